import Foundation

/// Fills the window with a presented controller's view and, behind a sheet, with its shade.
final class PresentationContainerView: UIView {
  let dimming = UIView()
  /// The content that comes and goes: a sheet's card, or the view that covers the screen.
  let content = UIView()
  /// The upper edge of a sheet, in points; nil for what covers the screen.
  let sheetTop: CGFloat?
  weak var presentation: ModalPresentation?
  private let pullRecognizer = UIPanGestureRecognizer()
  private var isPulled = false

  init(frame: CGRect, sheetTop: CGFloat?) {
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
    followPulls()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ controller: UIViewController) {
    guard let view = controller.view else { return }
    if controller is UIAlertController {
      dimming.isHidden = false
      dimming.backgroundColor = AlertLook.dimming
      content.addSubview(view)
      return setNeedsLayout()
    }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// Nothing behind what is presented is read, until that goes.
  override var accessibilityViewIsModal: Bool {
    get { presentation.map { $0.phase != .dismissing } ?? false }
    set {}
  }

  /// Lets the presented controller go, for a Z of two fingers (reported of sheets), unless it is to be kept.
  override func accessibilityPerformEscape() -> Bool {
    guard let presentation, presentation.phase == .presented, !(presentation.presented is UIAlertController), !isKept
    else { return false }
    presentation.presented.dismiss(animated: true)
    return true
  }

  /// The upper edge of what moves in the content, in points.
  var contentTop: CGFloat { alertView?.frame.minY ?? 0 }

  // MARK: Alerts

  private var alertView: AlertView? { (presentation?.presented as? UIAlertController)?.alertView }

  override func layoutSubviews() {
    super.layoutSubviews()
    var covered = safeAreaInsets
    covered.bottom = max(covered.bottom, (window?.keyboardHeight ?? 0) - ((window?.bounds.height ?? 0) - frame.maxY))
    alertView?.place(in: self, covered: covered)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // A touch beside an action sheet cancels it; one beside an alert does nothing.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let alert = presentation?.presented as? UIAlertController, alert.preferredStyle == .actionSheet,
      let cancel = alert.cancelAction, let touch = touches.first,
      alert.alertView?.bounds.contains(touch.location(in: alert.alertView)) == false
    else { return }
    alert.choose(cancel)
  }

  // MARK: Pulling a sheet down
  // How far and how fast is enough is assumed.

  private static let fastEnough: CGFloat = 1_000

  private func followPulls() {
    pullRecognizer.action = { [weak self] _ in self?.pull() }
    addGestureRecognizer(pullRecognizer)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let sheetTop, recognizer === pullRecognizer else { return true }
    let (velocity, point) = (pullRecognizer.velocity(in: self), pullRecognizer.location(in: self))
    return presentation?.phase == .presented && point.y >= sheetTop && velocity.y > abs(velocity.x)
  }

  private func pull() {
    guard let sheetTop else { return }
    let distance = max(0, pullRecognizer.translation(in: self).y)
    switch pullRecognizer.state {
    case .began: isPulled = true
    case .changed:
      content.keepsSafeArea = true
      // A sheet that stays gives way a little.
      content.frame.origin.y = sheetTop + (isKept ? distance / 4 : distance)
    case .ended:
      let isEnough = distance > content.bounds.height / 2 || pullRecognizer.velocity(in: self).y > Self.fastEnough
      guard isEnough, !isKept else { return letGo() }
      isPulled = false
      presentation?.presented.dismiss(animated: true)
    default: letGo()
    }
  }

  private func letGo() {
    guard isPulled, let sheetTop else { return }
    isPulled = false
    UIView.animate(withDuration: 0.3, animations: { self.content.frame.origin.y = sheetTop }) { _ in
      if self.presentation?.phase == .presented { self.content.keepsSafeArea = false }
    }
  }

  /// Whether the presented controller, or one that it shows, refuses to be pulled away.
  private var isKept: Bool {
    func isKept(_ controller: UIViewController) -> Bool {
      controller.isModalInPresentation || controller.shownChildren.contains(where: isKept)
    }
    return presentation.map { isKept($0.presented) } ?? true
  }
}
