// Three events of one section with an owner: what the README shows at most.
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
}
