internal import Foundation
internal import Synchronization

/// A text's glyphs: shaped once, whatever widths the text is then laid out in.
///
/// Paragraphs are shaped when they are first asked for, so that a label of three lines does not shape a whole book.
final class ShapedText: Sendable {
  let paragraphs: [ParagraphRange]
  private let text: StyledText
  private let isRightToLeft: Bool
  private let shaped: Mutex<[ShapedParagraph?]>

  /// - Parameters:
  ///   - text: The text; its colors and its alignment do not matter.
  ///   - isRightToLeft: The direction of paragraphs in which no letter and no style decides one.
  ///   - continues: Whether the text begins in the middle of a paragraph.
  init(_ text: StyledText, isRightToLeft: Bool, continues: Bool = false) {
    self.text = text
    self.isRightToLeft = isRightToLeft
    var paragraphs = text.text.isEmpty ? [] : text.paragraphs()
    if continues, !paragraphs.isEmpty { paragraphs[0].continues = true }
    self.paragraphs = paragraphs
    shaped = Mutex(Array(repeating: nil, count: paragraphs.count))
  }

  /// The glyphs of a paragraph.
  ///
  /// - Complexity: O(n) in its length when it is first asked for, then O(1).
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

  /// The number of paragraphs that were asked for so far.
  var shapedCount: Int { shaped.withLock { $0.count { $0 != nil } } }

  /// The byte at which the paragraph begins that a number is part of: line separators do not end paragraphs.
  func start(of number: Int) -> Int {
    var number = number
    while number > 0 && paragraphs[number].continues { number -= 1 }
    return paragraphs[number].start
  }
}

extension ShapedText {
  /// The glyphs of a text, those of an equal one shaped before if they are still kept.
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

/// The texts that were shaped last, found by what they say and look like: a cell that is used again for the same text,
/// or a text that is measured and then drawn, is not shaped twice.
struct ShapedTextCache {
  static let shared = Mutex(ShapedTextCache())

  /// The length in bytes above which texts are not kept: their owners keep them.
  static let longest = 32_768

  /// The bytes of text that are kept in each of two generations, with 100 to 150 bytes of glyphs for each.
  private static let limit = 65_536

  private var young: [ShapingKey: ShapedText] = [:]
  private var old: [ShapingKey: ShapedText] = [:]
  private var youngBytes = 0

  /// The text for a key; one of the old generation becomes young again.
  mutating func text(for key: ShapingKey) -> ShapedText? {
    if let text = young[key] { return text }
    guard let text = old.removeValue(forKey: key) else { return nil }
    insert(text, for: key)
    return text
  }

  mutating func insert(_ text: ShapedText, for key: ShapingKey) {
    // Even the shortest text has objects of its own.
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
