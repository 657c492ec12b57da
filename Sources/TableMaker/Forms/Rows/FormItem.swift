/// A row with the revision of its cell's content, which the table view's updates compare.
struct FormItem: Identifiable, Equatable {
  let row: FormRow
  let revision: Int

  @MainActor init(_ row: FormRow) {
    self.row = row
    revision = row.revision
  }

  var id: ObjectIdentifier { ObjectIdentifier(row) }

  static func == (one: FormItem, other: FormItem) -> Bool { one.row === other.row && one.revision == other.revision }
}
