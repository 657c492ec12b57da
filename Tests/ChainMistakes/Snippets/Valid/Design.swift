// The chain of the design and of the README, as far as the steps are there.
import TableMaker
import UIKit

final class MarketController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let market = Market()
  var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .height(60)
      .onScroll(by: weakSelf) { owner, scrollView in owner.fade(scrollView.contentOffset.y / 64) }
      .section("goods")
      .title("Fresh today")
      .cell(GoodsCell.self)
      .data(market.goods)
      .adapter { cell, goods, index in cell.show(goods) }
      .onSelect(by: weakSelf) { owner, goods, index in owner.open(goods) }
      .section()
      .cell(MoreCell.self)
      .data(["More"])
      .adapter { cell, text, _ in cell.textLabel?.text = text }
      .height(44)
      .make()
  }
  func open(_ goods: Goods) {}
  func fade(_ alpha: Double) {}
}

@MainActor func live(_ tableView: UITableView, _ market: Market) -> TableViewDataSource {
  let goods = ItemList(market.goods)
  let dataSource = DataSource(tableView)
    .section("goods").cell(GoodsCell.self).data(goods).adapter { cell, item, _ in cell.show(item) }
    .make()
  goods.items = market.goods
  dataSource.reload()
  return dataSource
}
