import UIKit

/// A gray spot that marks the position of a touch in films.
final class FingerMark: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.5, alpha: 0.45)
    layer.cornerRadius = 20
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
  }

  required init?(coder: NSCoder) { nil }
}
