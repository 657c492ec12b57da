import TableMaker
import UIKit
import Workshop

extension WorkshopController {
  /// The updates that are drawn before, during and after.
  nonisolated static let updates = [
    PageUpdate("add", of: WorkshopController.self, english: "Someone comes in", chinese: "来了一位客人") { page in
      await page.see { await $0.perform(.takeIn) }
    },
    PageUpdate("edit", of: WorkshopController.self, english: "A job is done", chinese: "修好一单") { page in
      await page.see { desk in await page.advanceFirst(.inWork, of: desk) }
    },
    PageUpdate("delete", of: WorkshopController.self, english: "A job is fetched", chinese: "取走一单") { page in
      await page.see { desk in await page.advanceFirst(.ready, of: desk) }
    },
    PageUpdate("five", of: WorkshopController.self, english: "Five changes, one transaction", chinese: "一个事务，五处改动") {
      page in
      await page.see { await $0.perform(.rushHour) }
    },
    PageUpdate(
      "postpone", of: WorkshopController.self, english: "The only job of a day is put off", chinese: "某天唯一的一单改期",
      prepare: { page in page.showOnlyJob() },
      perform: { page in await page.see { await $0.perform(.postpone) } }),
    PageUpdate("editing", of: WorkshopController.self, english: "Editing begins", chinese: "开始编辑") { page in
      await page.see { _ in page.edit(true) }
    },
    PageUpdate("clear", of: WorkshopController.self, english: "Everything goes", chinese: "全部清空") { page in
      await page.see { await $0.perform(.clear) }
    },
    PageUpdate(
      "fill", of: WorkshopController.self, english: "Everything comes again", chinese: "全部恢复",
      prepare: { page in await page.see { await $0.perform(.clear) } },
      perform: { page in await page.see { await $0.perform(.fill) } }),
  ]

  /// Lets something happen, and returns when the table shows it.
  func see(_ event: @MainActor (JobDesk) async -> Void) async {
    guard let desk else { return }
    await event(desk)
    await desk.caughtUp()
    await dataSource?.waitForUpdates()
  }

  /// Moves on the first job of a stage that is on a day.
  private func advanceFirst(_ stage: Job.Stage, of desk: JobDesk) async {
    guard let job = desk.board.days.sections.flatMap(\.items).first(where: { $0.stage == stage }) else { return }
    await desk.advance(job)
  }

  /// Scrolls to the only job of a day, so that the day after is seen too.
  private func showOnlyJob() {
    guard let job = desk?.board.onlyJobOfItsDay, let path = dataSource?.indexPath(of: job) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
  }
}
