import TableMaker
import UIKit

// What rows are. What stands between the two comments of a sample is shown beside it.
extension StepSample {
  static let stockRow = StepSample("StockRow") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .data(menu.two.map { StockRow($0.name) })
      .make()
    // end
  }

  static let cell = StepSample("cell", "data", "section", "make") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.two)
      .make()
    // end
  }

  static let adapter = StepSample("adapter", "stockCell") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .stockCell(.subtitle)
      .data(menu.two)
      .adapter { cell, tea, index in
        let place = "\(index + 1). \(tea.origin)"
        cell.textLabel?.text = tea.name
        cell.detailTextLabel?.text = place
      }
      .make()
    // end
  }

  static let cells = StepSample("cells", "otherwise") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .data(menu.teas)
      .cells(SoldOutCell.self, for: \.isSoldOut)
      .otherwise(TeaCell.self)
      .make()
    // end
  }

  static let content = StepSample("content") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .deselection(.never)
      .section()
      .data(menu.teas)
      .content { tea, _, state in
        let isOpen = state.isSelected
        var row =
          UIListContentConfiguration.cell()
        row.text = tea.name
        row.secondaryText =
          isOpen ? tea.note : tea.origin
        return row
      }
      .make()
    // end
  }

  static let cellProvider = StepSample("cellProvider") { tableView, menu, _ in
    // source
    let name = "tea"
    tableView.register(
      TeaCell.self, forCellReuseIdentifier: name)
    return DataSource(tableView)
      .section()
      .data(menu.teas)
      .cellProvider { table, path, tea in
        let cell = table.dequeueReusableCell(
          withIdentifier: name, for: path)
        (cell as? TeaCell)?.show(tea)
        return cell
      }
      .make()
    // end
  }

  static let addItemRow = StepSample("addItemRow", "onAddItem") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .addItemRow(AddCell.self) { cell in
        cell.textLabel?.text = menu.words.add
      }
      .onAddItem {
        let more = menu.all.dropFirst(teas.count)
        teas.append(contentsOf: more.prefix(1))
      }
      .make()
    // end
  }

  static let observing = StepSample("observing") { tableView, menu, _ in
    // source
    let shelf = TeaShelf(menu.all.prefix(4))
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .observing {
        shelf.teas.filter { !$0.isSoldOut }
      }
      .onSelect { tea, _ in shelf.sell(tea) }
      .make()
    // end
  }

  static let sections = StepSample("sections") { tableView, menu, _ in
    // source
    let list = SectionList(
      menu.families.prefix(2).map { family in
        ItemSection(
          family.id, title: family.name,
          items: Array(family.kinds.prefix(2)))
      })
    return DataSource(tableView)
      .sections(from: list)
      .cell(TeaCell.self)
      .make()
    // end
  }
}
