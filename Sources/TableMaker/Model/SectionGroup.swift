import Diffing
import UIKit

/// What one `section()` of a chain has become, or one `sections(of:)`: the sections that its items make.
@MainActor final class SectionGroup {
  let content: any SectionContent
  /// The only section; or what those that a source of sections makes are like.
  let pattern: LiveSection
  /// Told by the items' source when they change.
  var observer: (any TableObserver)?
  /// Where it was among all groups when it was last looked for.
  var lastIndex = 0
  /// Whether the app has hidden it.
  var isHidden = false
  /// Whether the source may have other items than those that were read last.
  var isStale = true
  /// Whether its source is being read.
  var isBeingRead = false
  /// Whether its source told of a change while it was being read, since something else asked for a reading.
  var hasToldItself = false
  /// Whether it told once more while it was read again.
  var hasToldAgain = false
  /// What was read last, as rows: one section's, or those of all that the source has.
  var rows: [SectionRows] = [] {
    didSet { if !named.isEmpty { keepSections() } }
  }
  /// The sections that a source has, by their names.
  private var named: [String: NamedSections] = [:]
  /// How many sections have been made, less those that were forgotten.
  private var namedCount = 0
  private var lastReading = 0

  /// The sections of one name, and how many of them the reading has asked for that asked last.
  private final class NamedSections {
    var sections: [LiveSection] = []
    var reading = 0
    var asked = 0
  }

  init(_ section: ClosedSection, tableRowHeight: CGFloat?) {
    content = section.content
    pattern = LiveSection(section.settings, section.content, tableRowHeight: tableRowHeight)
  }

  var settings: SectionSettings { pattern.settings }

  /// The rows that the table is to show.
  var shownRows: [SectionRows] {
    if isHidden { return [] }
    return settings.hidesWhenEmpty ? rows.filter { $0.count > 0 } : rows
  }

  /// Reads the source.
  ///
  /// - Parameter isEcho: Whether nothing but an earlier reading has asked for it.
  func read(isEcho: Bool) -> any SectionReading {
    isStale = false
    isBeingRead = true
    defer { isBeingRead = false }
    if !isEcho { hasToldItself = false }
    return content.read(for: self)
  }

  /// Whether the rows are others than before.
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
    if entry.asked <= entry.sections.count { return entry.sections[entry.asked - 1] }
    let section = LiveSection(alike: pattern, named: name)
    entry.sections.append(section)
    namedCount += 1
    return section
  }

  /// The rows that a section shows; nil for one that shows none yet.
  func rows(of section: LiveSection) -> SectionRows? {
    guard rows.indices.contains(section.place), rows[section.place].section === section else { return nil }
    return rows[section.place]
  }

  /// Notes where each section stands, and forgets those that the source has no more.
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
