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

  static let draggable = StepSample("draggable", "undoable") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .undoable()
      .section()
      .cell(TeaCell.self)
      .data(ItemList(menu.teas))
      .movable()
      .draggable()
      .make()
    // end
  }

  static let leadingActions = StepSample("leadingActions", "onBeginSwipe", "onEndSwipe") {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .leadingActions { tea, _ in
        UIContextualAction(
          style: .normal, title: tea.origin
        ) { _, _, done in done(true) }
      }
      .onBeginSwipe { tea, _ in
        say(menu.words.opened([tea]))
      }
      .onEndSwipe { tea, _ in
        say(menu.words.closed([tea]))
      }
      .make()
    // end
  }

  static let deleteTitles = StepSample("deleteTitles", "editability") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .editability { tea, _ in
        tea.isNew ? .never : .swipeOnly
      }
      .deleteTitles { tea, _ in
        menu.words.sell([tea])
      }
      .onDelete { tea, _ in teas.remove(tea) }
      .make()
    // end
  }

  static let deleteTitle = StepSample("deleteTitle") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .deleteTitle(menu.words.gone)
      .onDelete { tea, _ in teas.remove(tea) }
      .make()
    // end
  }

  static let onInsert = StepSample("onInsert", "editingStyles", "indentsWhileEditing") {
    tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    let table = DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .indentsWhileEditing(true)
      .editingStyles { tea, _ in
        tea.isNew ? .insert : .delete
      }
      .onInsert { _, index in
        teas.insert(menu.all[3], at: index)
      }
      .onDelete { tea, _ in teas.remove(tea) }
      .make()
    table.setEditing(true, animated: false)
    return table
    // end
  }

  static let moveTargets = StepSample("moveTargets", "movable") { tableView, menu, _ in
    // source
    let table = DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(ItemList(menu.teas))
      .movable { tea, _ in !tea.isSoldOut }
      .moveTargets { _, from, to in
        to.index == 2 ? from : to
      }
      .make()
    table.setEditing(true, animated: false)
    return table
    // end
  }

  static let menuPreview = StepSample("menuPreview") { tableView, menu, say in
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
      .menuPreview { tea, _ in
        TeaPreview(tea)
      }
      .make()
    // end
  }

  static let dropDestination = StepSample("dropDestination") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .title(menu.words.today)
      .cell(TeaCell.self)
      .data(ItemList(menu.two))
      .draggable()
      .section()
      .title(menu.words.more)
      .cell(TeaCell.self)
      .data(ItemList(menu.all.suffix(1)))
      .dropDestination()
      .make()
    // end
  }

  static let onDrop = StepSample("onDrop", "dragItems") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .dragItems { tea, _ in
        let text = NSItemProvider(
          object: tea.name as NSString)
        return [UIDragItem(itemProvider: text)]
      }
      .onDrop(of: String.self) { names, index in
        say("\(names[0]) → \(index)")
      }
      .make()
    // end
  }
}
