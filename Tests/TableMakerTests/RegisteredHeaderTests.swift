import TableMaker
import TestSupport
import Testing
import UIKit

/// Which classes of headers and footers a chain makes known to its table.
@MainActor @Suite struct RegisteredHeaderTests {
  private final class Above: UITableViewHeaderFooterView {}
  private final class Below: UITableViewHeaderFooterView {}

  @Test func `each class that is named once is known to the table, a header's and a footer's`() {
    let stage = Stage()
    stage.show(
      stage.chain.height(44)
        .section().header(Above.self) { _ in }.headerHeight(20).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .section().footer(Below.self) { _ in }.footerHeight(20).cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .make())
    #expect(stage.tableView.headerView(forSection: 0) is Above)
    #expect(stage.tableView.footerView(forSection: 1) is Below)
    #expect(stage.log.messages == [])
  }
}
