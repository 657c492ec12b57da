/// The sections and rows that the table shows, from which every callback is answered. Replaced as a whole.
struct Snapshot {
  var sections: [SectionRows] = []

  @inline(__always) @MainActor func contains(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// The rows of a section; nil if it has no such row.
  @inline(__always) @MainActor func rows(of section: Int, with row: Int) -> SectionRows? {
    guard contains(section) else { return nil }
    let rows = sections[section]
    return row >= 0 && row < rows.count ? rows : nil
  }
}
