import Foundation

/// A drag from the press that lifts something until what was dropped has come to rest.
@MainActor final class DragFlight {
  /// How far the drag is.
  enum Stage {
    /// The finger has not moved yet.
    case lifted
    /// The finger drags the items.
    case flying
    /// The items go to where they are dropped, or back.
    case landing
    case over
  }

  /// The distance that the finger moves before it drags what it has lifted, in points (assumed).
  static let threshold: CGFloat = 10
  /// The duration in which items are lifted and come to rest, in seconds (assumed).
  static let duration: TimeInterval = 0.3

  let session: DragSession
  let dropSession: DropSession
  let source: UIDragInteraction
  private(set) weak var window: UIWindow?
  private weak var touch: UITouch?
  private let start: CGPoint
  private(set) var stage = Stage.lifted
  let pictures: DragPictures
  /// What the finger is over.
  private(set) var target: UIDropInteraction?
  private(set) var proposal: UIDropProposal?
  /// All that the finger was over, in the order in which it came there.
  private var visited: [UIDropInteraction] = []
  /// What could do nothing with the items.
  private var refusing: [UIDropInteraction] = []
  /// What can do something with them.
  private var accepting: [UIDropInteraction] = []
  private lazy var spring = SpringLoader(self)
  private var isUpdating = false
  /// Which interaction each item comes from.
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

  /// The height of what was lifted first, in points.
  var liftedHeight: CGFloat? { pictures.liftedHeight }

  // MARK: Lifting

  /// Lifts the items; where a menu shows for the press, its preview is what is lifted.
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

  /// Called when a menu comes that the same press shows: it lifts what is pressed itself.
  func menuComes(by press: UIGestureRecognizer) {
    if stage == .lifted, let touch, press.touches.contains(touch) { pictures.isHidden = true }
  }

  /// Called when the finger moves.
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

  /// A menu that the press has shown goes, as the finger drags what it is for.
  private func takeOverFromMenu() {
    for press in touch?.menuPresses ?? [] where press.isUnderWay {
      press.state = .cancelled
      window?.menuOverlay?.dismiss(animated: false)
    }
    pictures.isHidden = false
  }

  // MARK: Flying

  /// Looks anew what the finger is over, and asks what would become of the items there.
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

  /// Returns what takes drops of the views that the finger is on, the innermost first.
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
    // It is asked once, until there are other items.
    if refusing.contains(where: { $0 === interaction }) { return false }
    guard let delegate = interaction.delegate, !isBusy(interaction) else { return false }
    if accepting.contains(where: { $0 === interaction }) { return true }
    let answer = delegate.dropInteraction(interaction, canHandle: dropSession)
    if answer { accepting.append(interaction) } else { refusing.append(interaction) }
    return answer
  }

  /// Whether another drag is over the view, which takes one at a time.
  private func isBusy(_ interaction: UIDropInteraction) -> Bool {
    guard !interaction.allowsSimultaneousDropSessions, let window else { return false }
    return window.dragFlights.contains { $0 !== self && $0.target === interaction }
  }

  /// Adds items that another finger has tapped.
  func add(_ items: [UIDragItem], by interaction: UIDragInteraction) {
    tellSource { $0.dragInteraction(source, session: session, willAdd: items, for: interaction) }
    guard stage == .flying, let delegate = interaction.delegate else { return }
    session.items += items
    // What could do nothing with those before may be able to with these.
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

  /// Called when the finger is lifted.
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

  /// Called when the touch is taken away, or what is dragged is to go back.
  func cancel() {
    switch stage {
    case .lifted: putBack()
    case .flying: goBack()
    case .landing, .over: break
    }
  }

  /// What is proposed, where it is allowed.
  private var operation: UIDropOperation {
    guard let proposal, let view = target?.view, view.window === window else { return .cancel }
    // Apple: "You may return a proposal containing the move operation only if the session's allowsMoveOperation is true".
    return proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
  }

  /// Puts down what was lifted and not dragged; nobody hears of it, as the drag has not begun.
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
    // A view that the finger was over closes what it has opened while the items go back.
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

/// A delegate of the module's own that lifts parts of its view.
@MainActor protocol DragOwner: AnyObject {
  /// Called when what was lifted is put down again without having been dragged.
  func liftWasTakenBack(of session: DragSession)
}

/// A delegate of the module's own whose view shows where items would go.
@MainActor protocol DropOwner: AnyObject {
  /// Returns where an item goes that was dropped; nil for what the delegate's methods say.
  func landing(of item: UIDragItem) -> DragLanding?
  /// Called when nothing is dropped.
  func dropIsOff(of session: DropSession)
}

extension UITouch {
  /// The recognizers of the touch that show menus.
  var menuPresses: [ContextMenuGestureRecognizer] {
    (gestureRecognizers ?? []).compactMap { $0 as? ContextMenuGestureRecognizer }
  }
}
