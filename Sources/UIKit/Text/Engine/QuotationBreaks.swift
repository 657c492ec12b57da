/// Line breaks next to curly quotation marks in Chinese and Japanese.
///
/// Since Unicode 16 (UAX 14, LB19a), lines can break before “ and after ” if both neighbors are East Asian. Pango 1.50
/// never breaks there, which leaves gaps at the ends of Chinese lines.
enum QuotationBreaks {
  /// Marks the clusters that can begin a line.
  ///
  /// - Parameters:
  ///   - clusters: A paragraph's clusters, in text order.
  ///   - text: The whole text.
  /// - Complexity: O(n) in the paragraph's length.
  static func allow(in clusters: inout [TextCluster], of text: String) {
    guard clusters.count > 2, let start = clusters.first?.range.lowerBound, let end = clusters.last?.range.upperBound
    else { return }
    let utf8 = text.utf8
    let range = utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
    guard hasMark(utf8[range]) else { return }
    func scalar(_ index: Int) -> Unicode.Scalar {
      text.unicodeScalars[utf8.index(utf8.startIndex, offsetBy: clusters[index].range.lowerBound)]
    }
    for index in 1..<clusters.count - 1 {
      switch scalar(index) {
      case "\u{2018}", "\u{201C}":
        guard isEastAsian(scalar(index - 1)), isEastAsian(scalar(index + 1)), mayEndLine(scalar(index - 1)) else {
          continue
        }
        clusters[index].startsLine = true
      case "\u{2019}", "\u{201D}":
        guard isEastAsian(scalar(index - 1)), isEastAsian(scalar(index + 1)), mayStartLine(scalar(index + 1)) else {
          continue
        }
        clusters[index + 1].startsLine = true
      default: continue
      }
    }
  }

  private static func hasMark(_ bytes: Substring.UTF8View) -> Bool {
    let found: Bool? = bytes.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == 0xE2, bytes[index + 1] == 0x80, (0x98...0x9D).contains(bytes[index + 2]) { return true }
        index += 1
      }
      return false
    }
    return found ?? true
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x30FF, 0xFF00...0xFFEF, 0xAC00...0xD7A3: true
    default: scalar.properties.isIdeographic
    }
  }

  /// Returns whether a line can end with a character, which isn't an opening bracket.
  private static func mayEndLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: false
    default: true
    }
  }

  /// Returns whether a line can begin with a character, which isn't a closing bracket, punctuation, a vowel-lengthening
  /// mark, or similar.
  private static func mayStartLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation, .dashPunctuation, .modifierLetter: false
    default: !smallKana.contains(scalar)
    }
  }

  private static let smallKana = Set("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ".unicodeScalars)
}
