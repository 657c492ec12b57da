internal import Foundation

/// A cache of a label's last layouts, often the same for measuring and drawing, and of their input.
struct LabelLayoutCache {
  struct Key: Hashable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var isRightToLeft: Bool
  }

  private var source: (isRightToLeft: Bool, text: TextSource)?
  private var entries: [(key: Key, layout: TextLayout)] = []
  private var fitted: (key: Key, layout: TextLayout)?
  private var hasTallLetters: Bool?

  /// Returns the layout for a key, from the last four or a new one.
  mutating func layout(_ key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == 4 { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }

  /// Returns the layout in a smaller font for a key, from the cache or a new one.
  mutating func fittedLayout(_ key: Key, make: () -> TextLayout) -> TextLayout {
    if let fitted, fitted.key == key { return fitted.layout }
    let layout = make()
    fitted = (key, layout)
    return layout
  }

  /// Returns the text and its glyphs, which are created once for all widths.
  mutating func source(isRightToLeft: Bool, make: () -> StyledText) -> TextSource {
    if let source, source.isRightToLeft == isRightToLeft { return source.text }
    let text = make()
    let made = TextSource(text: text, shaped: .of(text, isRightToLeft: isRightToLeft))
    source = (isRightToLeft, made)
    return made
  }

  /// Returns whether the text has letters of a script in which they can be taller than a line.
  mutating func hasTallLetters(in text: () -> String) -> Bool {
    if let hasTallLetters { return hasTallLetters }
    // The first bytes of U+0580 to U+1FFF: Hebrew, Arabic, the scripts of India, Thai, and also Vietnamese vowels.
    let has = text().utf8.contains { (0xD6...0xE1).contains($0) }
    hasTallLetters = has
    return has
  }

  mutating func removeAll() {
    source = nil
    hasTallLetters = nil
    fitted = nil
    entries.removeAll(keepingCapacity: true)
  }
}
