import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The engine without a data source: it has only a table, rows, and a closure that fills cells.
@MainActor @Suite struct HeightEngineTests {
  private let window = TestWindow()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let engine: HeightEngine
  private let contents: TableContents
  private let fills: Fills

  /// The rows that cells were filled for.
  @MainActor private final class Fills {
    var rows: [Int] = []
    /// The changes that the engine notices.
    var changes: [HeightEngine.Change] = []
    /// The diagnostics of the filler.
    var reports: [Diagnostic.Kind] = []
  }

  init() throws {
    let place = CallSite(file: #fileID, line: #line)
    let fills = Fills()
    self.fills = fills
    var settings = SectionSettings(name: "slabs", location: place)
    settings.autoHeight = .whenNeeded
    settings.cells = .registered(SlabCell.self)
    let slabs = ItemList((0..<20).map { Slab(id: $0, height: 30 + CGFloat($0)) })
    let content = ItemsContent(
      source: slabs, rows: _RowConfiguration(),
      maker: _RowMaker { (cell: SlabCell, slab: Slab, row) in
        fills.rows.append(row)
        cell.show(slab)
      })
    let group = SectionGroup(
      ClosedSection(settings: settings, content: content, problems: Problems()), tableRowHeight: nil)
    let reporter = DiagnosticReporter([{ Issue.record("\($0)") }])
    let calls = AppCalls()
    let contents = TableContents([group])
    self.contents = contents
    engine = HeightEngine(
      contents, TableSettings(), calls: calls,
      filler: CellFiller(calls, reporter: DiagnosticReporter([{ fills.reports.append($0.kind) }])), reporter: reporter)
    group.rows = group.read(isEcho: false).makeRows(with: nil, hasAddItemRow: false, from: &engine.tokens)
    contents.snapshot = Snapshot(sections: group.rows)
    engine.showsIndex = contents.snapshot.showsIndex
    engine.onChange = { fills.changes.append($0) }
    table.separatorStyle = .none
    table.register(SlabCell.self, forCellReuseIdentifier: group.pattern.cellIdentifier)
    window.window.addSubview(table)
    window.layOut()
  }

  private var group: SectionGroup { contents.groups[0] }
  private var rows: SectionRows { group.rows[0] }

  private func heights(_ range: Range<Int>) -> [CGFloat] { range.map { engine.height(rows, $0, in: table) } }

  @Test func `a row is measured once, found again, and measured anew at another width`() {
    #expect(heights(0..<3) == [30, 31, 32])
    #expect(fills.rows == [0, 1, 2] && engine.measuredRowCount == 3)
    #expect(heights(0..<3) == [30, 31, 32] && fills.rows.count == 3)
    table.frame.size.width = 200
    #expect(heights(1..<2) == [31] && fills.rows == [0, 1, 2, 1])
    table.frame.size.width = 320
    #expect(heights(0..<3) == [30, 31, 32] && fills.rows.count == 4)
  }

  @Test func `the first estimate measures a screenful, and the others are their mean`() {
    // 30 + 31 + … + 43 points fill the table's 480, the last of them in part.
    #expect(engine.estimate(rows, 0, in: table) == 30 && fills.rows == Array(0..<14))
    #expect(abs(engine.estimate(rows, 19, in: table) - 36.5) <= 0.5 && fills.rows.count == 14)
    #expect(engine.height(rows, 19, in: table) == 49 && engine.estimate(rows, 19, in: table) == 49)
  }

  @Test func `nothing is measured without a width`() {
    table.frame.size.width = 0
    #expect(engine.environment(of: table) == nil)
    #expect(engine.height(rows, 5, in: table) == engine.estimate(rows, 5, in: table))
    #expect(fills.rows.isEmpty && engine.measuredRowCount == 0)
  }

  @Test func `what is forgotten is measured again, and no more than that`() {
    _ = heights(0..<4)
    fills.rows = []
    let renewed = engine.renew(
      [Slab(id: 2, height: 0)], in: engine.contents.snapshot, "test", at: CallSite(file: #fileID, line: #line))
    #expect(renewed == [IndexPath(row: 2, section: 0)])
    #expect(heights(0..<4) == [30, 31, 32, 33] && fills.rows == [2])
    engine.forgetAll()
    #expect(heights(0..<2) == [30, 31] && fills.rows == [2, 0, 1])
    engine.forget(group)
    #expect(heights(0..<2) == [30, 31] && fills.rows == [2, 0, 1, 0, 1])
  }

  @Test func `new tokens come before they run out, and no height is taken for another row's`() {
    _ = heights(0..<20)
    engine.tokens = ContentTokens.Counter(startingAt: .max / 2 + 1)
    engine.renumberIfNeeded()
    #expect(engine.tokens.next < 100)
    fills.rows = []
    #expect(heights(5..<7) == [35, 36] && fills.rows == [5, 6])
  }

  @Test func `a cell of another class has the fallback height, which is kept`() {
    let identifier = group.pattern.cellIdentifier
    table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
    #expect(heights(3..<5) == [HeightEngine.fallbackHeight, HeightEngine.fallbackHeight])
    table.register(SlabCell.self, forCellReuseIdentifier: identifier)
    #expect(heights(3..<5) == [HeightEngine.fallbackHeight, HeightEngine.fallbackHeight] && fills.rows.isEmpty)
    #expect(fills.reports == [.wrongCell])
  }

  @Test func `sizing cells are in the table while it is measured in, and leave with the engine`() {
    _ = heights(0..<1)
    #expect(table.subviews.contains { $0 is SizingCellPool })
    engine.leave()
    #expect(!table.subviews.contains { $0 is SizingCellPool })
    #expect(heights(0..<1) == [30] && fills.rows == [0])
  }

  @Test func `a table that enters a window has its heights reloaded once`() {
    table.removeFromSuperview()
    _ = engine.estimate(rows, 0, in: table)
    #expect(fills.rows.isEmpty && !fills.changes.contains(.heights))
    window.window.addSubview(table)
    #expect(fills.changes.count { $0 == .heights } == 1)
    table.removeFromSuperview()
    window.window.addSubview(table)
    #expect(fills.changes.count { $0 == .heights } == 1)
  }

  @Test func `idle work continues until none is left`() async {
    var slices = 0
    engine.workIdly = { _ in
      slices += 1
      return slices < 3
    }
    engine.workWhenIdle()
    while slices < 3 { await Task.yield() }
    for _ in 0..<50 { await Task.yield() }
    #expect(slices == 3)
  }
}
