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

  package override var nextContentChange: TimeInterval? { start.map(Spokes.nextStep(since:)) }

  package override func drawContent(in context: CGContext) {
    Spokes(side: style.size.width).draw(
      in: context, center: CGPoint(x: bounds.midX, y: bounds.midY),
      color: color.resolvedColor(with: traitCollection).cgColor, step: start.map(Spokes.step(since:)) ?? 0)
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize { self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
