public import Foundation

/// An interaction that activates a view when the user holds a drag over it.
@MainActor @preconcurrency open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?
  /// The behavior, which determines whether and where the view activates.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The effect, which shows that the view is about to activate.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction, which you add to a view with `addInteraction(_:)`.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The behavior, or `nil` to activate everywhere in the view.
  ///   - interactionEffect: The effect, or `nil` for a view that becomes pale, and flashes before it activates.
  ///   - handler: A closure called when the view activates.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AlwaysSprings()
    self.interactionEffect = interactionEffect ?? FlashingEffect()
    self.handler = handler
    super.init()
  }

  /// Creates an interaction with the default behavior and effect.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Prepares the interaction for its addition to or removal from a view.
  open func willMove(to view: UIView?) {}

  /// Completes the interaction's addition to or removal from a view.
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// The behavior of a spring-loaded interaction, which determines whether and where a view activates.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the view can activate.
  ///
  /// It's called when the drag enters the view and each time it moves there.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Notifies the behavior that the view was activated, or that the drag left it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// The default implementation, which does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The effect of a spring-loaded interaction, which shows that a view is about to activate.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Notifies the effect that the context's state changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The states of a spring-loaded view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the view.
  case inactive
  /// The view activates if the touch stays.
  case possible
  /// The view is about to activate.
  case activating
  /// The view activates.
  case activated
}

/// The state of a drag that the user holds over a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the view.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect, which is the interaction's view by default.
  var targetView: UIView? { get set }
  /// A custom object that identifies one of several items in the view.
  var targetItem: Any? { get set }
  /// Returns the position of the touch in a view's coordinates, or in the window's if `view` is `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// An object that can activate when the user holds a drag over it.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether the object activates, which is `false` by default.
  var isSpringLoaded: Bool { get set }
}

private final class AlwaysSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Apple's default effect “highlights the view”, and “will briefly flash” it. The amounts are assumed.
private final class FlashingEffect: NSObject, UISpringLoadedInteractionEffect {
  private weak var view: UIView?
  private var alpha: CGFloat = 1

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    if view == nil, let target = context.targetView, context.state != .inactive {
      view = target
      alpha = target.alpha
    }
    let view = view
    UIView.animate(withDuration: 0.1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      switch context.state {
      case .possible: view?.alpha = self.alpha * 0.6
      case .activating: view?.alpha = self.alpha * 0.3
      case .inactive, .activated: view?.alpha = self.alpha
      }
    }
    if context.state == .inactive || context.state == .activated { self.view = nil }
  }
}
