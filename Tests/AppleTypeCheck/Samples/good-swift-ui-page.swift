// A table in a page of SwiftUI, checked by tree.sh: what "Using a table in SwiftUI" shows.
import Observation
import SwiftUI
import TableMaker
import UIKit

struct Goods: Identifiable, Equatable {
  let id: Int
  var name: String
  var text = ""
}

@MainActor @Observable final class Market {
  var goods = [Goods(id: 0, name: "Figs")]
}

final class GoodsController: UITableViewController {
  private let market: Market
  private var dataSource: TableViewDataSource!
  var onHeight: (CGFloat) -> Void = { _ in }

  init(market: Market) {
    self.market = market
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .onUpdate(by: weakSelf) { controller, _ in controller.onHeight(controller.tableView.contentSize.height) }
      .section()
      .observing { [market] in market.goods }
      .content { goods, _, _ in UIHostingConfiguration { Text(goods.name) } }
      .autoHeight()
      .onDelete { [market] goods, _ in market.goods.removeAll { $0.id == goods.id } }
      .make()
  }
}

struct GoodsTable: UIViewControllerRepresentable {
  let market: Market
  @Binding var height: CGFloat

  func makeUIViewController(context: Context) -> GoodsController { GoodsController(market: market) }

  func updateUIViewController(_ controller: GoodsController, context: Context) {
    let height = $height
    controller.onHeight = { if height.wrappedValue != $0 { height.wrappedValue = $0 } }
  }
}

struct MarketPage: View {
  @State private var market = Market()
  @State private var height: CGFloat = 44

  var body: some View {
    VStack {
      Text("\(market.goods.count) goods")
      GoodsTable(market: market, height: $height)
        .frame(height: height)
      Button("Add") { market.goods.append(Goods(id: market.goods.count, name: "Dates")) }
    }
  }
}

struct GoodsView: View {
  let goods: Goods
  let isSelected: Bool

  var body: some View {
    VStack {
      Text(goods.name)
      Text(goods.text).lineLimit(isSelected ? nil : 1)
    }
  }
}

@MainActor func show(_ tableView: UITableView, _ market: Market) -> TableViewDataSource {
  DataSource(tableView)
    .section()
    .observing { market.goods }
    .content { goods, _, state in
      UIHostingConfiguration { GoodsView(goods: goods, isSelected: state.isSelected) }
        .minSize(height: 44)
    }
    .autoHeight()
    .make()
}
