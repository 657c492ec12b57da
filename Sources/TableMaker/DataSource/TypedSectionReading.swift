import Diffing

/// Items that were read, section by section.
struct TypedSectionReading<Item, Source: ItemSource<Item>>: SectionReading {
  struct Part {
    let section: LiveSection
    let title: String?
    let indexTitle: String?
    let items: [Item]
    /// What the section showed before.
    let before: TypedSectionRows<Item>?
  }

  let content: TypedSectionContent<Item, Source>
  let parts: [Part]

  func laterDifferences() -> (@Sendable () -> [Difference?])? {
    let identity = content.identity
    guard let later = identity.laterDifference else { return nil }
    var isLarge = false
    let work = parts.map { part -> (@Sendable () -> Difference)? in
      guard let before = part.before?.items, identity.isLarge(before, part.items) else { return nil }
      isLarge = true
      return later(before, part.items)
    }
    return isLarge ? { @Sendable in work.map { $0?() } } : nil
  }

  func makeRows(
    with differences: [Difference?]?, hasAddRow: Bool, from counter: inout RowVersions.Counter
  ) -> [SectionRows] {
    parts.enumerated().map { index, part in
      let found = differences?[index]
      return content.makeRows(of: part, difference: found, hasAddRow: hasAddRow, from: &counter)
    }
  }
}

extension Identity {
  /// Whether so much lies between the first and the last difference of two lists that finding it takes long.
  ///
  /// - Complexity: O(n) comparisons; nothing is hashed.
  fileprivate func isLarge(_ before: [Item], _ after: [Item]) -> Bool {
    let limit = 10_000
    let (shorter, longer) = (min(before.count, after.count), max(before.count, after.count))
    guard longer > limit else { return false }
    let areOneArray = before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { $0.baseAddress == before.baseAddress && $0.count == before.count }
    }
    if areOneArray { return false }
    var start = 0
    while start < shorter, isSame(before[start], after[start]) { start += 1 }
    if longer - start <= limit { return false }
    var end = 0
    while end < shorter - start, isSame(before[before.count - 1 - end], after[after.count - 1 - end]) { end += 1 }
    return longer - start - end > limit
  }
}
