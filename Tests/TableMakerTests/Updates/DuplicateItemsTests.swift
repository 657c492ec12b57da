import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// When and how items of one identity are reported.
@MainActor @Suite struct DuplicateItemsTests {
  private let stage = Stage()

  /// The rows of each report, in order.
  private var reported: [[Int]] {
    stage.log.diagnostics.compactMap { diagnostic in
      guard diagnostic.kind == .duplicateItems else { return nil }
      return diagnostic.message.firstMatch(of: #/Rows (\d+) and (\d+)/#).map { [$0.1, $0.2].compactMap { Int($0) } }
    }
  }

  private func show<Item>(_ list: ItemList<Item>) -> TableViewDataSource {
    let dataSource = stage.chain.height(44).section("rows").cell(PlainCell.self).data(list)
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    return dataSource
  }

  /// Hashable, and neither `Sendable` nor of an identity that anything is made for.
  private final class Thing: Identifiable, Equatable {
    struct ID: Hashable { let number: Int }

    let id: ID
    init(_ number: Int) { id = ID(number: number) }

    static func == (one: Thing, other: Thing) -> Bool { one.id == other.id }
  }

  // MARK: When

  @Test func `those of a static array are reported before waitForUpdates() returns`() async {
    let dataSource = stage.chain.height(44).section("rows").cell(PlainCell.self).data([4, 5, 6, 5, 4])
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(reported == [[1, 3]])
    #expect(
      stage.log.messages == [
        "Rows 1 and 3 of section “rows” have the same identity, 5, so TableMaker can't know which of them changes or "
          + "moves. Give each item a unique id, or specify another: data(items, id: \\.…)."
      ])
  }

  @Test func `those of a long list are reported before waitForUpdates() returns, whatever the items are`() async {
    func check<Item>(_ items: [Item], isKnown: Bool = false) async {
      stage.log.diagnostics = []
      let dataSource = show(ItemList(items))
      await dataSource.waitForUpdates()
      #expect(reported == [[7000, 19_999]], "\(Item.self)")
    }
    func number(_ place: Int) -> Int { place == 19_999 ? 7000 : place }
    await check((0..<20_000).map { number($0) })
    await check((0..<20_000).map { "the row number \(number($0))" })
    await check((0..<20_000).map { Note(number($0), "\($0)") })
    await check((0..<20_000).map { Thing(number($0)) })
    stage.log.diagnostics = []
    await show(ItemList((0..<20_000).map { Note($0, "\(number($0))") }, id: \.text)).waitForUpdates()
    #expect(reported == [[7000, 19_999]], "a part of the item")
  }

  @Test func `those that an update brings to a long list are reported before waitForUpdates() returns`() async {
    let edits: [(String, (inout [Int]) -> Void)] = [
      ("appended, equal to the first", { $0.append(0) }),
      ("inserted in front, equal to the last", { $0.insert(13_999, at: 0) }),
      ("in the middle, equal to one near the start", { $0.insert(3, at: 7000) }),
      ("many at the end, of which one equals one", { $0 += Array(50_000..<50_300) + [17] }),
      ("many at the end, of which two are equal", { $0 += Array(50_000..<50_300) + [50_007] }),
      ("all others, and one of them twice", { $0 = Array(100_000..<112_000) + [100_009] }),
      ("reversed, and one twice", { $0 = $0.reversed() + [8] }),
    ]
    for (name, edit) in edits {
      stage.log.diagnostics = []
      let list = ItemList(Array(0..<14_000))
      let dataSource = show(list)
      await dataSource.waitForUpdates()
      #expect(reported == [], "\(name)")
      edit(&list.items)
      await dataSource.waitForUpdates()
      var first: [Int: Int] = [:]
      let wanted = list.items.indices.first { place in
        if first[list.items[place]] != nil { return true }
        first[list.items[place]] = place
        return false
      }
      #expect(reported == [wanted.map { [first[list.items[$0]] ?? -1, $0] }], "\(name)")
    }
  }

