// What the verbs do about items and indices that are not there.

extension ItemList {
  /// Returns the index of an item that something is put beside; nil, and a diagnostic, if it is not there.
  func index(of anchor: Item, for call: String, _ file: StaticString, _ line: UInt) -> Int? {
    if let index = firstIndex(identifiedAs: anchor) { return index }
    observers.report(.unknownAnchor(call: call, anchor: brief(anchor), at: CallSite(file: file, line: line)))
    return nil
  }

  /// Returns whether there is an item at an index; says that nothing was done if there is none.
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
}
