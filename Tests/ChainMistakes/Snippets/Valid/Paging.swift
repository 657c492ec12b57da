// Lists in pages: by offset, by cursor, sorted, and what a table shows of them.
import TableMaker
import UIKit

struct Shop: Identifiable, Codable, Sendable {
  let id: Int
  let name: String
}
struct GoodsAnswer {
  let items: [Goods]
  let hasMore: Bool
  let next: String?
}
@MainActor final class GoodsServer {
  func goods(offset: Int, limit: Int) async throws -> GoodsAnswer {
    GoodsAnswer(items: [], hasMore: false, next: nil)
  }
  func goods(after cursor: String?) async throws -> GoodsAnswer { GoodsAnswer(items: [], hasMore: false, next: nil) }
  func list(of query: String) -> PagedList<Goods> { PagedList(perPage: 20) { _ in ItemPage([], hasMore: false) } }
  func note(_ count: Int) async throws {}
}

final class PagesController: UIViewController {
  var dataSource: TableViewDataSource!
  let server = GoodsServer()
  let bar = UISearchBar()

  func show(_ tableView: UITableView) async {
    let goods = PagedList<Goods>(perPage: 20) { [server] request in
      let answer = try await server.goods(offset: request.offset, limit: request.perPage)
      return ItemPage(answer.items, hasMore: answer.hasMore)
    }
    let byCursor = PagedList<Goods>(perPage: 20, cursor: String.self) { [server] request in
      let answer = try await server.goods(after: request.cursor)
      return ItemPage(answer.items, next: answer.next)
    }
    dataSource = DataSource(tableView)
      .refreshable()
      .refreshesOnForeground(after: .seconds(600))
      .listText("None", for: .empty)
      .skeletonRows(8)
      .onRefresh { [server] in try await server.note(1) }
      .onRefresh(by: weakSelf) { owner in try await owner.server.note(2) }
      .placeholder { state in state.isLoading ? UILabel() : nil }
      .section("goods").cell(GoodsCell.self).data(goods).adapter { cell, item, _ in cell.show(item) }
      .loadsMore()
      .onSelect { item, index in print(item.price * 2 + Double(index)) }
      .placeholder { state in if case .failed = state { UILabel() } else { nil } }
      .section("cursors")
      .cell(GoodsCell.self)
      .data(byCursor.sorted(by: \.name))
      .loadsMore(.manual)
      .initialLoad(.manual)
      .skeletonRows(3)
      .listText("All", for: .endOfList)
      .adapter { cell, item, _ in cell.show(item) }
      .sections("groups", from: byCursor.searched(by: \.name).grouped(by: .firstLetter(of: \.name)))
      .cell(GoodsCell.self)
      .adapter { cell, item, _ in cell.show(item) }
      .loadsMore()
      .section("found")
      .cell(GoodsCell.self)
      .pagedSearch(by: bar, debounce: .milliseconds(100)) { [server] query in server.list(of: query) }
      .adapter { cell, item, _ in cell.show(item) }
      .loadsMore()
      .section("asked")
      .pagedSearch(by: bar) { [server] query in
        PagedList<Goods>(perPage: 20) { _ in
          let answer = try await server.goods(after: query)
          return ItemPage(answer.items, hasMore: false)
        }
      }
      .cell(GoodsCell.self)
      .adapter { cell, item, _ in cell.show(item) }
      .section("words")
      .cell(PlainCell.self)
      .data(["one"])
      .adapter { cell, word, _ in cell.textLabel?.text = word }
      .make()
    let outgoing = ItemList<Goods>([])
    dataSource = DataSource(tableView)
      .section("joined").cell(GoodsCell.self).data(byCursor, outgoing).adapter { cell, item, _ in cell.show(item) }
      .loadsMore()
      .make()
    goods.refresh()
    await goods.loadMore().value
    goods.items[0].price += 1
    goods.append(goods.items[0])
    goods.insert(contentsOf: goods.items.prefix(2), before: goods.items[0])
    goods.edit(goods.items[0]) { $0.price = 3 }
    goods[id: 7]?.price = 4
    let shops = PagedList<Shop>(perPage: 20) { _ in ItemPage([], hasMore: false) }
      .cached(by: .file(URL(fileURLWithPath: "/tmp/shops.json")))
    if let data = try? shops.save() { shops.restore(data) }
    let found = PagedQueries(by: bar) { [server] query in server.list(of: query) }
    print(found.list.page, found.items.count)
    for await state in goods.states { print(state) }
  }
}
