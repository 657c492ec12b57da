import TableMaker
import TestSupport
import Testing
import UIKit

/// Lists that are too long to be searched while a letter is typed: the answer comes later, and the table waits for it.
@MainActor @Suite struct LongListFindTests {
  let stage = Stage()
  let field = Field()
  let people: ItemList<Person>
  let names = ["Mara", "Émile", "Omar", "Anna", "emma", "王芳", "Straße", "fín", "Zoë", "ﬁnn"]

  init() {
    var generator = SeededGenerator(seed: 19)
    people = ItemList(
      (0..<5_000).map { [names] in
        let name = (names.randomElement(using: &generator) ?? "") + (names.randomElement(using: &generator) ?? "")
        return Person(
          $0, name, (names + ["fi\u{301}n"]).randomElement(using: &generator) ?? "",
          age: Int.random(in: 0...90, using: &generator))
      })
  }

  private var source: TableViewDataSource {
    get throws { try #require(stage.dataSource) }
  }

  private func ids(_ section: Int = 0) throws -> [Int] {
    try (0..<source.numberOfItems).compactMap {
      try source.item(at: IndexPath(row: $0, section: section), of: Person.self)?.id
    }
  }

  private func naive(_ query: String) -> [Int] {
    people.items.filter { person in
      query.split(separator: " ").allSatisfy { word in
        [person.name, person.place].contains { hasWhole(String(word), $0) }
      }
    }.map(\.id)
  }

  /// Returns a Boolean value that indicates whether Foundation finds a word in a text without splitting a character.
  private func hasWhole(_ word: String, _ text: String) -> Bool {
    text.indices.contains { start in
      guard
        let range = text.range(
          of: word, options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
          range: start..<text.endIndex)
      else { return false }
      return range.lowerBound == start && range.upperBound.samePosition(in: text) != nil
    }
  }

  private func show(rule: ((Person, String) -> Bool)? = nil) {
    let cells = stage.chain.section("people").cell(PersonCell.self).data(people)
    let found = rule.map { cells.searchable(field, where: $0) } ?? cells.searchable(field, by: \.name, \.place)
    stage.show(found.adapter { cell, person, _ in cell.person = person }.height(20).make())
  }

  @Test func `each letter's answer is what is found row by row`() async throws {
    show()
    for query in ["m", "ma", "mar", "mar an", "mar", "", "s", "ss", "fi", "ﬁ", "芳", "fí", "x", " ", "zoe mara"] {
      field.query = query
      await (try source).waitForUpdates()
      let wrong = Set(try ids()).symmetricDifference(naive(query)).sorted().map { people.items[$0] }
      #expect(wrong.isEmpty, "\(query): \(wrong.prefix(3))")
    }
    #expect(stage.log.diagnostics.isEmpty)
  }

  @Test func `the table shows what it has until the answer is there`() async throws {
    show()
    field.query = "mar"
    stage.tableView.layoutIfNeeded()
    #expect(try source.numberOfItems == 5_000)
    try source.update()
    #expect(try source.numberOfItems == 5_000)
    await (try source).waitForUpdates()
    #expect(try ids() == naive("mar"))
  }

  @Test func `a newer letter overtakes the search for an older one`() async throws {
    show()
    for query in ["m", "ma", "mar", "ma", "em", "emm", "an"] { field.query = query }
    await (try source).waitForUpdates()
    #expect(try ids() == naive("an"))
  }

  @Test func `what changes while a search runs is in its answer`() async throws {
    show()
    var generator = SeededGenerator(seed: 3)
    for (round, query) in ["m", "ma", "em", "e", "", "芳", "an", "anna"].enumerated() {
      field.query = query
      await Task.yield()
      for change in 0..<20 {
        let person = try #require(people.items.randomElement(using: &generator))
        switch change % 3 {
        case 0: people.remove(person)
        case 1:
          people.insert(
            Person(10_000 + round * 100 + change, "Mara emma"), at: Int.random(in: 0..<100, using: &generator))
        default:
          var changed = person
          changed.name = "Anna 芳"
          people.replace(changed)
        }
      }
      await (try source).waitForUpdates()
      #expect(try ids() == naive(query), "\(query)")
    }
  }

  @Test func `a list that is replaced while its index is made is searched as it is then`() async throws {
    show()
    field.query = "ma"
    await Task.yield()
    people.items = (0..<4_000).map { Person(20_000 + $0, $0 % 7 == 0 ? "Omar" : "Otto") }
    await Task.yield()
    people.items.removeFirst()
    await (try source).waitForUpdates()
    #expect(try ids() == naive("ma"))
    #expect(try source.numberOfItems == 571)
  }

  @Test func `a rule of the app's is asked in slices, and its answer is the whole one`() async throws {
    show(rule: { person, text in text.isEmpty || person.age == Int(text) })
    for text in ["4", "40", "", "77"] {
      field.query = text
      await (try source).waitForUpdates()
      #expect(try ids() == people.items.filter { text.isEmpty || $0.age == Int(text) }.map(\.id))
    }
  }

  @Test func `a rule that means something else for the same text is asked again`() async throws {
    var limit = 40
    show(rule: { person, _ in person.age < limit })
    field.query = "x"
    await (try source).waitForUpdates()
    limit = 20
    field.type()
    await (try source).waitForUpdates()
    #expect(try ids() == people.items.filter { $0.age < 20 }.map(\.id))
  }

  @Test func `sorted and grouped, the answer is that of the same done anew`() async throws {
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people)
        .searchable(field, by: \.name, \.place).sorted(by: \.age, .reverse).grouped(by: .key(\.place))
        .adapter { cell, person, _ in cell.person = person }.height(20).make())
    for query in ["mar", "", "emma 芳", "", "a"] {
      field.query = query
      await (try source).waitForUpdates()
      let hits = Set(naive(query))
      let groups = Dictionary(grouping: people.items.filter { hits.contains($0.id) }, by: \.place)
      #expect(try source.sectionTitles == groups.keys.sorted())
      for (section, place) in groups.keys.sorted().enumerated() {
        let expected = groups[place, default: []].enumerated()
          .sorted { ($1.element.age, $0.offset) < ($0.element.age, $1.offset) }.map(\.element.id)
        let shown = (0..<stage.tableView.numberOfRows(inSection: section)).compactMap {
          stage.dataSource?.item(at: IndexPath(row: $0, section: section), of: Person.self)?.id
        }
        #expect(shown == expected)
      }
    }
  }

  @Test func `without a field nothing is found, and all is there when nothing is searched for`() async throws {
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people).searchable(field)
        .adapter { cell, person, _ in cell.person = person }.height(20).make())
    field.query = "m"
    await (try source).waitForUpdates()
    #expect(try ids().isEmpty)
    field.query = ""
    await (try source).waitForUpdates()
    #expect(try ids().count == 5_000)
  }

  @Test func `who reads a source at once gets the present answer`() async throws {
    let hits = people.searched(by: \.name, \.place)
    hits.query = "mar"
    #expect(hits.items.map(\.id) == naive("mar"))
    hits.query = "mara"
    people.remove(people.items[0])
    #expect(hits.items.map(\.id) == naive("mara"))
    await hits.waitForUpdates()
    #expect(hits.items.map(\.id) == naive("mara"))
  }

  @Test func `a table that goes ends its search`() async throws {
    weak var gone: TableViewDataSource?
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let source = DataSource(table).section().cell(PersonCell.self).data(people).searchable(field, by: \.name)
        .adapter { cell, person, _ in cell.person = person }.make()
      gone = source
      field.query = "mar"
    }
    await Task.yield()
    #expect(gone == nil)
  }
}

