/// Hears of changes for a group of sections.
///
/// An object of its own: who is referred to weakly, as observers are, is slow to retain, and sections are on the way to each cell.
@MainActor final class SourceObserver: TableObserver {
  private weak var owner: TableViewDataSource?
  private unowned let group: SectionGroup

  init(of group: SectionGroup, for owner: TableViewDataSource) {
    self.group = group
    self.owner = owner
  }

  /// The table's live object, by which watchers of one table are known.
  var table: ObjectIdentifier? { owner.map(ObjectIdentifier.init) }

  func itemsDidChange() { owner?.itemsDidChange(in: group) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { owner?.reporter.handle(diagnostic) ?? false }

  func itemsDidFail(with error: any Error) { owner?.itemsDidFail(in: group, with: error) }
}
