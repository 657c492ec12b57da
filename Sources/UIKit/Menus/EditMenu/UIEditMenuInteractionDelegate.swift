public import Foundation

/// The interface for adding animations to an edit menu that appears or closes.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that animate with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The interface for the content and events of an edit menu.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu to show, `nil` for the suggested actions, or an empty menu to show none.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the target rectangle of the menu in the coordinates of the interaction's view.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu closes.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default implementation of an optional method, which returns `nil` for the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation of an optional method, which returns `.null` for the configuration's point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// The default implementation of an optional method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// The default implementation of an optional method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
