import TableMaker
import TestSupport
import Testing
import UIKit

/// Chains that are made longer in a loop, kept half-way and continued, and very long ones.
@MainActor @Suite struct GrowingChainTests {
  private func longer(_ chain: any Finished, by number: Int) -> any Finished {
    chain.section("\(number)").cell(PlainCell.self).data([number]).adapter { cell, number, _ in
      cell.textLabel?.text = "\(number)"
    }
  }

  @Test(arguments: 0...4) func `a chain grows in a loop, from the start`(count: Int) {
    let stage = Stage()
    var chain: any Finished = stage.chain.height(44)
    for number in 0..<count { chain = longer(chain, by: number) }
    stage.show(chain.make())
    #expect(stage.rowCounts == Array(repeating: 1, count: count))
    #expect(stage.texts == (0..<count).map { "\($0)" })
  }

  @Test func `a chain that is continued twice is two tables, and none changes the other`() {
    let (first, second) = (Stage(), Stage())
    var start: any Finished = first.chain
    for number in 0..<3 { start = longer(start, by: number) }
    let (one, other) = (longer(longer(start, by: 7), by: 8), longer(start, by: 9))
    first.show(other.make())
    #expect(first.texts == ["0", "1", "2", "9"])
    first.release()
    first.show(one.make())
    #expect(first.texts == ["0", "1", "2", "7", "8"])
    second.show(longer(second.chain, by: 1).make())
    #expect(second.texts == ["1"])
  }

  @Test func `what is wrong is told in the order of the chain, a name that is there twice with its first place`() {
    let stage = Stage()
    var chain: any Finished = stage.chain.height(-1)
    for (line, name) in ["a", "b", "a", "a"].enumerated() {
      chain = chain.section(name, file: "App/Lists.swift", line: UInt(line)).height(name == "b" ? .nan : 20)
        .cell(PlainCell.self).data([1]).adapter { _, _, _ in }
    }
    stage.show(chain.make())
    #expect(stage.rowCounts == [1, 1, 1, 1])
    let kinds = stage.log.diagnostics.map(\.kind)
    #expect(kinds == [.invalidHeight, .invalidHeight, .duplicateSection, .duplicateSection])
    let values = ["got -1.0,", "got nan,", "at Lists.swift:0 already has the name “a”", "at Lists.swift:0 already"]
    #expect(zip(stage.log.messages, values).allSatisfy { $0.contains($1) }, "\(stage.log.messages)")
    #expect(stage.log.diagnostics.map(\.place.line).suffix(2) == [2, 3])
  }

  @Test func `a hundred thousand sections are put into a chain, and freed, on whatever stack there is`() {
    weak var first: ItemList<Int>?
    do {
      let list = ItemList([1])
      first = list
      let table = UITableView(frame: .zero, style: .plain)
      var chain: any Finished = DataSource(table).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }
      for _ in 0..<100_000 { chain = chain.section().cell(PlainCell.self).data(list).adapter { _, _, _ in } }
      #expect(first != nil)
    }
    #expect(first == nil)
  }

  @Test func `a part of a chain that somebody keeps stays when the rest is freed`() {
    let stage = Stage()
    var kept: any Finished = stage.chain
    var chain: any Finished = stage.chain
    for number in 0..<1000 {
      chain = longer(chain, by: number)
      if number == 4 { kept = chain }
    }
    chain = stage.chain
    stage.show(kept.make())
    #expect(stage.texts == ["0", "1", "2", "3", "4"])
    stage.show(chain.make())
    #expect(stage.rowCounts.isEmpty)
  }
}
