import TableMaker
import UIKit

// What the rows at the top do: whole sections come and go, hide and change places.
extension OptionsController {
  /// Performs the action of a row with a switch.
  func set(_ setting: Setting, _ isOn: Bool) {
    guard settings.edit(setting, { $0.isOn = isOn }) else { return }
    switch setting.kind {
    case .deliveries: isOn ? insertDeliveries() : dataSource?.section("deliveries").remove()
    case .store: setStoreShown(isOn)
    case .swap, .restore, .unpack, .hang: break
    }
  }

  /// Performs the action of a tapped row.
  func perform(_ setting: Setting) {
    switch setting.kind {
    case .swap: swapRooms()
    case .restore: restore()
    case .unpack: unpack(below: setting)
    case .hang: hang(setting)
    case .deliveries, .store: break
    }
  }

  /// Inserts a section while the table is on screen, with a chain like any other.
  private func insertDeliveries() {
    guard let house else { return }
    dataSource?.section("deliveries").insert(after: "settings") { section in
      section
        .title(house.deliveries.title)
        .footerTitle(house.deliveries.footer)
        .cell(SettingCell.self)
        .data(deliveries)
        .adapter { cell, setting, _ in cell.show(setting) }
        .autoHeight()
        .onSelect(by: weakSelf) { controller, setting, _ in controller.perform(setting) }
    }
  }

  private func setStoreShown(_ isShown: Bool) {
    guard let store = dataSource?.section("store") else { return }
    if isShown { store.show() } else { store.hide() }
    // What is not there cannot change places.
    if let swap = settings.items.first(where: { $0.kind == .swap }) { settings.edit(swap) { $0.isEnabled = isShown } }
  }

  private func swapRooms() {
    isLampFirst.toggle()
    // They are neighbors: where one goes past the other, both have changed places.
    if isLampFirst {
      dataSource?.section("lamp").move(before: "store")
    } else {
      dataSource?.section("lamp").move(after: "store")
    }
  }

  /// Restores the first state: many changes, one update.
  private func restore() {
    guard let house, let dataSource else { return }
    dataSource.batch {
      settings.items = house.settings.map(Setting.init)
      lamp.items = house.lamp.instruments
      store.items = house.store.instruments
      deliveries.items = [Setting(house.deliveries.unpack)]
      (unpacked, isLampFirst) = (0, true)
      if dataSource.section("deliveries").exists { dataSource.section("deliveries").remove() }
      dataSource.section("store").show()
      dataSource.section("lamp").move(before: "store")
    }
  }
}
