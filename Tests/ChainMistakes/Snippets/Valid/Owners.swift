// Events with an owner that is given as itself.
import TableMaker
import UIKit

final class OwnerController: UIViewController {
  var dataSource: TableViewDataSource!
  func open(_ goods: Goods) {}
  func tell(_ error: any Error) {}

  func show(_ tableView: UITableView, _ goods: [Goods]) {
    dataSource = DataSource(tableView)
      .onError(with: self) { owner, error in owner.tell(error) }
      .onScroll(with: self) { owner, scrollView in owner.title = "\(scrollView.contentOffset.y)" }
      .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, goods, index in owner.open(goods) }
      .onDeselect(with: self) { owner, goods, index in owner.open(goods) }
      .shouldSelect(with: self) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .make()
  }
  /// A mistake among this many is slow to find; `by: weakSelf` is for them.
  func showAll(_ tableView: UITableView, _ goods: [Goods]) {
    dataSource = DataSource(tableView)
      .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, goods, index in owner.open(goods) }
      .onDeselect(with: self) { owner, goods, index in owner.open(goods) }
      .onHighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(with: self) { owner, goods, index in owner.open(goods) }
      .shouldSelect(with: self) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(with: self) { owner, goods, index in goods.stock > index * 2 }
      .onDisplay(with: self) { owner, cell, goods, index in owner.open(goods) }
      .make()
  }
}