/// The state that rows keep while a query hides them.
@MainActor @Suite struct HiddenHitTests {
  let stage = Stage()
  let field = Field()
  let people = ItemList((0..<40).map { Person($0, $0 % 2 == 0 ? "Even" : "Odd") })

  @Test func `a row that comes back is not measured again`() async throws {
    stage.show(
      stage.chain.measuresAhead(false).section("people").cell(MeasuredPersonCell.self).data(people)
        .searchable(field, by: \.name)
        .adapter { cell, person, _ in cell.label.text = person.name }
        .autoHeight().make())
    let source = try #require(stage.dataSource)
    for query in ["", "odd", "even", ""] {
      field.query = query
      await source.waitForUpdates()
    }
    let measured = source.measuredRowCount
    for query in ["odd", "even", "", "x", ""] {
      field.query = query
      await source.waitForUpdates()
    }
    #expect(source.measuredRowCount == measured)
    people.replace(Person(2, "Even, and longer"))
    await source.waitForUpdates()
    #expect(source.measuredRowCount == measured + 1)
  }

  @Test func `items of one identity that a query brings are told of once`() async throws {
    people.append(Person(3, "Twin"))
    field.query = "even"
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people).searchable(field, by: \.name)
        .adapter { cell, person, _ in cell.person = person }.height(44).make())
    let source = try #require(stage.dataSource)
    await source.waitForUpdates()
    #expect(stage.log.diagnostics.isEmpty)
    field.query = ""
    await source.waitForUpdates()
    #expect(stage.log.diagnostics.count == 1)
    field.query = "odd"
    await source.waitForUpdates()
    field.query = ""
    await source.waitForUpdates()
    #expect(stage.log.diagnostics.count == 1)
  }
}

