import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Updates that end the process, and what they say.
@MainActor @Suite struct TableRefusalTests {
  /// The ways to misuse a strict table.
  enum Misuse: String, CaseIterable, Codable {
    case otherCounts =
      "Data source after updates = { 1 section with row counts: [3] }\nUpdates = [\n\tDelete row (0 - 0)\n]"
    case notThere = "attempt to delete row 7 from section 0 which only contains 3 rows before the update"
    case insertedBeyond =
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"
    case reloadAmongOthers = "attempt to reload in an update that also inserts, deletes or moves"
    case changedBefore = "the data source changed from [3] to [2] rows before deleteRows(at:with:) was called (X6)"
    case changedAfter = "the data source changed from [3] to [2] rows without an update (X6)"
    case neverLoaded = "insertRows(at:with:) was called before the table has loaded its rows (X7)"
    case noWindow = "insertRows(at:with:) was called while the table has no window or no size (X8)"
    case fromCallback = "beginUpdates() was called from a method of the delegate while rows are shown (X9)"
    case reloadDataFromCell = "reloadData() of UITableView was called while the table was asking"
    case reloadDataInGroup = "reloadData() was called in a group of updates (X10)"
    case exchangedSource = "the data source was exchanged while an update was open"
    case reconfiguredElsewhere =
      "reconfigureRows(at:) of UITableView was asked for row 9 of section 0, which is not there"
    case anotherCell = "which is configured again and keeps the cell that it has"
  }

  static func commit(_ misuse: Misuse) {
    let scene = TableScene()
    let delegate = RecordingTableDelegate()
    let table = scene.table
    table.isStrict = true
    let first = IndexPath(row: 0, section: 0)
    if misuse == .fromCallback { delegate.willDisplay = { _ in table.beginUpdates() } }
    if misuse == .reloadDataFromCell { delegate.asked = { if $0 == "cell" { table.reloadData() } } }
    if misuse == .neverLoaded {
      table.dataSource = delegate
      return table.insertRows(at: [first], with: .none)
    }
    scene.show(delegate)
    switch misuse {
    case .otherCounts: table.deleteRows(at: [first], with: .fade)
    case .notThere: table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .fade)
    case .insertedBeyond:
      table.performBatchUpdates {
        delegate.rowCounts = [4]
        table.insertRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
      }
    case .reloadAmongOthers:
      table.performBatchUpdates {
        delegate.rowCounts = [4]
        table.insertRows(at: [first], with: .fade)
        table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      }
    case .changedBefore:
      delegate.rowCounts = [2]
      table.deleteRows(at: [first], with: .fade)
    case .changedAfter:
      delegate.rowCounts = [2]
      scene.table.setNeedsLayout()
      scene.layOut()
    case .noWindow:
      table.removeFromSuperview()
      table.insertRows(at: [first], with: .none)
    case .reloadDataInGroup: table.performBatchUpdates { table.reloadData() }
    case .exchangedSource:
      let other = RecordingTableDelegate()
      table.performBatchUpdates {
        table.deleteRows(at: [first], with: .fade)
        table.dataSource = other
        _ = table.numberOfSections
        table.deleteRows(at: [first], with: .fade)
      }
    case .reconfiguredElsewhere: table.reconfigureRows(at: [IndexPath(row: 9, section: 0)])
    case .anotherCell:
      delegate.makeCell = { _, _ in UITableViewCell() }
      table.reconfigureRows(at: [first])
    case .neverLoaded, .fromCallback, .reloadDataFromCell: break
    }
  }

  @Test(arguments: Misuse.allCases)
  func `a strict table ends the process and says why`(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
      await MainActor.run { TableRefusalTests.commit(misuse) }
    }
    expectEnd(result, "NSInternalInconsistencyException", misuse.rawValue)
  }

  @Test func `what is only risky passes in a table that is not strict`() {
    AnimationClock.shared.hold()
    let scene = TableScene()
    let delegate = RecordingTableDelegate()
    scene.show(delegate)
    scene.table.performBatchUpdates {
      delegate.rowCounts = [4]
      scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      scene.table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    }
    settleAnimations()
    #expect(scene.table.visibleCells.count == 4)
    delegate.rowCounts = [3]
    scene.table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 0)], with: .top)
    settleAnimations()
    #expect(scene.table.visibleCells.count == 3)
  }
}
