import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Each forwarded call: with what it reaches the app's delegate.
@MainActor @Suite struct ForwardedCallTests {
  private static let rows = [
    "0.0 note 0", "0.1 note 1", "0.2 note 2", "0.3 note 3", "1.0 ten", "1.1 eleven", "1.2 twelve",
  ]
  private static let paths = rows.map { $0.prefix(3) }

  /// Returns the expected lines of a call, in order; for a question of the layout, which can repeat, without repeats.
  private func wanted(_ call: DelegateMethod) -> [String] {
    switch call {
    case .scrollViewDidScroll: ["10", "0"]
    case .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
      .scrollViewDidEndScrollingAnimation, .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop:
      [""]
    case .scrollViewWillEndDragging: ["down"]
    case .scrollViewDidEndDragging: ["true"]
    case .scrollViewDidChangeAdjustedContentInset: ["7"]
    case .willDisplay, .didEndDisplaying: Self.rows
    case .indentationLevelForRowAt, .heightForRowAt, .estimatedHeightForRowAt: Self.paths.map(String.init)
    case .titleForHeaderInSection, .titleForFooterInSection, .viewForHeaderInSection, .viewForFooterInSection,
      .heightForHeaderInSection, .heightForFooterInSection,
      .estimatedHeightForHeaderInSection, .estimatedHeightForFooterInSection:
      ["0", "1"]
    case .willDisplayHeaderView, .didEndDisplayingHeaderView: ["0 header 0", "1 header 1"]
    case .willDisplayFooterView, .didEndDisplayingFooterView: ["0 footer 0", "1 footer 1"]
    case .shouldHighlightRowAt, .didHighlightRowAt, .didUnhighlightRowAt, .willSelectRowAt, .didSelectRowAt,
      .canPerformPrimaryActionForRowAt, .performPrimaryActionForRowAt:
      ["0.1"]
    case .willDeselectRowAt, .didDeselectRowAt: ["0.2"]
    case .accessoryButtonTappedForRowWith: ["0.0"]
    case .canEditRowAt, .editingStyleForRowAt, .shouldIndentWhileEditingRowAt: Self.paths.map(String.init)
    case .titleForDeleteConfirmationButtonForRowAt: ["0.1"]
    case .commit: ["delete 0.1"]
    case .willBeginEditingRowAt, .didEndEditingRowAt, .trailingSwipeActionsConfigurationForRowAt,
      .leadingSwipeActionsConfigurationForRowAt, .contextMenuConfigurationForRowAt:
      ["0.1"]
    case .canMoveRowAt: Self.paths.map(String.init)
    case .moveRowAt, .targetIndexPathForMoveFromRowAt: ["0.1 0.2"]
    case .previewForHighlightingContextMenu, .previewForDismissingContextMenu, .willDisplayContextMenu,
      .willEndContextMenuInteraction:
      ["menu"]
    case .prefetchRowsAt, .cancelPrefetchingForRowsAt, .sectionIndexTitles, .sectionForSectionIndexTitle,
      .canFocusRowAt, .selectionFollowsFocusForRowAt, .shouldBeginMultipleSelectionInteractionAt,
      .didBeginMultipleSelectionInteractionAt, .tableViewDidEndMultipleSelectionInteraction, .willPerformPreviewAction,
      .shouldSpringLoadRowAt:
      []
    }
  }

