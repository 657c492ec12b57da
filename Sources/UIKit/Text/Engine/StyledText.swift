internal import Foundation

/// A text with its attributes, which is the input of a layout.
struct StyledText: Sendable {
  /// A range with one set of attributes. `end` is in UTF-8 bytes from the start of the text.
  struct Run: Sendable {
    var end: Int
    var attributes: TextAttributes
  }

  let text: String
  /// The runs in text order. The last one ends at the end of the text.
  let runs: [Run]

  /// Creates a text with one set of attributes.
  init(_ text: String, attributes: TextAttributes) {
    self.text = text.forShaping
    runs = [Run(end: self.text.utf8.count, attributes: attributes)]
  }

  /// Creates a text from an attributed string. `base` provides missing attributes.
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

  /// Returns the index of the run that contains a byte, in O(log n), or the last one for the end of the text.
  func run(at byte: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > byte { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the attributes at a byte.
  func attributes(at byte: Int) -> TextAttributes { runs[run(at: byte)].attributes }

  /// Returns the same text with scaled font sizes.
  func scaled(by factor: CGFloat) -> StyledText {
    changed { $0.font = $0.font.withSize($0.font.pointSize * factor) }
  }

  /// Returns the same text with paragraphs that truncate their ends.
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

  /// Creates a text from runs that cover it.
  init(text: String, runs: [Run]) {
    self.text = text.forShaping
    self.runs = runs
  }
}

extension String {
  /// The text as contiguous bytes of the same length, without null characters, which Pango doesn't accept.
  fileprivate var forShaping: String {
    var text = self
    text.makeContiguousUTF8()
    guard text.utf8.contains(0) else { return text }
    return String(decoding: text.utf8.map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
  }
}
