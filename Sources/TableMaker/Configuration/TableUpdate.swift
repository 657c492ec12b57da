/// The changes of an update, for `onUpdate`.
public struct TableUpdate: Sendable, Equatable {
  /// Whether the table was loaded anew: when it is made, after `reload()`, and off screen. Nothing is counted then.
  public let isReload: Bool
  /// The number of rows that came, those of new sections included.
  public let insertedRows: Int
  /// The number of rows that went, those of removed sections included.
  public let deletedRows: Int
  /// The number of rows that changed their order or their section.
  public let movedRows: Int
  /// The number of rows that stayed and whose content changed; of items that cannot be compared, all that stayed.
  public let changedRows: Int
  /// The number of sections that came.
  public let insertedSections: Int
  /// The number of sections that went.
  public let deletedSections: Int

  /// Whether the table showed the same before.
  public var isEmpty: Bool {
    !isReload && insertedRows + deletedRows + movedRows + changedRows + insertedSections + deletedSections == 0
  }

  /// The table was loaded anew.
  static let reload = TableUpdate(
    isReload: true, insertedRows: 0, deletedRows: 0, movedRows: 0, changedRows: 0, insertedSections: 0,
    deletedSections: 0)
}
