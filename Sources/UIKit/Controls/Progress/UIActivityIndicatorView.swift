public import Foundation

/// A view that shows eight turning spokes while a task is in progress.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator.
  public enum Style: Int, Sendable {
    /// A size of 20 points.
    case medium = 100
    /// A size of 37 points.
    case large = 101
  }

  private var ownColor: UIColor?
  /// The time at which the animation started, in the clock's seconds, or `nil` if it's stopped.
  private var start: TimeInterval?

  /// Creates an indicator with the size of a style.
  ///
  /// It's hidden until you start it.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates an indicator of medium size.
  ///
  /// It's hidden until you start it.
  ///
  /// - Parameter frame: The frame, which applies until the indicator is laid out with its own size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator from an archive.
  ///
  /// Views can't be archived on Linux, so the indicator has medium size.
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

  // MARK: Animating

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isHidden = false
    if start == nil { start = CACurrentMediaTime() }
    setNeedsDisplay()
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    start = nil
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether the indicator is animating.
  open var isAnimating: Bool { start != nil }

  /// A Boolean value that indicates whether the indicator is hidden while it's stopped.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  // MARK: Appearance

  /// The style of the indicator.
  ///
  /// Setting a style also sets its size.
  open var style: UIActivityIndicatorView.Style {
    didSet {
      guard style != oldValue else { return }
      bounds.size = style.size
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The color of the spokes.
  ///
  /// The default is the system's gray.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// The size of the style, in points.
  open override var intrinsicContentSize: CGSize { style.size }

  override var defaultContentPriorities: ContentPriorities { .controlOfFixedSize }

  /// Returns the size of the style, in points.
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
