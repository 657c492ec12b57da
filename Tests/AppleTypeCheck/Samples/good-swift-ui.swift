// Rows that are views of SwiftUI, checked by tree.sh: what the documentation shows.
import SwiftUI
import TableMaker
import UIKit

struct Goods: Identifiable, Equatable {
  let id: Int
  var name: String
  var isNew = false
}

struct GoodsView: View {
  let goods: Goods
  let isSelected: Bool

  var body: some View {
    HStack {
      Text(goods.name)
      if isSelected { Text("chosen") }
    }
  }
}

final class GoodsController: UIViewController {
  let tableView = UITableView()
  let goods = ItemList<Goods>([])
  var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section("goods")
      .data(goods)
      .content { goods, _, _ in UIHostingConfiguration { Text(goods.name) } }
      .autoHeight()
      .onSelect(by: weakSelf) { controller, goods, _ in controller.title = goods.name }
      .section("states")
      .data(goods)
      .content { goods, index, state in
        UIHostingConfiguration { GoodsView(goods: goods, isSelected: state.isSelected) }
          .minSize(height: 60)
          .background { Text("\(index)") }
      }
      .section("either")
      .data(goods)
      .content { goods, _, _ in
        if goods.isNew {
          UIHostingConfiguration { Text(goods.name) }
        } else {
          UIListContentConfiguration.cell()
        }
      }
      .make()
  }
}
