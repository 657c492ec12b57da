/// The observer of a group's source.
///
/// An object of its own: weakly referenced objects, as observers are, are slow to retain, and sections are on the way to each cell.
@MainActor final class SourceObserver: TableObserver {
  private weak var owner: TableViewDataSource?
  private unowned let group: SectionGroup

  init(of group: SectionGroup, for owner: TableViewDataSource) {
    self.group = group
    self.owner = owner
  }

  /// The identity of the table's live object, by which observers of one table are recognized.
  var table: ObjectIdentifier? { owner.map(ObjectIdentifier.init) }

  func itemsDidChange() { owner?.itemsDidChange(in: group) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { owner?.reporter.handle(diagnostic) ?? false }

  func itemsDidFail(with error: any Error) { owner?.itemsDidFail(in: group, with: error) }
}
