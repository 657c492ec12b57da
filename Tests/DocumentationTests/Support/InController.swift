// A block that belongs inside a method of a controller.
import TableMaker
import UIKit

final class ExampleController: UIViewController {
  let tableView = UITableView()
  let market = Market()
  let goods = ItemList<Goods>([])
  let offers = ItemList<Goods>([])
  var dataSource: TableViewDataSource!

  func example() {
    // The block.
  }
}
