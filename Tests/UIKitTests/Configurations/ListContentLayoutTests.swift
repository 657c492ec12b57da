import Testing

@testable import UIKit

/// The arithmetic of list content, with manually specified sizes.
@Suite struct ListContentLayoutTests {
  private static let margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

  /// A text of one line, or of as many as a width makes of it.
  private func text(_ width: CGFloat, _ height: CGFloat, ascender: CGFloat = 16) -> ListContentLayout.Text {
    ListContentLayout.Text(ascender: ascender, natural: CGSize(width: width, height: height)) { room in
      room >= width ? height : (width / max(room, 1)).rounded(.up) * height
    }
  }

  private func content(
    _ text: ListContentLayout.Text?, _ secondary: ListContentLayout.Text? = nil, image: ListContentLayout.Image? = nil,
    sideBySide: Bool = false
  ) -> ListContentLayout.Content {
    ListContentLayout.Content(
      margins: Self.margins, image: image, text: text, secondary: secondary, prefersSideBySide: sideBySide,
      imagePadding: image == nil ? 0 : 16, horizontalPadding: 12, verticalPadding: 3, pixel: 0.5)
  }

  @Test func `one text begins at the leading margin and ends at the trailing one`() {
    let layout = ListContentLayout(content(text(50, 20)), width: 300)
    #expect(layout.textFrame == CGRect(x: 16, y: 11, width: 276, height: 20))
    #expect(layout.fittingHeight == 42)
  }

  @Test func `in a higher view it stands in the middle of what the margins leave`() {
    #expect(ListContentLayout(content(text(50, 20)), width: 300, height: 100).textFrame.minY == 40)
    var content = content(text(50, 20))
    content.margins.top = 31
    // Between 31 and 89: the middle is 60.
    #expect(ListContentLayout(content, width: 300, height: 100).textFrame.minY == 50)
  }

  @Test(arguments: [30, 20, 10] as [CGFloat]) func `in a lower one the margins give way, then the text is cut`(
    height: CGFloat
  ) {
    let frame = ListContentLayout(content(text(50, 20)), width: 300, height: height).textFrame
    #expect(frame.minY == max(0, (height - 20) / 2))
    #expect(frame.height == min(20, height))
  }

  @Test func `a second text stands 3 points below`() {
    let layout = ListContentLayout(content(text(50, 20), text(60, 14)), width: 300)
    #expect(layout.textFrame == CGRect(x: 16, y: 11, width: 276, height: 20))
    #expect(layout.secondaryFrame == CGRect(x: 16, y: 34, width: 276, height: 14))
    #expect(layout.fittingHeight == 59)
  }

  @Test func `a text that is too wide takes more lines, and pushes the second down`() {
    // 276 points of room: 600 are three lines.
    let layout = ListContentLayout(content(text(600, 20), text(60, 14)), width: 300)
    #expect(layout.textFrame.height == 60)
    #expect(layout.secondaryFrame.minY == 74)
    #expect(layout.fittingHeight == 99)
  }

  @Test func `side by side both stand on one line of writing, the second at the trailing margin`() {
    let layout = ListContentLayout(
      content(text(100, 20, ascender: 16), text(50, 14, ascender: 11), sideBySide: true), width: 300)
    #expect(layout.isSideBySide)
    #expect(layout.textFrame == CGRect(x: 16, y: 11, width: 100, height: 20))
    // 16 - 11 = 5 lower.
    #expect(layout.secondaryFrame == CGRect(x: 242, y: 16, width: 50, height: 14))
    #expect(layout.fittingHeight == 42)
  }

  @Test(arguments: [(114, true), (114.5, false)] as [(CGFloat, Bool)])
  func `side by side goes as long as there is room for both and 12 points between`(width: CGFloat, fits: Bool) {
    // 276 points of room, of which 150 and 12 are taken.
    let layout = ListContentLayout(content(text(150, 20), text(width, 20), sideBySide: true), width: 300)
    #expect(layout.isSideBySide == fits)
    #expect(layout.secondaryFrame.minY == (fits ? 11 : 34))
    #expect(layout.secondaryFrame.minX == (fits ? 178 : 16))
  }

  @Test func `a second text without a first stands in its place`() {
    let layout = ListContentLayout(content(nil, text(60, 14), sideBySide: true), width: 300)
    #expect(layout.secondaryFrame == CGRect(x: 16, y: 11, width: 276, height: 14))
  }

  @Test func `an image stands in the middle of the room that is kept for it`() {
    let image = ListContentLayout.Image(size: CGSize(width: 18, height: 16), reserved: CGSize(width: 24, height: 20))
    let layout = ListContentLayout(content(text(50, 20), image: image), width: 300)
    #expect(layout.imageFrame == CGRect(x: 19, y: 13, width: 18, height: 16))
    #expect(layout.textFrame == CGRect(x: 56, y: 11, width: 236, height: 20))
  }

  @Test func `texts of rows begin in one line whatever the images' widths`() {
    let starts = [8, 18, 24, 30].map { width -> CGFloat in
      let image = ListContentLayout.Image(
        size: CGSize(width: width, height: 16), reserved: CGSize(width: 24, height: 20))
      return ListContentLayout(content(text(50, 20), image: image), width: 300).textFrame.minX
    }
    #expect(starts == [56, 56, 56, 56])
  }

  @Test func `a large image makes the row higher, and stands beside the middle of the texts`() {
    let image = ListContentLayout.Image(size: CGSize(width: 60, height: 60), reserved: .zero)
    let layout = ListContentLayout(content(text(50, 20), image: image), width: 300)
    #expect(layout.fittingHeight == 82)
    #expect(layout.imageFrame == CGRect(x: 16, y: 11, width: 60, height: 60))
    #expect(layout.textFrame == CGRect(x: 92, y: 31, width: 200, height: 20))
  }

  @Test func `nothing overlaps and nothing lies outside, at any width`() {
    var generator = SplitMix(seed: 5)
    for _ in 0..<2_000 {
      func length(_ most: CGFloat) -> CGFloat { (CGFloat.random(in: 1...most, using: &generator) * 2).rounded() / 2 }
      let image =
        Bool.random(using: &generator)
        ? ListContentLayout.Image(
          size: CGSize(width: length(60), height: length(60)),
          reserved: CGSize(width: Bool.random(using: &generator) ? 70 : 0, height: 0))
        : nil
      let content = content(
        text(length(400), length(30)), Bool.random(using: &generator) ? text(length(400), length(30)) : nil,
        image: image,
        sideBySide: Bool.random(using: &generator))
      let width = length(300) + 150
      let layout = ListContentLayout(content, width: width)
      let frames = [layout.imageFrame, layout.textFrame, layout.secondaryFrame].filter { !$0.isEmpty }
      let inside = CGRect(x: 16, y: 10.75, width: width - 24, height: layout.fittingHeight - 21.5)
      for (index, frame) in frames.enumerated() {
        #expect(inside.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(content)")
        for other in frames[(index + 1)...] {
          #expect(frame.intersection(other).isEmpty || frame.intersection(other).width < 0.01, "\(content)")
        }
      }
    }
  }
}
