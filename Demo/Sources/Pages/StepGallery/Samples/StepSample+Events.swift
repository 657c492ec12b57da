import TableMaker
import UIKit

// What the table tells.
extension StepSample {
  static let onScroll = StepSample("onScroll", scrolls: true) { tableView, menu, say in
    // source
    DataSource(tableView)
      .onScroll { view in
        say("y = \(Int(view.contentOffset.y))")
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .make()
    // end
  }

  static let onEndDragging = StepSample("onEndDragging", "onBeginDragging", scrolls: true) { tableView, menu, say in
    // source
    var start = 0
    return DataSource(tableView)
      .onBeginDragging { view in
        start = Int(view.contentOffset.y)
      }
      .onEndDragging { view, _ in
        let end = Int(view.contentOffset.y)
        say("\(start) → \(end)")
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .make()
    // end
  }

  static let scrollTargets = StepSample("scrollTargets", scrolls: true) { tableView, menu, _ in
    // source
    let metrics = UIFontMetrics.default
    let row = metrics.scaledValue(for: 44)
    return DataSource(tableView)
      .height(row)
      .scrollTargets { _, _, target in
        let rows = (target.y / row).rounded()
        return CGPoint(x: 0, y: rows * row)
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.all)
      .make()
    // end
  }

  static let onUpdate = StepSample("onUpdate", "animation") { tableView, menu, say in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .animation(.left)
      .onUpdate { update in
        let (new, old) = (
          update.insertedRows, update.deletedRows
        )
        say("+\(new) −\(old)")
      }
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .onSelect { tea, _ in teas.remove(tea) }
      .make()
    // end
  }

  static let onError = StepSample("onError") { tableView, menu, say in
    // source
    DataSource(tableView)
      .onError { error in
        say(error.localizedDescription)
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .onSelect { tea, _ in try menu.pour(tea) }
      .make()
    // end
  }
}
