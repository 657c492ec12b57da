import TableMaker
import UIKit

extension OptionsController {
  /// The updates that are drawn before, during and after.
  nonisolated static let updates = [
    PageUpdate("section", of: OptionsController.self, english: "A section comes", chinese: "插入一个分区") { page in
      await page.see { page.turn(.deliveries, true) }
    },
    PageUpdate(
      "below", of: OptionsController.self, english: "A row comes below the one that was tapped", chinese: "在点击的行下面插入一行",
      prepare: { page in await page.see { page.open(page.lamp) } },
      perform: { page in await page.see { page.lamp.first.map { page.perform(.insert, on: $0) } } }),
    PageUpdate(
      "room", of: OptionsController.self, english: "A row moves to another section", chinese: "一行移到另一个分区",
      prepare: { page in page.showBothRooms() },
      perform: { page in await page.see { page.lamp.items.last.map { page.perform(.move, on: $0) } } }),
    PageUpdate(
      "swap", of: OptionsController.self, english: "Two sections change places", chinese: "两个分区交换位置",
      prepare: { page in page.showBothRooms() },
      perform: { page in await page.see { page.tap(.swap) } }),
    PageUpdate("hide", of: OptionsController.self, english: "A section hides", chinese: "隐藏一个分区") { page in
      await page.see { page.turn(.store, false) }
    },
    PageUpdate(
      "restore", of: OptionsController.self, english: "Everything goes back, in one update", chinese: "一次更新，全部归位",
      prepare: { page in await page.see { page.upset() } },
      perform: { page in await page.see { page.tap(.restore) } }),
  ]

  /// Lets something happen, and returns when the table shows it.
  private func see(_ event: () -> Void) async {
    event()
    await dataSource?.waitForUpdates()
  }

  private func turn(_ kind: Setting.Kind, _ isOn: Bool) {
    if let setting = settings.items.first(where: { $0.kind == kind }) { set(setting, isOn) }
  }

  /// Makes changes of every kind.
  private func upset() {
    turn(.deliveries, true)
    if let last = store.items.last { perform(.move, on: last) }
    if let first = lamp.first { perform(.rename, on: first) }
    if let last = lamp.items.last { perform(.remove, on: last) }
    tap(.swap)
  }

  private func tap(_ kind: Setting.Kind) {
    if let setting = settings.items.first(where: { $0.kind == kind }) { perform(setting) }
  }

  /// Opens the first row of a room.
  private func open(_ room: ItemList<Instrument>) {
    if let first = room.first { toggle(first) }
  }

  /// Scrolls to where one room ends and the other begins.
  private func showBothRooms() {
    guard let last = lamp.items.last, let path = dataSource?.indexPath(of: last) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
  }
}
