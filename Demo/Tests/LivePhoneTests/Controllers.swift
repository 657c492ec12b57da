import TableMaker
import UIKit

/// The controllers that a phone has asked for: another one each time that its page is loaded.
@MainActor final class Made<Controller: UIViewController> {
  private(set) var all: [Controller] = []
  private let make: () -> Controller

  init(_ make: @escaping () -> Controller) { self.make = make }

  func next() -> Controller {
    let controller = make()
    all.append(controller)
    return controller
  }
}

/// Rows that note what is done to them.
class Rows: UITableViewController {
  private(set) var selected: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row), and its square \(indexPath.row * indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}

/// A square that follows touches, and a field.
final class Desk: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
  let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 60, height: 31))
  let pad = Pad(frame: CGRect(x: 20, y: 300, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.tintColor = .clear
    pad.backgroundColor = .systemYellow
    pad.isMultipleTouchEnabled = true
    for part in [field, toggle, pad] { view.addSubview(part) }
  }
}

/// Notes the phases of the touches that it gets.
final class Pad: UIView {
  private(set) var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began \(touches.count)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved \(touches.count)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended \(touches.count)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("cancelled \(touches.count)")
  }
}

/// A table that a chain has made, with a switch and a slider over its end.
final class Shelf: UITableViewController {
  private var dataSource: TableViewDataSource?
  private(set) var opened: [String] = []
  let toggle = UISwitch(frame: CGRect(x: 20, y: 8, width: 60, height: 31))
  let slider = UISlider(frame: CGRect(x: 120, y: 8, width: 200, height: 31))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    toggle.accessibilityLabel = "Lamp"
    slider.accessibilityLabel = "Light"
    slider.value = 0.5
    dataSource = DataSource(tableView)
      .section("books")
      .title("Books")
      .stockCell(.default)
      .data((0..<40).map { "Book \($0)" })
      .adapter { cell, title, _ in cell.textLabel?.text = title }
      .height(48)
      .onSelect(by: weakSelf) { shelf, title, _ in shelf.opened.append(title) }
      .make()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Over the table's end, which stays where it is.
    guard let window = view.window, toggle.window !== window else { return }
    for control in [toggle, slider] {
      control.frame.origin.y = window.bounds.height - 90
      window.addSubview(control)
    }
  }
}

/// A table of a list that changes.
final class Pile: UITableViewController {
  private(set) var dataSource: TableViewDataSource?
  let list = ItemList(Array(0..<40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pile"
    dataSource = DataSource(tableView)
      .section("pile")
      .stockCell(.default)
      .data(list)
      .adapter { cell, number, _ in cell.textLabel?.text = "Sheet \(number)" }
      .height(48)
      .make()
  }
}

/// A million rows.
final class ManyRows: UITableViewController {
  private var dataSource: TableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section()
      .stockCell(.default)
      .data(Array(0..<1_000_000))
      .adapter { cell, number, _ in cell.textLabel?.text = "\(number)" }
      .height(44)
      .make()
  }
}
