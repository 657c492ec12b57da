import TableMaker
import TestSupport
import UIKit

/// The sections that a source of sections makes.
@MainActor final class SectionsGroup<Item: FuzzItem, Cell: FuzzCell>: TypedGroup {
  struct Named {
    var name: String
    var title: String?
    var rows: [Row]
  }

  let spec: GroupSpec
  /// The value is always false because the group has no pages.
  var hasEarlierRows = false
  var isTold = false
  let name: String? = nil
  var generation = 0
  var hasOwnInset = false
  var unfolded = Unfolded()
  lazy var folds = Folds(spec.folding)
  var traits: ItemTraits { Item.traits }
  private let list: SectionList<Item>
  private var sections: [Named] = []
  private let numbers: Numbers

  let field: FuzzField

  init(_ spec: GroupSpec, _ numbers: Numbers, _ field: FuzzField, _ random: inout SeededGenerator) {
    self.spec = spec
    self.field = field
    self.numbers = numbers
    let count = random.below(5)
    sections = (0..<count).map { place in
      let rows = (0..<(spec.count / count)).map { _ in numbers.make(spec.world, &random) }
      return Named(name: "s\(place)", title: random.chance(3) ? "Title" : nil, rows: rows)
    }
    list = Item.list(sections.map(Self.section))
  }

  private static func section(_ named: Named) -> ItemSection<Item> {
    ItemSection(named.name, title: named.title, items: named.rows.map { Item($0) })
  }

  var isUpToDate: Bool { true }

  var ownRows: [Row] { sections.flatMap(\.rows) }

  var shown: [ShownSection] {
    var occurrences: [String: Int] = [:]
    return found.map { section in
      let occurrence = occurrences[section.name, default: 0]
      occurrences[section.name] = occurrence + 1
      let title: String? =
        switch spec.title {
        case .none: section.title
        case .fixed: section.title ?? "Fixed"
        case .counted, .sometimes: spec.title(ofCount: section.rows.count)
        }
      return ShownSection(
        key: SectionKey(group: spec.number, name: section.name, occurrence: occurrence), title: title,
        rows: section.rows, traits: traits,
        kind: "\(Item.self) \(Cell.self) \(spec.kindOfCells) \(traits.identity) \(hasOwnInset)"
      ).unfolded(in: self)
    }
  }

  /// The sections with the rows that the search matches. If some rows don't match, sections without a match are left out.
  private var found: [Named] {
    guard let find = spec.find else { return sections }
    let found = sections.map { Named(name: $0.name, title: $0.title, rows: find.rows(of: $0.rows, for: field.asked)) }
    let counts = [sections, found].map { $0.reduce(0) { $0 + $1.rows.count } }
    return counts[0] == counts[1] ? found : found.filter { !$0.rows.isEmpty }
  }

  func add(to chain: Chain, _ watcher: any ChainWatcher) -> Chain {
    let section = chain.sections(from: list)
    return .open(SectionBuilder<Item, Cell>(spec: spec, watcher: watcher, field: field).finish(section))
  }

  func finish(_ start: SectionStart, _ watcher: any ChainWatcher) -> AnyFinished? { nil }

  func wasMade(in dataSource: TableViewDataSource) {}

  // MARK: Hands

  var lists: [[Row]] { sections.map(\.rows) }

  var listsNow: [[Row]]? { list.sections.map { $0.items.map(\.row) } }

  func adoptLists() {
    for (place, section) in list.sections.enumerated() where sections.indices.contains(place) {
      sections[place].rows = section.items.map(\.row)
    }
  }

  func delete(_ row: Row) {
    isTold = true
    for place in sections.indices {
      guard let index = sections[place].rows.firstIndex(of: row) else { continue }
      list.sections[place].items.remove(at: index)
      sections[place].rows.remove(at: index)
      return
    }
  }

  func move(from: Int, to: Int) {}

  func moveOnceMore(from: Int, to: Int) {}

  // MARK: Editing

