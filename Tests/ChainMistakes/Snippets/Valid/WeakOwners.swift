// Sections with eight events and questions that have an owner, whatever gives the items.
import TableMaker
import UIKit

final class Controller: UIViewController {
  var dataSource: TableViewDataSource!
  var count = 0
  func open(_ goods: Goods) {}
  func open(_ goods: Goods, at index: Int) {}
  func fill(_ cell: UITableViewCell, with goods: Goods) {}
  func tell(_ error: any Error) {}

  func show(
    _ tableView: UITableView, _ goods: [Goods], _ list: ItemList<Goods>, _ days: SectionList<Goods>, _ market: Market
  ) {
    dataSource = DataSource(tableView)
      .onError(by: weakSelf) { owner, error in owner.tell(error) }
      .onScroll(by: weakSelf) { owner, scrollView in owner.title = "\(scrollView.contentOffset.y)" }
      .section("array").cell(GoodsCell.self).data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .heights { goods, index in CGFloat(goods.stock) * 2 + 1 }
      .section("list").data(list)
      .cells(MoreCell.self, for: { $0.stock > 3 }) { cell, goods, _ in cell.textLabel?.text = goods.name }
      .cells(PlainCell.self, as: \.name) { cell, name, _ in cell.textLabel?.text = name + "!" }
      .otherwise(GoodsCell.self) { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .section("mapped").cell(GoodsCell.self).data(list.map { $0 })
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .section("read").observing { market.goods }.cell(GoodsCell.self)
      .adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onDeselect(by: weakSelf) { owner, goods, index in owner.open(goods, at: index) }
      .onHighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onUnhighlight(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .onAccessoryTap(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .shouldSelect(by: weakSelf) { owner, goods, index in owner.isViewLoaded && goods.stock > index }
      .shouldHighlight(by: weakSelf) { owner, goods, index in goods.stock > index * 2 + owner.count }
      .onDisplay(by: weakSelf) { owner, cell, goods, index in owner.fill(cell, with: goods) }
      .sections("days", from: days).cell(GoodsCell.self)
      .adapter { cell, day, _ in cell.show(day) }
      .onSelect(by: weakSelf) { owner, day, index in owner.open(day) }
      .onDeselect(by: weakSelf) { owner, day, index in owner.open(day, at: index) }
      .onHighlight(by: weakSelf) { owner, day, index in owner.open(day) }
      .onUnhighlight(by: weakSelf) { owner, day, index in owner.open(day) }
      .onAccessoryTap(by: weakSelf) { owner, day, index in owner.open(day) }
      .shouldSelect(by: weakSelf) { owner, day, index in owner.isViewLoaded && day.stock > index }
      .shouldHighlight(by: weakSelf) { owner, day, index in day.stock > index * 2 + owner.count }
      .onDisplay(by: weakSelf) { owner, cell, day, index in owner.fill(cell, with: day) }
      .make()
  }
}

/// An owner of a class that is no `NSObject`.
@MainActor final class Coordinator {
  var dataSource: TableViewDataSource!
  func open(_ goods: Goods) {}

  func show(_ tableView: UITableView, _ goods: [Goods]) {
    let owner = WeakReference(self)
    dataSource = DataSource(tableView)
      .section().cell(GoodsCell.self).data(goods).adapter { cell, goods, _ in cell.show(goods) }
      .onSelect(by: owner) { owner, goods, index in owner.open(goods) }
      .make()
  }
}
