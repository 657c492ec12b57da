/// The observer of a group's source.
///
/// It's a separate object, because observers are referenced weakly and such objects are slow to retain, while each cell
/// retains its section.
@MainActor final class SourceObserver: TableObserver {
  private weak var owner: LiveTable?
  private unowned let group: SectionGroup

  init(of group: SectionGroup, for owner: LiveTable) {
    self.group = group
    self.owner = owner
  }

  /// The identity of the data source, which identifies the observers of one table view.
  var table: ObjectIdentifier? { owner.map(ObjectIdentifier.init) }

  func itemsDidChange() { owner?.updates.itemsDidChange(in: group) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { owner?.reporter.handle(diagnostic) ?? false }

  func itemsDidFail(with error: any Error) { owner?.itemsDidFail(in: group, with: error) }
}
