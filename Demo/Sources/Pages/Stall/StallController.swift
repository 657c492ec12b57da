public import TableMaker
public import UIKit

/// A stall with few goods: the page of the film in the READMEs, which shows its chain next to it.
public final class StallController: UIViewController {
  private let market: StallMarket
  private lazy var goods = ItemList(market.goods)
  public let tableView = UITableView(frame: .zero, style: .insetGrouped)
  public let searchBar = UISearchBar()
  public private(set) var dataSource: TableViewDataSource?

  /// Creates the page in a language.
  public init(language: Language) {
    market = StallMarket(language: language)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = market.title
    searchBar.placeholder = market.prompt
    searchBar.searchBarStyle = .minimal
    view.backgroundColor = .systemGroupedBackground
    arrange()
    let isChinese = market.language == .chinese
    dataSource = DataSource(tableView)
      .section("goods").title(isChinese ? "今日鲜货" : "Fresh today")
      .cell(GoodsCell.self)
      .data(goods)
      .searchable(searchBar, by: \.name)
      .adapter { cell, goods, index in cell.show(goods) }
      .onDelete(by: weakSelf) { controller, goods, index in
        controller.goods.remove(goods)
      }
      .make()
  }

  /// The search bar above the table view.
  private func arrange() {
    let stack = UIStackView(arrangedSubviews: [searchBar, tableView])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

extension StallController {
  /// A change of the stall's goods.
  public enum Change: Sendable {
    case delivery, removal, move, restoration
  }

  /// Changes the goods, and returns when the table view shows the result; rows may still be moving.
  public func perform(_ change: Change) async {
    switch change {
    case .delivery: goods.insert(market.scallops, at: 0)
    case .removal: goods.removeAll { $0.price == 0 }
    case .move: goods.move(from: 5, to: 1)
    case .restoration: goods.items = market.goods
    }
    await dataSource?.waitForUpdates()
  }
}
