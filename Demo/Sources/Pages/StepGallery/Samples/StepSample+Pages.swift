import TableMaker
import UIKit

// Lists that come page by page, and tables that are refreshed.
extension StepSample {
  static let refreshable = StepSample("refreshable", "initialLoad") { tableView, menu, _ in
    // source
    let list = PagedList<Tea>(
      perPage: 3, startingWith: menu.teas
    ) { _ in try await menu.freshPage() }
    return DataSource(tableView)
      .refreshable()
      .section()
      .initialLoad(.manual)
      .cell(TeaCell.self)
      .data(list)
      .make()
    // end
  }

  static let onRefresh = StepSample("onRefresh", "refreshesOnForeground") { tableView, menu, say in
    // source
    DataSource(tableView)
      .refreshesOnForeground(after: .seconds(600))
      .onRefresh {
        try await Task.sleep(for: .seconds(1))
        say(menu.words.count(menu.all))
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .make()
    // end
  }

  static let loadsMore = StepSample("loadsMore", "listText", scrolls: true) { tableView, menu, _ in
    // source
    let list = PagedList<Tea>(
      perPage: 3, startingWith: menu.teas
    ) { request in try await menu.page(request) }
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(list)
      .loadsMore()
      .listText(menu.words.end, for: .endOfList)
      .make()
    // end
  }

  static let pagedSearch = StepSample("pagedSearch", scrolls: true) { tableView, menu, _ in
    // source
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    return DataSource(tableView)
      .headerView { bar }
      .section()
      .cell(TeaCell.self)
      .pagedSearch(by: bar) { query in
        PagedList<Tea>(
          perPage: 3,
          startingWith: menu.start(of: query)
        ) { try await menu.page($0, of: query) }
      }
      .loadsMore()
      .make()
    // end
  }

  static let skeletonRows = StepSample("skeletonRows", rowsOfRoom: 3) { tableView, menu, _ in
    // source
    let list = PagedList<Tea>(perPage: 3) { _ in
      try await menu.slowPage()
    }
    let metrics = UIFontMetrics.default
    return DataSource(tableView)
      .skeletonRows(3)
      .section()
      .title(menu.words.today)
      .height(metrics.scaledValue(for: 44))
      .cell(TeaCell.self)
      .data(list)
      .make()
    // end
  }

  static let placeholder = StepSample("placeholder") { tableView, menu, _ in
    // source
    let list = ItemList(menu.two)
    return DataSource(tableView)
      .placeholder { _ in
        let label = UILabel()
        label.text = menu.words.soldOut
        label.textAlignment = .center
        return label
      }
      .section()
      .cell(TeaCell.self)
      .data(list)
      .onSelect { tea, _ in list.remove(tea) }
      .make()
    // end
  }
}
