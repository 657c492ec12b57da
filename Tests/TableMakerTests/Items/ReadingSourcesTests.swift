import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A closure that reads a source of the package follows it, whichever source it is and by whatever it is read.
@MainActor @Suite struct ReadingSourcesTests {
  private let list = ItemList(notes(4))

  /// Each way to read a list.
  private static let ways: [(String, @MainActor (ItemList<Note>) -> [Note])] = [
    ("items", { $0.items }), ("an item", { $0.isEmpty ? [] : [$0[0]] }), ("by id", { [$0[id: 2]].compactMap { $0 } }),
    ("count", { [Note($0.count)] }), ("isEmpty", { [Note($0.isEmpty ? 0 : 1)] }),
    ("first", { [$0.first].compactMap { $0 } }), ("last", { [$0.last].compactMap { $0 } }),
    ("indices", { $0.indices.map { Note($0) } }),
    ("firstIndex", { [Note($0.firstIndex(identifiedAs: Note(2)) ?? -1)] }),
    ("containsItem", { [Note($0.containsItem(identifiedAs: Note(2)) ? 1 : 0)] }),
  ]

  @Test func `by every word of a list`() {
    for (name, way) in Self.ways {
      let list = ItemList(notes(4))
      let source = ObservedSource { way(list) }
      let log = SourceLog(of: source)
      _ = source.items
      list.insert(Note(7, "new"), at: 0)
      #expect(log.takeChanges() == 1, "\(name)")
      #expect(source.items == way(list), "\(name)")
      list.removeAll()
      #expect(log.takeChanges() == 1, "\(name)")
      #expect(source.items == way(list), "\(name)")
    }
  }

  /// A custom source, which knows nothing of Observation.
  private final class Countdown: ItemSource, TellsChanges {
    let observers = ItemObservers()
    private(set) var items = [3, 2, 1]

    func tick() {
      items.removeFirst()
      observers.itemsDidChange()
    }
  }

  @Test func `every source that is made of others, and a source of the app's own through one of them`() {
    let countdown = Countdown()
    let (wrapped, mapped) = (AnySource(countdown), countdown.map { $0 })
    let merged = MergedSource(countdown, ItemList([0]))
    let sorted = countdown.sorted(by: \.self)
    let grouped = countdown.grouped(by: .key { $0 % 2 })
    let items = SectionItems(grouped)
    let ways: [(String, () -> [Int])] = [
      ("wrapped", { wrapped.items }), ("mapped", { mapped.items }), ("merged", { merged.items }),
      ("sorted", { sorted.items }), ("grouped", { grouped.sections.flatMap(\.items) }), ("sections", { items.items }),
    ]
    let sources = ways.map { name, way in (name, way, ObservedSource(way)) }
    let logs = sources.map { SourceLog(of: $0.2) }
    for (_, _, source) in sources { _ = source.items }
    // Read before by somebody else, which is no reason not to follow them.
    for (_, way, _) in sources { _ = way() }
    countdown.tick()
    for (place, (name, way, source)) in sources.enumerated() {
      #expect(logs[place].takeChanges() >= 1, "\(name)")
      #expect(source.items == way(), "\(name)")
    }
  }

  @Test func `sections of a list, by their names too`() {
    let sections = SectionList([ItemSection("a", items: notes(1)), ItemSection("b", items: notes(2))])
    let ways: [(String, () -> [Int])] = [
      ("sections", { sections.sections.map(\.items.count) }), ("by name", { [sections["b"]?.items.count ?? -1] }),
      ("firstIndex", { [sections.firstIndex(named: "b") ?? -1] }),
    ]
    for (name, way) in ways {
      let source = ObservedSource(way)
      let log = SourceLog(of: source)
      _ = source.items
      sections.insert(ItemSection("c\(name)", items: []), before: "a")
      #expect(log.takeChanges() == 1, "\(name)")
      _ = source.items
      sections["b"]?.items.append(Note(9))
      #expect(log.takeChanges() == 1, "\(name)")
      #expect(source.items == way())
    }
  }

