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
      .deselects(.never)
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
}
