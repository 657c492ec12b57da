import Foundation
internal import TableMakerTextEditing

/// The text of a field in one line, as long as it is, with the places of its carets.
struct FieldLine: LineGeometry {
  let layout: TextLayout
  private let carets: LineCarets
  private let map: HiddenText?
  private let length: Int

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: The text as it is shown.
  ///   - length: How long the text itself is.
  ///   - map: Where its letters are in what is shown, if that is another text.
  ///   - isRightToLeft: Whether the interface runs from right to left.
  init(_ text: StyledText, length: Int, map: HiddenText? = nil, isRightToLeft: Bool) {
    layout = TextLayout(
      text, options: TextLayout.Options(isRightToLeft: isRightToLeft, alignsByText: true, isSingleLine: true))
    if let line = layout.lines.first {
      carets = LineCarets(line, startingAt: 0)
    } else {
      carets = LineCarets(emptyAt: 0, isRightToLeft: isRightToLeft)
    }
    self.map = map
    self.length = length
  }

  var width: CGFloat { carets.width }
  var isRightToLeft: Bool { carets.isRightToLeft }

  /// The stretches from left to right that a range takes, from the line's left end.
  func stretches(of range: Range<Int>) -> [(x: ClosedRange<CGFloat>, range: Range<Int>, isRightToLeft: Bool)] {
    guard let map else { return carets.stretches(of: range) }
    let shown = map.shown(range.lowerBound)..<map.shown(range.upperBound)
    return carets.stretches(of: shown).map {
      ($0.x, map.text($0.range.lowerBound)..<map.text($0.range.upperBound), $0.2)
    }
  }

  func x(of position: TextPosition) -> CGFloat {
    let offset = map?.shown(position.offset) ?? position.offset
    return carets.x(of: TextPosition(offset: offset, affinity: position.affinity))
  }

  func position(closestTo x: CGFloat) -> TextPosition {
    var position = carets.position(closestTo: x)
    if let map { position.offset = map.text(position.offset) }
    return position
  }

  // MARK: As the engine asks

  var lineCount: Int { 1 }
  func range(ofLine line: Int) -> Range<Int> { 0..<length }
  func isRightToLeft(line: Int) -> Bool { isRightToLeft }
  func visualRuns(ofLine line: Int) -> [VisualRun] {
    guard let map else { return carets.runs }
    return carets.runs.map {
      VisualRun(range: map.text($0.range.lowerBound)..<map.text($0.range.upperBound), isRightToLeft: $0.isRightToLeft)
    }
  }
  func x(of position: TextPosition, line: Int) -> Double { Double(x(of: position)) }
  func position(closestTo x: Double, line: Int) -> TextPosition { position(closestTo: CGFloat(x)) }
}

/// A text whose characters are hidden behind dots, and where each of them is.
struct HiddenText {
  /// What is shown.
  let string: String
  /// The borders of the characters, in the text and in what is shown.
  private let borders: [Int]
  private let shownBorders: [Int]

  static let dot: Character = "\u{2022}"

  /// Hides a text.
  ///
  /// - Parameter revealed: A character that is not hidden: the one typed last.
  init(_ text: String, revealed: Range<Int>? = nil) {
    var (string, borders, shownBorders) = ("", [0], [0])
    for character in text {
      let start = borders[borders.count - 1]
      let end = start + character.utf16.count
      let isRevealed = revealed.map { $0.lowerBound <= start && end <= $0.upperBound } ?? false
      let shown = isRevealed ? character : HiddenText.dot
      string.append(shown)
      borders.append(end)
      shownBorders.append(shownBorders[shownBorders.count - 1] + shown.utf16.count)
    }
    self.string = string
    self.borders = borders
    self.shownBorders = shownBorders
  }

  /// Where an offset of the text is in what is shown.
  func shown(_ offset: Int) -> Int { shownBorders[Self.index(of: offset, in: borders)] }

  /// Where an offset of what is shown is in the text.
  func text(_ offset: Int) -> Int { borders[Self.index(of: offset, in: shownBorders)] }

  private static func index(of offset: Int, in borders: [Int]) -> Int {
    var (low, high) = (0, borders.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if borders[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
