import Foundation

/// The left-to-right layout of list content: an image and two texts. It doesn't depend on a view.
struct ListContentLayout {
  /// The image and its reserved size, in which it's centered. A reserved length of 0 stands for the image's own length.
  ///
  /// An image that is larger than its reserved size extends beyond it on both sides, as symbols do in stock cells
  /// (metrics.md 5: 26 points wide in a column of 24, without moving the text).
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
    /// The distance from the top of the text to the first baseline, in points.
    var ascender: CGFloat
    /// The size without wrapping, except for the text's own line breaks.
    var natural: CGSize
    /// A closure that returns the height of the text at a width.
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

  /// The height of the content, including its margins.
  private(set) var fittingHeight: CGFloat = 0
  private(set) var imageFrame = CGRect.zero
  private(set) var textFrame = CGRect.zero
  private(set) var secondaryFrame = CGRect.zero
  /// The horizontal start of the texts, even if there are none.
  private(set) var textStart: CGFloat = 0
  private(set) var isSideBySide = false

  private let content: Content
  private let width: CGFloat

  /// Creates the layout for a width.
  ///
  /// - Parameter height: The available height, in which the content is centered, or `nil` for the required height.
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

  /// Returns the width of the content without wrapping.
  static func naturalWidth(_ content: Content) -> CGFloat {
    let text = content.text?.natural.width ?? 0
    let secondary = content.secondary?.natural.width ?? 0
    let isSideBySide = content.prefersSideBySide && content.text != nil && content.secondary != nil
    let texts = isSideBySide ? text + content.horizontalPadding + secondary : max(text, secondary)
    let image = content.image.map { $0.room.width + (texts > 0 ? content.imagePadding : 0) } ?? 0
    return content.margins.leading + image + texts + content.margins.trailing
  }

  /// Places the texts, starting at a top edge of 0.
  ///
  /// - Returns: The height of both texts together.
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
      // Both texts share a baseline.
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

  /// Centers the content between the margins, or in the whole height if the margins leave too little space.
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
    // Text that is too high is cut off at the bottom.
    textFrame.size.height = max(0, min(textFrame.height, height - textFrame.minY))
    secondaryFrame.size.height = max(0, min(secondaryFrame.height, height - secondaryFrame.minY))
    guard let image = content.image else { return }
    imageFrame = CGRect(
      x: near(margins.leading + (image.room.width - image.size.width) / 2),
      y: near(start(image.room.height) + (image.room.height - image.size.height) / 2), width: image.size.width,
      height: image.size.height)
  }

  /// Rounds to the nearest pixel, with halves rounded up.
  private func near(_ value: CGFloat) -> CGFloat { (value / content.pixel + 0.501).rounded(.down) * content.pixel }

  private func up(_ value: CGFloat) -> CGFloat { (value / content.pixel - 0.01).rounded(.up) * content.pixel }
}
