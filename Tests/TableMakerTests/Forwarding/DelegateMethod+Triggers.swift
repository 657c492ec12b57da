import TestSupport
import UIKit

@testable import TableMaker

extension DelegateMethod {
  /// The methods that our UIKit doesn't call, that aren't forwarded to a delegate, or that a table of a few rows doesn't call.
  private static let notCalledHere: Set<DelegateMethod> = [
    .prefetchRowsAt, .cancelPrefetchingForRowsAt, .sectionIndexTitles, .sectionForSectionIndexTitle, .canFocusRowAt,
    .selectionFollowsFocusForRowAt,
    // Two touches at the same time, and a tap on a menu's preview: our UIKit's own tests cover them.
    .shouldBeginMultipleSelectionInteractionAt, .didBeginMultipleSelectionInteractionAt,
    .tableViewDidEndMultipleSelectionInteraction, .willPerformPreviewAction, .shouldSpringLoadRowAt,
  ]

  /// The methods that a chain without steps passes on, and that both platforms can be made to call.
  static let calledHere = allCases.filter { !notCalledHere.contains($0) }
}

/// An action that makes a table call its delegate.
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
  static let statusBar = CallTrigger(name: "a tap on the status bar") { table in
    table.tableView.tapStatusBar(afterScrollingBy: 20)
    table.tableView.contentOffset.y = 0
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

  /// Pushes row 1 aside, and back.
  static let swipe = CallTrigger(name: "a swipe") { table in
    push(1, in: table, from: 300, by: -120)
    push(1, in: table, from: 100, by: 200)
  }
  /// Pushes row 1 the other way, and back.
  static let swipeToEnd = CallTrigger(name: "a swipe the other way") { table in
    push(1, in: table, from: 40, by: 120)
    push(1, in: table, from: 200, by: -200)
  }
  /// Moves row 1 by its reorder control to the place of row 2.
  static let grip = CallTrigger(name: "a grip") { table in
    table.tableView.setEditing(true, animated: false)
    table.stage.window.layOut()
    guard let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
    let grip = CGPoint(x: cell.bounds.maxX - 26, y: 22)
    cell.drag(from: grip, to: CGPoint(x: grip.x, y: 22 + 44), after: 0.1)
    settleAnimations()
    table.stage.window.layOut()
  }
  /// Touches and holds row 1 until its menu appears, and taps elsewhere.
  static let longPress = CallTrigger(name: "a finger that stays") { table in
    guard let cell = table.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
    cell.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 100, y: 22), after: 1)
    settleAnimations()
    table.tableView.window?.tap(at: CGPoint(x: 5, y: 5))
    settleAnimations()
    table.stage.window.layOut()
  }

  private static func push(_ row: Int, in table: LiveTable, from start: CGFloat, by distance: CGFloat) {
    guard let cell = table.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    let x = cell.bounds.minX + start
    cell.drag(from: CGPoint(x: x, y: 22), to: CGPoint(x: x + distance, y: 22))
    settleAnimations()
    table.stage.window.layOut()
  }
}

extension DelegateMethod {
  /// The actions that make a table call this method.
  @MainActor var triggers: [CallTrigger] {
    switch self {
    case .scrollViewDidScroll: [.scrolling, .drag]
    case .scrollViewWillBeginDragging, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
      .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating:
      [.drag]
    case .scrollViewDidEndScrollingAnimation: [.animatedScrolling]
    case .scrollViewDidChangeAdjustedContentInset: [.inset]
    case .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop: [.statusBar]
    case .willDisplay: [.reload, .update, .leaving]
    case .didEndDisplaying: [.leaving, .deletion]
    case .indentationLevelForRowAt: [.reload, .update]
    case .heightForRowAt, .heightForHeaderInSection, .heightForFooterInSection: [.reload, .update, .width]
    case .estimatedHeightForRowAt, .estimatedHeightForHeaderInSection, .estimatedHeightForFooterInSection: [.reload]
    case .titleForHeaderInSection, .titleForFooterInSection, .viewForHeaderInSection, .viewForFooterInSection: [.reload]
    case .willDisplayHeaderView, .willDisplayFooterView: [.reload, .leaving]
    case .didEndDisplayingHeaderView, .didEndDisplayingFooterView: [.leaving]
    case .shouldHighlightRowAt, .didHighlightRowAt, .didUnhighlightRowAt, .willSelectRowAt, .didSelectRowAt,
      .canPerformPrimaryActionForRowAt, .performPrimaryActionForRowAt:
      [.tap]
    case .willDeselectRowAt, .didDeselectRowAt: [.twoTaps]
    case .accessoryButtonTappedForRowWith: [.detail]
    case .canEditRowAt, .editingStyleForRowAt, .shouldIndentWhileEditingRowAt: [.editing]
    case .titleForDeleteConfirmationButtonForRowAt: [.minus]
    case .commit: [.confirmation]
    case .willBeginEditingRowAt, .didEndEditingRowAt, .trailingSwipeActionsConfigurationForRowAt: [.swipe]
    case .leadingSwipeActionsConfigurationForRowAt: [.swipeToEnd]
    case .canMoveRowAt, .moveRowAt, .targetIndexPathForMoveFromRowAt: [.grip]
    case .contextMenuConfigurationForRowAt, .previewForHighlightingContextMenu, .previewForDismissingContextMenu,
      .willDisplayContextMenu, .willEndContextMenuInteraction:
      [.longPress]
    case .prefetchRowsAt, .cancelPrefetchingForRowsAt, .sectionIndexTitles, .sectionForSectionIndexTitle,
      .canFocusRowAt, .selectionFollowsFocusForRowAt, .shouldBeginMultipleSelectionInteractionAt,
      .didBeginMultipleSelectionInteractionAt, .tableViewDidEndMultipleSelectionInteraction, .willPerformPreviewAction,
      .shouldSpringLoadRowAt:
      []
    }
  }

  /// A Boolean value that indicates whether the table calls the other methods only if the delegate lacks this one.
  ///
  /// A table asks for estimates first.
  var isEstimate: Bool {
    switch self {
    case .estimatedHeightForRowAt, .estimatedHeightForHeaderInSection, .estimatedHeightForFooterInSection: true
    default: false
    }
  }
}
