import Foundation

/// Fills the window with a presented controller's view and, behind a sheet, with its shade.
final class PresentationContainerView: UIView {
  let dimming = UIView()
  /// The content that comes and goes: a sheet's card, or the view that covers the screen.
  let content = UIView()
  /// The upper edge of a sheet, in points; nil for what covers the screen.
  let sheetTop: CGFloat?
  weak var presentation: ModalPresentation?
  private var drag: (start: CGFloat, last: CGFloat, time: TimeInterval, velocity: CGFloat)?

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

  // MARK: Pulling a sheet down
  // Touches come here that nothing in the sheet took. How far and how fast is enough is assumed.

  private static let fastEnough: CGFloat = 1_000

  private func height(_ touches: Set<UITouch>) -> CGFloat? { touches.first?.location(in: self).y }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let sheetTop, presentation?.phase == .presented, let y = height(touches), y >= sheetTop else { return }
    drag = (y, y, touches.first?.timestamp ?? 0, 0)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let sheetTop, var drag, let y = height(touches), let time = touches.first?.timestamp else { return }
    if time > drag.time { drag.velocity = (y - drag.last) / CGFloat(time - drag.time) }
    (drag.last, drag.time) = (y, time)
    self.drag = drag
    let distance = max(0, y - drag.start)
    content.keepsSafeArea = true
    // A sheet that stays gives way a little.
    content.frame.origin.y = sheetTop + (isKept ? distance / 4 : distance)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch beside an action sheet cancels it; one beside an alert does nothing.
    if let alert = presentation?.presented as? UIAlertController, alert.preferredStyle == .actionSheet,
      let cancel = alert.cancelAction, let touch = touches.first,
      alert.alertView?.bounds.contains(touch.location(in: alert.alertView)) == false
    {
      return alert.choose(cancel)
    }
    guard let drag else { return }
    let isEnough = drag.last - drag.start > content.bounds.height / 2 || drag.velocity > Self.fastEnough
    guard isEnough, !isKept else { return letGo() }
    self.drag = nil
    presentation?.presented.dismiss(animated: true)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func letGo() {
    guard drag != nil, let sheetTop else { return }
    drag = nil
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
