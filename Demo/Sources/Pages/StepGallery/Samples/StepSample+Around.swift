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

  static let titles = StepSample("titles", "footerTitles") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .titles { teas in menu.words.count(teas) }
      .footerTitles { teas in
        teas.isEmpty ? nil : menu.words.daily
      }
      .make()
    // end
  }

  static let headers = StepSample("headers", "footers") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .headers(TeaHeader.self) { header, teas in
        header.show(menu.words.today, teas.count)
      }
      .footers(TeaHeader.self) { footer, teas in
        let gone = teas.filter(\.isSoldOut)
        footer.show(menu.words.gone, gone.count)
      }
      .make()
    // end
  }

  static let collapsible = StepSample("collapsible", "collapsed", "onSelectHeader") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .title(menu.words.today)
      .cell(TeaCell.self)
      .data(menu.two)
      .collapsible()
      .onSelectHeader { _ in
        say(menu.words.today)
      }
      .section()
      .title(menu.words.foreign)
      .cell(TeaCell.self)
      .data(menu.teas)
      .collapsible()
      .collapsed()
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

  static let header = StepSample("header", "footer") { tableView, menu, _ in
    // source
    let words = menu.words
    return DataSource(tableView)
      .section()
      .header(TeaHeader.self) { header in
        header.show(words.today, menu.two.count)
      }
      .footer(TeaHeader.self) { footer in
        footer.show(words.foreign, 0)
      }
      .cell(TeaCell.self)
      .data(menu.two)
      .make()
    // end
  }

  static let headerHeight = StepSample("headerHeight", "footerHeight") { tableView, menu, _ in
    // source
    let metrics = UIFontMetrics.default
    let line = metrics.scaledValue(for: 22)
    return DataSource(tableView)
      .section()
      .title(menu.words.today)
      .headerHeight(4 * line)
      .footerTitle(menu.words.daily)
      .footerHeight(3 * line)
      .cell(TeaCell.self)
      .data(menu.two)
      .make()
    // end
  }

  static let headerHeights = StepSample("headerHeights", "footerHeights") { tableView, menu, _ in
    // source
    let metrics = UIFontMetrics.default
    let line = metrics.scaledValue(for: 22)
    return DataSource(tableView)
      .section()
      .title(menu.words.today)
      .footerTitle(menu.words.daily)
      .cell(TeaCell.self)
      .data(menu.teas)
      .headerHeights { teas in
        CGFloat(teas.count) * line
      }
      .footerHeights { teas in
        teas.isEmpty ? 0 : 2 * line
      }
      .make()
    // end
  }

  static let headerView = StepSample("headerView", "footerView") { tableView, menu, _ in
    // source
    let words = menu.words
    return DataSource(tableView)
      .headerView { BannerLabel(words.today) }
      .footerView { BannerLabel(words.daily) }
      .section()
      .cell(TeaCell.self)
      .data(menu.two)
      .make()
    // end
  }
}
