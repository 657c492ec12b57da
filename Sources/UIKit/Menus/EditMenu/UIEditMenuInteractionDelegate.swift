public import Foundation

/// What lets other things move along as an edit menu comes or goes.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is done when the motion has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The delegate of an edit menu. Every method is optional.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show; nil for the suggested actions, a menu without elements for none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points at, in the points of the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to come.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu is about to go.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Stands for an absent method: the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Stands for an absent method: the configuration's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Stands for an absent method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Stands for an absent method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
