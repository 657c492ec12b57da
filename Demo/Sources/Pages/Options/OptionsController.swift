import Foundation
import TableMaker
public import UIKit

/// A lighthouse's instruments, and rows that change their own table.
///
/// Each of these rows calls a method of the data source.
/// Its texts come from `Resources/options.json`. If that file is broken, one row says what is wrong in it, and where.
public final class OptionsController: UIViewController {
  private let language: Language
  private let file: Result<Lighthouse, FileProblem>
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var dataSource: TableViewDataSource?

  // What the table shows. Whatever happens to these lists, the table follows.
  let settings: ItemList<Setting>
  let deliveries: ItemList<Setting>
  let lamp: ItemList<Instrument>
  let store: ItemList<Instrument>
  /// The number of unpacked instruments.
  var unpacked = 0
  /// A Boolean value that indicates whether the lamp room is above the store.
  var isLampFirst = true

  /// Creates the page in a language, from its own file.
  ///
  /// - Parameter isGrown: Whether a row is open from the start.
  public convenience init(language: Language, isGrown: Bool = false) {
    self.init(language: language, data: Lighthouse.fileData)
    if isGrown, lamp.count > 1 { lamp.items[1].isOpen = true }
  }

  /// Creates the page in a language from a file's content; nothing is a missing file.
  init(language: Language, data: Data?) {
    self.language = language
    file = Result { () throws(FileProblem) -> Lighthouse in
      guard let data else { throw FileProblem(.fileMissing, at: []) }
      return try Lighthouse.read(data, in: language)
    }
    let house = try? file.get()
    settings = ItemList(house.map { $0.settings.map(Setting.init) } ?? [])
    deliveries = ItemList(house.map { [Setting($0.deliveries.unpack)] } ?? [])
    lamp = ItemList(house?.lamp.instruments ?? [])
    store = ItemList(house?.store.instruments ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// The words and the first instruments; nil if the file is broken.
  var house: Lighthouse? { try? file.get() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    switch file {
    case .success(let house):
      title = house.title
      dataSource = makeDataSource(house)
    case .failure(let problem):
      title = FileProblem.heading(in: language)
      dataSource = problem.makeDataSource(for: tableView, file: "options.json", in: language)
    }
  }

  private func makeDataSource(_ house: Lighthouse) -> TableViewDataSource {
    DataSource(tableView)
      .section("settings")
      .footerTitle(house.settingsFooter)
      .cell(SettingCell.self)
      .data(settings)
      .adapter { [weak self] cell, setting, _ in
        cell.show(setting)
        cell.onSwitch = { isOn in self?.set(setting, isOn) }
      }
      .autoHeight()
      .shouldSelect { setting, _ in setting.isOn == nil && setting.isEnabled }
      .onSelect(by: weakSelf) { controller, setting, _ in controller.perform(setting) }

      .section("lamp")
      .cell(InstrumentCell.self)
      .data(lamp)
      .adapter { [weak self] cell, instrument, _ in
        cell.show(instrument, actions: house.actions)
        cell.onAction = { action in self?.perform(action, on: instrument) }
      }
      .titles { instruments in "\(house.lamp.title) · \(instruments.count)" }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, instrument, _ in controller.toggle(instrument) }

      .section("store")
      .footerTitle(house.store.footer ?? "")
      .cell(InstrumentCell.self)
      .data(store)
      .adapter { [weak self] cell, instrument, _ in
        cell.show(instrument, actions: house.actions)
        cell.onAction = { action in self?.perform(action, on: instrument) }
      }
      .titles { instruments in "\(house.store.title) · \(instruments.count)" }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, instrument, _ in controller.toggle(instrument) }
      .make()
  }
}
