import Foundation

/// The background of a bar, with its material, color, and edge line.
@MainActor final class BarBackgroundView: MaterialView {
  private let color = UIView(frame: .zero)
  private let line = UIView(frame: .zero)
  /// A Boolean value that indicates whether the line is at the upper edge, as for a bar at the bottom.
  var lineIsAtTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(color)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance.
  ///
  /// - Parameters:
  ///   - isOpaque: Pass `true` to show nothing of the content behind the bar.
  ///   - isOverContent: Pass `false` for a bar with nothing behind it, such as a search bar above a table view.
  func show(_ appearance: UIBarAppearance, isOpaque: Bool = false, isOverContent: Bool = true) {
    if appearance.backing == .material {
      showBarMaterial(isOverContent: isOverContent && !isOpaque)
    } else {
      look = nil
      backgroundColor = isOpaque ? .systemBackground : nil
    }
    color.backgroundColor = appearance.backgroundColor
    line.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    color.frame = bounds
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: lineIsAtTop ? 0 : bounds.height - pixel, width: bounds.width, height: pixel)
  }
}

extension UINavigationBar {
  /// The bar's appearance over content: the page's own or else the bar's.
  ///
  /// The order of those in a compact height is assumed.
  var shownStandardAppearance: UINavigationBarAppearance {
    if isCompact, let own = topItem?.compactAppearance { return own }
    if let own = topItem?.standardAppearance { return own }
    if isCompact, let compactAppearance { return compactAppearance }
    guard !hasOwnAppearance, titleTextAttributes != nil || largeTitleTextAttributes != nil || barTintColor != nil else {
      return standardAppearance
    }
    let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
    appearance.titleTextAttributes = titleTextAttributes ?? [:]
    appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
    appearance.backgroundColor = barTintColor
    return appearance
  }

  /// The bar's appearance at the edge of the content: the page's own, the bar's, or else a transparent standard
  /// appearance.
  var shownScrollEdgeAppearance: UINavigationBarAppearance {
    if isCompact, let own = topItem?.compactScrollEdgeAppearance { return own }
    if let own = topItem?.scrollEdgeAppearance { return own }
    if isCompact, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
    if let scrollEdgeAppearance { return scrollEdgeAppearance }
    let appearance = UINavigationBarAppearance(barAppearance: shownStandardAppearance)
    appearance.configureWithTransparentBackground()
    return appearance
  }

  /// Applies the font and color of an appearance to a title, or else the default.
  func apply(_ attributes: [NSAttributedString.Key: Any], to label: UILabel, font: UIFont) {
    let font = attributes[.font] as? UIFont ?? font
    // Setting the font triggers a layout, and this code runs during layout.
    if label.font != font { label.font = font }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }
}
