// Editing by the user: deleting, inserting, swiping, moving.
import TableMaker
import UIKit

final class EditingController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  let goods = ItemList<Goods>([])
  var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    dataSource = DataSource(tableView)
      .section("goods")
      .cell(GoodsCell.self)
      .data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .editable(.whileEditing)
      .editability { goods, index in goods.stock > 0 ? .always : .never }
      .editingStyles { goods, index in goods.stock > index ? .delete : .insert }
      .onDelete(by: weakSelf) { owner, goods, index in owner.goods.remove(goods) }
      .onInsert { goods, index in print(goods.name, index + 1) }
      .deleteTitle("Remove")
      .deleteTitles { goods, index in goods.stock > 0 ? "Sell \(goods.name)" : nil }
      .indentsWhileEditing(false)
      .height(44)
      .section("swiped")
      .cell(GoodsCell.self)
      .data(goods)
      .adapter { cell, goods, _ in cell.show(goods) }
      .leadingActions { goods, index in
        UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        if goods.stock > 0 { UIContextualAction(style: .normal, title: "Less") { _, _, done in done(true) } }
      }
      .trailingActions(by: weakSelf, performsFirstActionWithFullSwipe: false) { owner, goods, index in
        UIContextualAction(style: .destructive, title: "Drop") { [weak owner] _, _, done in
          owner?.drop(goods)
          done(true)
        }
      }
      .onBeginSwipe { goods, index in print(goods.name, index) }
      .onEndSwipe { goods, index in print(goods.name, index + 2) }
      .make()
  }

  func drop(_ goods: Goods) {}
}

@MainActor func moved(_ tableView: UITableView, _ goods: ItemList<Goods>) -> TableViewDataSource {
  DataSource(tableView)
    .section("moved")
    .cell(GoodsCell.self)
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .movable()
    .movable { goods, index in goods.stock * 2 + 1 > 3 }
    .moveTargets { goods, from, to in to.index > 3 ? from : to }
    .onMove { goods, from, to in print(goods.name, from.index, to.section ?? "") }
    .menu { goods, index in UIMenu(title: goods.name, children: []) }
    .menuPreview { goods, index in goods.stock > 8 ? UIViewController() : nil }
    .shouldBeginMultipleSelection { goods, index in goods.stock > 9 }
    .make()
}

@MainActor func undone(_ tableView: UITableView, _ goods: ItemList<Goods>, _ manager: UndoManager)
  -> TableViewDataSource
{
  DataSource(tableView)
    .undoable(with: manager)
    .section("undone")
    .cell(GoodsCell.self)
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .copyable { goods, index in goods.stock > 5 ? nil : goods.name }
    .onDelete { item, index in goods.remove(item) }
    .make()
}

@MainActor func undone(by tableView: UITableView, _ goods: ItemList<Goods>) -> TableViewDataSource {
  DataSource(tableView).undoable().section().cell(GoodsCell.self).data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }.make()
}

@MainActor func dragged(_ tableView: UITableView, _ goods: ItemList<Goods>) -> TableViewDataSource {
  DataSource(tableView)
    .section("dragged")
    .cell(GoodsCell.self)
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .draggable()
    .dropDestination()
    .dragItems { goods, index in goods.stock > 7 ? [] : [UIDragItem(itemProvider: NSItemProvider())] }
    .onDrop { dropped, index in goods.insert(contentsOf: dropped, at: index) }
    .onDrop(of: String.self) { texts, index in print(texts.count, index) }
    .make()
}