  @Test func `pages, streams and what is fetched`() async throws {
    let pages = PagedList<Note>(perPage: 2) { request in ItemPage([Note(request.page)], hasMore: request.page < 3) }
    let (lists, arrivals) = AsyncStream.makeStream(of: [Note].self)
    let stream = ItemStream(lists)
    let fetched = RemoteSearchSource<Note>(debounce: .zero) { query in [Note(1, query)] }
    let ways: [(String, () -> [Note])] = [
      ("pages", { pages.items }), ("stream", { stream.items }), ("fetched", { fetched.items }),
    ]
    let sources = ways.map { ObservedSource($0.1) }
    let logs = sources.map { SourceLog(of: $0) }
    for source in sources { _ = source.items }
    await pages.refresh().value
    arrivals.yield(notes(3))
    fetched.query = "a"
    await fetched.waitForUpdates()
    try await until { !stream.items.isEmpty }
    for (place, (name, way)) in ways.enumerated() {
      #expect(logs[place].takeChanges() >= 1, "\(name)")
      #expect(sources[place].items == way() && !way().isEmpty, "\(name)")
    }
  }

  @Test func `the query, the state, and the pages of a source, each of which changes without its items`() async {
    let found = list.searched(by: \.text)
    let grouped = list.searched(by: \.text).grouped(by: .key(\.id))
    let remote = RemoteSearchSource<Note>(debounce: .zero) { query in [Note(1, query)] }
    let pages = PagedList<Note>(perPage: 1) { request in
      ItemPage([Note(request.page)], hasMore: request.page < 2, total: request.page)
    }
    let upward = PagedList<Note>(perPage: 1, cursor: Int.self) { _ in ItemPage([Note(1)], next: nil, previous: 1) }
    let field = Field()
    let queries = PagedQueries<Note>(by: field, debounce: .zero) { _ in
      PagedList(perPage: 1) { _ in ItemPage([], hasMore: false) }
    }
    let ways: [(String, () -> String, () async -> Void)] = [
      ("query", { found.query }, { found.query = "note 1" }),
      ("query of groups", { grouped.query }, { grouped.query = "note 1" }),
      ("query elsewhere", { remote.query }, { remote.query = "a" }),
      ("state elsewhere", { "\(remote.state)" }, { remote.query = "b" }),
      ("page", { "\(pages.page)" }, { await pages.refresh().value }),
      ("total", { "\(pages.total ?? 0)" }, { await pages.loadMore().value }),
      ("hasMore", { "\(pages.hasMore)" }, { await pages.refresh().value }),
      ("state", { "\(pages.state)" }, { await pages.loadMore().value }),
      ("hasPrevious", { "\(upward.hasPrevious)" }, { await upward.refresh().value }),
      ("query of pages", { queries.query }, { field.query = "a" }),
      ("list of a query", { "\(ObjectIdentifier(queries.list))" }, { field.query = "b" }),
    ]
    for (name, way, change) in ways {
      let source = ObservedSource { [Note(0, way())] }
      let log = SourceLog(of: source)
      let before = source.items
      await change()
      await nextTurns()
      #expect(log.takeChanges() >= 1, "\(name)")
      #expect(source.items == [Note(0, way())] && source.items != before, "\(name)")
    }
  }

  @Test func `a table shows what a closure makes of a list`() async {
    let stage = Stage()
    let dataSource = stage.chain.height(20)
      .section().cell(PlainCell.self).observing { [list] in list.items.sorted { $0.text > $1.text } }
      .adapter { cell, note, _ in cell.textLabel?.text = note.text }
      .make()
    stage.show(dataSource)
    #expect(stage.texts == ["note 3", "note 2", "note 1", "note 0"])
    list.items[0].text = "zero"
    list.append(Note(9, "note 9"))
    await dataSource.waitForUpdates()
    settleAnimations()
    #expect(stage.texts == ["zero", "note 9", "note 3", "note 2", "note 1"])
    dataSource.batch { list.removeAll() }
    settleAnimations()
    #expect(stage.texts.isEmpty && stage.log.messages.isEmpty)
  }

  @Test func `a list keeps nothing of a closure that has read it`() {
    weak var weakSource: ObservedSource<Note>?
    do {
      let source = ObservedSource { [list] in list.items }
      #expect(source.items.count == 4)
      weakSource = source
    }
    #expect(weakSource == nil)
    list.append(Note(8))
  }
}
