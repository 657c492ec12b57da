import UIKit

/// What one `section()` of a chain has become, or one `sections(of:)`: the sections that its items make.
@MainActor final class SectionGroup {
  let content: any SectionContent
  /// The only section; or what those that a source of sections makes are like.
  let pattern: LiveSection
  /// Told by the items' source when they change.
  var watcher: ItemWatcher?
  /// Whether the app has hidden it.
  var isHidden = false
  /// Whether the source may have other items than those that were read last.
  var isStale = true
  /// What was read last, as rows: one section's, or those of all that the source has.
  var rows: [SectionRows] = [] {
    didSet { if !named.isEmpty { forgetSections() } }
  }
  private var named: [SectionName: LiveSection] = [:]

  private struct SectionName: Hashable {
    let name: String
    /// Which of several sections of one name.
    let occurrence: Int
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

  /// Whether the row that adds an item is to come or to go.
  func lacksAddRow(whileEditing isEditing: Bool) -> Bool {
    guard let addRow = settings.addRow else { return false }
    return rows.contains { $0.hasAddRow != addRow.isShown(whileEditing: isEditing) }
  }

  /// The section of a name that a source of sections has, the same as long as the source has it.
  func section(named name: String, occurrence: Int) -> LiveSection {
    let key = SectionName(name: name, occurrence: occurrence)
    if let section = named[key] { return section }
    let section = LiveSection(alike: pattern, named: name)
    named[key] = section
    return section
  }

  private func forgetSections() {
    let used = Set(rows.map { ObjectIdentifier($0.section) })
    named = named.filter { used.contains(ObjectIdentifier($0.value)) }
  }
}
