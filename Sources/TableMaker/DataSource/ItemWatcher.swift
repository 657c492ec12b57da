/// Hears of changes for a section.
///
/// An object of its own: who is referred to weakly, as observers are, is slow to retain, and sections are on the way to each cell.
@MainActor final class ItemWatcher: ItemObserver {
  private weak var owner: TableViewDataSource?
  private unowned let section: LiveSection

  init(of section: LiveSection, for owner: TableViewDataSource) {
    self.section = section
    self.owner = owner
  }

  func itemsDidChange() { owner?.itemsDidChange(in: section) }

  func itemsDidFail(with error: any Error) { owner?.itemsDidFail(in: section, with: error) }

  func itemsDidReport(_ diagnostic: Diagnostic) -> Bool { owner?.reporter.handle(diagnostic) ?? false }
}
