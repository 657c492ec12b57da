import TableMaker
import UIKit

/// A table on a screen of an iPhone's size, with rows that follow a source.
@MainActor final class Stage {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let table: UITableView
  private(set) var dataSource: TableViewDataSource?

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    window.isHidden = false
  }

  /// Shows rows, and gives what changes them.
  func show<I: Listed>(_ rows: [I], isKnown: Bool) -> ItemList<I> {
    let cells = DataSource(table).height(44).section("rows").cell(UITableViewCell.self)
    if isKnown {
      let list = I.list(of: rows)
      dataSource = cells.data(list).adapter(Stage.fill).make()
      layOut()
      return list
    }
    let made = cells.data(rows).adapter(Stage.fill).make()
    dataSource = made
    layOut()
    guard let list = made.list(named: "rows", of: I.self) else { preconditionFailure("the section has no list") }
    return list
  }

  /// Shows sections, and gives what changes them.
  func show<I: Listed>(_ sections: [ItemSection<I>], isKnown: Bool) -> SectionList<I> {
    let list = isKnown ? I.list(of: sections) : unknown(sections)
    dataSource = DataSource(table).height(44).sections(from: list).cell(UITableViewCell.self).adapter(Stage.fill).make()
    layOut()
    return list
  }

  private static func fill<I: Item>(_ cell: UITableViewCell, _ row: I, _ index: Int) {
    cell.textLabel?.text = "\(row.id), \(row.content)"
  }

  func layOut() { window.layoutIfNeeded() }

  /// The number of rows in the table.
  var count: Int { (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) } }

  /// Shows what the source has now; where that is found out elsewhere, waits for it.
  func update(isLarge: Bool) async {
    dataSource?.update(animated: false)
    if isLarge { await dataSource?.waitForUpdates() }
    layOut()
  }

  /// Shows what the source has now, and waits until nothing is left to be done for it.
  func settle() async {
    dataSource?.update(animated: false)
    await dataSource?.waitForUpdates()
    layOut()
  }

  /// Goes back to other items, without any way between.
  func reload() {
    dataSource?.reload()
    layOut()
  }
}
