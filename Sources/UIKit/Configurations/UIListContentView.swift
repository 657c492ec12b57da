public import Foundation

/// A view that shows list content: an image, a text and a second text.
///
/// It can stand in a cell or anywhere else; its height follows its width and what it shows.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  var list: UIListContentConfiguration
  var textLabel: UILabel?
  var secondaryTextLabel: UILabel?
  var imageView: UIImageView?
  var guides = ListContentGuides()

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    apply(from: nil)
  }

  /// Makes a view of the look of a row, with nothing in it; there are no archives of views on Linux.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    apply(from: nil)
  }

  /// The content that is shown. Setting it brings the view up to date; a configuration that is no list content ends the
  /// process.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        raise(.invalidArgument, "Unsupported configuration for \(self): \(newValue)")
      }
      guard new != list else { return }
      let old = list
      list = new
      apply(from: old)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Returns the size that the content needs.
  ///
  /// - Parameter size: The room there is, in points. Its width limits the lines; 0 stands for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Returns the size that the content needs at the target's width, or in lines that are wrapped nowhere if that is 0.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fittingSize(width: targetSize.width)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// The size of the content in lines that are wrapped nowhere; the height follows a smaller width.
  open override var intrinsicContentSize: CGSize { fittingSize(width: 0) }

  // MARK: Guides

  /// The guide of the text; nil if there is none. Without a text the guide is removed, and its constraints with it.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text, for: textLabel) }

  /// The guide of the second text; nil if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondary, for: secondaryTextLabel) }

  /// The guide of the image; nil if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image, for: imageView) }

  // MARK: What a view does

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTintColor()
  }
}
