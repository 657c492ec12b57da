// Events with an owner; `with: self` is refused.
import TableMaker
import UIKit

final class OwnerController: UIViewController {
  var dataSource: TableViewDataSource!
  func open(_ goods: Goods) {}
  func tell(_ error: any Error) {}

  func show(_ tableView: UITableView, _ goods: [Goods]) {
    dataSource = DataSource(tableView)
      .onError(by: weakSelf) { owner, error in owner.tell(error) }
      .onScroll(by: weakSelf) { owner, scrollView in owner.title = "\(scrollView.contentOffset.y)" }
      .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, _ in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .make()
  }
}
