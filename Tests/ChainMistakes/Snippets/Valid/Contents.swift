// Contents by configuration, trees, cells that the app makes, nibs, and other closures that return a value for each row.
import TableMaker
import UIKit

struct Reply: Identifiable, Equatable {
  let id: Int
  var text: String
  var replies: [Reply]
}
final class ReplyCell: UITableViewCell { let label = UILabel() }

@MainActor func contents(
  _ tableView: UITableView, _ goods: [Goods], _ provide: @escaping (Goods) -> UITableViewCell
) -> TableViewDataSource {
  DataSource(tableView)
    .section("contents")
    .data(goods)
    .content { goods, index, state in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = goods.name
      content.secondaryText = state.isSelected ? "\(goods.price * 2 + 1)" : nil
      return content
    }
    .backgrounds { goods, index, state in state.isHighlighted ? .listGroupedCell() : nil }
    .section("provided")
    .data(goods)
    .cellProvider { tableView, indexPath, goods in provide(goods) }
    .height(50)
    .section("nibs")
    .cell(GoodsCell.self, from: .nib(UINib(nibName: "GoodsCell", bundle: nil)))
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .background(.listGroupedCell())
    .header(NoteHeader.self, from: .nib(UINib(nibName: "NoteHeader", bundle: nil))) { header in
      header.label.text = "nib"
    }
    .onSelectHeader { header in print(header.frame) }
    .onSelectFooter { footer in print(footer.frame) }
    .collapsible()
    .collapsed()
    .indexTitle("N")
    .onEndDisplayHeader { header in print(header.frame) }
    .onEndDisplayFooter { footer in print(footer.frame) }
    .make()
}

@MainActor func tree(_ tableView: UITableView, _ replies: [Reply]) -> TableViewDataSource {
  DataSource(tableView)
    .section("tree")
    .cell(ReplyCell.self)
    .data(replies)
    .adapter { cell, reply, _ in cell.label.text = reply.text }
    .expandable(children: \.replies)
    .nodeAdapter { cell, reply, node in print(cell.isSelected, reply.text, node.level * 2) }
    .onExpand { reply, index in print(reply.replies.count + index) }
    .onCollapse { reply, index in print(reply.text, index) }
    .section("sorted")
    .data(replies)
    .content { reply, _, state in state.isExpanded ? UIListContentConfiguration.subtitleCell() : .cell() }
    .expandable(children: { reply in reply.replies.filter { $0.id > 2 } }, disclosure: .tap)
    .make()
}

@MainActor func actions(_ tableView: UITableView, _ goods: [Goods]) -> TableViewDataSource {
  DataSource(tableView)
    .section("actions")
    .cell(GoodsCell.self)
    .data(goods)
    .adapter { cell, goods, _ in cell.show(goods) }
    .onPrimaryAction { goods, index in print(goods.name, index) }
    .shouldPerformPrimaryAction { goods, index in goods.stock > index + 1 }
    .willSelect { goods, index in goods.stock > 0 ? goods : nil }
    .shouldFocus { goods, index in goods.stock > index + 2 }
    .shouldSelectOnFocus { goods, index in goods.stock > index + 3 }
    .onPrefetch { goods in print(goods.map(\.name)) }
    .onCancelPrefetch { goods in print(goods.count) }
    .make()
}
