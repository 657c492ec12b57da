import Foundation

/// A panel that a compact date picker opens above its window. A tap outside the panel closes it.
final class DateOverlayView: UIView {
  private let panel = UIView()
  private let content: any DatePickerFace
  private weak var anchor: UIView?
  private let closed: () -> Void
  private var isClosing = false

  private static let cornerRadius: CGFloat = 13
  private static let distance: CGFloat = 8
  private static let duration: TimeInterval = 0.25

  /// - Parameters:
  ///   - content: The view that changes the date.
  ///   - anchor: The view next to which the panel appears.
  ///   - closed: A closure called when the panel starts to close.
  init(_ content: any DatePickerFace, beside anchor: UIView, closed: @escaping () -> Void) {
    self.content = content
    self.anchor = anchor
    self.closed = closed
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = Self.cornerRadius
    panel.layer.shadowColor = UIColor.black.cgColor
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 24
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(panel)
    panel.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func open(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      panel.alpha = 0
      panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    change(animated: true, duration: Self.duration) {
      self.panel.alpha = 1
      self.panel.transform = .identity
    }
    UIAccessibility.post(notification: .screenChanged, argument: panel)
  }

  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    closed()
    guard animated, window != nil, UIView.areAnimationsEnabled else { return removeFromSuperview() }
    isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.duration) {
      self.panel.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.contains(where: { !panel.frame.contains($0.location(in: self)) }) else { return }
    close(animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let anchor, anchor.window != nil else { return close(animated: false) }
    // The picker can be in a view that overrides the window's style.
    if overrideUserInterfaceStyle != anchor.traitCollection.userInterfaceStyle {
      overrideUserInterfaceStyle = anchor.traitCollection.userInterfaceStyle
    }
    tintColor = anchor.tintColor
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let size = content.naturalSize
    let beside = anchor.convert(anchor.bounds, to: self).insetBy(dx: 0, dy: -Self.distance)
    let width = min(size.width, room.width)
    let height = min(size.height, room.height)
    var y = beside.maxY
    if y + height > room.maxY { y = beside.minY - height }
    if y < room.minY { y = max(room.minY, min(beside.midY - height / 2, room.maxY - height)) }
    let x = max(room.minX, min(beside.midX - width / 2, room.maxX - width))
    panel.bounds.size = CGSize(width: width, height: height)
    panel.center = CGPoint(x: roundedToPixel(x) + width / 2, y: roundedToPixel(y) + height / 2)
    content.frame = panel.bounds
  }
}
