import Foundation

/// The layout of a stock cell's labels and image in its content view, from left to right. It doesn't use views.
///
/// The numbers come from metrics.md 5. They were measured in cells that Xcode stored, so they're exact to the pixel
/// with the default fonts.
struct StockCellLayout {
  /// The image in front of the text.
  struct Image {
    var size: CGSize
    /// A Boolean value that indicates whether the image is a symbol, which is centered in a column of its own so that
    /// texts align.
    var isSymbol: Bool
  }

  var style: UITableViewCell.CellStyle
  var content: CGSize
  var leading: CGFloat
  var trailing: CGFloat
  var pixel: CGFloat
  var image: Image?
  /// The natural sizes of the labels, or `nil` if the cell lacks the label or its text.
  var title: CGSize?
  var detail: CGSize?

  private(set) var imageFrame = CGRect.zero
  private(set) var titleFrame = CGRect.zero
  private(set) var detailFrame = CGRect.zero
  /// The x-coordinate where the text begins.
  private(set) var textStart: CGFloat = 0

  /// The width of the column that centers symbols.
  static let symbolColumn: CGFloat = 24
  /// The space between the image and the text.
  static let imageGap: CGFloat = 15
  /// The minimum space between the two texts of a value cell.
  static let valueGap: CGFloat = 6
  /// The width of the title column in a `value2` cell.
  static let value2Column: CGFloat = 91

  init(
    style: UITableViewCell.CellStyle, content: CGSize, leading: CGFloat, trailing: CGFloat, pixel: CGFloat,
    image: Image? = nil, title: CGSize? = nil, detail: CGSize? = nil
  ) {
    self.style = style
    self.content = content
    self.leading = leading
    self.trailing = trailing
    self.pixel = pixel
    self.image = image
    self.title = title
    self.detail = detail
    placeImage()
    switch style {
    case .default: placeDefault()
    case .subtitle: placeSubtitle()
    case .value1: placeValue1()
    case .value2: placeValue2()
    }
  }

  /// The width that is available for text.
  var textWidth: CGFloat { max(0, content.width - textStart - trailing) }

  private mutating func placeImage() {
    textStart = leading
    guard let image, image.size.width > 0, image.size.height > 0 else { return }
    // The layout scales down an image that is higher than the row.
    let factor = min(1, content.height / image.size.height)
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let x = image.isSymbol ? leading + (Self.symbolColumn - size.width) / 2 : leading
    imageFrame = CGRect(origin: CGPoint(x: nearest(x), y: nearest((content.height - size.height) / 2)), size: size)
    textStart = max(image.isSymbol ? leading + Self.symbolColumn : leading, imageFrame.maxX) + Self.imageGap
  }

  private mutating func placeDefault() {
    titleFrame = CGRect(x: textStart, y: 0, width: textWidth, height: content.height)
  }

  private mutating func placeSubtitle() {
    let titleHeight = title?.height ?? 0
    guard let detail else {
      placeDefault()
      return
    }
    guard titleHeight > 0 else {
      detailFrame = CGRect(
        x: textStart, y: nearest((content.height - detail.height) / 2), width: textWidth, height: detail.height)
      return
    }
    // Self-sizing rows have 2 points between the labels; rows of at most 50 points have none.
    let missing = Self.subtitlePadding + titleHeight + detail.height - content.height
    let gap = min(2, max(0, 2 - 0.4 * missing))
    let y = ((content.height - titleHeight - gap - detail.height) / 2 - gap / 4 + 0.5).rounded(.down)
    titleFrame = CGRect(x: textStart, y: y, width: textWidth, height: titleHeight)
    detailFrame = CGRect(x: textStart, y: nearest(y + titleHeight + gap), width: textWidth, height: detail.height)
  }

  /// The total padding above, between, and below the labels of a self-sizing subtitle cell.
  static let subtitlePadding: CGFloat = 21

  private mutating func placeValue1() {
    // The detail keeps its width and the title is truncated. A detail that doesn't fit is truncated as well (assumed: a
    // device with two long texts would settle how much of the title remains).
    let detailWidth = min(detail?.width ?? 0, textWidth)
    let gap = detailWidth > 0 ? Self.valueGap : 0
    let titleWidth = min(title?.width ?? 0, max(0, textWidth - detailWidth - gap))
    titleFrame = oneLine(x: textStart, width: titleWidth, height: title?.height ?? 0)
    detailFrame = oneLine(
      x: content.width - trailing - detailWidth, width: detailWidth, height: detail?.height ?? 0)
  }

  private mutating func placeValue2() {
    titleFrame = oneLine(x: textStart, width: min(Self.value2Column, textWidth), height: title?.height ?? 0)
    let start = textStart + Self.value2Column + Self.valueGap
    detailFrame = oneLine(
      x: start, width: max(0, content.width - trailing - start), height: detail?.height ?? 0)
  }

  private func oneLine(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: x, y: ((content.height - height) / 2).rounded(.up), width: width, height: height)
  }

  private func nearest(_ value: CGFloat) -> CGFloat { (value / pixel + 0.5).rounded(.down) * pixel }

  /// Returns the height of a self-sizing stock cell: 44 points without the separator, or more if the text needs it.
  static func fittingHeight(
    style: UITableViewCell.CellStyle, title: CGFloat, detail: CGFloat, pixel: CGFloat
  ) -> CGFloat {
    let texts: CGFloat
    switch style {
    case .subtitle where detail > 0 && title > 0: texts = title + detail + subtitlePadding
    case .subtitle, .value1, .value2: texts = max(title, detail) + onePadding
    case .default: texts = title + onePadding
    }
    return max(44 - pixel, ((texts + pixel / 100) / pixel).rounded(.down) * pixel)
  }

  /// The padding above and below the label of a self-sizing cell of one line.
  private static let onePadding: CGFloat = 23 + 1.0 / 3
}
