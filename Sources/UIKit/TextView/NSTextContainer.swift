public import Foundation

/// A region that a text view lays out its text in.
open class NSTextContainer: NSObject {
  /// A closure that's called when a property that affects line ends changes.
  var changed: (() -> Void)?

  /// Creates a container of a size.
  ///
  /// A dimension of 0 means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The size of the region, in points.
  ///
  /// A text view sets the width while `widthTracksTextView` is `true`.
  open var size: CGSize {
    didSet { if size != oldValue { changed?() } }
  }

  /// The truncation of text beyond `maximumNumberOfLines`.
  ///
  /// The default doesn't truncate.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }

  /// The padding at both ends of each line, in points.
  ///
  /// The default is 5. Negative values count as 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }

  /// The maximum number of lines, or 0 for no limit.
  ///
  /// The default is 0.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }

  /// A Boolean value that indicates whether the container is as wide as its text view.
  ///
  /// It's `true` if a text view created it.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed?() } }
  }
}
