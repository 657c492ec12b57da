import TableMaker
import TestSupport
import Testing
import UIKit

/// Calls with the name of a missing section: their effects, and the reports of them.
@MainActor @Suite struct SectionListNamesTests {
  private let stage = Stage()
  private let list = SectionList([ItemSection("a", items: [1]), ItemSection("b", items: [2])])

  init() {
    stage.show(
      stage.chain.sections(from: list).cell(PlainCell.self).adapter { cell, number, _ in
        cell.textLabel?.text = "\(number)"
      }
      .make())
  }

  private var names: [String] { list.sections.map(\.name) }

  @Test func `what was to be put beside an unknown section is at the end`() {
    let line = #line + 1
    list.insert(ItemSection("c", items: []), before: "x")
    list.insert(ItemSection("d", items: []), after: "x")
    #expect(names == ["a", "b", "c", "d"])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "SectionListNamesTests.swift:\(line): insert(_:before:): No section has the name “x”, so the new content is "
          + "at the end. Use an existing name: “a”, “b”.",
        "SectionListNamesTests.swift:\(line + 1): insert(_:after:): No section has the name “x”, so the new content "
          + "is at the end. Use an existing name: “a”, “b”, “c”.",
      ])
  }

  @Test func `items for an unknown section make one at the end`() {
    list.append(5, to: "x")
    list.append(contentsOf: [6, 7], to: "x")
    list.append(contentsOf: [], to: "y")
    #expect(list["x"]?.items == [5, 6, 7])
    #expect(list["y"]?.items == [])
    #expect(names == ["a", "b", "x", "y"])
    #expect(
      stage.log.messages.map { String($0.prefix(38)) } == [
        "append(_:to:): No section has the name", "append(contentsOf:to:): No section has",
      ])
  }

  @Test func `nothing else happens to an unknown section`() {
    let line = #line + 1
    #expect(list.removeSection("x") == nil)
    list.moveSection("x", before: "a")
    list.moveSection("a", after: "x")
    #expect(list.edit("x") { $0.items.append(9) } == nil)
    #expect(names == ["a", "b"])
    #expect(stage.log.diagnostics.map(\.place.line) == Array(line...(line + 3)))
    #expect(
      stage.log.messages.map { String($0.prefix { $0 != " " }) } == [
        "removeSection(_:):", "moveSection(_:before:):", "moveSection(_:after:):", "edit(_:_:):",
      ])
  }

  @Test func `every table that shows the list is told`() {
    let other = Stage()
    other.show(other.chain.sections(from: list).cell(PlainCell.self).adapter { _, _, _ in }.make())
    list.removeSection("x")
    #expect(other.log.diagnostics.count == 1)
    #expect(stage.log.diagnostics.count == 1)
  }

  @Test func `a long list is not told in full`() throws {
    list.sections = (0..<9).map { ItemSection("s\($0)", items: []) }
    list.removeSection("x")
    let message = try #require(stage.log.messages.last)
    #expect(message.contains("Use an existing name: “s0”, “s1”, “s2”, “s3”, “s4”, …."))
    list.sections = []
    list.removeSection("x")
    #expect(try #require(stage.log.messages.last).contains("ignored the call. Give a section this name first."))
  }
}
