import Foundation

/// A drag, from the press that lifts the items until they come to rest.
@MainActor final class DragFlight {
  /// The stages of a drag.
  enum Stage {
    /// The items are lifted, and the touch hasn't moved yet.
    case lifted
    /// The user drags the items.
    case flying
    /// The items move to where they are dropped, or back.
    case landing
    case over
  }

  /// The distance that the touch must move to start the drag of lifted items, in points (assumed).
  static let threshold: CGFloat = 10
  /// The duration of the lift and landing animations, in seconds (assumed).
  static let duration: TimeInterval = 0.3

  let session: DragSession
  let dropSession: DropSession
  let source: UIDragInteraction
  private(set) weak var window: UIWindow?
  private weak var touch: UITouch?
  private let start: CGPoint
  private(set) var stage = Stage.lifted
  let pictures: DragPictures
  /// The drop interaction under the touch.
  private(set) var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// The drop interactions that the drag has entered, in order.
  private var visited: [UIDropInteraction] = []
  /// The drop interactions that can't handle the items.
  private var refusing: [UIDropInteraction] = []
  /// The drop interactions that can handle the items.
  private var accepting: [UIDropInteraction] = []
  private lazy var spring = SpringLoader(self)
  private var isUpdating = false
  /// The drag interaction of each item.
  private var origins: [ObjectIdentifier: UIDragInteraction] = [:]

  init(_ session: DragSession, of source: UIDragInteraction, in window: UIWindow, by touch: UITouch) {
    self.session = session
    self.source = source
    self.window = window
    self.touch = touch
    dropSession = DropSession(of: session)
    start = session.point
    pictures = DragPictures(in: window, at: session.point)
    for item in session.items { origins[ObjectIdentifier(item)] = source }
  }

  /// The height of the first lifted item, in points.
  var liftedHeight: CGFloat? { pictures.liftedHeight }

  // MARK: Lifting

  /// Lifts the items. If the same press shows a menu, the menu's preview is lifted instead.
  func lift() {
    guard let delegate = source.delegate, let window else { return }
    window.dragFlights.append(self)
    let animator = DragAnimator()
    for item in session.items {
      let preview = delegate.dragInteraction(source, previewForLifting: item, session: session)
      pictures.add(item, preview)
    }
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    guard stage == .lifted else { return }
    pictures.lift(with: animator)
    if touch?.menuPresses.contains(where: \.isUnderWay) ?? false { pictures.isHidden = true }
  }

  /// Hides the previews if the same press shows a menu, because the menu lifts its own preview.
  func menuComes(by press: UIGestureRecognizer) {
    if stage == .lifted, let touch, press.touches.contains(touch) { pictures.isHidden = true }
  }

  /// Updates the drag when the touch moves.
  func move(to point: CGPoint) {
    session.point = point
    switch stage {
    case .lifted: if hypot(point.x - start.x, point.y - start.y) > Self.threshold { begin() }
    case .flying:
      pictures.follow(point)
      update()
      tellSource { $0.dragInteraction(source, sessionDidMove: session) }
    case .landing, .over: break
    }
  }

  private func tellSource(_ tell: (any UIDragInteractionDelegate) -> Void) {
    if let delegate = source.delegate { tell(delegate) }
  }

  private func begin() {
    guard let delegate = source.delegate else { return cancel() }
    stage = .flying
    takeOverFromMenu()
    pictures.showSources()
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
    guard stage == .flying else { return }
    pictures.begin(session.items)
    pictures.follow(session.point)
    update()
  }

  /// Dismisses the menu of the same press when the drag starts.
  private func takeOverFromMenu() {
    for press in touch?.menuPresses ?? [] where press.isUnderWay {
      press.state = .cancelled
      window?.menuOverlay?.dismiss(animated: false)
    }
    pictures.isHidden = false
  }

  // MARK: Flying

