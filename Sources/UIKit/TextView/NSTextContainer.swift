public import Foundation

/// The region that a text view's text is laid out in.
@MainActor @preconcurrency open class NSTextContainer: NSObject {
  /// Called when something changes that decides where the lines end.
  var changed: (() -> Void)?

  /// Makes a region of a size; 0 stands for no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The size of the region, in points. A text view sets its width while `widthTracksTextView` is true.
  open var size: CGSize {
    didSet { if size != oldValue { changed?() } }
  }

  /// How the text is cut where there are more lines than `maximumNumberOfLines`; not at all by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { changed?() } }
  }

  /// The space at both ends of each line, in points; 5 by default. What is negative is taken for 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { changed?() } }
  }

  /// The greatest number of lines; 0, the default, for any.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { changed?() } }
  }

  /// A Boolean value that indicates whether the region becomes as wide as its text view; true in those that text views make.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { changed?() } }
  }
}
