import UIKit

/// A colored block of a size, to see how a stack places it.
final class Block: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = color
    layer.cornerRadius = 4
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
