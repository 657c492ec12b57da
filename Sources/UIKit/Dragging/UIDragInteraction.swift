public import Foundation

/// Lets what is in a view be dragged away, when a finger is kept on it for half a second.
@MainActor @preconcurrency open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate, which says what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether other recognizers may recognize while the finger lifts something; false by
  /// default.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// A Boolean value that indicates whether fingers drag anything; setting it to false takes back what is dragged.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet {
      guard isEnabled != oldValue else { return }
      press.isEnabled = isEnabled
      tap.isEnabled = isEnabled
    }
  }

  /// A Boolean value that indicates whether new interactions are enabled, which the device decides; true here.
  ///
  /// Apple's tables say the same of themselves: "In iOS 14 and earlier, the default value is true for iPad and false for
  /// iPhone" (`dragInteractionEnabled` of a collection view).
  open class var isEnabledByDefault: Bool { true }

  let press = DragGestureRecognizer()
  let tap = DragAddingGestureRecognizer()
  /// The drag that the finger is about to begin, and the one that it has begun.
  private var waiting: DragFlight?
  private weak var flight: DragFlight?
  /// Keeps a delegate of the module's own.
  private(set) var ownDelegate: (any UIDragInteractionDelegate)?

  /// Makes an interaction; it is to be added to a view by `addInteraction(_:)`.
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

  /// Makes an interaction that keeps its delegate.
  convenience init(keeping delegate: any UIDragInteractionDelegate) {
    self.init(delegate: delegate)
    ownDelegate = delegate
  }

  /// Called before the interaction is added to a view or taken away: what is dragged goes back.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(press)
    self.view?.removeGestureRecognizer(tap)
  }

  /// Called after the interaction was added to a view or taken away.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
    view?.addGestureRecognizer(tap)
  }

  /// What is lifted where the delegate does not say.
  var defaultPreview: UITargetedDragPreview? {
    guard let view, view.window != nil else { return nil }
    return UITargetedDragPreview(view: view)
  }

  // MARK: The finger

  /// Asks for items; false where there are none.
  private func prepareFlight() -> Bool {
    guard let view, let window = view.window, let delegate, let touch = press.touches.first else { return false }
    let session = DragSession(in: window, at: press.location(in: nil))
    let items = delegate.dragInteraction(self, itemsForBeginning: session)
    // What was asked may have taken the view away.
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

  /// Forgets items that were asked for when another recognizer came first.
  private func forgetWaiting() {
    guard let session = waiting?.session else { return }
    waiting = nil
    (delegate as? any DragOwner)?.liftWasTakenBack(of: session)
  }

  /// Adds what a second finger taps to a drag that goes on; false where that is nothing.
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
    // The drag may have ended meanwhile.
    guard !items.isEmpty, flight.stage == .flying, self.view === view, view.window === window else { return false }
    flight.add(items, by: self)
    return true
  }
}