  @Test func `those of a list that was never looked through, since it changed before, are reported`() async {
    let list = ItemList(Array(0..<11_000))
    let dataSource = show(list)
    list.append(-1)
    dataSource.update(animated: false)
    list.items.insert(77, at: 0)
    dataSource.update(animated: false)
    list.append(-2)
    await dataSource.waitForUpdates()
    #expect(reported == [[0, 78]])
  }

  @Test func `those that come and go before they are looked for are not reported`() async {
    let list = ItemList(Array(0..<11_000))
    let dataSource = show(list)
    list.append(0)
    dataSource.update(animated: false)
    list.items.removeLast()
    dataSource.update(animated: false)
    await dataSource.waitForUpdates()
    #expect(reported == [])
  }

  @Test(arguments: 0..<12) func `random edits are reported once, when they first bring a duplicate`(seed: Int) async {
    var random = SeededGenerator(seed: seed)
    func check<Item>(_ make: (Int) -> Item) async {
      stage.log.diagnostics = []
      var numbers = Array(0..<[3, 40, 700, 2000][seed % 4])
      let list = ItemList(numbers.map(make))
      let dataSource = show(list)
      var wanted: [[Int]] = []
      for step in 0..<20 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0...numbers.count, using: &random)
          switch Int.random(in: 0..<30, using: &random) {
          case 0: numbers.insert(numbers.randomElement(using: &random) ?? 0, at: place)
          case 1..<8 where place < numbers.count: numbers.remove(at: place)
          case 8..<12 where place < numbers.count: numbers.insert(numbers.remove(at: place), at: 0)
          case 12..<14: numbers[..<place].reverse()
          case 14..<17:
            numbers += (0..<20).map { 100_000 + 1000 * step + $0 + Int.random(in: 0..<20, using: &random) * 20 }
          default: numbers.insert(1_000_000 + 100 * step + Int.random(in: 0..<100, using: &random), at: place)
          }
        }
        list.items = numbers.map(make)
        await dataSource.waitForUpdates()
        if wanted.isEmpty, Set(numbers).count < numbers.count {
          var first: [Int: Int] = [:]
          for (place, number) in numbers.enumerated() {
            if let other = first[number] {
              wanted = [[other, place]]
              break
            }
            first[number] = place
          }
        }
        #expect(reported == wanted, "seed \(seed), step \(step), \(Item.self)")
      }
    }
    await check { $0 }
    await check { Note($0, "text") }
    await check { Thing($0) }
  }

  // MARK: How

  @Test func `each section is looked through, also one that is hidden and those of a source of sections`() async {
    let sections = SectionList([
      ItemSection("one", items: [1, 2, 1]), ItemSection("two", items: [1, 2]), ItemSection("three", items: [3, 3]),
    ])
    let dataSource = stage.chain.height(44).section("first").cell(PlainCell.self).data(["a", "a"]).adapter { _, _, _ in
    }
    .sections(from: sections).cell(PlainCell.self).adapter { _, _, _ in }
    .section("last").cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }
    .make()
    stage.show(dataSource)
    dataSource.section("first").hide()
    await dataSource.waitForUpdates()
    #expect(reported.map { $0.description }.sorted() == ["[0, 1]", "[0, 1]", "[0, 2]"])
    sections["two"]?.items.append(2)
    await dataSource.waitForUpdates()
    #expect(reported.last == [1, 2])
    #expect(reported.count == 4)
  }

  @Test func `items that are known by their place have no duplicates`() async {
    struct Line: Equatable { let text: String }
    let list = ItemList([Line(text: "a"), Line(text: "a")])
    let dataSource = show(list)
    list.append(Line(text: "a"))
    await dataSource.waitForUpdates()
    #expect(reported == [])
  }

  @Test func `a row that adds an item is none of them`() async {
    let list = ItemList(["a"])
    let dataSource = stage.chain.height(44).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }
      .addItemRow(PlainCell.self) { _ in }.onAddItem {}.make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(reported == [] && stage.rowCounts == [2])
  }

  /// Notes how often its `id` was asked for.
  private struct Asked: Identifiable, Equatable {
    final class Count { var ids = 0 }

    let number: Int
    let count: Count

    var id: Int {
      count.ids += 1
      return number
    }
    static func == (one: Asked, other: Asked) -> Bool { one.number == other.number }
  }

  @Test func `a long list is looked through in small pieces`() async {
    let count = Asked.Count()
    let dataSource = show(ItemList((0..<12_000).map { Asked(number: $0, count: count) }))
    var (pieces, most) = (0, 0)
    var isUnfinished = true
    while isUnfinished {
      count.ids = 0
      // The time is over before it has begun.
      isUnfinished = dataSource.live.findDuplicates(until: .now)
      (pieces, most) = (pieces + 1, max(most, count.ids))
    }
    #expect(most <= 256)
    #expect(pieces >= 12_000 / 256)
    #expect(reported == [])
  }

  @Test func `nothing is looked through again where an update cannot have brought a duplicate`() async {
    let list = ItemList((0..<2000).map { Note($0, "a") })
    let dataSource = show(list)
    await dataSource.waitForUpdates()
    func expectNothingLeft(_ what: Comment, _ edit: () -> Void) {
      edit()
      dataSource.update(animated: false)
      #expect(dataSource.live.updates.unsearched.isEmpty, what)
      #expect(dataSource.live.snapshot.sections[0].items.hasNoDuplicates, what)
    }
    expectNothingLeft("content") { list.items[5].text = "b" }
    expectNothingLeft("removal") { list.items.removeFirst(9) }
    expectNothingLeft("order") { list.items.reverse() }
    expectNothingLeft("insertion") { list.items.insert(Note(9000), at: 0) }
    expectNothingLeft("insertions and removals") {
      list.items = list.items.filter { $0.id % 7 != 0 }
      for number in 0..<200 { list.items.insert(Note(10_000 + number), at: number * 3 + 1) }
    }
  }

  // MARK: Identities that do what nobody expects

  /// Whose `==` is coarser than its hash: a mistake that compilers do not see.
  private struct Half: Hashable {
    let id: Int
    let name: String
    static func == (one: Half, other: Half) -> Bool { one.id == other.id }
  }

  @Test func `B 6: items whose equality is coarser than their hash end nothing`() async {
    let list = ItemList([Half(id: 0, name: "a")])
    let dataSource = show(list)
    for round in 0..<150 {
      list.items = (0...round % 30).map { Half(id: 0, name: "\(round) \($0)") }
      await dataSource.waitForUpdates()
      #expect(stage.rowCounts == [round % 30 + 1])
    }
  }

  @Test(arguments: 0..<4) func `B 6: items whose equality and hashes are by chance end nothing`(seed: Int) async {
    final class Dice {
      var random: SeededGenerator
      init(_ seed: Int) { random = SeededGenerator(seed: seed) }
    }
    struct Chance: Hashable {
      let dice: Dice
      static func == (one: Chance, other: Chance) -> Bool { Int.random(in: 0..<3, using: &one.dice.random) == 0 }
      func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0..<4, using: &dice.random)) }
    }
    let dice = Dice(seed)
    let list = ItemList([Chance(dice: dice)])
    let dataSource = show(list)
    for _ in 0..<60 {
      let count = Int.random(in: 0..<40, using: &dice.random)
      list.items = (0..<count).map { _ in Chance(dice: dice) }
      await dataSource.waitForUpdates()
      #expect(stage.rowCounts == [count])
    }
  }

  @Test func `an id that changes the list and updates the table while it is looked through ends nothing`() async {
    final class Meddler {
      var meddle: (() -> Void)?
    }
    struct Item: Identifiable, Equatable {
      let number: Int
      let meddler: Meddler
      var id: Int {
        if number == 700, let meddle = meddler.meddle {
          meddler.meddle = nil
          meddle()
        }
        return number
      }
      static func == (one: Item, other: Item) -> Bool { one.number == other.number }
    }
    let meddler = Meddler()
    let list = ItemList((0..<1000).map { Item(number: $0, meddler: meddler) })
    let dataSource = show(list)
    meddler.meddle = {
      list.append(Item(number: 3, meddler: meddler))
      dataSource.update(animated: false)
    }
    await dataSource.waitForUpdates()
    #expect(reported == [[3, 1000]])
    #expect(stage.rowCounts == [1001])
  }
}
