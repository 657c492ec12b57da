import TableMaker
import TestSupport
import UIKit

/// A section over one source, or over several merged ones.
@MainActor final class ListGroup<Item: FuzzItem, Cell: FuzzCell>: TypedGroup {
  let spec: GroupSpec
  var isTold = false
  private let parts: [Part<Item>]
  /// The paged list and its server; nil for other sources.
  private var pages: FuzzPages<Item>?
  let field: FuzzField
  let name: String?
  var generation = 0
  var hasOwnInset = false
  var unfolded = Unfolded()
  lazy var folds = Folds(spec.folding)
  let traits: ItemTraits
  /// The rows that the source last read, if they can be older than the source's latest rows.
  private var read: (() -> [Row])?
  /// A closure that adds the section to a chain.
  private var build: (SectionStart, SectionBuilder<Item, Cell>) -> AnyFinished

  init(_ spec: GroupSpec, _ numbers: Numbers, _ field: FuzzField, _ random: inout SeededGenerator) {
    self.spec = spec
    self.field = field
    name = "group \(spec.number)"
    let partCount = spec.source == .merged ? 2 + random.below(2) : 1
    parts = (0..<partCount).map { _ in
      let rows = (0..<(spec.count / partCount)).map { _ in numbers.make(spec.world, &random) }
      return Part(rows, numbers, world: spec.world)
    }
    switch spec.source {
    case .list, .array, .merged, .sections, .paged: traits = Item.traits
    case .own, .reading, .stream, .mapped: traits = Item.foundTraits
    }
    let part = parts[0]
    let items = part.rows.map { Item($0) }
    switch spec.source {
    case .array, .list, .sections:
      let list = Item.list(items)
      if spec.source != .array { part.list = list }
      build = { start, builder in
        if let list = part.list { return builder.finish(start.data(list)) }
        if let key = Item.key { return builder.finish(start.data(items, id: key)) }
        return builder.finish(start.data(items))
      }
    case .own:
      let source = OwnSource(items)
      part.put = { source.items = $0 }
      build = { start, builder in
        // The scene makes its own chain first. The chain to compare it with must not change anything.
        if source.onReading == nil {
          source.onReading = { [weak watcher = builder.watcher] in watcher?.reading() }
        }
        return builder.finish(start.data(source))
      }
    case .merged:
      let lists = parts.map { part in
        let list = Item.list(part.rows.map { Item($0) })
        part.list = list
        return list
      }
      build = { start, builder in
        lists.count == 2
          ? builder.finish(start.data(lists[0], lists[1]))
          : builder.finish(start.data(lists[0], lists[1], lists[2]))
      }
    case .mapped:
      let list = Item.list(items)
      part.list = list
      build = { start, builder in
        let mapped = list.map { [weak watcher = builder.watcher] item in
          watcher?.reading()
          return Item(Self.mapped(item.row))
        }
        return builder.finish(start.data(mapped))
      }
    case .reading:
      let object = ObservedItems(items)
      var last = part.rows
      part.put = { object.items = $0 }
      read = { last }
      build = { start, builder in
        builder.finish(
          start.observing { [weak watcher = builder.watcher] in
            watcher?.reading()
            last = object.items.map(\.row)
            return object.items
          })
      }
    case .stream:
      let pipe = Pipe<[Item]>()
      let stream = ItemStream(pipe.elements, startingWith: items)
      part.put = { pipe.send($0) }
      read = { stream.items.map(\.row) }
      build = { start, builder in builder.finish(start.data(stream)) }
    case .paged:
      let pages = FuzzPages(part, numbers, spec.loading)
      self.pages = pages
      part.put = { pages.list.items = $0 }
      part.now = { pages.rowsNow }
      read = { pages.rowsNow }
      build = { start, builder in
        // The table to compare the scene's table with must not load anything.
        guard let loading = spec.loading, builder.watcher is Scene else {
          return builder.finish(start.initialLoad(.manual).data(pages.list))
        }
        let words = FooterWord.allCases.reduce(start.initialLoad(loading.loadsFirst ? .automatic : .manual)) {
          start, word in
          word.text.map { start.listText(word.rawValue, for: $0) } ?? start
        }
        return builder.finish(words.data(pages.list).loadsMore(loading.isByHand ? .manual : .automatic))
      }
    }
  }

  /// Returns the row that the mapped source shows for a row.
  private static func mapped(_ row: Row) -> Row { Row(row.number &* 3, row.revision &+ 1) }

