/// A row with the revision of its cell's content, which the table view's updates compare.
struct FormItem: Identifiable, Equatable {
  let row: FormRow
  let revision: Int
  /// A Boolean value that indicates whether the user deletes and moves an array's element by the row. Its control in
  /// editing mode depends on it, so a row that becomes the first visible one differs from its last snapshot.
  let handlesElement: Bool

  @MainActor init(_ row: FormRow, handlesElement: Bool = false) {
    self.row = row
    self.handlesElement = handlesElement
    revision = row.revision
  }

  var id: ObjectIdentifier { ObjectIdentifier(row) }

  static func == (one: FormItem, other: FormItem) -> Bool {
    one.row === other.row && one.revision == other.revision && one.handlesElement == other.handlesElement
  }
}
