import TableMaker
import UIKit

// Items below items.
extension StepSample {
  static let expandable = StepSample("expandable") { tableView, menu, _ in
    // source
    let families = DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.families)
      .expandable(children: \.kinds)
      .make()
    families.expand(menu.families[0])
    return families
    // end
  }

  static let nodeAdapter = StepSample("nodeAdapter") { tableView, menu, _ in
    // source
    let families = DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.families)
      .expandable(
        children: \.kinds, disclosure: .tap
      )
      .nodeAdapter { cell, tea, node in
        guard node.hasChildren else { return }
        let count = menu.words.count(tea.kinds)
        cell.show(node.isExpanded ? "−" : count)
      }
      .make()
    families.expand(menu.families[1])
    return families
    // end
  }

  static let onExpand = StepSample("onExpand", "onCollapse") { tableView, menu, say in
    // source
    DataSource(tableView)
      .section()
      .cell(TeaCell.self)
      .data(menu.families)
      .expandable(children: \.kinds)
      .onExpand { tea, _ in
        say(menu.words.unfolded([tea]))
      }
      .onCollapse { tea, _ in
        say(menu.words.folded([tea]))
      }
      .make()
    // end
  }
}
