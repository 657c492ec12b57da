import TableMaker
import UIKit

// What stands around rows.
extension StepSample {
  static let title = StepSample("title", "footerTitle") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .title(menu.words.today)
      .footerTitle(menu.words.daily)
      .cell(TeaCell.self)
      .data(menu.teas)
      .make()
    // end
  }

  static let titles = StepSample("titles") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .titles { teas in menu.words.count(teas) }
      .make()
    // end
  }

  static let headers = StepSample("headers") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .headers(TeaHeader.self) { header, teas in
        header.show(menu.words.today, teas.count)
      }
      .make()
    // end
  }

  static let hidesWhenEmpty = StepSample("hidesWhenEmpty") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .title(menu.words.foreign)
      .cell(TeaCell.self)
      .data([Tea]())
      .hidesWhenEmpty()
      .section()
      .title(menu.words.today)
      .cell(TeaCell.self)
      .data(menu.teas)
      .hidesWhenEmpty()
      .make()
    // end
  }
}
