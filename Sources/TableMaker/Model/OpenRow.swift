/// A row with visible swipe actions, with the section's rows when they appeared.
struct OpenRow {
  let rows: SectionRows
  let row: Int
}
