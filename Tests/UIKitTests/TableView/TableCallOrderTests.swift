import Testing

@_spi(Testing) @testable import UIKit

/// The order of calls of metrics.md 14, each question asked once.
@MainActor @Suite struct TableCallOrderTests {
  private let scene = TableScene()
  private let delegate = RecordingTableDelegate()

  @Test func `a first load asks for counts and heights, then row by row, then for headers and footers`() {
    delegate.rowCounts = [2, 1]
    delegate.footerTitle = "Footer"
    scene.show(delegate)
    #expect(
      delegate.calls == [
        "numberOfSections", "headerHeight 0", "footerHeight 0", "numberOfRows 0", "height 0-0", "height 0-1",
        "headerHeight 1", "footerHeight 1", "numberOfRows 1", "height 1-0", "cell 0-0", "willDisplay 0-0", "cell 0-1",
        "willDisplay 0-1", "cell 1-0", "willDisplay 1-0", "headerView 0", "headerTitle 0", "willDisplayHeader 0",
        "footerView 0", "footerTitle 0", "willDisplayFooter 0", "headerView 1", "headerTitle 1", "willDisplayHeader 1",
        "footerView 1", "footerTitle 1", "willDisplayFooter 1",
      ])
  }

  @Test func `laying out again asks for nothing`() {
    scene.show(delegate)
    _ = delegate.takeCalls()
    scene.table.setNeedsLayout()
    scene.layOut()
    _ = scene.table.numberOfSections
    _ = scene.table.rectForRow(at: IndexPath(row: 1, section: 0))
    _ = scene.table.visibleCells
    #expect(delegate.calls == [])
  }

  @Test func `a delegate may have the table laid out, and ask what is on screen, while it is asked for a height`() {
    let scene = TableScene(.plain, height: 200)
    delegate.rowCounts = [3, 3]
    (delegate.headerTitle, delegate.headerHeight, delegate.footerHeight) = (nil, 0, 0)
    var seen: [[IndexPath]] = []
    delegate.asked = { [table = scene.table] question in
      guard question == "height" else { return }
      table.layoutIfNeeded()
      seen.append(table.indexPathsForVisibleRows ?? [])
    }
    scene.show(delegate)
    #expect(scene.table.visibleCells.count == 5)
    delegate.rowCounts = [1, 2, 3]
    delegate.rowHeight = 30
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.table.visibleCells.count == 6)
    #expect(seen.count == 12)
  }

  @Test func `nothing is asked before somebody needs to know`() {
    scene.table.dataSource = delegate
    scene.table.delegate = delegate
    #expect(delegate.calls == [])
    #expect(scene.table.numberOfRows(inSection: 0) == 3)
    #expect(delegate.calls.first == "numberOfSections")
  }

  @Test func `scrolling shows what comes before it lets go of what leaves`() {
    delegate.rowCounts = [100]
    delegate.headerHeight = 0
    delegate.footerHeight = 0
    scene.show(delegate)
    #expect(scene.table.visibleCells.count == 10)
    _ = delegate.takeCalls()
    scene.scroll(to: 44)
    #expect(delegate.takeCalls() == ["cell 0-10", "willDisplay 0-10", "didEndDisplaying 0-0"])
    scene.scroll(to: 0)
    #expect(delegate.takeCalls() == ["cell 0-0", "willDisplay 0-0", "didEndDisplaying 0-10"])
  }

  /// Assumed: a header's view asks for its own title, whoever asked before. The same lines on an iPhone would settle it.
  @Test func `a title that changes after a reload has read it is in the header at the next layout`() {
    (delegate.headerHeight, delegate.rowCounts) = (UITableView.automaticDimension, [3])
    scene.show(delegate)
    scene.table.reloadData()
    _ = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    delegate.headerTitle = "Other"
    scene.layOut()
    #expect(scene.table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "other")
  }

  @Test func `reloadData asks for the counts at once and for cells with the next layout`() {
    scene.show(delegate)
    _ = delegate.takeCalls()
    delegate.rowCounts = [1]
    scene.table.reloadData()
    #expect(
      delegate.takeCalls() == ["numberOfSections", "headerHeight 0", "footerHeight 0", "numberOfRows 0", "height 0-0"])
    scene.layOut()
    #expect(
      delegate.takeCalls() == [
        "didEndDisplaying 0-0", "didEndDisplaying 0-1", "didEndDisplaying 0-2", "didEndDisplayingHeader 0", "cell 0-0",
        "willDisplay 0-0", "headerView 0", "headerTitle 0", "willDisplayHeader 0", "footerView 0", "footerTitle 0",
      ])
  }

  @Test func `a tap highlights, then selects; with a row selected already it is deselected in between`() {
    scene.show(delegate)
    _ = delegate.takeCalls()
    scene.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(
      delegate.takeCalls() == [
        "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "willSelect 0-0", "didSelect 0-0",
      ])
    scene.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(
      delegate.takeCalls() == [
        "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "willSelect 0-1", "willDeselect 0-0",
        "didDeselect 0-0", "didSelect 0-1",
      ])
    scene.table.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(delegate.takeCalls().suffix(2) == ["willSelect 0-1", "didSelect 0-1"])
    #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a delegate without optional methods is asked for none of them twice`() {
    let delegate = PlainTableDelegate(rowCount: 1000)
    scene.show(delegate)
    #expect(scene.table.numberOfSections == 1)
    #expect(scene.table.absentMethods.contains(.heightForRow))
    #expect(scene.table.absentMethods.contains(.willDisplayCell))
    #expect(scene.table.absentMethods.contains(.viewForHeader))
    #expect(scene.table.absentMethods.contains(.titleForHeader))
    scene.table.delegate = delegate
    #expect(!scene.table.absentMethods.contains(.heightForRow))
    #expect(scene.table.absentMethods.contains(.titleForHeader), "the data source is another matter")
  }

  @Test func `a tap on a detail button is told`() {
    delegate.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessoryType = path.row == 0 ? .detailButton : .disclosureIndicator
      return cell
    }
    scene.show(delegate)
    _ = delegate.takeCalls()
    #expect(scene.table.tapDetailButton(at: IndexPath(row: 0, section: 0)))
    #expect(!scene.table.tapDetailButton(at: IndexPath(row: 1, section: 0)))
    #expect(delegate.takeCalls() == ["accessoryTapped 0-0"])
  }
}
