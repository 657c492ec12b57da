import UIKit

/// A sign as Settings has them: a white symbol on a colored square.
final class SignView: UIView {
  /// The width and height, in points, at every text size.
  static let side: CGFloat = 29

  private let symbol = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    layer.cornerCurve = .continuous
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.frame = bounds
    symbol.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(symbol)
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  /// Shows a sign.
  ///
  /// - Parameter isEnabled: Whether the row does something; else the sign is gray.
  func show(_ sign: Sign, isEnabled: Bool = true) {
    backgroundColor = isEnabled ? sign.color.uiColor() : .systemGray3
    symbol.image = UIImage(
      systemName: sign.symbol.filledName,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
  }
}
