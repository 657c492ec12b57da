import Foundation

/// A view that fills the window with a presented controller's view and the dimming behind a sheet.
final class PresentationContainerView: UIView {
  let dimming = UIView()
  /// The view that animates: a sheet's card, or the view that covers the screen.
  let content = UIView()
  /// The upper edge of a full-height sheet, in points, or `nil` if the presentation covers the screen.
  let fullTop: CGFloat?
  /// The upper edge of the sheet at rest.
  var sheetTop: CGFloat?
  /// The bottom inset that the device covers, in points, until the view is in its window.
  var coveredBottom: CGFloat = 0
  /// The grabber at a sheet's upper edge.
  let grabber = UIView()
  weak var presentation: ModalPresentation?
  private let pullRecognizer = UIPanGestureRecognizer()
  private var isPulled = false

  init(frame: CGRect, sheetTop: CGFloat?) {
    fullTop = sheetTop
    self.sheetTop = sheetTop
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
    for view in [dimming, content] {
      view.frame = bounds
      view.isOpaque = false
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    dimming.isHidden = sheetTop == nil
    dimming.backgroundColor = UIColor(white: 0, alpha: ModalPresentation.Look.dimming)
    guard let sheetTop else { return }
    content.frame = CGRect(x: 0, y: sheetTop, width: bounds.width, height: bounds.height - sheetTop)
    content.layer.cornerRadius = ModalPresentation.Look.cornerRadius
    content.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    content.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    content.addSubview(grabber)
    followPulls()
  }

  required init?(coder: NSCoder) { nil }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard let controller = presentation?.presented.heldPresentationController else { return }
    (controller as any TraitCollectionListener).traitCollectionDidChange(previous)
    TraitChangeRegistration.tell(controller.traitRegistrations, from: previous, to: traitCollection)
  }

  func show(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if controller is UIAlertController {
      dimming.isHidden = false
      dimming.backgroundColor = AlertLook.dimming
      content.addSubview(view)
      return setNeedsLayout()
    }
    prepareSheet()
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.insertSubview(view, belowSubview: grabber)
  }

  // The view behind an undimmed sheet receives its touches.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard fullTop == nil || content.frame.contains(point) || !isUndimmed else { return nil }
    return super.hitTest(point, with: event)
  }

  /// Assistive technology doesn't read content behind the presentation until the presentation ends.
  override var accessibilityViewIsModal: Bool {
    get { presentation.map { $0.phase != .dismissing && (fullTop == nil || !isUndimmed) } ?? false }
    set {}
  }

  /// Dismisses the presented controller for VoiceOver's escape gesture (reported of sheets), unless it prevents
  /// dismissal.
  override func accessibilityPerformEscape() -> Bool {
    guard let presentation, presentation.phase == .presented, !(presentation.presented is UIAlertController), !isKept
    else { return false }
    dismissByUser(presentation)
    return true
  }

  /// The upper edge of the moving content, in points.
  var contentTop: CGFloat { alertView?.frame.minY ?? 0 }

  // MARK: Alerts

  private var alertView: AlertView? { (presentation?.presented as? UIAlertController)?.alertView }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The size of an iPhone's grabber (assumed from its appearance).
    grabber.frame = CGRect(x: (content.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    var covered = safeAreaInsets
    covered.bottom = max(covered.bottom, (window?.keyboardHeight ?? 0) - ((window?.bounds.height ?? 0) - frame.maxY))
    alertView?.place(in: self, covered: covered)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // A touch outside of an action sheet cancels it. A touch outside of an alert does nothing.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let alert = presentation?.presented as? UIAlertController, alert.preferredStyle == .actionSheet,
      let cancel = alert.cancelAction, let touch = touches.first,
      alert.alertView?.bounds.contains(touch.location(in: alert.alertView)) == false
    else { return }
    alert.choose(cancel)
  }

  // MARK: Dragging a sheet down
  // The required distance and velocity are assumed.

  static let fastEnough: CGFloat = 1_000

  private func followPulls() {
    pullRecognizer.action = { [weak self] _ in self?.pull() }
    addGestureRecognizer(pullRecognizer)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard sheetTop != nil, recognizer === pullRecognizer else { return true }
    let velocity = pullRecognizer.velocity(in: self)
    let isOnSheet = pullRecognizer.touches.allSatisfy { $0.view?.isDescendant(of: content) == true }
    guard presentation?.phase == .presented, isOnSheet else { return false }
    return velocity.y > abs(velocity.x) || (canGrow && -velocity.y > abs(velocity.x))
  }

  private func pull() {
    guard sheetTop != nil else { return }
    switch pullRecognizer.state {
    case .began: isPulled = true
    case .changed: follow(pullRecognizer.translation(in: self).y)
    case .ended: letGo(velocity: pullRecognizer.velocity(in: self).y)
    default:
      guard isPulled else { return }
      placeSheet(animated: true)
    }
    if pullRecognizer.state != .changed && pullRecognizer.state != .began { isPulled = false }
  }
}
