/// A row that is swiped open, with the rows as they were when it was opened.
struct OpenRow {
  let rows: SectionRows
  let row: Int
}
