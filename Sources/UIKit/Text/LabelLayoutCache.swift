internal import Foundation

/// The layouts that a label was last asked for: one to measure, one to draw, often the same.
struct LabelLayoutCache {
  struct Key: Hashable {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var isRightToLeft: Bool
  }

  private var entries: [(key: Key, layout: TextLayout)] = []

  /// The layout for a key, made if it is not one of the last four.
  mutating func layout(_ key: Key, make: () -> TextLayout) -> TextLayout {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == 4 { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
