import UIKit

/// The chevron at the end of a row with children, or of a collapsible section's header, which points down when it's
/// expanded.
///
/// It rotates a subview, because a cell sets the frame of its accessory, which would distort a rotated view.
final class TreeChevron: UIView {
  private(set) var isExpanded = false
  /// The accessibility values of the row, because the chevron is only visual.
  static var expanded = InterfaceText("Expanded", chinese: "已展开")
  static var collapsed = InterfaceText("Collapsed", chinese: "已折叠")
  /// The accessibility value that the chevron set last.
  fileprivate var said: String?
  private let glyph: UIImageView

  init() {
    let look = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    glyph = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: look))
    glyph.sizeToFit()
    // A square, so that the glyph fits inside after it rotates.
    let side = max(glyph.bounds.width, glyph.bounds.height)
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    glyph.center = CGPoint(x: side / 2, y: side / 2)
    addSubview(glyph)
    tintColor = .tertiaryLabel
  }

  required init?(coder: NSCoder) { nil }

  /// Rotates the chevron.
  func show(isExpanded: Bool, animated: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    if animated, window != nil, !UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: 0.25, animations: { self.rotate() })
    } else {
      UIView.performWithoutAnimation { rotate() }
    }
  }

  /// Rotates the glyph for the layout direction, which a view outside of a window doesn't know yet.
  override func layoutSubviews() {
    super.layoutSubviews()
    UIView.performWithoutAnimation { rotate() }
  }

  private func rotate() {
    let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
    let transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity
    if glyph.transform != transform { glyph.transform = transform }
  }
}

extension UITableViewCell {
  /// Shows a chevron if the row has children, and none otherwise.
  func showChevron(_ node: TreeNode, animated: Bool) {
    guard node.hasChildren else {
      guard let chevron = accessoryView as? TreeChevron else { return }
      if accessibilityValue == chevron.said { accessibilityValue = nil }
      accessoryView = nil
      return
    }
    let known = accessoryView as? TreeChevron
    let chevron = known ?? TreeChevron()
    if known == nil { accessoryView = chevron }
    chevron.show(isExpanded: node.isExpanded, animated: animated && known != nil)
    // Keeps the app's own accessibility value.
    guard accessibilityValue == nil || accessibilityValue == chevron.said else { return }
    chevron.said = (node.isExpanded ? TreeChevron.expanded : TreeChevron.collapsed).text
    accessibilityValue = chevron.said
  }
}
