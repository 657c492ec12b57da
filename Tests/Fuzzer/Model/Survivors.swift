import TableMakerDiffing

/// The rows of a table that are rows of the next, found in the simplest way: the n-th of an identity is the n-th.
struct Survivors {
  /// The row after for each row before.
  private(set) var rows: [RowPath: RowPath] = [:]
  /// The rows before of which it is certain that they stay in their place or move with their cell, whatever plan there
  /// is.
  private(set) var certain: Set<RowPath> = []
  /// The rows before of which it is up to the plan whether they are known again.
  private(set) var uncertain: Set<RowPath> = []
  /// The places of the sections that stay: before, after.
  private(set) var sections: [(before: Int, after: Int)] = []
  private var replacedSections: Set<Int> = []
  /// A Boolean value that indicates whether sections come, go or change their order.
  private(set) var hasSectionOperations: Bool

  init(_ update: Update) {
    let (before, after) = (update.before, update.after)
    var replaced: [(before: Int, after: Int)] = []
    var places: [SectionKey: Int] = [:]
    for (place, section) in after.sections.enumerated() { places[section.key] = place }
    for (place, section) in before.sections.enumerated() {
      guard let new = places[section.key] else { continue }
      // A header that comes or goes does so with its section.
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

  /// Notes that of an item which comes twice into the groups of one list, or which the list has twice where only what is found is
  /// shown, the list says which of the two is known again, not the table.
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

  /// Returns whether the section of a row may be removed and brought back, so that its rows are known by identities
  /// alone.
  func mayBeReplaced(_ section: Int) -> Bool { replacedSections.contains(section) }

  /// Returns the row before for each row after.
  private static func origins(of after: [Row], in before: [Row], _ traits: ItemTraits) -> [Int?] {
    if traits.identity == .position { return after.indices.map { before.indices.contains($0) ? $0 : nil } }
    func name(_ row: Row) -> Row { traits.identity == .number ? Row(row.number) : row }
    var waiting: [Row: [Int]] = [:]
    for index in before.indices.reversed() { waiting[name(before[index]), default: []].append(index) }
    return after.map { waiting[name($0)]?.popLast() }
  }
}
