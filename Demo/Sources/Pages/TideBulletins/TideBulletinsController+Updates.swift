import TableMaker
import TideLogbook
import Tides
import UIKit

extension TideBulletinsController {
  /// The updates that are drawn before, during and after.
  nonisolated static let updates = [
    PageUpdate(
      "first", of: TideBulletinsController.self, english: "The first page comes", chinese: "第一页到达",
      prepare: { page in await page.begin { $0.reset() } },
      perform: { page in await page.answer() }),
    PageUpdate(
      "first-fails", of: TideBulletinsController.self, english: "The first page fails", chinese: "第一页载入失败",
      prepare: { page in await page.begin { $0.reset() } },
      perform: { page in await page.answer(.failing) }),
    PageUpdate(
      "offline", of: TideBulletinsController.self, english: "Offline start, from the logbook", chinese: "离线启动，显示记录本",
      prepare: { page in await page.startOffline() },
      perform: { page in
        await page.answer(.failing)
        page.scrollToEnd()
        await page.settle()
      }),
    PageUpdate(
      "nothing", of: TideBulletinsController.self, english: "There is nothing", chinese: "没有任何通报",
      prepare: { page in await page.begin { $0.reset() } },
      perform: { page in await page.answer(.empty) }),
    PageUpdate(
      "more", of: TideBulletinsController.self, english: "The next page comes", chinese: "下一页到达",
      prepare: { page in await page.waitAtTheEnd() },
      perform: { page in await page.answer() }),
    PageUpdate(
      "more-fails", of: TideBulletinsController.self, english: "The next page fails", chinese: "下一页载入失败",
      prepare: { page in await page.waitAtTheEnd() },
      perform: { page in await page.answer(.failing) }),
    PageUpdate(
      "retry", of: TideBulletinsController.self, english: "A tap asks for it again", chinese: "点一下重试",
      prepare: { page in
        await page.waitAtTheEnd()
        await page.answer(.failing)
        page.server.weather = .fair
        page.server.isHeld = true
      },
      finger: { page in page.footerPath }),
    PageUpdate(
      "pull", of: TideBulletinsController.self, english: "The table is pulled down", chinese: "下拉刷新",
      prepare: { page in
        await page.settle()
        page.server.isHeld = true
      },
      finger: { page in page.pullPath }),
    PageUpdate(
      "refreshed", of: TideBulletinsController.self, english: "Newer bulletins come", chinese: "新通报到达",
      prepare: { page in
        await page.settle()
        page.server.isHeld = true
        page.tableView.refreshControl?.beginRefreshing()
        page.tableView.refreshControl?.sendActions(for: .valueChanged)
        page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top
        await page.settle()
      },
      perform: { page in await page.answer(.changing) }),
    PageUpdate(
      "end", of: TideBulletinsController.self, english: "The last page comes", chinese: "最后一页到达",
      prepare: { page in
        await page.settle()
        while page.bulletins.page < 3 { await page.bulletins.loadMore().value }
        await page.waitAtTheEnd()
      },
      perform: { page in
        await page.answer()
        page.scrollToEnd()
        await page.settle()
      }),
  ]

  /// Waits until nothing is loaded and the table shows it.
  fileprivate func settle() async {
    while bulletins.state.isLoading, !server.isHeld, (try? await Task.sleep(for: .milliseconds(1))) != nil {}
    for _ in 0..<50 { await Task.yield() }
    await dataSource?.waitForUpdates()
    for _ in 0..<50 { await Task.yield() }
    await dataSource?.waitForUpdates()
  }

  /// A tap on the view below the last row.
  fileprivate var footerPath: FingerPath? {
    tableView.tableFooterView.map { footer in
      FingerPath(footer.convert(CGPoint(x: footer.bounds.midX, y: footer.bounds.midY), to: nil), rest: 0.05)
    }
  }

  /// A touch that pulls the table down.
  fileprivate var pullPath: FingerPath {
    let seen = tableView.convert(tableView.bounds.inset(by: tableView.adjustedContentInset), to: nil)
    return FingerPath(
      CGPoint(x: seen.midX, y: seen.minY + 60), CGPoint(x: seen.midX, y: min(seen.minY + 460, seen.maxY - 20)))
  }

  /// Starts with what the logbook has, and a server that does not answer yet.
  fileprivate func startOffline() async {
    await settle()
    server.isHeld = true
    guard let logbook = try? TideLogbook() else { return }
    try? await logbook.keep(server.page(offset: 0, limit: 7))
    await start(with: logbook)
    await settle()
  }

  /// Lets the list ask, and the server not answer yet.
  fileprivate func begin(_ change: (PagedList<TideBulletin>) -> Void) async {
    await settle()
    server.isHeld = true
    change(bulletins)
    bulletins.loadMore()
    await settle()
  }

  /// Waits for the next page at the end of those that are here.
  fileprivate func waitAtTheEnd() async {
    await settle()
    bulletins.cancel()
    server.isHeld = true
    bulletins.loadMore()
    await settle()
    scrollToEnd()
    await settle()
  }

  fileprivate func scrollToEnd() {
    guard let last = bulletins.items.last else { return }
    dataSource?.scroll(to: last, at: .bottom, animated: false)
    tableView.layoutIfNeeded()
    let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
    tableView.contentOffset.y = max(-tableView.adjustedContentInset.top, end)
  }

  /// Lets the server answer, in some weather.
  fileprivate func answer(_ weather: TideWeather = .fair) async {
    server.weather = weather
    server.release()
    await settle()
  }
}
