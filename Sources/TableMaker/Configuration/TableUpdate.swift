/// The changes of an update, for `onUpdate`.
public struct TableUpdate: Sendable, Equatable {
  /// A Boolean value that indicates whether the update reloaded the table view.
  ///
  /// It's `true` for `make()`, after `reload()`, and off screen. All numbers are then zero. It's `false`, and the numbers
  /// are those of the changes, if a large update without animation is shown by a reload because no row on screen stays.
  public let isReload: Bool
  /// The number of inserted rows, including those of inserted sections.
  public let insertedRows: Int
  /// The number of deleted rows, including those of deleted sections.
  public let deletedRows: Int
  /// The number of rows that changed their order or their section.
  public let movedRows: Int
  /// The number of rows that stayed and have new content.
  ///
  /// If items can't be compared, all rows that stayed count.
  public let changedRows: Int
  /// The number of inserted sections.
  public let insertedSections: Int
  /// The number of deleted sections.
  public let deletedSections: Int

  /// A Boolean value that indicates whether nothing has changed.
  public var isEmpty: Bool {
    !isReload && insertedRows + deletedRows + movedRows + changedRows + insertedSections + deletedSections == 0
  }

  /// The update for a reloaded table view.
  static let reload = TableUpdate(
    isReload: true, insertedRows: 0, deletedRows: 0, movedRows: 0, changedRows: 0, insertedSections: 0,
    deletedSections: 0)
}
