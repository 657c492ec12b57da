import TableMaker
import UIKit

// Which rows there are, and in which order.
extension StepSample {
  static let sorted = StepSample("sorted") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .sorted(by: \.minutes, .reverse)
      .make()
    // end
  }

  static let grouped = StepSample("grouped") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .grouped(by: .key(\.family))
      .make()
    // end
  }

  static let highlightMatches = StepSample("highlightMatches", "searchable") { tableView, menu, _ in
    // source
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.text = menu.words.query
    return DataSource(tableView)
      .headerView { bar }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .searchable(bar, by: \.name)
      .highlightMatches { cell, tea, match in
        cell.mark(match.ranges(in: tea.name))
      }
      .make()
    // end
  }

  static let ordered = StepSample("ordered") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .ordered { one, other in
        one.minutes > other.minutes
      }
      .make()
    // end
  }

  static let searchable = StepSample("searchable") { tableView, menu, _ in
    // source
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.text = "4"
    return DataSource(tableView)
      .headerView { bar }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .searchable(bar) { tea, query in
        tea.minutes == Int(query)
      }
      .make()
    // end
  }

  static let filtered = StepSample("filtered") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .filtered { tea in
        tea.minutes > 3
      }
      .make()
    // end
  }

  static let usesIndex = StepSample("usesIndex") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .usesIndex()
      .indentations { _, index in
        index
      }
      .make()
    // end
  }

  static let remoteSearch = StepSample("remoteSearch") { tableView, menu, _ in
    // source
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.text = menu.words.query
    return DataSource(tableView)
      .headerView { bar }
      .section()
      .cell(TeaCell.self)
      .data(menu.two)
      .remoteSearch(by: bar) { query in
        try await menu.answer(to: query)
      }
      .make()
    // end
  }

  static let noResults = StepSample("noResults", rowsOfRoom: 3) { tableView, menu, _ in
    // source
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.text = menu.words.today
    return DataSource(tableView)
      .headerView { bar }
      .noResults { query in
        var text =
          UIContentUnavailableConfiguration
          .empty()
        text.text = menu.words.none(query)
        return text
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .searchable(bar, by: \.name)
      .make()
    // end
  }
}
