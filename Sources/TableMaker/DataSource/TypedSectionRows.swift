import UIKit

/// Rows that show items.
final class TypedSectionRows<Item>: SectionRows {
  let items: [Item]
  /// What makes an item of these the same row as one of the rows that come after them.
  let identity: Identity<Item>
  private let draft: _RowDraft<Item>

  init(
    of section: LiveSection, items: [Item], versions: RowVersions, identity: Identity<Item>, draft: _RowDraft<Item>,
    work: Work
  ) {
    self.items = items
    self.identity = identity
    self.draft = draft
    super.init(of: section, versions: versions, work: work)
  }

  override func renew<Named>(_ named: [Named], from counter: inout RowVersions.Counter) -> [Int] {
    guard let named = named as? [Item], !named.isEmpty else { return [] }
    let rows = identity.kind == .position ? rowsEqual(to: named) : rowsIdentical(to: named)
    let stale = Set(rows)
    versions = versions.renewing(&counter, where: stale.contains)
    return rows
  }

  private func rowsIdentical(to named: [Item]) -> [Int] {
    items.indices.filter { row in named.contains { identity.isSame($0, items[row]) } }
  }

  /// An item that is known by its place alone cannot be named by it: all rows are meant that show an equal one.
  private func rowsEqual(to named: [Item]) -> [Int] {
    guard let hasSameContent = identity.hasSameContent else { return Array(items.indices) }
    return items.indices.filter { row in named.contains { hasSameContent($0, items[row]) } }
  }

  override func perform(_ event: RowEvent, at row: Int, onError: (any Error) -> Void) {
    let item = items[row]
    for body in draft.events[event] ?? [] {
      do { try body(item, row) } catch { onError(error) }
    }
  }

  override func maySelect(_ row: Int) -> Bool { draft.shouldSelect?(items[row], row) ?? true }
}
