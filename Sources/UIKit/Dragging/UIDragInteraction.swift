public import Foundation

/// An interaction that lets the user drag a view's content after touching and holding it for half a second.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view to which the interaction is added.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether other recognizers can recognize while the user lifts items.
  ///
  /// The default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// A Boolean value that indicates whether the user can drag items.
  ///
  /// Setting it to `false` cancels the current drag.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet {
      guard isEnabled != oldValue else { return }
      press.isEnabled = isEnabled
      tap.isEnabled = isEnabled
    }
  }

  /// A Boolean value that indicates whether new interactions are enabled, which is always `true` on Linux.
  ///
  /// On Apple's devices, it depends on the device: “In iOS 14 and earlier, the default value is true for iPad and false
  /// for iPhone” (`dragInteractionEnabled` of a collection view).
  open class var isEnabledByDefault: Bool { true }

  let press = DragGestureRecognizer()
  let tap = DragAddingGestureRecognizer()
  /// The drag that is about to begin, and the drag that has begun.
  private var waiting: DragFlight?
  private weak var flight: DragFlight?
  /// A strong reference to a delegate within the module.
  private(set) var ownDelegate: (any UIDragInteractionDelegate)?

  /// Creates an interaction, which you add to a view with `addInteraction(_:)`.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.mayBegin = { [weak self] in self?.prepareFlight() ?? false }
    press.action = { [weak self] in self?.pressChanged($0) }
    press.attemptEnded = { [weak self] in self?.forgetWaiting() }
    press.letsOthersRecognize = { [weak self] in self?.allowsSimultaneousRecognitionDuringLift ?? false }
    tap.mayBegin = { [weak self] in self?.addItems() ?? false }
    tap.isIdle = { [weak self] in self?.view?.window?.dragFlights.isEmpty ?? true }
  }

  /// Creates an interaction that retains its delegate.
  convenience init(keeping delegate: any UIDragInteractionDelegate) {
    self.init(delegate: delegate)
    ownDelegate = delegate
  }

  /// Prepares the interaction for its addition to or removal from a view.
  ///
  /// It cancels the current drag.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
  }

  /// Completes the interaction's addition to or removal from a view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  /// The default preview for lifting an item.
  var defaultPreview: UITargetedDragPreview? {
    guard let view, view.window != nil else { return nil }
    return UITargetedDragPreview(view: view)
  }

  // MARK: Touches

  /// Requests items from the delegate, and returns `false` if there are none.
  private func prepareFlight() -> Bool {
    guard let view, let window = view.window, let delegate, let touch = press.touches.first else { return false }
    let session = DragSession(in: window, at: press.location(in: nil))
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    // The delegate can remove the view.
    guard !items.isEmpty, self.view === view, view.window === window else { return false }
    session.items = items
    waiting = DragFlight(session, of: self, in: window, by: touch)
    return true
  }

  private func pressChanged(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      flight = waiting
      waiting?.lift()
      waiting = nil
    case .changed: flight?.move(to: press.location(in: nil))
    case .ended: end { $0.letGo(at: press.location(in: nil)) }
    case .cancelled: end { $0.cancel() }
    case .failed, .possible: break
    }
  }

  private func end(_ end: (DragFlight) -> Void) {
    guard let flight else { return }
    self.flight = nil
    end(flight)
  }

  /// Discards the requested items if another recognizer recognizes first.
  private func forgetWaiting() {
    guard let session = waiting?.session else { return }
    waiting = nil
    (delegate as? any DragOwner)?.liftWasTakenBack(of: session)
  }

  /// Adds the items that a second touch taps to the current drag, and returns `false` if there are none.
  private func addItems() -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    let flights = window.dragFlights.filter { $0.stage == .flying }
    let point = tap.location(in: view)
    guard let newest = flights.last else { return false }
    var session: (any UIDragSession)? = newest.session
    if flights.count > 1 {
      session = delegate.dragInteraction(self, sessionForAddingItems: flights.map(\.session), withTouchAt: point)
    }
    guard let session, let flight = flights.first(where: { $0.session === session }) else { return false }
    let items = delegate.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    // The delegate can end the drag.
    guard !items.isEmpty, flight.stage == .flying, self.view === view, view.window === window else { return false }
    flight.add(items, by: self)
    return true
  }
}
