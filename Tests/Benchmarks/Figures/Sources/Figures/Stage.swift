import TableMaker
import UIKit

/// Something with an identity, a text, and others below it.
struct Line: Identifiable, Equatable, Sendable {
  let id: String
  var text: String
  var lines: [Line] = []

  init(_ number: Int, lines: [Line] = []) {
    id = "line \(number)"
    text = id
    self.lines = lines
  }
}

/// A table view in a window as large as a phone.
@MainActor class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let table: UITableView

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    window.addSubview(table)
    window.isHidden = false
  }

  func layOut() { window.layoutIfNeeded() }
}

/// A table view with the rows of a chain.
@MainActor final class ChainStage: Stage {
  let list: ItemList<Line>
  private(set) var source: TableViewDataSource!

  init(_ lines: [Line], isTree: Bool = false) {
    list = ItemList(lines)
    super.init()
    let section = DataSource(table).height(44).section().data(list).stockCell(.default)
      .adapter { cell, line, _ in cell.textLabel?.text = line.text }
    source = isTree ? section.expandable(children: \.lines).make() : section.make()
    layOut()
  }

  /// Shows what the list has now, laid out.
  func settle() async {
    source.update(animated: false)
    await source.waitForUpdates()
    layOut()
  }
}

/// A table view with a data source of its own, in plain UIKit.
@MainActor final class HandStage: Stage {
  let rows = Rows()

  final class Rows: NSObject, UITableViewDataSource {
    var lines: [Line] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = lines[indexPath.row].text
      return cell
    }
  }

  init(_ lines: [Line]) {
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    rows.lines = lines
    layOut()
  }

  /// Shows other lines without finding out what has changed.
  func reload(_ lines: [Line]) {
    rows.lines = lines
    table.reloadData()
    layOut()
  }

  /// Performs one batch of changes, without animation.
  func perform(_ lines: [Line], _ tell: (UITableView) -> Void) {
    UIView.performWithoutAnimation {
      table.performBatchUpdates {
        rows.lines = lines
        tell(table)
      }
    }
    layOut()
  }
}
