import Foundation

/// The background of a bar: its material, its color, and the line at its edge.
@MainActor final class BarBackgroundView: UIView {
  private let color = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  /// A Boolean value that indicates whether the line is at the upper edge, as that of a bar at the bottom is.
  var lineIsAtTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(color)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance, over the system's background where nothing may show through.
  func show(_ appearance: UIBarAppearance, isOpaque: Bool = false) {
    backgroundColor = appearance.backing == .material ? BarBackgroundView.material : isOpaque ? .systemBackground : nil
    color.backgroundColor = appearance.backgroundColor
    line.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    color.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: lineIsAtTop ? 0 : bounds.height - pixel, width: bounds.width, height: pixel)
  }

  // The bar's material (systemChromeMaterial) is a blur. Nothing of what a blur lets through can be read, so without one the bar
  // is drawn in the color that the material has over a table's own background.
  private static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 29 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }
}

extension UINavigationBar {
  /// The look of the bar over content: the page's own, else the bar's.
  var shownStandardAppearance: UINavigationBarAppearance { topItem?.standardAppearance ?? standardAppearance }

  /// The look of the bar at the content's edge: the page's own, else the bar's, else as over content, but transparent.
  var shownScrollEdgeAppearance: UINavigationBarAppearance {
    if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    let appearance = UINavigationBarAppearance(barAppearance: shownStandardAppearance)
    appearance.configureWithTransparentBackground()
    return appearance
  }

  /// Gives a title the font and color that an appearance asks for, or else the bar's own.
  func apply(_ attributes: [NSAttributedString.Key: Any], to label: UILabel, font: UIFont) {
    let font = attributes[.font] as? UIFont ?? font
    // A label that is given a font marks what it lies in for layout, which is where this is called.
    if label.font != font { label.font = font }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }
}
