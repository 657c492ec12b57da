import TableMakerDiffing
import UIKit

/// The sections of one `section()` or `sections(from:)` of a chain.
@MainActor final class SectionGroup: HintedElement {
  let content: any SectionContent
  /// The source as a searched source, if it is one.
  let searched: (any SearchedItems)?
  /// The only section, or the pattern for the sections of a section source.
  let pattern: LiveSection
  /// The settings that apply from the next reading on; `nil` for the present ones.
  var nextSettings: SectionSettings?
  /// The delegate methods that the present settings and the content need.
  private(set) var capabilities: Capabilities
  /// The observer of the items' source.
  var observer: (any TableObserver)?
  /// The tokens that keep the search bars' notifications active.
  var queryObservations: [AnyObject] = []
  /// The group's index among all groups at the last search.
  var lastIndex = 0
  /// A Boolean value that indicates whether the app has hidden the group.
  var isHidden = false { didSet { placeSource() } }
  /// The table view of the data source; `nil` if the data source is detached or no longer contains the group.
  weak var tableView: UITableView? { didSet { placeSource() } }
  /// A Boolean value that indicates whether the source may have changed since the last reading.
  var isStale = true
  /// A Boolean value that indicates whether the source is being read.
  var isBeingRead = false
  /// The readings in which the source has reported a change of itself, since a reading that another change has caused.
  enum OwnChanges { case none, oneReading, severalReadings }
  var ownChanges = OwnChanges.none
  /// The rows of the last reading, by section.
  var rows: [SectionRows] = [] {
    didSet { if !named.isEmpty { keepSections() } }
  }
  /// The expanded items, or `nil` if the section isn't a tree.
  let tree: TreeState?
  /// The collapsed sections, or `nil` if the sections aren't collapsible.
  let collapsed: CollapsedSections?
  /// The height tokens of the list that the rows show in part.
  var listTokens: ListTokens?
  /// The sections of a section source, by name.
  private var named: [String: NamedSections] = [:]
  /// The number of remembered sections.
  private var namedCount = 0
  private var lastReading = 0

  /// The sections with one name, and the number of them that the latest reading has requested.
  private final class NamedSections {
    var sections: [LiveSection] = []
    var reading = 0
    var asked = 0
  }

  init(_ section: ClosedSection, tableRowHeight: CGFloat?) {
    content = section.takeContent()
    searched = content.source as? any SearchedItems
    tree = content.traits.isTree ? TreeState() : nil
    let collapsing = section.settings.collapsing
    collapsed = collapsing.location.map { _ in CollapsedSections(isCollapsed: collapsing.isCollapsedAtFirst) }
    pattern = LiveSection(section.settings, content, tableRowHeight: tableRowHeight)
    capabilities = Capabilities(of: section.settings, content.traits)
  }

  var settings: SectionSettings { pattern.settings }

  /// Applies the settings that wait for a reading; returns `false` if there are none.
  func takeSettings(tableRowHeight: CGFloat?) -> Bool {
    guard let next = nextSettings else { return false }
    nextSettings = nil
    let heights = pattern.heightRevision
    for section in [pattern] + named.values.flatMap(\.sections) {
      section.configure(next, content, tableRowHeight: tableRowHeight)
    }
    capabilities = Capabilities(of: next, content.traits)
    // The list's heights were measured with the earlier settings.
    if pattern.heightRevision != heights { listTokens = nil }
    isStale = true
    return true
  }

  /// The rows for the table view.
  var shownRows: [SectionRows] {
    if isHidden { return [] }
    return settings.hidesWhenEmpty ? rows.filter { !$0.hasNothing } : rows
  }

  /// Passes the table view of the section to the source, also after the section has moved.
  func placeSource() { (content.source as? any ShownSource)?.isShown(in: tableView, isHidden: isHidden) }

  /// Notes that the source and its base sources may have changed without a notification.
  func expire() {
    isStale = true
    searched?.expire()
  }

  /// Reads the source.
  ///
  /// - Parameter isEcho: A Boolean value that indicates whether only an earlier reading has caused this one.
  func read(isEcho: Bool) -> SectionReading {
    isStale = false
    isBeingRead = true
    defer { isBeingRead = false }
    if !isEcho { ownChanges = .none }
    return content.read(for: self)
  }

  /// Returns whether the rows have changed.
  func isChanged(since before: [SectionRows]) -> Bool {
    rows.count != before.count
      || zip(rows, before).contains { $0.section !== $1.section || !$0.difference(from: $1).isEmpty }
  }

  /// Returns whether the row that adds an item must be inserted or deleted.
  func lacksAddItemRow(whileEditing isEditing: Bool) -> Bool {
    guard let addItemRow = settings.addItemRow else { return false }
    return rows.contains { $0.wantsAddItemRow != addItemRow.isShown(whileEditing: isEditing) }
  }

  /// Begins to read a section source.
  func beginReading() { lastReading += 1 }

  /// Returns the next section with a name in a section source; it stays the same as long as the source contains it.
  ///
  /// The n-th section that a reading requests with a name is the n-th one of the reading before.
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

  /// Returns the rows of a section, or `nil` if it has none yet.
  func rows(of section: LiveSection) -> SectionRows? {
    guard rows.indices.contains(section.position), rows[section.position].section === section else { return nil }
    return rows[section.position]
  }

  /// Updates the index of each section, and removes sections that have left the source.
  private func keepSections() {
    for position in rows.indices { rows[position].section.position = position }
    guard namedCount > rows.count else { return }
    let used = Set(rows.map { ObjectIdentifier($0.section) })
    for (name, entry) in named {
      entry.sections.removeAll { !used.contains(ObjectIdentifier($0)) }
      if entry.sections.isEmpty { named[name] = nil }
    }
    namedCount = rows.count
  }
}