  /// Updates the drop target and its proposal.
  func update() {
    guard stage == .flying, !isUpdating, let window else { return }
    isUpdating = true
    defer { isUpdating = false }
    let view = window.hitTest(session.point, with: nil)
    let found = interaction(above: view)
    if found !== target {
      let old = target
      target = nil
      proposal = nil
      if let old { old.delegate?.dropInteraction(old, sessionDidExit: dropSession) }
      guard stage == .flying else { return }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: dropSession)
      }
    }
    guard stage == .flying else { return }
    spring.follow(view)
    guard let target, stage == .flying else { return }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
  }

  /// Returns the innermost drop interaction that can handle the drag.
  private func interaction(above view: UIView?) -> UIDropInteraction? {
    guard let view else { return nil }
    for view in sequence(first: view, next: \.parentView) {
      for case let interaction as UIDropInteraction in view.interactions.reversed() where canHandle(interaction) {
        return interaction
      }
    }
    return nil
  }

  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if target === interaction { return true }
    // The delegate is called once, until the items change.
    if refusing.contains(where: { $0 === interaction }) { return false }
    guard let delegate = interaction.delegate, !isBusy(interaction) else { return false }
    if accepting.contains(where: { $0 === interaction }) { return true }
    let answer = delegate.dropInteraction(interaction, canHandle: dropSession)
    if answer { accepting.append(interaction) } else { refusing.append(interaction) }
    return answer
  }

  /// Returns whether the interaction accepts one drag at a time and another drag is already over it.
  private func isBusy(_ interaction: UIDropInteraction) -> Bool {
    guard !interaction.allowsSimultaneousDropSessions, let window else { return false }
    return window.dragFlights.contains { $0 !== self && $0.target === interaction }
  }

  /// Adds the items that another touch has tapped.
  func add(_ items: [UIDragItem], by interaction: UIDragInteraction) {
    tellSource { $0.dragInteraction(source, session: session, willAdd: items, for: interaction) }
    guard stage == .flying, let delegate = interaction.delegate else { return }
    session.items += items
    // An interaction that can't handle the old items might be able to handle the new ones.
    (accepting, refusing) = ([], [])
    for item in items {
      origins[ObjectIdentifier(item)] = interaction
      pictures.add(item, delegate.dragInteraction(interaction, previewForLifting: item, session: session))
    }
    pictures.begin(items)
    pictures.follow(session.point)
    update()
  }

  // MARK: Landing

  /// Ends the drag when the touch ends.
  func letGo(at point: CGPoint) {
    switch stage {
    case .lifted: putBack()
    case .flying:
      session.point = point
      pictures.follow(point)
      update()
      guard stage == .flying else { return }
      drop()
    case .landing, .over: break
    }
  }

  /// Cancels the drag if the touch is canceled, or if the items must go back.
  func cancel() {
    switch stage {
    case .lifted: putBack()
    case .flying: goBack()
    case .landing, .over: break
    }
  }

  /// The proposed operation, if it's allowed.
  private var operation: UIDropOperation {
    guard let proposal, let view = target?.view, view.window === window else { return .cancel }
    // Apple: “You may return a proposal containing the move operation only if the session's allowsMoveOperation is
    // true”.
    return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// Puts the lifted items back. The delegates aren't notified because the drag hasn't started.
  private func putBack() {
    stage = .over
    window?.dragFlights.removeAll { $0 === self }
    pictures.putDown(animated: !pictures.isHidden)
    (source.delegate as? any DragOwner)?.liftWasTakenBack(of: session)
  }

  private func drop() {
    let operation = operation
    guard operation == .copy || operation == .move, let target, let delegate = target.delegate else { return goBack() }
    stage = .landing
    spring.end()
    tellSource { $0.dragInteraction(source, session: session, willEndWith: operation) }
    delegate.dropInteraction(target, performDrop: dropSession)
    pictures.land(
      session.items.map { item in
        if let landing = (delegate as? any DropOwner)?.landing(of: item) { return (item, landing) }
        let preview = pictures.targetedPreview(of: item).flatMap {
          delegate.dropInteraction(target, previewForDropping: item, withDefault: $0)
        }
        let landing = DragLanding(on: preview)
        delegate.dropInteraction(target, item: item, willAnimateDropWith: landing.animator)
        return (item, landing)
      },
      then: {
        delegate.dropInteraction(target, concludeDrop: self.dropSession)
        self.end(with: operation)
      })
  }

  private func goBack() {
    stage = .landing
    spring.end()
    tellSource { $0.dragInteraction(source, session: session, willEndWith: .cancel) }
    pictures.land(
      session.items.map { item in
        let origin = origins[ObjectIdentifier(item)] ?? source
        let preview = pictures.startPreview(of: item).flatMap {
          origin.delegate?.dragInteraction(origin, previewForCancelling: item, withDefault: $0)
        }
        let landing = DragLanding(on: preview)
        origin.delegate?.dragInteraction(origin, item: item, willAnimateCancelWith: landing.animator)
        return (item, landing)
      }, then: { self.end(with: .cancel) })
    // The views that the drag entered close what they opened while the items go back.
    for interaction in visited { (interaction.delegate as? any DropOwner)?.dropIsOff(of: dropSession) }
  }

  private func end(with operation: UIDropOperation) {
    stage = .over
    window?.dragFlights.removeAll { $0 === self }
    target = nil
    for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession) }
    tellSource { $0.dragInteraction(source, session: session, didEndWith: operation) }
    for guest in session.guests where guest !== source.delegate { guest.guestSessionEnded(session) }
    if operation != .cancel { tellSource { $0.dragInteraction(source, sessionDidTransferItems: session) } }
  }
}

/// A delegate within the module that lifts parts of its view.
@MainActor protocol DragOwner: AnyObject {
  /// Called when the lifted items are put back without a drag.
  func liftWasTakenBack(of session: DragSession)
}

/// A delegate within the module that shows the drop position in its view.
@MainActor protocol DropOwner: AnyObject {
  /// Returns the landing of a dropped item, or `nil` to use the delegate's methods.
  func landing(of item: UIDragItem) -> DragLanding?
  /// Called when the drag ends without a drop.
  func dropIsOff(of session: DropSession)
}

extension UITouch {
  /// The touch's gesture recognizers that show menus.
  var menuPresses: [ContextMenuGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? ContextMenuGestureRecognizer }
  }
}
