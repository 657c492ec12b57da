// The responses to edits with missing items or invalid indices.

import TableMakerDiffing

extension MovableList where Self: ItemSource {
  /// Returns the index of an anchor item, or reports a diagnostic and returns `nil` if the list doesn't contain it.
  func index(of anchor: Item, for call: String, _ file: StaticString, _ line: UInt) -> Int? {
    if let index = identity.firstIndex(of: anchor, in: items) { return index }
    observers.report(.unknownAnchor(call: call, anchor: brief(anchor), at: CallSite(file: file, line: line)))
    return nil
  }

  /// Returns whether an index is valid. If it isn't, reports that the edit did nothing.
  func hasItem(at index: Int, for call: String, _ file: StaticString, _ line: UInt) -> Bool {
    if items.indices.contains(index) { return true }
    report(index, allowed: items.indices, used: nil, for: call, file, line)
    return false
  }

  func report(
    _ index: Int, allowed: Range<Int>, used: Int?, for call: String, _ file: StaticString, _ line: UInt
  ) {
    observers.report(
      .invalidIndex(
        call: call, index: index, allowed: allowed, used: used, at: CallSite(file: file, line: line)))
  }

  /// Returns the valid index of an insertion, or reports a diagnostic and returns the nearest one.
  func nearest(_ index: Int, for call: String, _ file: StaticString, _ line: UInt) -> Int {
    let nearest = min(max(index, 0), items.count)
    if nearest != index {
      report(index, allowed: 0..<items.count + 1, used: nearest, for: call, file, line)
    }
    return nearest
  }
}
