import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct TableViewControllerTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `its view is a table of its style, which it fills and hears from`(style: UITableView.Style) {
    let controller = UITableViewController(style: style)
    #expect(controller.tableView.style == style)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    #expect(UITableViewController().tableView.style == .plain)
    #expect(controller.tableView.numberOfSections == 1 && controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a subclass's methods are called, and those that it has not count as absent`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let controller = FruitController(style: .plain)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Apple", "Pear"])
    #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    controller.tableView.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(controller.selected == [IndexPath(row: 1, section: 0)])
    #expect(controller.scrolled > 0 || controller.tableView.contentOffset.y == 0)
    controller.tableView.contentOffset.y = 10
    #expect(controller.scrolled > 0)
    #expect(!controller.tableView.delegateMayHave(.viewForHeader) && controller.tableView.delegateMayHave(.didSelect))
  }

  @Test(arguments: [true, false]) func `it fills the table when it first appears, and deselects each time`(clears: Bool)
  {
    let controller = FruitController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let asked = controller.asked
    controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : IndexPath(row: 0, section: 0)))
    #expect(controller.asked == asked, "not filled again")
  }

  @Test func `a controller whose view is no table, and one without cells, say so`() async {
    let noTable = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UITableViewController(style: .plain)
        controller.view = UIView()
        _ = controller.tableView
      }
    }
    #expect(
      noTable.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("didn't get a UITableView")
        == true)
    let noCell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Counting: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        let controller = Counting(style: .plain)
        controller.tableView.layoutIfNeeded()
      }
    }
    #expect(
      noCell.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("failed to obtain a cell")
        == true)
  }
}

private final class FruitController: UITableViewController {
  var selected: [IndexPath] = []
  var scrolled = 0
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    asked += 1
    return 2
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = ["Apple", "Pear"][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}
