import TableMaker
import TestSupport
import UIKit

/// The delegate methods that a chain without steps passes on, and that both platforms can be made to call.
enum ForwardedCall: String, CaseIterable, Sendable {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, didChangeAdjustedContentInset
  case willDisplay, didEndDisplaying, indentationLevel, heightForRow, estimatedHeightForRow
  case titleForHeader, titleForFooter, viewForHeader, viewForFooter, heightForHeader, heightForFooter
  case estimatedHeightForHeader, estimatedHeightForFooter
  case willDisplayHeader, willDisplayFooter, didEndDisplayingHeader, didEndDisplayingFooter
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect, didDeselect, accessoryTapped
  case canEdit, editingStyle, shouldIndent, titleForDelete, commit
}

/// What makes a table call its delegate.
@MainActor struct CallTrigger {
  let name: String
  let pull: (LiveTable) -> Void

  static let reload = CallTrigger(name: "a reload") { table in
    table.dataSource?.reload()
    table.stage.window.layOut()
  }
  static let update = CallTrigger(name: "an update") { table in
    table.list("first").insert(Note(6, "six"), at: 0)
    table.dataSource?.update()
    table.stage.window.layOut()
  }
  static let width = CallTrigger(name: "another width") { table in
    table.tableView.frame.size.width = 300
    table.stage.window.layOut()
  }
  static let leaving = CallTrigger(name: "scrolling away and back") { table in
    table.tableView.contentOffset.y = 3000
    table.stage.window.layOut()
    table.tableView.contentOffset.y = 0
    table.stage.window.layOut()
  }
  static let deletion = CallTrigger(name: "a row that goes") { table in
    table.list("first").remove(at: 0)
    table.dataSource?.update()
    settleAnimations()
    table.stage.window.layOut()
  }
  static let scrolling = CallTrigger(name: "scrolling") { table in
    table.tableView.contentOffset.y = 10
    table.stage.window.layOut()
    table.tableView.contentOffset.y = 0
    table.stage.window.layOut()
  }
  static let drag = CallTrigger(name: "a drag") { table in
    table.tableView.dragContent(by: 30, velocity: 300)
    settleAnimations()
    table.tableView.contentOffset.y = 0
    table.stage.window.layOut()
  }
  static let animatedScrolling = CallTrigger(name: "animated scrolling") { table in
    table.tableView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    settleAnimations()
    table.tableView.contentOffset.y = 0
    table.stage.window.layOut()
  }
  static let inset = CallTrigger(name: "another inset") { table in
    table.tableView.contentInset.bottom += 7
    table.stage.window.layOut()
  }
  static let tap = CallTrigger(name: "a tap") { table in
    table.tableView.tap(1)
    table.stage.window.layOut()
  }
  static let twoTaps = CallTrigger(name: "taps on two rows") { table in
    table.tableView.tap(2)
    table.tableView.tap(1)
    table.stage.window.layOut()
  }
  static let detail = CallTrigger(name: "a tap on a detail button") { table in
    table.tableView.tapDetail(0)
    table.stage.window.layOut()
  }
  static let editing = CallTrigger(name: "editing") { table in
    table.tableView.setEditing(!table.tableView.isEditing, animated: false)
    table.stage.window.layOut()
  }
  /// Taps the red minus of row 1, whether the table was edited or not.
  static let minus = CallTrigger(name: "a tap on a minus") { table in
    table.tableView.setEditing(true, animated: false)
    table.stage.window.layOut()
    table.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.tap(at: CGPoint(x: 22, y: 22))
    settleAnimations()
    table.stage.window.layOut()
  }
  static let confirmation = CallTrigger(name: "a confirmed minus") { table in
    minus.pull(table)
    guard let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
    cell.tap(at: CGPoint(x: cell.bounds.maxX - 22, y: 22))
    settleAnimations()
    table.stage.window.layOut()
  }
}

extension ForwardedCall {
  /// What makes a table make this call.
  @MainActor var triggers: [CallTrigger] {
    switch self {
    case .didScroll: [.scrolling, .drag]
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating: [.drag]
    case .didEndScrollingAnimation: [.animatedScrolling]
    case .didChangeAdjustedContentInset: [.inset]
    case .willDisplay: [.reload, .update, .leaving]
    case .didEndDisplaying: [.leaving, .deletion]
    case .indentationLevel: [.reload, .update]
    case .heightForRow, .heightForHeader, .heightForFooter: [.reload, .update, .width]
    case .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter: [.reload]
    case .titleForHeader, .titleForFooter, .viewForHeader, .viewForFooter: [.reload]
    case .willDisplayHeader, .willDisplayFooter: [.reload, .leaving]
    case .didEndDisplayingHeader, .didEndDisplayingFooter: [.leaving]
    case .shouldHighlight, .didHighlight, .didUnhighlight, .willSelect, .didSelect: [.tap]
    case .willDeselect, .didDeselect: [.twoTaps]
    case .accessoryTapped: [.detail]
    case .canEdit, .editingStyle, .shouldIndent: [.editing]
    case .titleForDelete: [.minus]
    case .commit: [.confirmation]
    }
  }

  /// Whether a delegate that has the others must not have it for the others to be asked: a table asks for estimates first.
  var isEstimate: Bool {
    switch self {
    case .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter: true
    default: false
    }
  }
}
