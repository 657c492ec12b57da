import Foundation

/// A constant that the system determines.
enum SystemSpacing {
  /// A `-` without a length between two views of a visual format.
  case visualFormat
  /// A `-` without a length at the edge of a visual format, which represents the superview's margin.
  case margin
  /// A multiple of the system's spacing, created by an anchor.
  case anchor(multiplier: CGFloat)

  /// The symbol that descriptions show.
  var symbol: String {
    switch self {
    case .visualFormat, .margin: "NSSpace"
    case .anchor: "NSLayoutAnchorConstraintSpace"
    }
  }

  /// Returns the spacing, in points, before the trailing or lower of two positions.
  ///
  /// Apple documents that the spacing to a baseline depends on the fonts, but no numbers. The line height of the text
  /// below is assumed, so that it follows the text above like its next line.
  @MainActor func length(to far: LayoutOperand) -> CGFloat {
    switch self {
    case .visualFormat: Self.standard(to: far)
    case .margin: 0
    case .anchor(let multiplier): multiplier * Self.standard(to: far)
    }
  }

  @MainActor private static func standard(to far: LayoutOperand) -> CGFloat {
    guard far.attribute == .firstBaseline, var view = far.reference.item as? UIView else { return 8 }
    while view.forFirstBaselineLayout !== view { view = view.forFirstBaselineLayout }
    return view.fontOfFirstLine?.lineHeight ?? 8
  }
}

extension UIView {
  /// Updates the spacing of constraints to the view's baselines, because its font can have changed.
  func updateSystemSpacing() {
    guard let state = layoutState, state.hasSystemSpacing else { return }
    for constraint in state.ownedConstraints.all { constraint.updateSystemSpacing() }
    for constraint in state.outerConstraints { constraint.updateSystemSpacing() }
  }
}
