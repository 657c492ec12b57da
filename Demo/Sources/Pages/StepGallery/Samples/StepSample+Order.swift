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

  static let searchable = StepSample("searchable", "matches") { tableView, menu, _ in
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
      .matches { cell, tea, match in
        cell.mark(match.ranges(in: tea.name))
      }
      .make()
    // end
  }
}
