public import Foundation

/// A view that shows an image.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// Creates a view with the size of an image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view with the size of an image, and with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive.
  ///
  /// Views can't be archived on Linux, so the view has no image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    knownInsets = alignmentRectInsets
  }

  /// The image.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageChanged(from: oldValue) } }
  }

  /// The image for the highlighted state, or `nil` to use `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue, isHighlighted { imageChanged(from: oldValue) } }
  }

  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The default symbol configuration, which the image's own configuration overrides.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageChanged(from: nil) }
  }

  /// A Boolean value that indicates whether the image grows with the text at accessibility sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { imageChanged(from: nil) } }
  }

  private func imageChanged(from old: UIImage?) {
    setNeedsDisplay()
    alignmentMayHaveChanged()
    if let old, let image, old.size == image.size, !old.isSymbolImage, !image.isSymbolImage { return }
    invalidateIntrinsicContentSize()
  }

  /// The insets that the layout used last.
  private var knownInsets = UIEdgeInsets.zero

  private func alignmentMayHaveChanged() {
    guard alignmentRectInsets != knownInsets else { return }
    knownInsets = alignmentRectInsets
    layoutTraitsChanged()
    parentView?.setNeedsLayout()
  }

  var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the image's alignment rectangle, in points.
  ///
  /// Without an image, there is none.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let (size, insets) = (size(of: image), alignmentRectInsets)
    return CGSize(
      width: max(size.width - insets.left - insets.right, 0), height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// The insets of the image's alignment rectangle.
  ///
  /// A symbol is aligned like a line of text.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard let image = shownImage else { return super.alignmentRectInsets }
    return image.alignmentInsets(ofSymbolIn: configuration(of: image), for: traitCollection)
  }

  override var firstBaselineOffsetFromTop: CGFloat {
    guard let image = shownImage, let baseline = baseline(of: image) else { return super.firstBaselineOffsetFromTop }
    return size(of: image).height - baseline
  }

  override var lastBaselineOffsetFromBottom: CGFloat {
    shownImage.flatMap(baseline) ?? super.lastBaselineOffsetFromBottom
  }

  /// Returns the size of the image in points, or zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage.map { self.size(of: $0) } ?? .zero }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    guard image?.isSymbolImage == true || adjustsImageSizeForAccessibilityContentSizeCategory else { return }
    alignmentMayHaveChanged()
    invalidateIntrinsicContentSize()
  }

  package override var contentExtent: CGRect { shownImage.map { rect(of: $0) } ?? .null }

  package override func drawContent(in context: CGContext) { drawImage(in: context) }
}