private final class MeasuredPersonCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Lists that are so long that they are sorted elsewhere before they are shown.
@MainActor @Suite struct LongListOrderTests {
  let stage = Stage()
  let field = Field()
  let people: ItemList<Person>

  init() {
    var generator = SeededGenerator(seed: 7)
    people = ItemList(
      (0..<20_500).map {
        Person(
          $0, "\(Int.random(in: 0..<9_000, using: &generator)) Émile",
          ["Rome", "Oslo", ""].randomElement(using: &generator) ?? "", age: $0 % 91)
      })
  }

  private func show(_ make: (TypedPeople) -> TypedPeople) {
    stage.show(
      make(stage.chain.section("people").cell(PersonCell.self).data(people).searchable(field, by: \.name))
        .adapter { cell, person, _ in cell.person = person }.height(20).make())
  }

  private typealias TypedPeople = TypedSection<PersonCell, Person, ItemList<Person>>

  private func ids() -> [Int] {
    (0..<stage.tableView.numberOfSections).flatMap { section in
      (0..<stage.tableView.numberOfRows(inSection: section)).compactMap {
        stage.dataSource?.item(at: IndexPath(row: $0, section: section), of: Person.self)?.id
      }
    }
  }

  private func byName(_ people: [Person]) -> [Int] {
    people.enumerated().sorted { one, other in
      let result = one.element.name.compare(other.element.name, options: [.caseInsensitive, .numeric])
      return result == .orderedSame ? one.offset < other.offset : result == .orderedAscending
    }.map(\.element.id)
  }

  @Test func `by text, off the main actor, and by what changes meanwhile`() async throws {
    show { $0.sorted(by: \.name) }
    #expect(stage.dataSource?.numberOfItems == 0)
    await Task.yield()
    people.append(Person(90_000, "0 Zoë"))
    people.remove(people.items[17])
    await stage.dataSource?.waitForUpdates()
    #expect(ids() == byName(people.items))
    field.query = "7"
    await stage.dataSource?.waitForUpdates()
    #expect(ids() == byName(people.items.filter { $0.name.contains("7") }))
  }

  @Test func `stay as they are until they are sorted by another locale`() async throws {
    show { $0.sorted(by: \.name) }
    await stage.dataSource?.waitForUpdates()
    let before = ids()
    NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    for _ in 0..<5 { await Task.yield() }
    stage.dataSource?.update()
    #expect(ids() == before)
    await stage.dataSource?.waitForUpdates()
    #expect(ids() == before)
  }

  @Test func `by values and rules, in slices, under groups`() async throws {
    show { $0.ordered { $0.age / 10 < $1.age / 10 }.sorted(by: \.age, .reverse).grouped(by: .key(\.place)) }
    await stage.dataSource?.waitForUpdates()
    var expected: [Int] = []
    for place in ["", "Oslo", "Rome"] {
      let group = people.items.filter { $0.place == place }
      for age in (0...90).reversed() { expected += group.filter { $0.age == age }.map(\.id) }
    }
    #expect(ids() == expected)
    #expect(stage.dataSource?.sectionTitles == ["", "Oslo", "Rome"])
  }

  @Test func `who reads at once has them at once`() async {
    let sorted = people.sorted(by: \.age)
    #expect(sorted.items.map(\.age) == people.items.map(\.age).sorted())
  }
}
