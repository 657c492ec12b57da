public import Foundation

/// Eight spokes that turn while something goes on.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private var ownColor: UIColor?
  /// The time at which the turning began, in the clock's seconds; nil while it stands.
  private var start: TimeInterval?

  /// Makes an indicator of a style, as large as that asks for. It is hidden until it is started.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Makes an indicator of medium size. It is hidden until it is started.
  ///
  /// - Parameter frame: Its origin counts, and its size until the indicator is laid out to its own.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Makes an indicator from an archive. There are no archives of views on Linux: it is of medium size.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
  }

  // MARK: Turning

  /// Starts to turn, and shows the indicator.
  open func startAnimating() {
    isHidden = false
    if start == nil { start = CACurrentMediaTime() }
    setNeedsDisplay()
  }

  /// Stops turning, and hides the indicator unless it is to stay.
  open func stopAnimating() {
    start = nil
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether the indicator turns.
  open var isAnimating: Bool { start != nil }

  /// A Boolean value that indicates whether the indicator is hidden while it does not turn.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Look

  /// The size of the indicator. A new style brings its own size with it.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the spokes; the system's gray if none is set.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// The style's size, in points.
  open override var intrinsicContentSize: CGSize { style.size }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// Returns the style's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  package override func drawContent(in context: CGContext) {
    Spokes(side: style.size.width, step: step).draw(
      in: context, center: CGPoint(x: bounds.midX, y: bounds.midY),
      color: color.resolvedColor(with: traitCollection).cgColor)
  }

  /// The spoke that is the darkest now: one further, clockwise, every eighth of a second.
  private var step: Int {
    guard let start else { return 0 }
    // What the clock's seconds lack in exactness does not hold a spoke back.
    return Int(((CACurrentMediaTime() - start) * 8 + 1e-6).rounded(.down)) % 8
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize { self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}

/// The spokes of an indicator at one moment.
private struct Spokes {
  let side: CGFloat
  let step: Int

  /// The alphas of the spokes, by the time since each was the darkest (assumed: the last three look alike).
  private static let alphas: [CGFloat] = [1, 0.86, 0.72, 0.58, 0.45, 0.32, 0.32, 0.32]

  func draw(in context: CGContext, center: CGPoint, color: CGColor) {
    // Of a side of 20 points: spokes 2.5 wide from 4.5 to 10.
    let (inner, outer, width) = (side * 0.225, side * 0.5, side * 0.125)
    for index in 0..<8 {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(index) * .pi / 4)
      var path = PathData()
      path.addRoundedRect(
        CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
        radii: CGSize(width: width / 2, height: width / 2), corners: .all)
      context.beginPath()
      context.add(path)
      context.setFillColor(color.copy(alpha: color.alpha * Self.alphas[(step - index + 8) % 8]) ?? color)
      context.fillPath()
      context.restoreGState()
    }
  }
}
