public import Foundation

/// A view that shows list content, with an image, a text, and a secondary text.
///
/// You can use it in a cell or anywhere else. Its height depends on its width and its content.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  var list: UIListContentConfiguration
  var textLabel: UILabel?
  var secondaryTextLabel: UILabel?
  var imageView: UIImageView?
  var guides = ListContentGuides()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    apply(from: nil)
  }

  /// Creates an empty view in the style of a row, because views can't be archived on Linux.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    apply(from: nil)
  }

  /// The configuration that the view shows.
  ///
  /// Setting it updates the view. A configuration that isn't list content raises an exception.
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

  /// Returns the size that fits the content.
  ///
  /// - Parameter size: The available space in points. Its width limits the lines, and 0 stands for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// Returns the size that fits the content at the target's width, or without wrapping if the width is 0.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let size = fittingSize(width: targetSize.width)
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  /// The size of the content without wrapping.
  ///
  /// At a smaller width, the height increases.
  open override var intrinsicContentSize: CGSize { fittingSize(width: 0) }

  // MARK: Guides

  /// The guide of the text, or `nil` if there is none.
  ///
  /// Without a text, the guide and its constraints are removed.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text, for: textLabel) }

  /// The guide of the secondary text, or `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(\.secondary, for: secondaryTextLabel) }

  /// The guide of the image, or `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image, for: imageView) }

  // MARK: View overrides

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTintColor()
  }
}
