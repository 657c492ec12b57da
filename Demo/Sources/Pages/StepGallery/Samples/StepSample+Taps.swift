import TableMaker
import UIKit

// What taps do.
extension StepSample {
  static let onSelect = StepSample("onSelect") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(teas)
      .accessories { tea, _ in
        tea.isChosen ? .checkmark : .none
      }
      .onSelect { tea, _ in
        teas.edit(tea) { $0.isChosen.toggle() }
      }
      .make()
    // end
  }

  static let shouldSelect = StepSample("shouldSelect") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .data(menu.teas)
      .cells(SoldOutCell.self, for: \.isSoldOut)
      .otherwise(TeaCell.self)
      .shouldSelect { tea, _ in !tea.isSoldOut }
      .onSelect { tea, _ in say(tea.note) }
      .make()
    // end
  }

  static let willSelect = StepSample("willSelect") { tableView, menu, say in
    // source
    DataSource(tableView)
      .deselection(.never)
      .section()
      .data(menu.teas)
      .cells(SoldOutCell.self, for: \.isSoldOut)
      .otherwise(TeaCell.self)
      .willSelect { tea, _ in
        tea.isSoldOut ? menu.teas[0] : tea
      }
      .onSelect { tea, _ in say(tea.note) }
      .make()
    // end
  }

  static let onPrimaryAction = StepSample("onPrimaryAction", "shouldPerformPrimaryAction") {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .shouldPerformPrimaryAction { tea, _ in
        !tea.isSoldOut
      }
      .onPrimaryAction { tea, _ in
        say(tea.note)
      }
      .make()
    // end
  }

  static let onAccessoryTap = StepSample("onAccessoryTap", "accessory") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .accessory(.detailButton)
      .onAccessoryTap { tea, _ in say(tea.note) }
      .make()
    // end
  }

  static let onControl = StepSample("onControl") { tableView, menu, _ in
    // source
    let teas = ItemList(menu.teas)
    return DataSource(tableView)
      .section()
      .cell(CupsCell.self)
      .data(teas)
      .adapter { cell, tea, _ in
        cell.stepper.value = Double(tea.minutes)
        cell.show(tea.minutes, of: tea.name)
      }
      .onControl(
        \.stepper, for: .valueChanged
      ) { stepper, tea, _ in
        let minutes = Int(stepper.value)
        teas.edit(tea) { $0.minutes = minutes }
      }
      .make()
    // end
  }

  static let onDeselect = StepSample("onDeselect", "shouldDeselect", "deselection") {
    tableView, menu, say in
    // source
    tableView.allowsMultipleSelection = true
    return DataSource(tableView)
      .deselection(.never)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .shouldDeselect { tea, _ in !tea.isNew }
      .onDeselect { tea, _ in
        say(menu.words.dropped([tea]))
      }
      .make()
    // end
  }

  static let multipleSelection = StepSample("multipleSelection", "onSelectionChange") { tableView, menu, say in
    // source
    let dataSource = DataSource(tableView)
      .multipleSelection()
      .onSelectionChange { selection in
        let teas = menu.teas.filter {
          selection.contains($0.id)
        }
        say(menu.words.count(teas))
      }
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .make()
    dataSource.setEditing(true, animated: false)
    return dataSource
    // end
  }

  static let onHighlight = StepSample("onHighlight", "onUnhighlight", "shouldHighlight") {
    tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .shouldHighlight { tea, _ in
        !tea.isSoldOut
      }
      .onHighlight { tea, _ in
        say(menu.words.touched([tea]))
      }
      .onUnhighlight { tea, _ in
        say(menu.words.released([tea]))
      }
      .make()
    // end
  }
}
