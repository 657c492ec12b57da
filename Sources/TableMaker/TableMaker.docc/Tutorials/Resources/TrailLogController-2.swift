import TableMaker
import UIKit

final class TrailLogController: UIViewController {
  let tableView = UITableView()
  private(set) var dataSource: TableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trail Log"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    dataSource = DataSource(tableView)
      .section("posts")
      .stockCell(.subtitle)
      .data(TrailPost.all)
      .adapter { cell, post, _ in
        cell.textLabel?.text = post.walker
        cell.detailTextLabel?.text = post.text
      }
      .make()
  }
}
