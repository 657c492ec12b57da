import TableMaker
import TestSupport
import UIKit

/// A chat in its own window, with touches, keyboards, and late pages. The model is an array of lines.
@MainActor final class FuzzChat {
  /// The ways in which rows get their heights.
  private enum Heights: CaseIterable { case fixed, asked, measured, allAtOnce }

  let window: TestWindow
  let table = UITableView(frame: .zero, style: .plain)
  /// The expected lines.
  var lines: [ChatLine] = []
  let list: ItemList<ChatLine>?
  let pages: PagedList<ChatLine>?
  let desk: ChatDesk
  private let heights: Heights
  private var live: TableViewDataSource?
  /// The number of times that the chat reported reaching its end since the last check.
  var reached = 0
  private var diagnostics: [String] = []
  var next = 1_000
  /// The changes so far, for messages.
  var story: [String] = []
  /// A Boolean value that indicates whether the first lines have arrived.
  private var isBegun = false
  /// The frame of the keyboard; nil if there's none.
  var keyboard: CGRect?

  init(_ random: inout SeededGenerator) {
    let safeArea = random.chance(2) ? UIEdgeInsets(top: 20, left: 0, bottom: 12, right: 0) : .zero
    window = TestWindow(size: CGSize(width: 200, height: 360), safeArea: safeArea)
    heights = Heights.allCases.random(&random)
    let desk = ChatDesk(first: -random.below(100))
    self.desk = desk
    if random.chance(2) {
      pages = PagedList(perPage: ChatDesk.perPage, cursor: Int.self) { request in
        try await desk.page(before: request.cursor ?? ChatDesk.perPage)
      }
      list = nil
    } else {
      lines = (0..<[0, 1, 3, 12, 60].random(&random)).map { ChatLine(id: $0) }
      list = ItemList(lines)
      pages = nil
    }
    live = make()
    window.show(table)
  }

  var dataSource: TableViewDataSource {
    guard let live else { preconditionFailure("A chat makes its data source with itself.") }
    return live
  }

  private func make() -> TableViewDataSource {
    let chain = DataSource(table).scrollAnchor(.bottom).onReachEnd { [weak self] in self?.reached += 1 }
      .onDiagnostic { [weak self] in self?.note($0) }.onError { _ in }.section("lines")
    if let pages { return finish(chain.data(pages).cell(BlockFuzzCell.self).adapter(show).loadsMore()) }
    return finish(chain.data(list ?? ItemList([])).cell(BlockFuzzCell.self).adapter(show))
  }

  private let show: (BlockFuzzCell, ChatLine, Int) -> Void = { cell, line, _ in
    cell.content = Content(group: 0, row: Row(line.id, line.revision))
    cell.take(height: line.height)
  }

  private func finish<Source: ItemSource<ChatLine>>(
    _ section: ReadySection<BlockFuzzCell, ChatLine, Source>
  ) -> TableViewDataSource {
    switch heights {
    case .fixed: section.height(37).make()
    case .asked: section.heights { line, _ in line.height }.make()
    case .measured: section.autoHeight().make()
    case .allAtOnce: section.autoHeight(.allAtOnce).make()
    }
  }

  private func note(_ diagnostic: Diagnostic) {
    // A step makes the server fail, and the chain has no handler for the error.
    if diagnostic.kind != .unhandledError { diagnostics.append(diagnostic.message) }
  }

  var description: String {
    "\(heights) \(pages == nil ? "lines" : "pages"): \(story.suffix(12).joined(separator: ", "))"
  }

  /// The height of a separator, which measured rows include.
  private var separator: CGFloat { heights == .measured || heights == .allAtOnce ? 2 * table.halfPixel : 0 }

  /// Returns the height that a line's row should have.
  func height(of line: ChatLine) -> CGFloat { heights == .fixed ? 37 : line.height }

  /// Makes some changes, and returns a description of the first mistake; nil if there's none.
  func test(_ random: inout SeededGenerator) async -> String? {
    if !isBegun {
      isBegun = true
      await settle()
      if let first = placeMistake(wasAtEnd: true, [], isSettled: true) ?? mistake {
        return "at first, \(first), in a chat of \(description)"
      }
      desk.isLate = true
    }
    for _ in 0..<(2 + random.below(4)) {
      if let mistake = await testOne(&random) { return "\(mistake), in a chat of \(description)" }
    }
    return nil
  }

