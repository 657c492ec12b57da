/// A row with what its cell was filled with, as a table compares them.
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
