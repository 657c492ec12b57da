import TableMakerDiffing
import UIKit

/// The live sections of one `section()` or `sections(of:)` of a chain.
@MainActor final class SectionGroup {
  let content: any SectionContent
  /// The only section; or the pattern for those of a source of sections.
  let pattern: LiveSection
  /// The observer of the items' source.
  var observer: (any TableObserver)?
  /// What has its search bars tell of queries.
  var queryObservations: [AnyObject] = []
  /// Its index among all groups at the last search.
  var lastIndex = 0
  /// Whether the app has hidden it.
  var isHidden = false { didSet { placeSource() } }
  /// The table of its data source; nil where that fills none, or no longer has the group.
  weak var tableView: UITableView? { didSet { placeSource() } }
  /// Whether the source may have other items than those that were read last.
  var isStale = true
  /// Whether its source is being read.
  var isBeingRead = false
  /// Whether its source reported a change while it was being read, since the last reading for another reason.
  var hasToldItself = false
  /// Whether it did so again while it was read again.
  var hasToldAgain = false
  /// The rows of the last reading, by section.
  var rows: [SectionRows] = [] {
    didSet { if !named.isEmpty { keepSections() } }
  }
  /// Which items are expanded; nil for a section that is no tree.
  let tree: TreeState?
  /// The height tokens of the list of which the rows show a part.
  var listTokens: ListTokens?
  /// The sections of a source of sections, by name.
  private var named: [String: NamedSections] = [:]
  /// The number of remembered sections.
  private var namedCount = 0
  private var lastReading = 0

  /// The sections of one name, and the number of them that the latest reading has asked for.
  private final class NamedSections {
    var sections: [LiveSection] = []
    var reading = 0
    var asked = 0
  }

  init(_ section: ClosedSection, tableRowHeight: CGFloat?) {
    content = section.takeContent()
    tree = content.isTree ? TreeState() : nil
    pattern = LiveSection(section.settings, content, tableRowHeight: tableRowHeight)
  }

  var settings: SectionSettings { pattern.settings }

  /// The rows that the table is to show.
  var shownRows: [SectionRows] {
    if isHidden { return [] }
    return settings.hidesWhenEmpty ? rows.filter { $0.count > 0 } : rows
  }

  /// Passes the table that shows the section to the source, also when the section has moved.
  func placeSource() { content.isShown(in: tableView, isHidden: isHidden) }

  /// Notes that the source, and those that it is made of, may have other items without having told.
  func expire() {
    isStale = true
    content.searched?.expire()
  }

  /// Reads the source.
  ///
  /// - Parameter isEcho: Whether only an earlier reading has asked for it.
  func read(isEcho: Bool) -> any SectionReading {
    isStale = false
    isBeingRead = true
    defer { isBeingRead = false }
    if !isEcho { hasToldItself = false }
    return content.read(for: self)
  }

  /// Whether the rows have changed.
  func isChanged(since before: [SectionRows]) -> Bool {
    rows.count != before.count
      || zip(rows, before).contains { $0.section !== $1.section || !$0.difference(from: $1).isEmpty }
  }

  /// Whether the row that adds an item is to come or to go.
  func lacksAddRow(whileEditing isEditing: Bool) -> Bool {
    guard let addRow = settings.addRow else { return false }
    return rows.contains { $0.hasAddRow != addRow.isShown(whileEditing: isEditing) }
  }

  /// Begins to read a source of sections.
  func beginReading() { lastReading += 1 }

  /// The next section of a name that a source of sections has, the same as long as the source has it.
  ///
  /// The n-th that one reading asks for by a name is the n-th that the reading before asked for.
  func nextSection(named name: String) -> LiveSection {
    let entry: NamedSections
    if let known = named[name] {
      entry = known
    } else {
      entry = NamedSections()
      named[name] = entry
    }
    if entry.reading != lastReading { (entry.reading, entry.asked) = (lastReading, 0) }
    entry.asked += 1
    if entry.asked <= entry.sections.count {
      let section = entry.sections[entry.asked - 1]
      section.occurrence = entry.asked - 1
      return section
    }
    let section = LiveSection(alike: pattern, named: name)
    section.occurrence = entry.asked - 1
    entry.sections.append(section)
    namedCount += 1
    return section
  }

  /// The rows of a section; nil if it has none yet.
  func rows(of section: LiveSection) -> SectionRows? {
    guard rows.indices.contains(section.place), rows[section.place].section === section else { return nil }
    return rows[section.place]
  }

  /// Updates each section's index, and forgets sections that have left the source.
  private func keepSections() {
    for place in rows.indices { rows[place].section.place = place }
    guard namedCount > rows.count else { return }
    let used = Set(rows.map { ObjectIdentifier($0.section) })
    for (name, entry) in named {
      entry.sections.removeAll { !used.contains(ObjectIdentifier($0)) }
      if entry.sections.isEmpty { named[name] = nil }
    }
    namedCount = rows.count
  }
}
