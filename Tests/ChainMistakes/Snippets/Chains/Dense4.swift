import TableMaker
import UIKit

final class DenseController: UIViewController {
  var dataSource: TableViewDataSource!
  var count = 0
  func open(_ goods: Goods) {}
  func open(_ goods: Goods, at index: Int) {}
  func fill(_ cell: UITableViewCell, with goods: Goods) {}
  func tell(_ error: any Error) {}
  func allows(_ goods: Goods) -> Bool { true }

  func show(_ tableView: UITableView, _ goods: [Goods], _ list: ItemList<Goods>, _ market: Market) {
    dataSource = DataSource(tableView)
      .height(60)
      .onError(by: weakSelf) { owner, error in owner.tell(error) }
      .onScroll(by: weakSelf) { owner, scrollView in owner.title = "\(scrollView.contentOffset.y)" }
      .section("s0")
      .title("Goods")
      .cell(GoodsCell.self)
      .data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDelete(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .section("s1")
      .data(list)
      .cells(MoreCell.self, for: { $0.stock > 3 }) { cell, goods, _ in cell.textLabel?.text = goods.name }
      .otherwise(GoodsCell.self) { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDelete(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .section("s2")
      .cell(GoodsCell.self)
      .observing { market.goods }
      .adapter { cell, goods, _ in cell.show(goods) }
      .heights { goods, index in CGFloat(goods.stock) * 2 + 1 }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDelete(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .section("s3")
      .cell(PlainCell.self)
      .data(list.map { $0 })
      .adapter { cell, goods, index in cell.textLabel?.text = "\(index) \(goods.name)" }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDelete(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .make()
  }
}
