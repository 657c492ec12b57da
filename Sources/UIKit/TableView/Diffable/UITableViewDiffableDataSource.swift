public import Foundation

/// A data source that displays snapshots: it finds the differences between them and animates the table view's updates.
///
/// The table view and the data source hold each other weakly, so keep a strong reference to both. Identifiers are
/// unique in a snapshot.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A closure that creates and configures the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private let cellProvider: CellProvider
  weak var tableView: UITableView?
  /// The snapshot that the table view shows, without reload marks.
  var shown = Snapshot()
  /// Changes that wait for the current change to finish.
  var waiting: [() -> Void] = []
  var isApplying = false
  /// Moves of rows that the table view shows but `shown` doesn't contain yet.
  var movedByHand: [(source: IndexPath, target: IndexPath)] = []

  /// Creates a data source and assigns it to a table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view, which is held weakly.
  ///   - cellProvider: A closure that returns the cell of an item. The app crashes if it returns `nil`.
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  ) {
    self.cellProvider = cellProvider
    self.tableView = tableView
    super.init()
    tableView.dataSource = self
  }

  /// The animation for inserted and deleted rows.
  ///
  /// The default is `automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Applies a snapshot by updating the differences from the current one, in time linear in the items.
  ///
  /// If the table view isn't in a window, it reloads. A snapshot that you apply while the table view creates a cell
  /// waits until that's done.
  ///
  /// - Parameters:
  ///   - snapshot: The content to show.
  ///   - animatingDifferences: Whether to animate the insertions, deletions, and moves.
  ///   - completion: A closure to call after the animation, or immediately if there's none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { show(snapshot, animated: animatingDifferences, completion: completion) }

  /// Applies a snapshot and returns after the animation.
  ///
  /// See `apply(_:animatingDifferences:completion:)`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Applies a snapshot by reloading the table view, without finding differences and without animation.
  ///
  /// - Parameters:
  ///   - snapshot: The content to show.
  ///   - completion: A closure to call after the table view reloads.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { reload(with: snapshot, completion: completion) }

  /// Applies a snapshot by reloading the table view, without finding differences and without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns a copy of the current snapshot without reload marks, to change and apply.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }

  /// Returns the identifier of the section at an index, or `nil` if the index is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].identifier : nil
  }

  /// Returns the index of a section, or `nil` if it doesn't exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.indexOfSection(sectionIdentifier) }

  /// Returns the item of a row, or `nil` if the row doesn't exist.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, shown.sections.indices.contains(indexPath.section) else { return nil }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item, or `nil` if it doesn't exist.
  ///
  /// - Complexity: O(n) in the items of the item's section.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier).map { IndexPath(row: $0.row, section: $0.section) }
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }

  /// Returns the cell provider's cell for a row.
  ///
  /// The app crashes if the provider returns `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      raise(
        .internalInconsistency,
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath). "
          + "Table view: \(tableView), dataSource: \(self)")
    }
    return cell
  }

  /// Returns the title of a section's header.
  ///
  /// The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns the title of a section's footer.
  ///
  /// The default implementation returns `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns whether the user can edit a row.
  ///
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns whether the user can move a row in editing mode.
  ///
  /// The default implementation returns `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Called after the user moves a row.
  ///
  /// The default implementation does nothing; override it to apply a snapshot.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the section index.
  ///
  /// The default implementation returns `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section for a title of the section index.
  ///
  /// The default implementation returns the title's index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  /// Called when the user deletes or inserts a row.
  ///
  /// The default implementation does nothing; override it to apply a snapshot.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
