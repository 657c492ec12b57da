// Sections that are searched, sorted and grouped, and the same as sources.
import TableMaker
import UIKit

@MainActor func find(_ tableView: UITableView, _ bar: UISearchBar, _ goods: ItemList<Goods>) -> TableViewDataSource {
  let dataSource = DataSource(tableView)
    .noResults { query in nothing(called: query) }
    .section("goods")
    .cell(GoodsCell.self)
    .data(goods)
    .searchable(bar, by: \.name)
    .sorted(by: \.name)
    .grouped(by: .firstLetter(of: \.name), index: .singleLetter)
    .adapter { cell, item, _ in cell.show(item) }
    .highlightMatches { cell, item, match in cell.accessibilityLabel = match.isEmpty ? nil : item.name }
    .onSelect { item, index in print(item.price * 2 + Double(index)) }
    .make()
  dataSource.query = "fig"
  dataSource.section("goods").query = ""
  return dataSource
}

@MainActor func nothing(called query: String) -> UIContentUnavailableConfiguration {
  var content = UIContentUnavailableConfiguration.search()
  content.secondaryText = "Nothing is called \(query)"
  return content
}

@MainActor func otherWays(
  _ tableView: UITableView, _ search: UISearchController, _ market: Market
) -> TableViewDataSource {
  DataSource(tableView)
    .section("rule")
    .cell(GoodsCell.self)
    .data(market.goods)
    .adapter { cell, item, _ in cell.show(item) }
    .searchable(search) { item, query in item.price + 1 > (Double(query) ?? 0) }
    .searchable(search, by: \.name, matching: .exact)
    .filtered { $0.stock > 0 }
    .sorted(by: \.price, .reverse)
    .grouped(by: .key(\.stock, title: { "\($0) left" }, in: .given([3, 1])), index: .full)
    .section("server")
    .cell(GoodsCell.self)
    .data([Goods]())
    .remoteSearch(by: search, debounce: .milliseconds(100)) { query in
      try await Task.sleep(for: .milliseconds(query.count))
      return market.goods.filter { $0.name.hasPrefix(query) }
    }
    .ordered { $0.price < $1.price }
    .grouped(by: .key { $0.stock / 10 * 10 }, index: .custom(["0", "50"]))
    .titles { goods in goods.first.map { "\($0.stock / 10)0 to \($0.stock / 10)9" } }
    .adapter { cell, item, _ in cell.show(item) }
    .make()
}

@MainActor func sourcesAsValues(_ tableView: UITableView, _ goods: ItemList<Goods>) -> TableViewDataSource {
  let hits = goods.filtered { $0.stock > 0 }.searched(by: \.name).filtered { item, query in item.stock > query.count }
  hits.query = "mar"
  let found = hits.sorted(by: \.name).ordered { $0.price < $1.price }.grouped(by: .firstLetter(of: \.name))
  return DataSource(tableView)
    .sections(from: found).cell(GoodsCell.self).adapter { cell, item, _ in cell.show(item) }
    .sections(from: goods.sorted(by: \.price).grouped(by: .key(\.stock, in: .firstAppearance), index: .full))
    .cell(GoodsCell.self)
    .adapter { cell, item, _ in cell.show(item) }
    .make()
}
