import Foundation

/// A constant that was left to the system.
enum SystemSpacing {
  /// A bare `-` between two views of a visual format.
  case visualFormat
  /// A bare `-` at the edge of a visual format: what lies between is the superview's margin.
  case margin
  /// A multiple of the system's spacing, from an anchor.
  case anchor(multiplier: CGFloat)

  /// The symbol in descriptions.
  var symbol: String {
    switch self {
    case .visualFormat, .margin: "NSSpace"
    case .anchor: "NSLayoutAnchorConstraintSpace"
    }
  }

  /// The spacing between two places, of which `far` comes after the other or lies below it, in points.
  ///
  /// Apple documents that the spacing to a baseline depends on the fonts, and no numbers. Assumed is the line height of
  /// the text below: it then follows the text above as its next line would.
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
  /// Called when what the view shows has changed, its font perhaps: gives constraints to its baseline the spacing they
  /// need now.
  func updateSystemSpacing() {
    guard let state = layoutState, state.hasSystemSpacing else { return }
    for constraint in state.ownedConstraints.all { constraint.updateSystemSpacing() }
    for constraint in state.outerConstraints { constraint.updateSystemSpacing() }
  }
}
