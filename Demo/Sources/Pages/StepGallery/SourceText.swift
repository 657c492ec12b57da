import UIKit

/// Swift as it's shown: in a monospaced font, from left to right in every language, with long lines wrapped and indented.
enum SourceText {
  /// The font, which grows with the text size of the user up to a limit, since lines of source are wide.
  static var font: UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 16)
  }

  /// Returns a source with some of its words emphasized.
  static func attributed(_ source: String, emphasizing words: [String]) -> NSAttributedString {
    let font = font
    let width = NSAttributedString(string: "0", attributes: [.font: font]).size().width
    let text = NSMutableAttributedString(string: "")
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let style = NSMutableParagraphStyle()
      style.alignment = .left
      style.baseWritingDirection = .leftToRight
      style.lineSpacing = 1.5
      // Not by spaces: a word that is too long for the rest of the line would leave them on a line of their own.
      let indentation = line.prefix { $0 == " " }
      style.firstLineHeadIndent = width * CGFloat(indentation.count)
      style.headIndent = width * CGFloat(indentation.count + 4)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: UIColor.label, .paragraphStyle: style,
      ]
      text.append(
        NSAttributedString(
          string: (number == 0 ? "" : "\n") + line.dropFirst(indentation.count), attributes: attributes))
    }
    for word in words { emphasize(word, in: text) }
    return text
  }

  /// Emphasizes a word wherever it occurs as a whole word, including the dot before it.
  private static func emphasize(_ word: String, in text: NSMutableAttributedString) {
    let source = text.string
    var start = source.startIndex
    while let range = source.range(of: word, range: start..<source.endIndex) {
      start = range.upperBound
      let after = range.upperBound < source.endIndex ? source[range.upperBound] : " "
      var first = range.lowerBound
      if first > source.startIndex, source[source.index(before: first)] == "." { first = source.index(before: first) }
      let isStep = first < range.lowerBound || word.first?.isUppercase == true
      guard isStep, after == "(" || after == " " else { continue }
      text.addAttributes(
        [
          .foregroundColor: UIColor.emphasizedSource,
          .font: UIFont.monospacedSystemFont(ofSize: font.pointSize, weight: .semibold),
        ],
        range: NSRange(first..<range.upperBound, in: source))
    }
  }
}

extension UIColor {
  /// The step in a source that the source is about.
  static let emphasizedSource = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x8FB8FF) : Color(0x1F4FC4)).uiColor()
  }
}
