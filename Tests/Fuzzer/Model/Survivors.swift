import TableMakerDiffing

/// The rows of a table that are still in the next table.
///
/// This type finds them in the simplest way: the nth row with an identity corresponds to the nth row with this identity.
struct Survivors {
  /// The row after the update for each row before it.
  private(set) var rows: [RowPath: RowPath] = [:]
  /// The rows before the update that certainly stay in their place or move with their cell, whatever the plan is.
  private(set) var certain: Set<RowPath> = []
  /// The rows before the update for which the plan decides whether they are recognized.
  private(set) var uncertain: Set<RowPath> = []
  /// The indices of the sections that stay, before and after the update.
  private(set) var sections: [(before: Int, after: Int)] = []
  private var replacedSections: Set<Int> = []
  /// A Boolean value that indicates whether sections are inserted, deleted, or moved.
  private(set) var hasSectionOperations: Bool

  init(_ update: Update) {
    let (before, after) = (update.before, update.after)
    var replaced: [(before: Int, after: Int)] = []
    var places: [SectionKey: Int] = [:]
    for (place, section) in after.sections.enumerated() { places[section.key] = place }
    for (place, section) in before.sections.enumerated() {
      guard let new = places[section.key] else { continue }
      // A header is inserted or deleted only together with its section.
      if (after.sections[new].title == nil) == (section.title == nil) {
        sections.append((place, new))
      } else {
        replaced.append((place, new))
        replacedSections.insert(place)
      }
    }
    let isOrdered = zip(sections, sections.dropFirst()).allSatisfy { $0.after < $1.after }
    hasSectionOperations =
      sections.count != before.sections.count || sections.count != after.sections.count || !isOrdered
    var leaving: [RowPath] = []
    var coming: [RowPath] = []
    for pair in replaced {
      let (old, new) = (before.sections[pair.before], after.sections[pair.after])
      for (row, origin) in Self.origins(of: new.rows, in: old.rows, old.traits).enumerated() {
        guard let origin else { continue }
        note(RowPath(section: pair.before, row: origin), RowPath(section: pair.after, row: row), isCertain: false)
      }
      if old.hasAddItemRow, new.hasAddItemRow {
        note(
          RowPath(section: pair.before, row: old.rows.count), RowPath(section: pair.after, row: new.rows.count),
          isCertain: false)
        uncertain.insert(RowPath(section: pair.before, row: old.rows.count))
      }
    }
    for pair in sections {
      let (old, new) = (before.sections[pair.before], after.sections[pair.after])
      let found = Self.origins(of: new.rows, in: old.rows, old.traits)
      let origins = found.compactMap { $0 }
      let isInOrder = zip(origins, origins.dropFirst()).allSatisfy { $0 < $1 }
      let isUntouched = isInOrder && origins.count == old.rows.count && origins.count == new.rows.count
      let isCertain =
        !hasSectionOperations || (isOrdered ? isInOrder : isUntouched && old.hasAddItemRow == new.hasAddItemRow)
      if !isOrdered, !isUntouched { replacedSections.insert(pair.before) }
      for (row, origin) in found.enumerated() {
        guard let origin else { continue }
        note(RowPath(section: pair.before, row: origin), RowPath(section: pair.after, row: row), isCertain: isCertain)
      }
      if old.hasAddItemRow, new.hasAddItemRow {
        note(
          RowPath(section: pair.before, row: old.rows.count), RowPath(section: pair.after, row: new.rows.count),
          isCertain: isCertain)
        if !isCertain { uncertain.insert(RowPath(section: pair.before, row: old.rows.count)) }
      }
      guard old.traits.identity != .position else { continue }
      let stay = Set(origins)
      leaving += old.rows.indices.filter { !stay.contains($0) }.map { RowPath(section: pair.before, row: $0) }
      coming += found.indices.filter { found[$0] == nil }.map { RowPath(section: pair.after, row: $0) }
    }
    cross(leaving, before, coming, after, isUncertain: !isOrdered)
    doubtRowsOfSeveralGroups(before, after, update.twins)
  }

  /// Marks rows as uncertain if the list, not the table, decides which of two rows with the same item is recognized.
  ///
  /// This happens if an item appears twice in the groups of one list. It also happens if an item is twice in a list that shows
  /// only search results.
  private mutating func doubtRowsOfSeveralGroups(_ before: ShownTable, _ after: ShownTable, _ twins: Set<Twin>) {
    let several = [before, after].map { table in
      var places: [Int: [Int: Set<Int>]] = [:]
      for (place, section) in table.sections.enumerated() where section.traits.identity != .position {
        for row in section.rows { places[section.key.group, default: [:]][row.number, default: []].insert(place) }
      }
      return places.mapValues { rows in Set(rows.filter { $0.value.count > 1 }.keys) }
    }
    for path in rows.keys {
      guard let number = before.row(path)?.number else { continue }
      let group = before.sections[path.section].key.group
      let isSeveral = several.contains { $0[group]?.contains(number) ?? false }
      guard isSeveral || twins.contains(Twin(group: group, number: number)) else { continue }
      certain.remove(path)
      uncertain.insert(path)
    }
  }

  private mutating func note(_ before: RowPath, _ after: RowPath, isCertain: Bool) {
    rows[before] = after
    if isCertain { certain.insert(before) }
  }

  private mutating func cross(
    _ leaving: [RowPath], _ before: ShownTable, _ coming: [RowPath], _ after: ShownTable, isUncertain: Bool
  ) {
    struct Name: Hashable {
      let kind: String
      let row: Row
    }
    func name(_ path: RowPath, in table: ShownTable) -> Name? {
      let section = table.sections[path.section]
      guard var row = table.row(path) else { return nil }
      if section.traits.identity == .number { row.revision = 0 }
      return Name(kind: section.kind, row: row)
    }
    guard !leaving.isEmpty, !coming.isEmpty else { return }
    var waiting: [Name: [RowPath]] = [:]
    for path in leaving.sorted().reversed() {
      if let name = name(path, in: before) { waiting[name, default: []].append(path) }
    }
    for path in coming.sorted() {
      guard let name = name(path, in: after), let origin = waiting[name]?.popLast() else { continue }
      note(origin, path, isCertain: !hasSectionOperations)
      if isUncertain { uncertain.insert(origin) }
    }
  }

  /// Returns a Boolean value that indicates whether a section can be deleted and inserted again.
  ///
  /// In that case, only identities can connect the rows before and after the update.
  func mayBeReplaced(_ section: Int) -> Bool { replacedSections.contains(section) }

  /// Returns the row before the update for each row after it.
  private static func origins(of after: [Row], in before: [Row], _ traits: ItemTraits) -> [Int?] {
    if traits.identity == .position { return after.indices.map { before.indices.contains($0) ? $0 : nil } }
    func name(_ row: Row) -> Row { traits.identity == .number ? Row(row.number) : row }
    var waiting: [Row: [Int]] = [:]
    for index in before.indices.reversed() { waiting[name(before[index]), default: []].append(index) }
    return after.map { waiting[name($0)]?.popLast() }
  }
}
