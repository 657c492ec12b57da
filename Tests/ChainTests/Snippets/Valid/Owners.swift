// Sections with eight events and questions that have an owner.
import TableMaker
import UIKit

final class OwnerController: UIViewController {
  var dataSource: TableViewDataSource!
  var count = 0
  func open(_ goods: Goods) {}
  func open(_ goods: Goods, at index: Int) {}
  func fill(_ cell: UITableViewCell, with goods: Goods) {}
  func tell(_ error: any Error) {}

  func show(_ tableView: UITableView, _ goods: [Goods], _ list: ItemList<Goods>, _ days: SectionList<Goods>) {
    let read = ReadSource { [list] in list.items.filter { $0.stock > 1 } }
    dataSource = DataSource(tableView)
      .onError(with: self) { owner, error in owner.tell(error) }
      .onScroll(with: self) { owner, scrollView in owner.title = "\(scrollView.contentOffset.y)" }
      .section("array").cell(GoodsCell.self).data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, goods, index in owner.open(goods) }
      .onDeselect(with: self) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(with: self) { owner, goods, index in owner.open(goods) }
      .shouldSelect(with: self) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(with: self) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDisplay(with: self) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .heights { goods, index in CGFloat(goods.stock) * 2 + 1 }
      .section("list").data(list)
      .cells(MoreCell.self, for: { $0.stock > 3 }) { cell, goods, _ in cell.textLabel?.text = goods.name }
      .cells(PlainCell.self, as: \.name) { cell, name, _ in cell.textLabel?.text = name + "!" }
      .otherwise(GoodsCell.self) { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, goods, index in owner.open(goods) }
      .onDeselect(with: self) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(with: self) { owner, goods, index in owner.open(goods) }
      .shouldSelect(with: self) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldDeselect(with: self) { owner, goods, index in owner.count > 0 }
      .onEndDisplay(with: self) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .sections("days", of: days).cell(GoodsCell.self)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, day, index in owner.open(day) }
      .onDeselect(with: self) { owner, day, index in owner.open(day, at: index) }
      .onHighlight(with: self) { owner, day, index in owner.open(day) }
      .onUnhighlight(with: self) { owner, day, index in owner.open(day) }
      .onAccessoryTap(with: self) { owner, day, index in owner.open(day) }
      .shouldSelect(with: self) { owner, day, index in owner.isViewLoaded && day.stock > index }
      .shouldHighlight(with: self) { owner, day, index in day.stock > index * 2 + owner.count }
      .onDisplayHeader(with: self) { owner, header in owner.title = "\(header.frame)" }
      .section("read").cell(GoodsCell.self).data(read)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(with: self) { owner, goods, index in owner.open(goods) }
      .onDeselect(with: self) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(with: self) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(with: self) { owner, goods, index in owner.open(goods) }
      .make()
  }

  /// Items that only the chain itself gives a type are as they were: three events, and more have a name before the chain.
  func read(_ tableView: UITableView, _ market: Market) {
    dataSource = DataSource(tableView)
      .section().cell(GoodsCell.self).reading { market.goods }
      .adapter { cell, fresh, _ in cell.show(fresh) }
      .onSelect(with: self) { owner, fresh, index in owner.open(fresh) }
      .onDeselect(with: self) { owner, fresh, index in owner.open(fresh) }
      .shouldSelect(with: self) { owner, fresh, index in owner.isViewLoaded && fresh.stock > index }
      .make()
  }
}
