import TableMaker
import TestSupport
import Testing
import UIKit

/// Rows of the system's look, as values.
@MainActor @Suite struct StockRowTests {
  private let stage = Stage()

  private func cell(_ row: Int) throws -> UITableViewCell { try stage.cell(row) }

  @Test func `one line makes a table`() throws {
    stage.show(stage.chain.section().data(["Wi-Fi", "Sounds"].map { StockRow($0) }).make())
    #expect(stage.texts == ["Wi-Fi", "Sounds"])
  }

  @Test func `rows show what they have, each in its style, and nothing of what their cell has shown before`()
    async throws
  {
    let image = try #require(UIImage(systemName: "star"))
    let rows = ItemList([
      StockRow("title"), StockRow("title", detail: "below", id: 1),
      StockRow("title", detail: "at the end", image: image, accessory: .checkmark, style: .value1, id: 2),
      StockRow("title", detail: "beside", style: .value2, id: 3),
    ])
    stage.show(stage.chain.section().data(rows).make())
    #expect(try (0..<4).map { try cell($0).detailTextLabel?.text } == [nil, "below", "at the end", "beside"])
    #expect(try cell(2).accessoryType == .checkmark && cell(2).imageView?.image == image)
    let before = try (0..<4).map { try cell($0) }
    rows.items[2] = StockRow("other", style: .value1, id: 2)
    rows.items[1].detail = "else"
    rows.items[0].style = .value1
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(try cell(1) === before[1] && cell(2) === before[2])
    #expect(try cell(0) !== before[0], "another style is another cell")
    #expect(try cell(1).detailTextLabel?.text == "else")
    #expect(try cell(2).textLabel?.text == "other" && cell(2).detailTextLabel?.text == nil)
    #expect(try cell(2).accessoryType == .none && cell(2).imageView?.image == nil)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a tap gets the row, and the other steps are there`() {
    var taps: [String] = []
    let header = NoteHeader()
    stage.show(
      stage.chain.section().data([StockRow("a"), StockRow("b", detail: "c")])
        .onSelect { row, index in taps.append("\(row.title) at \(index)") }
        .headerView { header }.headerHeight(20)
        .autoHeight()
        .section().data([StockRow("last")]).height(70)
        .make())
    stage.tableView.tap(1)
    #expect(taps == ["b at 1"])
    #expect(stage.height(0, in: 1) == 70)
    #expect(stage.height(1) > stage.height(0))
  }

  @Test func `a row is the same one by its title, or by what the app says`() {
    #expect(StockRow("a").id == StockRow("a", detail: "b").id)
    #expect(StockRow("a", id: 1).id != StockRow("a").id)
    #expect(StockRow("a", id: 1) == StockRow("a", id: 1) && StockRow("a") != StockRow("a", detail: "b"))
  }

  @Test func `a detail in a style that has none is told of, and the title is shown`() {
    let line = #line + 1
    stage.show(stage.chain.section().data([StockRow("a", detail: "b", style: .default)]).make())
    #expect(stage.texts == ["a"])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "StockRowTests.swift:\(line): Stock cells of style .default don't have a detailTextLabel. Use "
          + ".stockCell(.subtitle), .stockCell(.value1), or .stockCell(.value2); in a StockRow, use another style."
      ])
  }
}