  private var given: [Row] {
    let rows = parts.flatMap(\.rows)
    return spec.source == .mapped ? rows.map(Self.mapped) : rows
  }

  /// The section's kind. Rows can cross between sections of the same kind.
  private var kind: String { "\(Item.self) \(Cell.self) \(spec.kindOfCells) \(traits.identity) \(hasOwnInset)" }

  var ownRows: [Row] { read?() ?? given }

  var isUpToDate: Bool { pages?.isAsExpected ?? read.map { $0() == given } ?? true }

  var problem: String? { pages?.difference }

  var hasEarlierRows: Bool {
    get { pages?.hasEarlierRows ?? false }
    set { pages?.hasEarlierRows = newValue }
  }

  var loads: (any PagesModel)? { spec.loading == nil ? nil : pages }

  var shown: [ShownSection] {
    let rows = spec.find?.rows(of: ownRows, for: field.asked) ?? ownRows
    if let grouping = spec.find?.grouping { return shown(rows, by: grouping) }
    let title = spec.title == .fixed ? "Fixed" : spec.title(ofCount: rows.count)
    return [
      ShownSection(
        key: SectionKey(group: spec.number, occurrence: generation), title: title, rows: rows,
        indexTitle: spec.indexTitle, traits: traits, kind: kind
      ).unfolded(in: self)
    ]
  }

  private func shown(_ rows: [Row], by grouping: GroupingSpec) -> [ShownSection] {
    let groups = grouping.groups(of: rows)
    let titles = groups.map { group -> String? in
      switch spec.title {
      case .none, .fixed: "\(group.key)"
      case .counted, .sometimes: spec.title(ofCount: group.rows.count)
      }
    }
    let indexTitles = grouping.indexTitles(of: titles)
    return groups.indices.map { place in
      let group = groups[place]
      return ShownSection(
        key: SectionKey(group: spec.number, name: "\(group.key)", occurrence: generation), title: titles[place],
        rows: group.rows, indexTitle: indexTitles[place], traits: traits, kind: kind
      ).unfolded(in: self)
    }
  }

  func add(to chain: Chain, _ watcher: any ChainWatcher) -> Chain {
    .open(build(chain.section(name), SectionBuilder<Item, Cell>(spec: spec, watcher: watcher, field: field)))
  }

  func finish(_ start: SectionStart, _ watcher: any ChainWatcher) -> AnyFinished? {
    build(start, SectionBuilder<Item, Cell>(spec: spec, watcher: watcher, field: field))
  }

  func wasMade(in dataSource: TableViewDataSource) {
    guard spec.source == .array, parts[0].list == nil, let name else { return }
    parts[0].list = dataSource.list(named: name, of: Item.self)
  }

  func edit(_ random: inout SeededGenerator) {
    isTold = true
    if let pages, !random.chance(3) { return pages.step(&random) }
    let part = parts.random(&random)
    part.apply(.random(part.rows.count, &random), &random)
  }

  // MARK: Hands

  var lists: [[Row]] { parts.map(\.rows) }

  var listsNow: [[Row]]? {
    let now = parts.compactMap(\.rowsNow)
    return now.count == parts.count ? now : nil
  }

  func adoptLists() { for part in parts { part.adoptList() } }

  func delete(_ row: Row) {
    isTold = true
    for part in parts {
      guard let index = part.rows.firstIndex(where: { (spec.source == .mapped ? Self.mapped($0) : $0) == row }) else {
        continue
      }
      return part.remove(at: index)
    }
  }

  func move(from: Int, to: Int) {
    guard parts.count == 1, spec.find == nil, spec.source != .mapped else { return }
    isTold = true
    parts[0].move(from: from, to: to)
  }

  func moveOnceMore(from: Int, to: Int) {
    guard spec.find == nil, let list = parts[0].list, list.items.indices.contains(from), list.items.indices.contains(to)
    else { return }
    list.move(from: from, to: to)
  }

  func take(_ random: inout SeededGenerator) -> Row? {
    isTold = true
    return parts.random(&random).take(&random)
  }

  func give(_ row: Row, _ random: inout SeededGenerator) {
    isTold = true
    parts.random(&random).give(row, &random)
  }
}

extension UITableView.ScrollPosition {
  static func random(_ random: inout SeededGenerator) -> UITableView.ScrollPosition {
    [.none, .top, .middle, .bottom].random(&random)
  }
}
