import ChainMistakes
import CompilerSupport
import Foundation
import Testing

/// The compiler's messages about the library in functions and classes that name no actor: the same as about Apple's UIKit,
/// which is `@preconcurrency @MainActor`.
@Suite struct SwiftVersionTests {
  @Test func `whole chains, lists, and forms compile without a warning in a Swift 5 app that names no actor`() throws {
    let files = ["Swift5.swift", "Support.swift"].map(Sources.folder.appendingPathComponent)
    #expect(try String(contentsOf: files[0], encoding: .utf8).contains(/@MainActor|assumeIsolated/) == false)
    let outcome = try Toolchain().check(files, in: .swift5)
    #expect(outcome.status == 0 && outcome.diagnostics == [], "\(outcome.output)")
  }

  /// One use of the library a line, in functions without an actor; those that have one say so in a comment.
  private static let uses = """
    import TableMaker
    import UIKit
    func start(_ table: UITableView) { _ = DataSource(table) }
    func set(_ chain: DataSource) { _ = chain.height(60) }
    func begin(_ chain: DataSource) { _ = chain.section("goods") }
    func title(_ chain: SectionStart) { _ = chain.title("Goods") }
    func make(_ chain: DataSource) { _ = chain.make() }
    func update(_ dataSource: TableViewDataSource) { dataSource.update() }
    func find(_ dataSource: TableViewDataSource) { _ = dataSource.section("goods") }
    func focus(_ row: RowReference) { _ = row.exists }
    func look(_ section: SectionReference) { _ = section.exists }
    func list() { _ = ItemList([1]) }
    func object(_ object: UITableView) { _ = ItemList([object]) }
    func edit(_ list: ItemList<Int>) { list.append(1) }
    func read(_ list: ItemList<Int>) { _ = list.items }
    func change(_ list: SectionList<Int>) { list.sections = [] }
    func ask(_ source: some ItemSource<Int>) { _ = source.items }
    func map(_ source: ItemList<Int>) { _ = source.map { $0 + 1 } }
    func merge(_ source: ItemList<Int>) { _ = MergedSource(source, source) }
    func watch() { _ = ObservedSource { [1] } }
    func load(_ list: PagedList<Int>) { list.refresh() }
    func draft() { _ = FormDraft(1) }
    func commit(_ draft: FormDraft<Int>) { _ = try? draft.commit() }
    func rule() { _ = ValidationRule<String>.required }
    func control(_ field: UITextField) { _ = field.clearable }
    func configure(_ cell: some Configurable<Int>) { cell.configure(with: 1, at: 0) }
    func tell(_ observers: ItemObservers) { observers.itemsDidChange() }
    class Source: ItemSource, TellsChanges { let observers = ItemObservers(); var items = [1] } // the main actor's by its protocol
    @MainActor func right(_ table: UITableView) { _ = DataSource(table).height(60).make() } // the main actor's
    """

  @Test(arguments: Language.allCases)
  func `Swift 5 takes each use off the main actor, and complete checking and Swift 6 warn of it, as of UIKit's`(
    language: Language
  ) throws {
    let lines = Self.uses.split(separator: "\n").enumerated()
      .filter { $0.element.hasPrefix("func") }.map { $0.offset + 1 }
    #expect(lines.count == 25)
    try Toolchain.withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Uses.swift")
      try Self.uses.write(to: file, atomically: true, encoding: .utf8)
      let outcome = try Toolchain().check([file], in: language)
      let found = outcome.diagnostics.compactMap { $0.firstMatch(of: /Uses\.swift:(\d+):\d+: warning:/)?.1 }
      #expect(outcome.status == 0 && found.count == outcome.diagnostics.count, "\(outcome.output)")
      #expect(Set(found.compactMap { Int($0) }) == (language == .swift5 ? [] : Set(lines)), "\(outcome.output)")
    }
  }
}
