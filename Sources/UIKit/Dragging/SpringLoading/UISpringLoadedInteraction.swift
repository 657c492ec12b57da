public import Foundation

/// Lets a view act when something that is dragged is kept over it.
@MainActor @preconcurrency open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Says where and whether the view acts.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows that the view is about to act.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction; it is to be added to a view by `addInteraction(_:)`.
  ///
  /// - Parameters:
  ///   - interactionBehavior: Says where and whether the view acts; everywhere for nil.
  ///   - interactionEffect: Shows that the view is about to act; for nil the view pales, and flashes before it acts.
  ///   - handler: Called when the view acts.
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

  /// Makes an interaction of the usual behavior and look.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Called before the interaction is added to a view or taken away.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or taken away.
  open func didMove(to view: UIView?) { self.view = view }

  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// Says where and whether a view acts over which something is kept.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Asks whether the view may act, when the finger comes over it and each time that it moves there.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The view has acted, or the finger has left it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Stands for an absent method.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to act over which something is kept.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// The state has changed, which the context has.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far a view is that acts when something is kept over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is over it.
  case inactive
  /// It acts if the finger stays.
  case possible
  /// It is about to act.
  case activating
  /// It acts.
  case activated
}

/// What is known of something that is kept over a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the view is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the effect shows on; the interaction's by default.
  var targetView: UIView? { get set }
  /// Something of the app's that acts, as one of several in the view.
  var targetItem: Any? { get set }
  /// Returns where the finger is, in a view's points, the window's for nil.
  func location(in view: UIView?) -> CGPoint
}

/// Something that acts when what is dragged is kept over it.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether it does; false by default.
  var isSpringLoaded: Bool { get set }
}

private final class AlwaysSprings: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Apple's default "highlights the view", and "will briefly flash" it; by how much is assumed.
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
