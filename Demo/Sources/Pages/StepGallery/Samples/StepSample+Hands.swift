import TableMaker
import UIKit

// What hands do to rows.
extension StepSample {
  static let onDelete = StepSample("onDelete", "editable") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .editable(.swipeOnly)
      .onDelete { tea, _ in teas.remove(tea) }
      .make()
    // end
  }

  static let trailingActions = StepSample("trailingActions") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .trailingActions { tea, _ in
        UIContextualAction(
          style: .normal, title: tea.name
        ) { _, _, done in
          say(tea.name)
          done(true)
        }
      }
      .make()
    // end
  }

  static let movable = StepSample("movable", "onMove") { tableView, menu, say in
    // source
    let dataSource = DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(ItemList(menu.teas))
      .movable()
      .onMove { tea, from, to in
        say("\(from.index) → \(to.index)")
      }
      .make()
    dataSource.setEditing(true, animated: false)
    return dataSource
    // end
  }

  static let menu = StepSample("menu", "copyable") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .menu { tea, _ in
        let action = UIAction(title: tea.name) {
          _ in say(tea.name)
        }
        return UIMenu(children: [action])
      }
      .copyable { tea, _ in tea.name }
      .make()
    // end
  }

  static let draggable = StepSample("draggable", "undo") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .undo()
      .section()
      .cell(TeaCell.self)
      .data(ItemList(menu.teas))
      .movable()
      .draggable()
      .make()
    // end
  }
}
