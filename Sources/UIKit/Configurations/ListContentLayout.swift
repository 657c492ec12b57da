import Foundation

/// The layout of an image and two texts of list content, left to right. Uses no view.
struct ListContentLayout {
  /// The image, and the room that is kept for it, in whose middle it stands; 0 in a direction for its own size.
  ///
  /// A larger image than its room reaches beyond it on both sides, as symbols do in stock cells (metrics.md 5: 26
  /// points wide in a column of 24, and the text in its place).
  struct Image {
    var size: CGSize
    var reserved: CGSize

    var room: CGSize {
      CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height)
    }
  }

  /// A text that can be measured.
  struct Text {
    /// The distance from the top of the text to the first line's baseline, in points.
    var ascender: CGFloat
    /// The size in one line after another as the text has them itself, wrapped nowhere.
    var natural: CGSize
    /// The height in lines of a width.
    var height: (CGFloat) -> CGFloat
  }

  /// The content of a view.
  struct Content {
    var margins: NSDirectionalEdgeInsets
    var image: Image?
    var text: Text?
    var secondary: Text?
    var prefersSideBySide = false
    var imagePadding: CGFloat = 0
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var pixel: CGFloat
  }

  /// The height that all of it needs, with its margins.
  private(set) var fittingHeight: CGFloat = 0
  private(set) var imageFrame = CGRect.zero
  private(set) var textFrame = CGRect.zero
  private(set) var secondaryFrame = CGRect.zero
  /// The horizontal start of the texts, also where there are none.
  private(set) var textStart: CGFloat = 0
  private(set) var isSideBySide = false

  private let content: Content
  private let width: CGFloat

  /// Lays out in a width.
  ///
  /// - Parameter height: The height there is, in which the content is centered; nil for the height that it needs.
  init(_ content: Content, width: CGFloat, height: CGFloat? = nil) {
    self.content = content
    self.width = width
    textStart = content.margins.leading
    if let image = content.image { textStart += image.room.width + content.imagePadding }
    let block = placeTexts()
    let needed = max(block, content.image?.room.height ?? 0)
    fittingHeight = up(content.margins.top + needed + content.margins.bottom)
    move(block: block, height: height ?? fittingHeight)
  }

  /// The width that all of it needs to stand in lines that are wrapped nowhere.
  static func naturalWidth(_ content: Content) -> CGFloat {
    let text = content.text?.natural.width ?? 0
    let secondary = content.secondary?.natural.width ?? 0
    let isSideBySide = content.prefersSideBySide && content.text != nil && content.secondary != nil
    let texts = isSideBySide ? text + content.horizontalPadding + secondary : max(text, secondary)
    let image = content.image.map { $0.room.width + (texts > 0 ? content.imagePadding : 0) } ?? 0
    return content.margins.leading + image + texts + content.margins.trailing
  }

  /// Places the texts below the edge 0.
  ///
  /// - Returns: Their height together.
  private mutating func placeTexts() -> CGFloat {
    let room = max(0, width - textStart - content.margins.trailing)
    guard let text = content.text else {
      guard let secondary = content.secondary else { return 0 }
      secondaryFrame = CGRect(x: textStart, y: 0, width: room, height: secondary.height(room))
      return secondaryFrame.height
    }
    guard let secondary = content.secondary else {
      textFrame = CGRect(x: textStart, y: 0, width: room, height: text.height(room))
      return textFrame.height
    }
    let needed = text.natural.width + content.horizontalPadding + secondary.natural.width
    isSideBySide = content.prefersSideBySide && needed <= room + content.pixel / 100
    if isSideBySide {
      // Both stand on one line of writing.
      let line = max(text.ascender, secondary.ascender)
      textFrame = CGRect(origin: CGPoint(x: textStart, y: near(line - text.ascender)), size: text.natural)
      secondaryFrame = CGRect(
        origin: CGPoint(
          x: width - content.margins.trailing - secondary.natural.width, y: near(line - secondary.ascender)),
        size: secondary.natural)
    } else {
      textFrame = CGRect(x: textStart, y: 0, width: room, height: text.height(room))
      secondaryFrame = CGRect(
        x: textStart, y: textFrame.height + content.verticalPadding, width: room, height: secondary.height(room))
    }
    return max(textFrame.maxY, secondaryFrame.maxY)
  }

  /// Moves all of it to the middle of what the margins leave of a height, or of all of the height where that is too
  /// little.
  private mutating func move(block: CGFloat, height: CGFloat) {
    let margins = content.margins
    func start(_ length: CGFloat) -> CGFloat {
      let room = height - margins.top - margins.bottom
      let middle = length <= room + content.pixel / 100 ? margins.top + room / 2 : height / 2
      return max(0, near(middle - length / 2))
    }
    let y = start(block)
    textFrame.origin.y += y
    secondaryFrame.origin.y += y
    // What is too high is cut at the bottom.
    textFrame.size.height = max(0, min(textFrame.height, height - textFrame.minY))
    secondaryFrame.size.height = max(0, min(secondaryFrame.height, height - secondaryFrame.minY))
    guard let image = content.image else { return }
    imageFrame = CGRect(
      x: near(margins.leading + (image.room.width - image.size.width) / 2),
      y: near(start(image.room.height) + (image.room.height - image.size.height) / 2), width: image.size.width,
      height: image.size.height)
  }

  /// The nearest pixel, halves upward.
  private func near(_ value: CGFloat) -> CGFloat { (value / content.pixel + 0.501).rounded(.down) * content.pixel }

  private func up(_ value: CGFloat) -> CGFloat { (value / content.pixel - 0.01).rounded(.up) * content.pixel }
}
