import UIKit

/// The chevron at the end of a row that has children: it turns down when the row is expanded.
final class TreeChevron: UIImageView {
  private(set) var isExpanded = false

  convenience init() {
    let look = UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)
    self.init(image: UIImage(systemName: "chevron.forward", withConfiguration: look))
    tintColor = .tertiaryLabel
    sizeToFit()
    // A square, so that it takes as much room from the content when it is turned.
    let side = max(bounds.width, bounds.height)
    bounds.size = CGSize(width: side, height: side)
    contentMode = .center
  }

  /// Turns the chevron.
  func show(isExpanded: Bool, animated: Bool) {
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    let angle: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -.pi / 2 : .pi / 2
    let turn = { self.transform = isExpanded ? CGAffineTransform(rotationAngle: angle) : .identity }
    if animated, window != nil, !UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: 0.25, animations: turn)
    } else {
      UIView.performWithoutAnimation(turn)
    }
  }
}

extension UITableViewCell {
  /// Shows a chevron where a row has children, and none where it has not.
  func showChevron(_ node: TreeNode, animated: Bool) {
    guard node.hasChildren else {
      if accessoryView is TreeChevron { accessoryView = nil }
      return
    }
    let known = accessoryView as? TreeChevron
    let chevron = known ?? TreeChevron()
    if known == nil { accessoryView = chevron }
    chevron.show(isExpanded: node.isExpanded, animated: animated && known != nil)
  }
}
