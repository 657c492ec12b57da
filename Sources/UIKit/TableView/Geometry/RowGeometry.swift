import Foundation

/// The positions of a table's sections, rows, headers and footers on the vertical axis. Uses no view.
///
/// From top to bottom: the table's header, then for each section its padding, header, rows and footer, then the table's
/// footer. Questions about a row or a place take O(log sections + log rows); a section of equal rows takes O(1) memory.
struct RowGeometry: Equatable, Sendable {
  /// The heights that make up a section.
  struct Section: Equatable, Sendable {
    /// The room above the header, which belongs to the section but not to its header.
    var topPadding: CGFloat = 0
    var header: CGFloat = 0
    var rows = RowHeights(count: 0, height: 0)
    var footer: CGFloat = 0

    var total: CGFloat { topPadding + header + rows.total + footer }
  }

  /// A row's address; in the order of the rows.
  struct Row: Comparable, Hashable, Sendable {
    var section: Int
    var row: Int

    init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }

    init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

    static func < (a: Row, b: Row) -> Bool { a.section == b.section ? a.row < b.row : a.section < b.section }
  }

  /// Rows of one section that follow each other.
  struct Run: Equatable, Sendable {
    var section: Int
    var rows: Range<Int>
  }

  private(set) var tableHeader: CGFloat
  private(set) var tableFooter: CGFloat
  private(set) var sections: [Section]
  /// `tops[section]` is where a section starts; the last element is where the last one ends.
  private var tops: [CGFloat]

  /// Complexity: O(`sections`).
  init(tableHeader: CGFloat = 0, sections: [Section] = [], tableFooter: CGFloat = 0) {
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
    self.sections = sections
    tops = Array(repeating: tableHeader, count: sections.count + 1)
    placeSections(from: 0)
  }

  /// Replaces the heights of the table's header and footer. Complexity: O(sections) where they change.
  mutating func setTableHeights(header: CGFloat, footer: CGFloat) {
    tableFooter = footer
    guard header != tableHeader else { return }
    tableHeader = header
    tops[0] = header
    placeSections(from: 0)
  }

  /// Changes a section's heights. Complexity: O(sections after it).
  mutating func update(_ section: Int, _ change: (inout Section) -> Void) {
    change(&sections[section])
    placeSections(from: section)
  }

  private mutating func placeSections(from first: Int) {
    var top = tops[first]
    for section in first..<sections.count {
      top += sections[section].total
      tops[section + 1] = top
    }
  }

  /// The height of everything.
  var contentHeight: CGFloat { tops[sections.count] + tableFooter }

  /// The table's footer.
  var tableFooterSpan: VerticalSpan { VerticalSpan(minY: tops[sections.count], height: tableFooter) }

  /// The whole of a section, with its padding.
  func span(ofSection section: Int) -> VerticalSpan {
    VerticalSpan(minY: tops[section], height: sections[section].total)
  }

  /// A section's header at its place, when it does not float.
  func span(ofHeader section: Int) -> VerticalSpan {
    VerticalSpan(minY: tops[section] + sections[section].topPadding, height: sections[section].header)
  }

  /// A section's footer at its place, when it does not float.
  func span(ofFooter section: Int) -> VerticalSpan {
    VerticalSpan(minY: rowsEnd(section), height: sections[section].footer)
  }

  /// A row.
  func span(of row: Row) -> VerticalSpan {
    VerticalSpan(minY: top(of: row), height: sections[row.section].rows.height(of: row.row))
  }

  /// The row that covers `y`; none between rows, in headers, footers and padding, or outside of the content.
  ///
  /// A row covers its top edge but not its bottom edge.
  func row(at y: CGFloat) -> Row? {
    guard y >= tableHeader, let section = sectionReaching(below: y) else { return nil }
    let rows = sections[section].rows
    // The last row that starts at or above `y`, compared with the very numbers that `span(of:)` gives.
    let started = partition(0, rows.count + 1) { top(of: Row(section: section, row: $0)) > y }
    return started > 0 && started <= rows.count ? Row(section: section, row: started - 1) : nil
  }

  /// Returns whether there is a row of that address.
  func contains(_ row: Row) -> Bool {
    sections.indices.contains(row.section) && (0..<sections[row.section].rows.count).contains(row.row)
  }

  /// The sections of which something lies between `top` and `bottom`.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = sectionReaching(below: top) ?? sections.count
    // Sections that start above `bottom`.
    let end = partition(first, sections.count) { tops[$0] >= bottom }
    return first..<end
  }

  /// The rows of which something lies between `top` and `bottom`, section by section.
  ///
  /// A row without height counts where it lies inside, not at an edge. Complexity: O(sections found × log rows).
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Run] {
    sections(from: top, to: bottom).compactMap { section in
      let count = sections[section].rows.count
      let first = partition(0, count) { self.top(of: Row(section: section, row: $0 + 1)) > top }
      let end = partition(first, count) { self.top(of: Row(section: section, row: $0)) >= bottom }
      return first < end ? Run(section: section, rows: first..<end) : nil
    }
  }

  /// Returns the top of a row; for the row after the last one, the bottom of that.
  private func top(of row: Row) -> CGFloat { rowsTop(row.section) + sections[row.section].rows.edge(row.row) }

  /// Returns the top of a section's rows.
  func rowsTop(_ section: Int) -> CGFloat { tops[section] + sections[section].topPadding + sections[section].header }

  /// Returns the bottom of a section's rows.
  func rowsEnd(_ section: Int) -> CGFloat { rowsTop(section) + sections[section].rows.total }

  /// The top of the first section.
  var sectionsTop: CGFloat { tops[0] }

  /// The first section that ends below `y`.
  private func sectionReaching(below y: CGFloat) -> Int? {
    let section = partition(0, sections.count) { tops[$0 + 1] > y }
    return section < sections.count ? section : nil
  }

  /// Returns the section that covers `y`, or else the first or the last one. There is one at least.
  func section(nearestTo y: CGFloat) -> Int { sectionReaching(below: y) ?? sections.count - 1 }

  private func partition(_ low: Int, _ high: Int, _ isBeyond: (Int) -> Bool) -> Int {
    var low = low
    var high = high
    while low < high {
      let middle = low + (high - low) / 2
      if isBeyond(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
