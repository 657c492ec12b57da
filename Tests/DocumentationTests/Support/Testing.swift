// The app that the page about testing tests.
import TableMaker
import UIKit

struct Goods: Identifiable, Equatable {
  let id: Int
  var name: String
}

final class ShopController: UIViewController {
  let tableView = UITableView()
  let goods = ItemList([Goods(id: 1, name: "Pears"), Goods(id: 2, name: "Quinces")])
  private(set) var dataSource: TableViewDataSource?
  private(set) var opened: [Goods] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    dataSource = DataSource(tableView)
      .section()
      .stockCell(.default)
      .data(goods)
      .adapter { cell, goods, _ in
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = goods.name
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, goods, _ in controller.opened.append(goods) }
      .make()
  }
}
