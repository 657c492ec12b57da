public import Foundation

/// A line that shows how far something has come.
@MainActor @preconcurrency open class UIProgressView: UIView {
  /// The looks of the line.
  public enum Style: Int, Sendable {
    /// Round ends, and what is still to come in gray.
    case `default`
    /// The style for toolbars: straight ends, and nothing where there is no progress yet.
    case bar
  }

  private var fraction: Float = 0
  private let track = UIImageView()
  private let bar = UIImageView()

  /// Makes a line without progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a line from an archive. There are no archives of views on Linux: it is without progress.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a line of a style, 150 points wide and as high as the style asks for (the width is assumed).
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

  /// The progress, from 0 to 1; clamped; NaN is ignored (assumed).
  open var progress: Float {
    get { fraction }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how far it has come.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; moved in if it lies outside.
  ///   - animated: Whether the line is seen to grow.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    fraction = min(max(progress, 0), 1)
    change(animated: animated, duration: 0.3) { self.placeParts() }
  }

  // MARK: Look

  /// The look of the line.
  open var progressViewStyle = Style.default {
    didSet { placeParts() }
  }

  /// The color of what is done; nil for the tint color.
  open var progressTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// The color of what is to come; nil for the style's.
  open var trackTintColor: UIColor? {
    didSet { placeParts() }
  }

  /// An image, stretched, for what is done; it stands over the color.
  open var progressImage: UIImage? {
    didSet { placeParts() }
  }

  /// An image, stretched, for what is to come; it stands over the color.
  open var trackImage: UIImage? {
    didSet { placeParts() }
  }

  /// 4 points high; no width is asked for.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  override var defaultContentPriorities: ContentPriorities {
    var priorities = ContentPriorities()
    priorities.verticalHugging = .defaultHigh
    return priorities
  }

  /// Returns 4 points of height; the width is the view's own.
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
