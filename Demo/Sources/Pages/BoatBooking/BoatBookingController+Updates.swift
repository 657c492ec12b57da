import TableMaker
import UIKit

extension BoatBookingController {
  /// The updates of the page that are visible while it changes.
  nonisolated static let updates = [
    PageUpdate(
      "guests", of: BoatBookingController.self, english: "Two more guests come along", chinese: "又来了两位客人",
      prepare: { page in await page.show("guests") },
      perform: { page in
        page.draft.guests += 2
        await page.dataSource?.waitForUpdates()
      }),
    PageUpdate(
      "mistakes", of: BoatBookingController.self, english: "What is wrong is said below its row",
      chinese: "错误显示在该行下方",
      prepare: { page in
        page.draft.email = "ada@"
        _ = try? page.draft.commit()
        await page.dataSource?.waitForUpdates()
        await page.tableView.waitForRest()
        await page.show("save")
      },
      perform: { page in
        _ = try? page.draft.commit()
        // The first mistake comes into sight.
        await page.tableView.waitForRest()
      }),
    PageUpdate(
      "email", of: BoatBookingController.self, english: "A message below a row", chinese: "一行下面的提示",
      prepare: { page in page.draft.email = "ada@" },
      perform: { page in
        _ = try? page.draft.commit()
        await page.dataSource?.waitForUpdates()
      }),
    PageUpdate(
      "typing", of: BoatBookingController.self, english: "A name is typed", chinese: "用拼音输入船名",
      prepare: { page in page.dataSource?.row("boat").focus() },
      keys: { page in page.words.typedBoat }),
    PageUpdate(
      "extras", of: BoatBookingController.self, english: "Choices on a page of their own", chinese: "在单独的页面里选择",
      prepare: { page in await page.show("extras") },
      finger: { page in
        guard let cell = page.dataSource?.row("extras").cell else { return nil }
        return FingerPath(cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
      }),
  ]

  /// Brings a row into sight.
  private func show(_ row: String) async {
    dataSource?.row(row).scroll(at: .middle, animated: false)
    await dataSource?.waitForUpdates()
    view.layoutIfNeeded()
  }
}
