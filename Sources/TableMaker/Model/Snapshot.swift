/// The sections and rows in the table view, which every callback uses. It's replaced as a whole.
struct Snapshot {
  var sections: [SectionRows] = []

  @inline(__always) @MainActor func contains(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// Returns the rows of a section, or `nil` if it has no such row.
  @inline(__always) @MainActor func rows(of section: Int, with row: Int) -> SectionRows? {
    guard contains(section) else { return nil }
    let rows = sections[section]
    return row >= 0 && row < rows.count ? rows : nil
  }
}
