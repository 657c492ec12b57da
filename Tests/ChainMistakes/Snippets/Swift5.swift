// An app in Swift 5 that names no actor: chains, lists, and forms in plain functions and in a class of its own.
import Foundation
import TableMaker
import UIKit

struct Order {
  var name = ""
  var guests = 2
  var isGift = false
  var size = "M"
}
final class FieldCell: UITableViewCell { let textField = UITextField() }
class Shop {
  var goods: [Goods] = []
  func goods(from offset: Int) async throws -> [Goods] { [] }
  func find(_ text: String) async throws -> [Goods] { [] }
}

let favorites = ItemList<Goods>([])

func makeDataSource(for tableView: UITableView, of shop: Shop, bar: UISearchBar) -> TableViewDataSource {
  let list = ItemList(shop.goods)
  let days = SectionList([ItemSection("monday", title: "Monday", items: shop.goods)])
  let pages = PagedList<Goods>(perPage: 20) { request in
    try await ItemPage(shop.goods(from: request.offset), hasMore: false)
  }
  let dataSource = DataSource(tableView)
    .height(60)
    .refreshable()
    .onRefresh { print("again") }
    .onScroll { scrollView in print(scrollView.contentOffset.y) }
    .onError { error in print(error) }
    .onDiagnostic { diagnostic in print(diagnostic) }
    .section("array").title("Goods")
    .cell(GoodsCell.self).data(shop.goods)
    .adapter { cell, goods, _ in
      cell.show(goods)
      cell.accessoryType = .checkmark
    }
    .onSelect { goods, index in print(goods.name, index) }
    .onDelete { goods, index in list.remove(goods) }
    .trailingActions { goods, index in
      UIContextualAction(style: .normal, title: goods.name) { _, _, done in done(true) }
    }
    .menu { goods, index in UIMenu(children: [UIAction(title: goods.name) { _ in }]) }
    .heights { goods, index in goods.stock > index ? 44 : 60 }
    .section("list").cell(GoodsCell.self).data(list.sorted(by: \.name))
    .adapter { cell, goods, _ in cell.show(goods) }
    .autoHeight()
    .headerView { UILabel() }
    .section("observed").observing { favorites.items.filter { $0.stock > 0 } }
    .cell(GoodsCell.self).adapter { cell, goods, _ in cell.show(goods) }
    .searchable(bar, by: \.name)
    .section("stream").cell(GoodsCell.self).data(ItemStream(AsyncStream<[Goods]> { $0.finish() }))
    .adapter { cell, goods, _ in cell.show(goods) }
    .section("pages").cell(GoodsCell.self).data(pages)
    .adapter { cell, goods, _ in cell.show(goods) }
    .loadsMore()
    .placeholder { state in state.isLoading ? UILabel() : nil }
    .section("found").cell(GoodsCell.self).data([Goods]())
    .remoteSearch(by: bar) { text in try await shop.find(text) }
    .adapter { cell, goods, _ in cell.show(goods) }
    .sections("days", from: days).cell(GoodsCell.self)
    .adapter { cell, goods, _ in cell.show(goods) }
    .make()
  list.append(contentsOf: shop.goods)
  list[id: 3]?.price += 1
  days["monday"]?.items.removeAll()
  pages.refresh()
  favorites.items = shop.goods
  dataSource.update()
  dataSource.scroll(toSection: "list")
  return dataSource
}

class Form {
  var dataSource: TableViewDataSource?
  let draft = FormDraft(Order())

  func show(in tableView: UITableView) {
    dataSource = DataSource(tableView)
      .confirmsUnsavedChanges(of: draft)
      .section("own")
      .row(FieldCell.self).bind(\.name, of: draft, to: \.textField).validate(.required, .maximumLength(40))
      .section("ready")
      .textField("Name", \.name, of: draft).validate(.custom("Long") { $0.count < 40 })
      .stepper("Guests", \.guests, of: draft, in: 1...8).validate(.range(1...8))
      .toggle("Gift", \.isGift, of: draft)
      .picker("Size", \.size, of: draft, among: ["S", "M", "L"]) { $0 }.visible(when: draft, \.isGift)
      .value("Guests", of: draft) { "\($0.guests)" }
      .button("Save").enabled(when: draft, \.isValid).onSelect { [weak self] in self?.save() }
      .make()
    draft.onChange { change in print(change.keyPath) }
    draft.guests += 1
  }

  func save() {
    _ = try? draft.commit()
    dataSource?.confirmUnsavedChanges { print("left") }
  }
}

extension Form {
  func open(by owner: WeakReference<UIViewController>, in tableView: UITableView, _ goods: ItemList<Goods>) {
    dataSource = DataSource(tableView)
      .section().cell(SelfNoteCell.self).data([Note(id: 1, text: "one")])
      .onSelect(by: owner) { owner, note, index in owner.title = note.text }
      .section().data([StockRow("Wi-Fi", detail: "Home")])
      .section().data(goods).cells(OwnCell.self, for: { $0.stock > 3 })
      .otherwise(GoodsCell.self) { cell, goods, _ in cell.show(goods) }
      .make()
  }
}

// An app's own kinds of source, cell, control, and observer.
class OwnSource: ItemSource, TellsChanges {
  let observers = ItemObservers()
  var items: [Goods] = [] { didSet { observers.itemsDidChange() } }
}
final class OwnCell: UITableViewCell, Configurable {
  var count = 0
  func configure(with goods: Goods, at index: Int) {
    count += 1
    textLabel?.text = goods.name
  }
}
class Observer: ItemObserver {
  var count = 0
  func itemsDidChange() { count += 1 }
}
func use(_ source: OwnSource, _ observer: Observer) {
  source.observers.add(observer)
  source.items = []
}
