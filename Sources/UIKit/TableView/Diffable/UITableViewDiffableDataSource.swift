public import Foundation

/// A data source that shows snapshots: it finds the changes from one to the next and applies them to its table, with
/// animation.
///
/// The table holds its data source weakly, and the data source its table: an app keeps both. Identifiers are unique in
/// a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes and configures the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  weak var tableView: UITableView?
  /// The snapshot that the table shows, without marks.
  var shown = Snapshot()
  /// Changes that came while another one was made.
  var waiting: [() -> Void] = []
  var isApplying = false
  /// Moves of rows that the table shows and `shown` does not have yet.
  var movedByHand: [(source: IndexPath, target: IndexPath)] = []

  /// Makes a data source and gives it to a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is held weakly.
  ///   - cellProvider: Returns a cell for an item; the process ends if it returns nil.
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  /// The animation of inserted and deleted rows; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Shows a snapshot: applies the differences from the one before, which takes time linear in the items.
  ///
  /// Where the table is in no window it is reloaded. A snapshot that is applied while a cell is made waits until the
  /// table is done.
  ///
  /// - Parameters:
  ///   - snapshot: The content to show.
  ///   - animatingDifferences: Whether rows are seen to come, go and move.
  ///   - completion: Called when the animation is over, without one at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { show(snapshot, animated: animatingDifferences, completion: completion) }

  /// Shows a snapshot and returns when the animation is over: see `apply(_:animatingDifferences:completion:)`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading the table, without finding out what changed and without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The content to show.
  ///   - completion: Called when the table was reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { reload(with: snapshot, completion: completion) }

  /// Shows a snapshot by reloading the table, without finding out what changed and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns what the table is shown, to be changed and applied; nothing in it is marked to be reloaded.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Returns the section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].identifier : nil
  }

  /// Returns the place of a section; nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  /// Returns the item of a row; nil where there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.sections.indices.contains(indexPath.section) else { return nil }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the row of an item; nil if there is no such item.
  ///
  /// - Complexity: O(n) in the items of the item's section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// Returns the number of items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }

  /// Returns the cell that the provider makes for a row's item; the process ends if it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        .internalInconsistency,
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath). "
          + "Table view: \(tableView), dataSource: \(self)")
    }
    return cell
  }

  /// Returns the text above a section's rows: none here; subclasses override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the text below a section's rows: none here; subclasses override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns a Boolean value that indicates whether a row can be edited: none can here; subclasses override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns a Boolean value that indicates whether a row can be moved by hand while the table is edited: none can here;
  /// subclasses override it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called when a row was moved by hand; does nothing here. Subclasses override it, and apply a snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the table's edge; none here.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section that a title of the index leads to: here that of the title's number.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  /// Called when the user deletes or inserts a row; does nothing here. Subclasses override it, and apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