  func take(_ random: inout SeededGenerator) -> Row? {
    isTold = true
    guard let place = anyPlace(&random), !sections[place].rows.isEmpty else { return nil }
    let index = random.below(sections[place].rows.count)
    list.sections[place].items.remove(at: index)
    return sections[place].rows.remove(at: index)
  }

  func give(_ row: Row, _ random: inout SeededGenerator) {
    isTold = true
    guard let place = anyPlace(&random) else { return }
    let index = random.below(sections[place].rows.count + 1)
    list.sections[place].items.insert(Item(row), at: index)
    sections[place].rows.insert(row, at: index)
  }

  private func anyPlace(_ random: inout SeededGenerator) -> Int? {
    sections.isEmpty ? nil : random.below(sections.count)
  }

  /// Returns the first section with the name of a random section. The list's verbs use this section for a name.
  private func named(_ random: inout SeededGenerator) -> (name: String, place: Int)? {
    guard let place = anyPlace(&random) else { return nil }
    let name = sections[place].name
    return (name, sections.firstIndex { $0.name == name } ?? place)
  }

  private func new(_ random: inout SeededGenerator) -> Named {
    let count = random.below(5)
    let rows = (0..<count).map { _ in numbers.make(spec.world, &random) }
    return Named(name: "s\(random.below(9))", title: random.chance(3) ? "Title" : nil, rows: rows)
  }

  func edit(_ random: inout SeededGenerator) {
    isTold = true
    if sections.isEmpty || random.chance(6), sections.count < 9 { return insert(&random) }
    if random.chance(3) { arrange(&random) } else { editItems(&random) }
  }

  private func insert(_ random: inout SeededGenerator) {
    let section = new(&random)
    let anchor = named(&random)
    switch (random.below(3), anchor) {
    case (0, let anchor?):
      list.insert(Self.section(section), before: anchor.name)
      sections.insert(section, at: anchor.place)
    case (1, let anchor?):
      list.insert(Self.section(section), after: anchor.name)
      sections.insert(section, at: anchor.place + 1)
    default:
      list.append(Self.section(section))
      sections.append(section)
    }
  }

  /// Removes or moves a section, or changes its title.
  private func arrange(_ random: inout SeededGenerator) {
    guard let (name, place) = named(&random), let other = named(&random) else { return }
    switch random.below(7) {
    case 0:
      list.removeSection(name)
      sections.remove(at: place)
    case 1:
      list[name] = nil
      sections.remove(at: place)
    case 2, 3:
      let isBefore = random.chance(2)
      if isBefore { list.moveSection(name, before: other.name) } else { list.moveSection(name, after: other.name) }
      guard place != other.place else { return }
      let moved = sections.remove(at: place)
      let anchor = other.place - (place < other.place ? 1 : 0)
      sections.insert(moved, at: anchor + (isBefore ? 0 : 1))
    case 4:
      list[name]?.title = "Title \(random.below(3))"
      sections[place].title = list.sections[place].title
    case 5:
      sections.shuffle(using: &random)
      list.sections = sections.map(Self.section)
    default:
      list[name]?.title = nil
      sections[place].title = nil
    }
  }

  private func editItems(_ random: inout SeededGenerator) {
    guard let (name, place) = named(&random) else { return }
    var rows = sections[place].rows
    switch random.below(5) {
    case 0:
      let row = numbers.make(spec.world, &random)
      list.append(Item(row), to: name)
      rows.append(row)
    case 1:
      let new = (0..<random.below(4)).map { _ in numbers.make(spec.world, &random) }
      list.append(contentsOf: new.map { Item($0) }, to: name)
      rows += new
    default:
      // Edits a section as if it were a list.
      let part = Part<Item>(rows, numbers, world: spec.world)
      part.apply(.random(rows.count, &random), &random)
      rows = part.rows
      let items = rows.map { Item($0) }
      if random.chance(2) {
        list.edit(name) { $0.items = items }
      } else {
        list[name]?.items = items
      }
    }
    sections[place].rows = rows
  }
}
