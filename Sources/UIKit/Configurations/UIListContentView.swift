public import Foundation

/// A view that shows list content: an image, a text and a second text.
///
/// It can stand in a cell or anywhere else; its height follows its width and what it shows.
@MainActor open class UIListContentView: UIView, UIContentView {
  var list: UIListContentConfiguration
  var textLabel: UILabel?
  var secondaryTextLabel: UILabel?
  var imageView: UIImageView?

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

  /// What is shown. Setting it brings the view up to date; a configuration that is no list content ends the process.
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

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTintColor()
  }
}