  /// A table of `chain` with a delegate that is forwarded to, and no step that answers what that can.
  private func table(_ delegate: any UITableViewDelegate) -> LiveTable {
    LiveTable { chain, table in
      chain.forward(to: delegate).section("first").cell(NoteCell.self).data(table.list("first"))
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.accessoryType = .detailButton
        }
        .section("second").cell(NoteCell.self).data(table.list("second"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    }
  }

  @Test(arguments: DelegateMethod.calledHere)
  func `a call that no step asked for reaches the app's delegate, with what the table gave`(
    _ call: DelegateMethod
  ) throws {
    let trigger = try #require(call.triggers.first)
    let found: [String]
    if call.isEstimate {
      let delegate = EstimatingDelegate()
      let table = table(delegate)
      delegate.calls = []
      trigger.pull(table)
      found = delegate.calls
    } else {
      let delegate = ForwardingDelegate()
      delegate.hasViews = call != .titleForHeaderInSection && call != .titleForFooterInSection
      let table = table(delegate)
      delegate.calls = []
      trigger.pull(table)
      found = delegate.calls
      #expect(!found.contains("numberOfRows") && !found.contains("cellForRow"), "what rows there are is the chain's")
    }
    let details = found.filter { $0 == "\(call)" || $0.hasPrefix("\(call)" + " ") }
      .map { String($0.dropFirst("\(call)".count + 1)) }
    let wanted = wanted(call)
    if call.entry.kind == .question, !trigger.name.contains("tap") {
      #expect(Set(details) == Set(wanted))
    } else {
      #expect(details.sorted() == wanted.sorted())
    }
  }

  // MARK: Answers

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test func `the delegate's heights, header views, footer views and indentation are the table's`() throws {
    let delegate = ForwardingDelegate()
    (delegate.rowHeight, delegate.headerHeight, delegate.footerHeight, delegate.indentation) = (61, 33, 17, 2)
    let table = table(delegate)
    let view = table.tableView
    view.sectionHeaderTopPadding = 0
    table.stage.window.layOut()
    #expect(view.rectForRow(at: path(3)) == CGRect(x: 0, y: 33 + 3 * 61, width: 390, height: 61))
    #expect(view.rectForHeader(inSection: 1) == CGRect(x: 0, y: 33 + 4 * 61 + 17, width: 390, height: 33))
    #expect(view.rectForFooter(inSection: 0) == CGRect(x: 0, y: 33 + 4 * 61, width: 390, height: 17))
    #expect(view.headerView(forSection: 1)?.textLabel?.text == "header 1")
    #expect(view.footerView(forSection: 0)?.textLabel?.text == "footer 0")
    #expect(view.cellForRow(at: path(2, 1))?.indentationLevel == 2)
  }

  @Test func `what nobody has seen has the delegate's estimate, what is on screen its height`() {
    let delegate = EstimatingDelegate()
    let stage = Stage()
    stage.tableView.sectionHeaderTopPadding = 0
    let start = stage.chain.forward(to: delegate).section().cell(NoteCell.self).data(notes(1000)).adapter { _, _, _ in }
    stage.show(start.section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make())
    let asked = Set(delegate.calls.filter { $0.hasPrefix("heightForRowAt ") }).count
    #expect((15..<100).contains(asked), "those on screen, and a few more")
    #expect(stage.height(0) == 44 && stage.height(999) == 40)
    // Headers and footers float in this style, so the first section's are on screen.
    let view = stage.tableView
    let (header, footer) = (view.rectForHeader(inSection: 0).height, view.rectForFooter(inSection: 0).height)
    #expect(header < 100 && footer < 100)
    let rows = CGFloat(asked) * 44 + CGFloat(1001 - asked) * 40
    #expect(view.contentSize.height == header + rows + footer + 1000 + 2000)
  }

  @Test func `the delegate decides which taps count, and where they lead`() {
    let delegate = ForwardingDelegate()
    let table = table(delegate)
    let view = table.tableView
    delegate.mayBeTapped = false
    view.tap(1)
    #expect(view.indexPathForSelectedRow == nil)
    #expect(delegate.calls(of: .didHighlightRowAt) + delegate.calls(of: .willSelectRowAt) == [])
    delegate.mayBeTapped = true
    delegate.selects = { path in path.row == 1 ? IndexPath(row: 3, section: 0) : nil }
    view.tap(1)
    #expect(view.indexPathForSelectedRow == path(3))
    #expect(delegate.calls(of: .didSelectRowAt) == ["didSelectRowAt 0.3"])
    view.tap(2)
    #expect(view.indexPathForSelectedRow == path(3), "nil is no row")
    delegate.selects = nil
    view.allowsMultipleSelection = true
    delegate.deselects = { _ in nil }
    view.tap(3)
    #expect(view.indexPathsForSelectedRows == [path(3)], "nil leaves it selected")
    #expect(delegate.calls(of: .didDeselectRowAt) == [])
    delegate.deselects = nil
    view.tap(3)
    #expect(view.indexPathsForSelectedRows == nil)
    #expect(delegate.calls(of: .didDeselectRowAt) == ["didDeselectRowAt 0.3"])
  }

  @Test func `where a drag comes to rest is the delegate's to decide`() {
    final class Stopper: NSObject, UITableViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        targetContentOffset.pointee.y = 440
      }
    }
    let (stage, stopper) = (Stage(), Stopper())
    stage.show(
      stage.chain.height(44).forward(to: stopper).section().cell(NoteCell.self).data(notes(200))
        .adapter { _, _, _ in }.make())
    stage.tableView.dragContent(by: 100, velocity: 1500)
    #expect(stage.tableView.contentOffset.y == 440)
  }

  // MARK: Data sources

  @Test func `titles that no step gives are the delegate's, if it is a data source, and else none`() {
    final class Titles: NSObject, UITableViewDelegate, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "above \(section)" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "below \(section)" }
    }
    func shown(_ stage: Stage) -> [String?] {
      [stage.tableView.headerView(forSection: 0), stage.tableView.footerView(forSection: 0)].map { $0?.textLabel?.text }
    }
    let titles = Titles()
    let (forwarded, stepped, alone) = (Stage(), Stage(), Stage())
    forwarded.show(
      forwarded.chain.forward(to: titles).section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make())
    #expect(shown(forwarded) == ["above 0", "below 0"])
    #expect(forwarded.rowCounts == [2])
    stepped.show(
      stepped.chain.forward(to: titles).section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .title("head").footerTitle("foot").make())
    #expect(shown(stepped) == ["head", "foot"])
    alone.show(alone.chain.section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make())
    #expect(shown(alone) == [nil, nil])
  }

  // MARK: Steps

  @Test func `what a step answers the delegate is not asked`() {
    let delegate = ForwardingDelegate()
    let table = LiveTable(style: .grouped) { chain, table in
      let first = chain.forward(to: delegate).onScroll { _ in }
        .section("first").cell(NoteCell.self).data(table.list("first"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .heights { _, _ in 50 }.headerHeight(21).footerHeight(22)
        .header(NoteHeader.self) { $0.text = "step" }.footer(NoteHeader.self) { $0.text = "step" }
        .shouldSelect { _, _ in true }.onSelect { _, _ in }.onDeselect { _, _ in }
      return first.section("second").cell(NoteCell.self).data(table.list("second"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .heights { _, _ in 50 }.title("step").footerTitle("step").headerHeight(23).footerHeight(24)
        .make()
    }
    table.tableView.allowsMultipleSelection = true
    for trigger: CallTrigger in [.reload, .update, .scrolling, .tap, .tap] { trigger.pull(table) }
    for call: DelegateMethod in [
      .scrollViewDidScroll, .heightForRowAt, .heightForHeaderInSection, .heightForFooterInSection,
      .viewForHeaderInSection, .viewForFooterInSection, .titleForHeaderInSection,
      .titleForFooterInSection, .willSelectRowAt, .didSelectRowAt, .didDeselectRowAt,
    ] {
      #expect(delegate.calls(of: call) == [], "\(call)")
    }
    for call: DelegateMethod in [
      .willDisplay, .indentationLevelForRowAt, .willDisplayHeaderView, .shouldHighlightRowAt, .willDeselectRowAt,
    ] {
      #expect(delegate.calls(of: call) != [], "no step asked for \(call)")
    }
    #expect(table.tableView.rectForHeader(inSection: 0).height == 21)
    #expect((table.tableView.headerView(forSection: 0) as? NoteHeader)?.text == "step")
  }

  @Test(arguments: [true, false]) func `a height that the chain settles is asked of nobody`(isEstimated: Bool) {
    let delegate = EstimatingDelegate()
    let stage = Stage()
    let chain = isEstimated ? stage.chain.height(44).estimatedHeight(30) : stage.chain.height(44)
    stage.show(
      chain.forward(to: delegate).section().cell(NoteCell.self).data(notes(50)).adapter { _, _, _ in }.make())
    stage.reload()
    #expect(!delegate.calls.contains { $0.hasPrefix("heightForRowAt") })
    #expect(!delegate.calls.contains { $0.hasPrefix("estimatedHeightForRowAt") })
    #expect(stage.height(0) == 44)
  }

  // MARK: Without a delegate

  @Test func `without a delegate a tap, a drag and a detail button do what they do in a plain table`() {
    let stage = Stage()
    let bare = Stage()
    let rows = SevenRows()
    bare.tableView.dataSource = rows
    bare.window.layOut()
    stage.show(
      stage.chain.deselection(.never).section().cell(NoteCell.self).data(notes(7))
        .adapter { cell, _, _ in cell.accessoryType = .detailButton }.make())
    for tableView in [stage.tableView, bare.tableView] {
      tableView.tap(2)
      #expect(tableView.indexPathForSelectedRow == path(2))
      tableView.tap(4)
      #expect(tableView.indexPathsForSelectedRows == [path(4)])
      #expect(tableView.tapDetail(1))
      #expect(tableView.cellForRow(at: path(1))?.indentationLevel == 0)
      tableView.dragContent(by: 40, velocity: 200)
      #expect(tableView.contentOffset.y == 0)
    }
    #expect(stage.tableView.contentSize == bare.tableView.contentSize)
    #expect((0..<7).map { stage.height($0) } == (0..<7).map { bare.height($0) })
  }
}

/// A data source with seven rows that have detail buttons, and nothing else.
private final class SevenRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .detailButton
    return cell
  }
}
