import Foundation
internal import TableMakerTextEditing

/// The text of a field in one line, with the positions of its carets. For a very long text, it contains only the part
/// around the caret.
struct FieldLine: LineGeometry {
  let layout: TextLayout
  /// The part of the text that is laid out.
  let part: Range<Int>
  private let carets: LineCarets
  private let map: HiddenText?
  private let length: Int

  /// The number of code units that are laid out on each side of the caret, and the number of them that must be
  /// available.
  private static let reach = 512
  private static let margin = 128

  /// Returns the part of a text to lay out for a caret, which is all of it unless the text is very long.
  static func part(of text: TextBuffer, around offset: Int) -> Range<Int> {
    guard text.count > 4 * reach else { return 0..<text.count }
    let start = text.clusterBoundary(atOrBefore: max(0, offset - reach))
    return start..<text.clusterBoundary(atOrAfter: min(text.count, max(offset, start) + reach))
  }

  /// Returns whether the line contains the text around a caret.
  func covers(_ offset: Int) -> Bool {
    (part.lowerBound == 0 || offset - Self.margin > part.lowerBound)
      && (part.upperBound == length || offset + Self.margin < part.upperBound)
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The visible text of the part.
  ///   - part: The range of the part in the whole text.
  ///   - length: The length of the whole text.
  ///   - map: The mapping from the text to dots, if the text is hidden.
  ///   - isRightToLeft: A Boolean value that indicates whether the interface direction is right to left.
  init(_ text: StyledText, part: Range<Int>, length: Int, map: HiddenText? = nil, isRightToLeft: Bool) {
    layout = TextLayout(
      text, options: TextLayout.Options(isRightToLeft: isRightToLeft, alignsByText: true, isSingleLine: true))
    if let line = layout.lines.first {
      carets = LineCarets(line, startingAt: map == nil ? part.lowerBound : 0)
    } else {
      carets = LineCarets(emptyAt: map == nil ? part.lowerBound : 0, isRightToLeft: isRightToLeft)
    }
    self.map = map
    self.part = part
    self.length = length
  }

  var width: CGFloat { carets.width }
  var isRightToLeft: Bool { carets.isRightToLeft }

  /// Returns the stretches that a range covers, from left to right, relative to the line's left end.
  func stretches(of range: Range<Int>) -> [(x: ClosedRange<CGFloat>, range: Range<Int>, isRightToLeft: Bool)] {
    let range = range.clamped(to: part)
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

  // MARK: LineGeometry

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

/// A text that is hidden behind dots, with the mapping between both.
struct HiddenText {
  /// The visible text.
  let string: String
  /// The boundaries of characters in the text and in the visible text.
  private let borders: [Int]
  private let shownBorders: [Int]

  static let dot: Character = "\u{2022}"

  /// Hides a text.
  ///
  /// - Parameters:
  ///   - text: The text, or a part of one.
  ///   - start: The offset of the part in the whole text.
  ///   - revealed: The range of the last typed character, which stays visible.
  init(_ text: String, startingAt start: Int = 0, revealed: Range<Int>? = nil) {
    var (string, borders, shownBorders) = ("", [start], [0])
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

  /// Returns the offset in the visible text for an offset in the text.
  func shown(_ offset: Int) -> Int { shownBorders[Self.index(of: offset, in: borders)] }

  /// Returns the offset in the text for an offset in the visible text.
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
