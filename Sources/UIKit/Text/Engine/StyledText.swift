internal import Foundation

/// A text and how its stretches look: what a layout is made from.
struct StyledText: Sendable {
  /// A stretch of one look; `end` counts bytes of UTF-8 from the start of the text.
  struct Run: Sendable {
    var end: Int
    var attributes: TextAttributes
  }

  let text: String
  /// The runs in the text's order; the last one ends where the text does.
  let runs: [Run]

  /// Makes a text of one look.
  init(_ text: String, attributes: TextAttributes) {
    self.text = text.forShaping
    runs = [Run(end: self.text.utf8.count, attributes: attributes)]
  }

  /// Makes a text from an attributed string; `base` stands for the attributes that are missing.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ attributed: NSAttributedString, base: TextAttributes) {
    let text = attributed.string.forShaping
    var runs: [Run] = []
    var index = text.startIndex
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
      let end = text.utf16.index(text.utf16.startIndex, offsetBy: range.location + range.length)
      index = end
      let attributes = TextAttributes(values, base: base)
      let byte = text.utf8.distance(from: text.utf8.startIndex, to: index)
      if let last = runs.last, last.attributes == attributes {
        runs[runs.count - 1].end = byte
      } else {
        runs.append(Run(end: byte, attributes: attributes))
      }
    }
    if runs.isEmpty { runs = [Run(end: text.utf8.count, attributes: base)] }
    self.text = text
    self.runs = runs
  }

  /// The place of the run that holds a byte, in O(log n); the last one for the end of the text.
  func run(at byte: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The attributes at a byte.
  func attributes(at byte: Int) -> TextAttributes { runs[run(at: byte)].attributes }

  /// The same text with its fonts' sizes multiplied.
  func scaled(by factor: CGFloat) -> StyledText {
    changed { $0.font = $0.font.withSize($0.font.pointSize * factor) }
  }

  /// The same text with paragraphs that end in an ellipsis where they are cut.
  func truncatingTail() -> StyledText { changed { $0.paragraph.lineBreakMode = .byTruncatingTail } }

  private func changed(_ change: (inout TextAttributes) -> Void) -> StyledText {
    StyledText(
      text: text,
      runs: runs.map { run in
        var run = run
        change(&run.attributes)
        return run
      })
  }

  /// Makes a text of runs that end where it does.
  init(text: String, runs: [Run]) {
    self.text = text.forShaping
    self.runs = runs
  }
}

extension String {
  /// The text as contiguous bytes, of the same number, without null characters, at which Pango gives up.
  fileprivate var forShaping: String {
    var text = self
    text.makeContiguousUTF8()
    guard text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }
}
