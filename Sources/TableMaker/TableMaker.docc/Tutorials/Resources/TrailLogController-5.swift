import TableMaker
import UIKit

final class TrailLogController: UIViewController {
  let tableView = UITableView()
  private(set) var dataSource: TableViewDataSource?
  private var unfolded: Set<TrailPost.ID> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trail Log"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)

    dataSource = DataSource(tableView)
      .section("posts")
      .title("The autumn season")
      .cell(TrailPostCell.self)
      .data(TrailPost.all)
      .adapter { [weak self] cell, post, _ in
        cell.show(post, isWhole: self?.unfolded.contains(post.id) ?? false)
      }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, post, _ in controller.toggle(post) }
      .make()
  }

  private func toggle(_ post: TrailPost) {
    if unfolded.remove(post.id) == nil { unfolded.insert(post.id) }
    dataSource?.remeasure(post)
  }
}
