import Foundation

/// The vertical positions of a table view's sections, rows, headers, and footers. It doesn't use views.
///
/// From top to bottom: the table header, then each section's padding, header, rows, and footer, then the table footer.
/// Finding a row or a place takes O(log sections + log rows). A section of equal rows takes O(1) memory.
struct RowGeometry: Equatable, Sendable {
  /// The heights of a section's parts.
  struct Section: Equatable, Sendable {
    /// The padding above the header, which belongs to the section.
    var topPadding: CGFloat = 0
    var header: CGFloat = 0
    var rows = RowHeights(count: 0, height: 0)
    var footer: CGFloat = 0

    var total: CGFloat { topPadding + header + rows.total + footer }
  }

  /// The section and number of a row, in the order of the rows.
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

  /// Consecutive rows of one section.
  struct Run: Equatable, Sendable {
    var section: Int
    var rows: Range<Int>
  }

  private(set) var tableHeader: CGFloat
  private(set) var tableFooter: CGFloat
  private(set) var sections: [Section]
  /// `tops[section]` is the top of a section; the last element is the bottom of the last section.
  private var tops: [CGFloat]

  /// Creates the geometry. Complexity: O(`sections`).
  init(tableHeader: CGFloat = 0, sections: [Section] = [], tableFooter: CGFloat = 0) {
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
    self.sections = sections
    tops = Array(repeating: tableHeader, count: sections.count + 1)
    placeSections(from: 0)
  }

  /// Replaces the heights of the table header and footer. Complexity: O(sections) if the header changes.
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

  /// The height of the content.
  var contentHeight: CGFloat { tops[sections.count] + tableFooter }

  /// The span of the table footer.
  var tableFooterSpan: VerticalSpan { VerticalSpan(minY: tops[sections.count], height: tableFooter) }

  /// Returns the span of a section, including its padding.
  func span(ofSection section: Int) -> VerticalSpan {
    VerticalSpan(minY: tops[section], height: sections[section].total)
  }

  /// Returns the span of a section's header that doesn't float.
  func span(ofHeader section: Int) -> VerticalSpan {
    VerticalSpan(minY: tops[section] + sections[section].topPadding, height: sections[section].header)
  }

  /// Returns the span of a section's footer that doesn't float.
  func span(ofFooter section: Int) -> VerticalSpan {
    VerticalSpan(minY: rowsEnd(section), height: sections[section].footer)
  }

  /// Returns the span of a row.
  func span(of row: Row) -> VerticalSpan {
    VerticalSpan(minY: top(of: row), height: sections[row.section].rows.height(of: row.row))
  }

  /// Returns the row that covers `y`, or `nil` if there's no row there.
  ///
  /// A row covers its top edge but not its bottom edge.
  func row(at y: CGFloat) -> Row? {
    guard y >= tableHeader, let section = sectionReaching(below: y) else { return nil }
    let rows = sections[section].rows
    // Finds the last row that starts at or above `y`, with exactly the numbers that `span(of:)` returns.
    let started = partition(0, rows.count + 1) { top(of: Row(section: section, row: $0)) > y }
    return started > 0 && started <= rows.count ? Row(section: section, row: started - 1) : nil
  }

  /// Returns whether a row exists.
  func contains(_ row: Row) -> Bool {
    sections.indices.contains(row.section) && (0..<sections[row.section].rows.count).contains(row.row)
  }

  /// Returns the sections that are partly between `top` and `bottom`.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    let first = sectionReaching(below: top) ?? sections.count
    // The sections that start above `bottom`.
    let end = partition(first, sections.count) { tops[$0] >= bottom }
    return first..<end
  }

  /// Returns the rows that are partly between `top` and `bottom`, by section.
  ///
  /// A row of zero height counts if it's inside, but not at an edge. Complexity: O(sections found × log rows).
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Run] {
    sections(from: top, to: bottom).compactMap { section in
      let count = sections[section].rows.count
      let first = partition(0, count) { self.top(of: Row(section: section, row: $0 + 1)) > top }
      let end = partition(first, count) { self.top(of: Row(section: section, row: $0)) >= bottom }
      return first < end ? Run(section: section, rows: first..<end) : nil
    }
  }

  /// Returns the top of a row, or the bottom of the last row.
  private func top(of row: Row) -> CGFloat { rowsTop(row.section) + sections[row.section].rows.edge(row.row) }

  /// Returns the top of a section's rows.
  func rowsTop(_ section: Int) -> CGFloat { tops[section] + sections[section].topPadding + sections[section].header }

  /// Returns the bottom of a section's rows.
  func rowsEnd(_ section: Int) -> CGFloat { rowsTop(section) + sections[section].rows.total }

  /// The top of the first section.
  var sectionsTop: CGFloat { tops[0] }

  /// Returns the first section that ends below `y`.
  private func sectionReaching(below y: CGFloat) -> Int? {
    let section = partition(0, sections.count) { tops[$0 + 1] > y }
    return section < sections.count ? section : nil
  }

  /// Returns the section that covers `y`, or else the first or last one. There must be at least one section.
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
