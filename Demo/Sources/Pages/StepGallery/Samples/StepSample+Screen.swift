import TableMaker
import UIKit

// Rows that come on screen, and go.
extension StepSample {
  static let onDisplay = StepSample("onDisplay", "onEndDisplay", scrolls: true) { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .onDisplay { _, tea, _ in
        say(menu.words.arrived([tea]))
      }
      .onEndDisplay { _, tea, _ in
        say(menu.words.left([tea]))
      }
      .make()
    // end
  }

  static let onPrefetch = StepSample("onPrefetch", "onCancelPrefetch", scrolls: true) {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .onPrefetch { teas in
        say(menu.words.soon(teas))
      }
      .onCancelPrefetch { teas in
        say(menu.words.notSoon(teas))
      }
      .make()
    // end
  }

  static let onEndDisplayHeader = StepSample("onEndDisplayHeader", "onDisplayHeader", scrolls: true) {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .title(menu.words.today)
      .cell(TeaCell.self)
      .data(menu.teas)
      .onEndDisplayHeader { _ in
        say(menu.words.left(menu.teas))
      }
      .section()
      .title(menu.words.daily)
      .cell(TeaCell.self)
      .data(menu.all)
      .onDisplayHeader { _ in
        say(menu.words.arrived(menu.all))
      }
      .make()
    // end
  }

  static let onEndDisplayFooter = StepSample("onEndDisplayFooter", "onDisplayFooter", scrolls: true) {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .footerTitle(menu.words.daily)
      .cell(TeaCell.self)
      .data(menu.teas)
      .onDisplayFooter { _ in
        say(menu.words.arrived(menu.teas))
      }
      .onEndDisplayFooter { _ in
        say(menu.words.left(menu.teas))
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .make()
    // end
  }
}
