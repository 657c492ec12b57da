import Diffing

/// Items that were read, section by section.
final class TypedSectionReading<Item, Source: ItemSource<Item>>: SectionReading {
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
  /// What was found at once, part by part, when it was asked what takes long.
  private var found: [Difference?] = []

  init(content: TypedSectionContent<Item, Source>, parts: [Part]) {
    self.content = content
    self.parts = parts
  }

  /// More rows than these between the first and the last difference take long.
  private static var limit: Int { 10_000 }

  func laterDifferences() -> (@Sendable () -> [Difference?])? {
    let identity = content.identity
    guard let later = identity.laterDifference else { return nil }
    var isLarge = false
    found = Array(repeating: nil, count: parts.count)
    let work = parts.enumerated().map { index, part -> (@Sendable () -> Difference)? in
      guard let before = part.before?.items else { return nil }
      if let difference = identity.differenceAmong(before, part.items, Self.limit) {
        found[index] = difference
        return nil
      }
      isLarge = true
      return later(before, part.items)
    }
    return isLarge ? { @Sendable in work.map { $0?() } } : nil
  }

  func makeRows(
    with differences: [Difference?]?, hasAddRow: Bool, from counter: inout RowVersions.Counter
  ) -> [SectionRows] {
    parts.enumerated().map { index, part in
      var difference = found.isEmpty ? nil : found[index]
      if let before = part.before?.items, let later = differences?[index] {
        difference = content.identity.completing(later, before, part.items)
      }
      return content.makeRows(of: part, difference: difference, hasAddRow: hasAddRow, from: &counter)
    }
  }
}
