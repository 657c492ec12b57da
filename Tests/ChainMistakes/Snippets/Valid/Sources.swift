// Every kind of source.
import TableMaker
import UIKit

@MainActor func sources(
  _ tableView: UITableView, _ market: Market, _ a: ItemList<Goods>, _ b: ItemStream<Goods>, _ any: AnySource<Goods>
) -> TableViewDataSource {
  DataSource(tableView)
    .height(60)
    .section("closure")
    .cell(GoodsCell.self)
    .observing { market.goods }
    .adapter { cell, item, _ in cell.show(item) }
    .section("closure before cell")
    .observing { [market] in market.goods.filter { $0.stock > 0 } }
    .cell(GoodsCell.self)
    .adapter { cell, item, _ in cell.show(item) }
    .onSelect { item, index in print(item.name, index) }
    .section("names")
    .cell(PlainCell.self)
    .observing { market.goods.map(\.name) }
    .adapter { cell, name, _ in cell.textLabel?.text = name.isEmpty ? "empty" : name + "!" }
    .section("stream")
    .cell(GoodsCell.self)
    .data(ItemStream(market.stream))
    .adapter { cell, item, _ in cell.show(item) }
    .section("merged")
    .cell(GoodsCell.self)
    .data(a, b)
    .adapter { cell, item, index in cell.show(item) }
    .onSelect { item, index in print(item.price * 2 + Double(index)) }
    .section("merged before cell")
    .data(a, b, any, ItemList(market.goods))
    .cell(GoodsCell.self)
    .adapter { cell, item, _ in cell.show(item) }
    .section("mapped")
    .cell(PlainCell.self)
    .data(a.map { $0.name + "!" })
    .adapter { cell, name, _ in cell.textLabel?.text = name }
    .section("any")
    .cell(GoodsCell.self)
    .data(any)
    .adapter { cell, item, _ in cell.show(item) }
    .make()
}

/// Of several statements: a type, or a source with a name, lets the compiler see past the closure.
@MainActor func statements(_ tableView: UITableView, _ market: Market) -> TableViewDataSource {
  let cheap = ObservedSource<Goods> {
    let limit = market.goods.map(\.price).max() ?? 0
    return market.goods.filter { $0.price < limit / 2 }
  }
  return DataSource(tableView)
    .section()
    .cell(PlainCell.self)
    .observing { () -> [String] in
      let goods = market.goods.sorted { $0.price < $1.price }
      return goods.map(\.name)
    }
    .adapter { cell, text, _ in cell.textLabel?.text = text }
    .section().cell(GoodsCell.self).data(cheap).adapter { cell, item, _ in cell.show(item) }
    .onDeselect { item, index in print(item.stock + index) }
    .make()
}

/// Every verb.
@MainActor func edit(_ goods: ItemList<Goods>, _ apple: Goods, _ fig: Goods, _ plum: Goods) {
  goods.append(fig)
  goods.append(contentsOf: [fig, plum])
  goods.insert(fig, before: apple)
  goods.insert(fig, after: apple)
  goods.insert(contentsOf: [fig, plum], before: apple)
  goods.insert(contentsOf: [fig, plum], after: apple)
  goods.insert(fig, at: 0)
  goods.insert(contentsOf: [fig, plum], at: 0)
  goods.move(from: 0, to: 3)
  goods.remove(fig)
  goods.remove(at: 0)
  goods.replace(fig)
  goods.replace(fig, with: plum)
  goods.edit(fig) { $0.price = 3 }
  goods[0].price *= 2
  goods[id: 7]?.price += 1
  goods[id: 7] = nil
  goods.items[0].stock -= 1
  if goods.containsItem(identifiedAs: plum), let index = goods.firstIndex(identifiedAs: plum) { print(index) }
  goods.removeAll { $0.stock == 0 }
  goods.removeAll()
}

/// Shows that a list's `map` is a source, which the table follows, even where nothing asks for a source.
///
/// A list isn't a sequence, so its `map` doesn't return an array.
@MainActor func followsTheList(_ tableView: UITableView, _ list: ItemList<Goods>) {
  let names = list.map { $0.name }
  let source: MappedSource<ItemList<Goods>, String> = names
  let section = DataSource(tableView).section().data(list.map { $0.name + "!" })
  let typed: DataSection<String, MappedSource<ItemList<Goods>, String>> = section
  print(source, typed)
}
