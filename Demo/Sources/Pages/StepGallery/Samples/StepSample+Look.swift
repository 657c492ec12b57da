import TableMaker
import UIKit

// How rows look.
extension StepSample {
  static let heights = StepSample("heights", "height") { tableView, menu, _ in
    // source
    let metrics = UIFontMetrics.default
    let line = metrics.scaledValue(for: 22)
    return DataSource(tableView)
      .height(2 * line)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .heights { tea, _ in
        tea.isNew ? 4 * line : 2 * line
      }
      .make()
    // end
  }

  static let autoHeight = StepSample("autoHeight") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(NoteCell.self)
      .data(menu.teas)
      .autoHeight()
      .make()
    // end
  }

  static let accessories = StepSample("accessories") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .accessories { tea, _ in
        tea.isNew ? .checkmark : .none
      }
      .make()
    // end
  }

  static let indentations = StepSample("indentations") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .indentations { _, index in 2 * index }
      .make()
    // end
  }

  static let separatorInsets = StepSample("separatorInsets") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .separatorInsets { _, index in
        var inset = UIEdgeInsets.zero
        inset.left = CGFloat(60 * (index + 1))
        return inset
      }
      .make()
    // end
  }

  static let background = StepSample("background") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .background(.wash(.systemGreen))
      .make()
    // end
  }

  static let backgrounds = StepSample("backgrounds") { tableView, menu, _ in
    // source
    DataSource(tableView)
      .deselection(.never)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .backgrounds { tea, _, state in
        tea.isNew || state.isSelected
          ? .card(.systemOrange) : nil
      }
      .make()
    // end
  }

  static let separatorInset = StepSample("separatorInset", "indentation") { tableView, menu, _ in
    // source
    var inset = UIEdgeInsets.zero
    inset.left = 120
    return DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.teas)
      .indentation(3)
      .separatorInset(inset)
      .make()
    // end
  }
}
