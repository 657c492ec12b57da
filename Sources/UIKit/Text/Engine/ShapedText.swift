internal import Foundation
internal import Synchronization

/// The glyphs of a text, which are shaped once for all widths.
///
/// Each paragraph is shaped on first use, so a label with three lines doesn't shape a whole book.
final class ShapedText: Sendable {
  let paragraphs: [ParagraphRange]
  private let text: StyledText
  private let isRightToLeft: Bool
  private let shaped: Mutex<[ShapedParagraph?]>

  /// Creates the glyphs of a text.
  ///
  /// - Parameters:
  ///   - text: The text. Its colors and alignment don't matter.
  ///   - isRightToLeft: The direction of paragraphs without a directional letter or style.
  ///   - continues: Whether the text begins in the middle of a paragraph.
  init(_ text: StyledText, isRightToLeft: Bool, continues: Bool = false) {
    self.text = text
    self.isRightToLeft = isRightToLeft
    var paragraphs = text.text.isEmpty ? [] : text.paragraphs()
    if continues, !paragraphs.isEmpty { paragraphs[0].continues = true }
    self.paragraphs = paragraphs
    shaped = Mutex(Array(repeating: nil, count: paragraphs.count))
  }

  /// Returns the glyphs of a paragraph.
  ///
  /// - Complexity: O(n) in its length on first use, then O(1).
  subscript(number: Int) -> ShapedParagraph {
    if let paragraph = shaped.withLock({ $0[number] }) { return paragraph }
    let range = paragraphs[number]
    let start = start(of: number)
    let paragraph = TextEngine.shared.withLock {
      $0.shape(range, of: text, directionFrom: start, isRightToLeft: isRightToLeft)
    }
    shaped.withLock { $0[number] = paragraph }
    return paragraph
  }

  /// The number of paragraphs that were shaped.
  var shapedCount: Int { shaped.withLock { $0.count { $0 != nil } } }

  /// Returns the first byte of the paragraph that contains a part. Line separators don't end paragraphs.
  func start(of number: Int) -> Int {
    var number = number
    while number > 0 && paragraphs[number].continues { number -= 1 }
    return paragraphs[number].start
  }
}

extension ShapedText {
  /// Returns the glyphs of a text, from the cache if an equal text was shaped before.
  static func of(_ text: StyledText, isRightToLeft: Bool) -> ShapedText {
    guard text.text.utf8.count <= ShapedTextCache.longest else { return ShapedText(text, isRightToLeft: isRightToLeft) }
    let key = ShapingKey(text, isRightToLeft: isRightToLeft)
    return ShapedTextCache.shared.withLock { cache in
      if let known = cache.text(for: key) { return known }
      let made = ShapedText(text, isRightToLeft: isRightToLeft)
      cache.insert(made, for: key)
      return made
    }
  }
}

/// A cache of recently shaped texts, by their text and attributes.
///
/// A cell that shows the same text again, or a text that's measured and then drawn, isn't shaped twice.
struct ShapedTextCache {
  static let shared = Mutex(ShapedTextCache())

  /// The maximum length in bytes of cached texts. Owners keep longer ones.
  static let longest = 32_768

  /// The number of text bytes in each of two generations, with 100 to 150 bytes of glyphs for each byte.
  private static let limit = 65_536

  private var young: [ShapingKey: ShapedText] = [:]
  private var old: [ShapingKey: ShapedText] = [:]
  private var youngBytes = 0

  /// Returns the text for a key. A text in the old generation moves to the young one.
  mutating func text(for key: ShapingKey) -> ShapedText? {
    if let text = young[key] { return text }
    guard let text = old.removeValue(forKey: key) else { return nil }
    insert(text, for: key)
    return text
  }

  mutating func insert(_ text: ShapedText, for key: ShapingKey) {
    // Even the shortest text needs memory for its objects.
    youngBytes += key.text.utf8.count + 16
    if youngBytes > Self.limit {
      old = young
      young = [:]
      youngBytes = key.text.utf8.count + 16
    }
    young[key] = text
  }

  mutating func removeAll() { self = ShapedTextCache() }
}
