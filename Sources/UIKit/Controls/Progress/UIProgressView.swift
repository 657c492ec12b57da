public import Foundation

/// A bar that shows the progress of a task.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The styles of the bar.
  public enum Style: Int, Sendable {
    /// A bar with round ends and a gray track.
    case `default`
    /// A bar for toolbars, with straight ends and without a track.
    case bar
  }

  private var fraction: Float = 0
  private let track = UIImageView()
  private let bar = UIImageView()

  /// Creates a bar without progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive.
  ///
  /// Views can't be archived on Linux, so the bar has no progress.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a bar of a style.
  ///
  /// The bar is 150 points wide (assumed) and as high as its style requires.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: UIProgressView.height))
    progressViewStyle = style
  }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    addSubview(track)
    addSubview(bar)
  }

  private static let height: CGFloat = 4

  // MARK: Progress

  /// The progress, clamped to the range from 0 to 1.
  ///
  /// NaN is ignored (assumed).
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress.
  ///
  /// - Parameters:
  ///   - progress: A value from 0 to 1. Values outside are clamped.
  ///   - animated: A Boolean value that indicates whether to animate the change.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    fraction = min(max(progress, 0), 1)
    change(animated: animated, duration: 0.3) { self.placeParts() }
  }

  // MARK: Appearance

  /// The style of the bar.
  open var progressViewStyle = Style.default {
    didSet { placeParts() }
  }

  /// The color of the completed part, or `nil` for the tint color.
  open var progressTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The color of the remaining part, or `nil` for the style's color.
  open var trackTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The image that is stretched over the completed part.
  open var progressImage: UIImage? {
    didSet { placeParts() }
  }

  /// The image that is stretched over the remaining part.
  open var trackImage: UIImage? {
    didSet { placeParts() }
  }

  /// The natural size of the bar, which is 4 points high and has no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.verticalHugging = .defaultHigh
    return priorities
  }

  /// Returns a size that is 4 points high and as wide as the view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: UIProgressView.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    placeParts()
  }

  private func placeParts() {
    var done = bounds
    done.size.width = roundedToPixel(bounds.width * CGFloat(fraction))
    if isRightToLeft { done = done.mirrored(in: bounds) }
    track.frame = bounds
    bar.frame = done
    track.image = trackImage
    bar.image = progressImage
    let isBar = progressViewStyle == .bar
    track.backgroundColor = trackImage == nil ? trackTintColor ?? (isBar ? .clear : .systemFill) : nil
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.layer.cornerRadius = isBar || trackImage != nil ? 0 : bounds.height / 2
    bar.layer.cornerRadius = isBar || progressImage != nil ? 0 : min(bounds.height, done.width) / 2
  }
}
