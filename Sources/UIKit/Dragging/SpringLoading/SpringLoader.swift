import Foundation

/// An object that activates the view over which the user holds a drag.
@MainActor final class SpringLoader {
  /// The time before a view starts to activate, and the time until it's activated, in seconds (assumed; a video of a
  /// device would settle them).
  static let delays: (activating: TimeInterval, activated: TimeInterval) = (0.8, 0.4)

  private final class Context: NSObject, UISpringLoadedInteractionContext {
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?
    weak var session: DragSession?

    func location(in view: UIView?) -> CGPoint {
      guard let session else { return .zero }
      return view.map(session.location) ?? session.point
    }
  }

  private unowned let flight: DragFlight
  private var current: (interaction: UISpringLoadedInteraction, context: Context)?
  private var timer: ClockTimer?

  init(_ flight: DragFlight) { self.flight = flight }

  /// Follows the view under the touch.
  func follow(_ view: UIView?) {
    let found = view.flatMap { view in
      sequence(first: view, next: \.parentView).lazy.compactMap { view in
        view.interactions.last { $0 is UISpringLoadedInteraction } as? UISpringLoadedInteraction
      }.first
    }
    if let current, current.interaction !== found { end() }
    guard let found, let view = found.view else { return }
    let context = current?.context ?? Context()
    context.session = flight.session
    if context.targetView == nil { context.targetView = view }
    let (target, item) = (context.targetView, context.targetItem as AnyObject?)
    guard found.interactionBehavior.shouldAllow(found, with: context) else { return end() }
    // Another part of the view starts a new delay.
    let isOther = target !== context.targetView || item !== (context.targetItem as AnyObject?)
    if let current, current.interaction === found, !isOther || context.state == .activated { return }
    timer?.cancel()
    current = (found, context)
    change(to: .possible, after: Self.delays.activating) {
      $0.change(to: .activating, after: Self.delays.activated) {
        $0.activate()
      }
    }
  }

  private func change(
    to state: UISpringLoadedInteractionEffectState, after delay: TimeInterval, then: @escaping (SpringLoader) -> Void
  ) {
    guard let (interaction, context) = current else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    guard current?.context === context else { return }
    timer = AnimationClock.shared.after(delay) { [weak self] in
      guard let self, current?.context === context else { return }
      then(self)
    }
  }

  private func activate() {
    guard let (interaction, context) = current else { return }
    timer = nil
    context.state = .activated
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    interaction.activate(context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
    // The activation can show another view under the touch.
    flight.update()
  }

  /// Cancels the activation because the touch left the view or ended.
  func end() {
    timer?.cancel()
    timer = nil
    guard let (interaction, context) = current else { return }
    current = nil
    guard context.state != .activated else { return }
    context.state = .inactive
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }
}
