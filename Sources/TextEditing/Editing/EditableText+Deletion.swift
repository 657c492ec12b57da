extension EditableText {
  /// Returns the range that a deletion next to a caret removes.
  func deletionRange(
    from caret: TextPosition, _ direction: TextStorageDirection, by granularity: TextGranularity,
    _ geometry: (any LineGeometry)?
  ) -> Range<Int> {
    let offset = caret.offset
    switch (direction, granularity) {
    case (.backward, .character): return buffer.backwardDeletionStart(before: offset)..<offset
    case (.forward, .character): return offset..<buffer.clusterBoundary(after: offset)
    default:
      let target = destination(of: .storage(direction, by: granularity), from: caret, geometry: geometry).offset
      // At the boundary of a line or paragraph, the deletion removes only the boundary.
      guard target != offset else { return deletionRange(from: caret, direction, by: .character, geometry) }
      return min(target, offset)..<max(target, offset)
    }
  }
}

extension TextBuffer {
  /// Returns the start of a backward deletion: a whole cluster, or one scalar in scripts that are typed mark by mark.
  ///
  /// Apple's text fields do the same: Thai loses its tone mark first, a Latin letter is deleted with its accents, and
  /// an emoji as a whole.
  package func backwardDeletionStart(before offset: Int) -> Int {
    let start = clusterBoundary(before: offset)
    guard offset - start > 1 else { return start }
    let scalars = text(in: start..<offset).string.unicodeScalars
    guard let base = scalars.first, let last = scalars.last, base.isOfScriptTypedByMarks, scalars.count > 1 else {
      return start
    }
    return offset - UTF16.width(last)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar's script has keys for its marks.
  ///
  /// These are Hebrew, Arabic, and the scripts of India and Southeast Asia.
  fileprivate var isOfScriptTypedByMarks: Bool {
    switch value {
    case 0x590...0x109F, 0x1700...0x1CFF, 0xA800...0xA95F, 0xA980...0xAB2F, 0xABC0...0xABFF, 0xFB1D...0xFDFF,
      0xFE70...0xFEFE, 0x10A00...0x11FFF:
      true
    default: false
    }
  }
}

extension Range<Int> {
  /// Returns whether another range is inside the range or equal to it.
  func contains(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