  // MARK: Time

  func wait() async {
    for _ in 0..<3 {
      for _ in 0..<4 { await Task.yield() }
      await dataSource.waitForUpdates()
    }
    takePages()
    window.layOut()
  }

  func settle() async {
    for _ in 0..<3 {
      await wait()
      settleAnimations()
      window.layOut()
    }
  }

  /// Inserts the lines of the pages that have arrived into the model.
  func takePages() {
    for end in desk.delivered { lines.insert(contentsOf: ChatDesk.lines(before: end, from: desk.first), at: 0) }
    desk.delivered = []
  }

  func takeAway() {
    desk.answerAll()
    table.removeFromSuperview()
  }

  // MARK: Comparing

  /// A description of a difference between the table and the lines; nil if there's none.
  var mistake: String? {
    if let diagnostic = diagnostics.first { return "a diagnostic: \(diagnostic)" }
    let count = table.numberOfSections == 0 ? 0 : table.numberOfRows(inSection: 0)
    if count != lines.count { return "\(count) rows, not \(lines.count)" }
    for path in table.indexPathsForVisibleRows ?? [] {
      let line = lines[path.row]
      guard let cell = table.cellForRow(at: path) as? FuzzCell else { continue }
      if cell.content?.row != Row(line.id, line.revision) {
        return "row \(path.row) shows \(cell.content.map { "\($0.row)" } ?? "nothing"), not \(line)"
      }
      let (shown, wanted) = (table.rectForRow(at: path).height, height(of: line))
      // A measured row includes its separator.
      if shown < wanted - 0.01 || shown > wanted + separator + 0.01 {
        return "row \(path.row) is \(shown) high, not \(wanted)"
      }
    }
    if !table.isTracking, !table.isDecelerating, dataSource.isAtEnd != isAtEnd {
      return "isAtEnd is \(dataSource.isAtEnd), \(gap) from the end"
    }
    return nil
  }

  /// The content offset at the end of the content.
  var end: CGFloat {
    max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
  }

  var top: CGFloat { -table.adjustedContentInset.top }

  /// The distance of the content offset from the end.
  var gap: CGFloat { end - table.contentOffset.y }

  var isAtEnd: Bool { gap < table.halfPixel + 0.001 }

  /// The distance from the end of the last row to the bottom edge.
  private var room: CGFloat {
    guard !lines.isEmpty else { return 0 }
    let last = table.rectForRow(at: IndexPath(row: lines.count - 1, section: 0))
    return table.bounds.maxY - table.adjustedContentInset.bottom - last.maxY
  }

  /// The lines of visible rows, with their distances below the table's top.
  var seen: [(id: Int, top: CGFloat)] {
    let (offset, hidden) = (table.contentOffset.y, table.halfPixel + 0.001)
    return (table.indexPathsForVisibleRows ?? []).compactMap { path in
      let rect = table.rectForRow(at: path)
      guard lines.indices.contains(path.row), rect.maxY > offset + table.adjustedContentInset.top + hidden,
        rect.minY < table.bounds.maxY - table.adjustedContentInset.bottom - hidden
      else { return nil }
      return (lines[path.row].id, rect.minY - offset)
    }
  }

  /// Returns a description of a wrong place; nil if there's none.
  ///
  /// The place is wrong if the table left its end, or if the first visible line that stays moved on screen.
  func placeMistake(wasAtEnd: Bool, _ seen: [(id: Int, top: CGFloat)], isSettled: Bool) -> String? {
    if wasAtEnd {
      // The state of a paged list can be below its lines.
      let distance = pages == nil ? room : gap
      guard isSettled, abs(distance) > table.halfPixel + 0.001 else { return nil }
      return "the table was at its end, and is \(distance) from it"
    }
    guard let stays = seen.first(where: { row in lines.contains { $0.id == row.id } }),
      let row = lines.firstIndex(where: { $0.id == stays.id })
    else { return nil }
    let now = table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    if abs(now - stays.top) < table.halfPixel + 0.001 { return nil }
    // At the end of the content, rows can only be lower than before. At its beginning, they can only be higher.
    let isClamped = isAtEnd && now > stays.top || table.contentOffset.y < top + 0.5 && now < stays.top
    if isClamped { return nil }
    let offset = table.contentOffset.y
    return
      "line \(stays.id) was \(stays.top) below the table's top and is \(now), \(gap) from the end, offset \(offset)"
  }
}
