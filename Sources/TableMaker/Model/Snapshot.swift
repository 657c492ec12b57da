/// The sections and rows that the table is showing: what every callback answers from. Replaced as a whole.
struct Snapshot {
  var sections: [SectionRows] = []

  @inline(__always) @MainActor func contains(_ section: Int) -> Bool { section >= 0 && section < sections.count }

  /// The rows of a section, if it has the one that is asked for.
  @inline(__always) @MainActor func rows(of section: Int, with row: Int) -> SectionRows? {
    guard contains(section) else { return nil }
    let rows = sections[section]
    return row >= 0 && row < rows.count ? rows : nil
  }
}
