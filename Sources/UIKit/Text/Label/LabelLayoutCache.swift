internal import Foundation

/// The layouts that a label was last asked for: one to measure, one to draw, often the same; and what they are made
/// from.
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

  /// The layout for a key, made if it is not one of the last four.
  mutating func layout(_ key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == 4 { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }

  /// The layout in a smaller font for a key, made if it is not the last one.
  mutating func fittedLayout(_ key: Key, make: () -> TextLayout) -> TextLayout {
    if let fitted, fitted.key == key { return fitted.layout }
    let layout = make()
    fitted = (key, layout)
    return layout
  }

  /// The text and its glyphs, made once for all widths.
  mutating func source(isRightToLeft: Bool, make: () -> StyledText) -> TextSource {
    if let source, source.isRightToLeft == isRightToLeft { return source.text }
    let text = make()
    let made = TextSource(text: text, shaped: .of(text, isRightToLeft: isRightToLeft))
    source = (isRightToLeft, made)
    return made
  }

  mutating func removeAll() {
    source = nil
    fitted = nil
    entries.removeAll(keepingCapacity: true)
  }
}
