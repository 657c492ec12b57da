import TableMaker
import TestSupport
import Testing
import UIKit

/// The state of a table after its data source has left it and is still in memory.
@MainActor @Suite struct DetachedTableTests {
  private final class OtherDelegate: NSObject, UITableViewDelegate {}

  @Test func `it is neither its data source nor its delegate any more`() {
    let stage = Stage()
    let dataSource = stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    dataSource.detach()
    #expect(stage.tableView.dataSource == nil)
    #expect(stage.tableView.delegate == nil)
  }

  @Test func `a delegate that the app has given the table since stays`() {
    let stage = Stage()
    let dataSource = stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    let other = OtherDelegate()
    stage.tableView.delegate = other
    dataSource.detach()
    #expect(stage.tableView.delegate === other)
  }
}
