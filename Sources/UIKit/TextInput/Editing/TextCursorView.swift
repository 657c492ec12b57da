import Foundation

/// The blinking caret of a text, or its selection with a handle at each end.
///
/// It's above the text, as large as the view that it belongs to, and doesn't receive touches.
@MainActor final class TextCursorView: UIView {
  /// The width of the caret, in points.
  static let caretWidth: CGFloat = 2
  /// The time for which the caret is visible and then hidden, in seconds (assumed).
  static let blinkInterval: TimeInterval = 0.5
  /// The diameter of a handle's knob, in points (assumed).
  static let knob: CGFloat = 10

  /// The rectangle of the caret, or `nil` if there's none.
  private(set) var caret: CGRect?
  /// The rectangles of the selection.
  private(set) var rectangles: [SelectionRectangle] = []
  /// A Boolean value that indicates whether the selection has handles.
  var showsHandles = true { didSet { if showsHandles != oldValue { setNeedsDisplay() } } }
  private let caretView = UIView()
  private var timer: ClockTimer?
  private var blinksSince: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    caretView.isHidden = true
    caretView.layer.cornerRadius = Self.caretWidth / 2
    addSubview(caretView)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a caret.
  func show(caret: CGRect) {
    self.caret = caret
    if !rectangles.isEmpty { setNeedsDisplay() }
    rectangles = []
    caretView.frame = caret
    caretView.isHidden = false
    startBlinking()
  }

  /// Shows a selection.
  func show(selection: [SelectionRectangle]) {
    hideCaret()
    guard rectangles != selection else { return }
    rectangles = selection
    setNeedsDisplay()
  }

  /// Shows nothing.
  func hide() {
    hideCaret()
    guard !rectangles.isEmpty else { return }
    rectangles = []
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether the caret is visible now.
  var isCaretShown: Bool { caret != nil && !caretView.isHidden }

  private func hideCaret() {
    caret = nil
    caretView.isHidden = true
    timer?.cancel()
    timer = nil
  }

  /// Restarts the blinking with a visible caret, as after each key.
  private func startBlinking() {
    let now = AnimationClock.shared.now
    // Several keys at the same time, such as those of an input method, share one timer.
    guard timer == nil || now != blinksSince else { return }
    timer?.cancel()
    blinksSince = now
    timer = AnimationClock.shared.every(Self.blinkInterval, isEndless: true) { [weak self] in
      guard let self else { return }
      caretView.isHidden.toggle()
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { hideCaret() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caretView.backgroundColor = tintColor
    setNeedsDisplay()
  }

  // MARK: Handles

  /// Constants that specify the ends of a selection.
  enum Handle { case start, end }

  /// Returns the rectangle where a touch grabs a handle, or `nil` if there's none.
  func grip(of handle: Handle) -> CGRect? {
    guard let bar = bar(of: handle) else { return nil }
    return bar.insetBy(dx: -20, dy: -Self.knob)
  }

  /// Returns the handle that a touch grabs at a point. If there are two, it's the nearer one.
  func handle(at point: CGPoint) -> Handle? {
    let near = [Handle.start, .end].filter { grip(of: $0)?.contains(point) == true }
    return near.min { distance(of: $0, from: point) < distance(of: $1, from: point) }
  }

  private func distance(of handle: Handle, from point: CGPoint) -> CGFloat {
    guard let bar = bar(of: handle) else { return .infinity }
    return hypot(bar.midX - point.x, (handle == .start ? bar.minY : bar.maxY) - point.y)
  }

  private func bar(of handle: Handle) -> CGRect? {
    guard showsHandles else { return nil }
    guard let end = rectangles.first(where: { handle == .start ? $0.containsStart : $0.containsEnd }) else {
      return nil
    }
    let isAtLeft = (handle == .start) != end.isRightToLeft
    let x = isAtLeft ? end.rect.minX - Self.caretWidth : end.rect.maxX
    return CGRect(x: x, y: end.rect.minY, width: Self.caretWidth, height: end.rect.height)
  }

  override func draw(_ rect: CGRect) {
    guard !rectangles.isEmpty else { return }
    tintColor.withAlphaComponent(0.2).setFill()
    for rectangle in rectangles { UIBezierPath(rect: rectangle.rect).fill() }
    tintColor.setFill()
    for handle in [Handle.start, .end] {
      guard let bar = bar(of: handle) else { continue }
      UIBezierPath(rect: bar).fill()
      let y = handle == .start ? bar.minY - Self.knob + 1 : bar.maxY - 1
      UIBezierPath(ovalIn: CGRect(x: bar.midX - Self.knob / 2, y: y, width: Self.knob, height: Self.knob)).fill()
    }
  }

  // Knobs extend beyond the text's lines, and at the edge of a field even beyond the view.
  override var contentExtent: CGRect { bounds.insetBy(dx: -Self.knob, dy: -Self.knob) }
}
