import Foundation
import Testing

/// What answers each method that a table asks for: a step of the chain, the chain itself, the app's own delegate, or an issue to come.
@Suite struct `Each method that a table asks for` {
  private enum Answer {
    /// By steps of these names.
    case steps([String])
    /// By the chain as a whole: which rows there are.
    case chain
    /// By the app's delegate, with `forward(to:)`, for good.
    case forwarded
    /// By a step that this issue brings; until then by the app's delegate.
    case issue(Int)
  }

  private static let answers: [String: Answer] = [
    "numberOfSections(in:)": .chain, "tableView(_:numberOfRowsInSection:)": .chain,
    "tableView(_:cellForRowAt:)": .chain,
    "tableView(_:titleForHeaderInSection:)": .steps(["title", "titles"]),
    "tableView(_:titleForFooterInSection:)": .steps(["footerTitle", "footerTitles"]),
    "tableView(_:canEditRowAt:)": .steps(["editable", "editability"]),
    "tableView(_:commit:forRowAt:)": .steps(["onDelete", "onInsert"]),
    "tableView(_:canMoveRowAt:)": .steps(["movable"]), "tableView(_:moveRowAt:to:)": .steps(["onMove"]),
    "sectionIndexTitles(for:)": .steps(["grouped", "indexTitle"]),
    "tableView(_:sectionForSectionIndexTitle:at:)": .steps(["grouped", "indexTitle"]),
    "tableView(_:prefetchRowsAt:)": .steps(["onPrefetch"]),
    "tableView(_:cancelPrefetchingForRowsAt:)": .steps(["onCancelPrefetch"]),

    "tableView(_:willDisplay:forRowAt:)": .steps(["onDisplay"]),
    "tableView(_:didEndDisplaying:forRowAt:)": .steps(["onEndDisplay"]),
    "tableView(_:willDisplayHeaderView:forSection:)": .steps(["onDisplayHeader", "onSelectHeader", "collapsible"]),
    "tableView(_:willDisplayFooterView:forSection:)": .steps(["onDisplayFooter", "onSelectFooter"]),
    "tableView(_:didEndDisplayingHeaderView:forSection:)": .steps(["onEndDisplayHeader"]),
    "tableView(_:didEndDisplayingFooterView:forSection:)": .steps(["onEndDisplayFooter"]),
    "tableView(_:indentationLevelForRowAt:)": .steps(["indentation", "indentations", "expandable"]),
    "tableView(_:heightForRowAt:)": .steps(["height", "heights", "autoHeight"]),
    "tableView(_:estimatedHeightForRowAt:)": .steps(["estimatedHeight"]),
    "tableView(_:viewForHeaderInSection:)": .steps(["header", "headers", "headerView"]),
    "tableView(_:viewForFooterInSection:)": .steps(["footer", "footers", "footerView"]),
    "tableView(_:heightForHeaderInSection:)": .steps(["headerHeight", "headerHeights"]),
    "tableView(_:heightForFooterInSection:)": .steps(["footerHeight", "footerHeights"]),
    // Headers and footers are measured before the table asks for them, so that nothing is estimated.
    "tableView(_:estimatedHeightForHeaderInSection:)": .forwarded,
    "tableView(_:estimatedHeightForFooterInSection:)": .forwarded,

    "tableView(_:shouldHighlightRowAt:)": .steps(["shouldHighlight"]),
    "tableView(_:didHighlightRowAt:)": .steps(["onHighlight"]),
    "tableView(_:didUnhighlightRowAt:)": .steps(["onUnhighlight"]),
    "tableView(_:willSelectRowAt:)": .steps(["shouldSelect", "willSelect"]),
    "tableView(_:didSelectRowAt:)": .steps(["onSelect", "expandable", "onSelectionChange"]),
    "tableView(_:willDeselectRowAt:)": .steps(["shouldDeselect"]),
    "tableView(_:didDeselectRowAt:)": .steps(["onDeselect", "onSelectionChange"]),
    "tableView(_:canPerformPrimaryActionForRowAt:)": .steps(["shouldPerformPrimaryAction"]),
    "tableView(_:performPrimaryActionForRowAt:)": .steps(["onPrimaryAction"]),
    "tableView(_:accessoryButtonTappedForRowWith:)": .steps(["onAccessoryTap"]),
    "tableView(_:canFocusRowAt:)": .steps(["shouldFocus"]),
    "tableView(_:selectionFollowsFocusForRowAt:)": .steps(["shouldSelectOnFocus"]),
    // Of the whole table, and of UIKit's types alone.
    "tableView(_:shouldUpdateFocusIn:)": .forwarded, "tableView(_:didUpdateFocusIn:with:)": .forwarded,
    "indexPathForPreferredFocusedView(in:)": .forwarded,

    "tableView(_:editingStyleForRowAt:)": .steps(["editingStyles"]),
    "tableView(_:shouldIndentWhileEditingRowAt:)": .steps(["indentsWhileEditing"]),
    "tableView(_:titleForDeleteConfirmationButtonForRowAt:)": .steps(["deleteTitle", "deleteTitles"]),
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": .steps(["leadingActions"]),
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": .steps(["trailingActions"]),
    "tableView(_:willBeginEditingRowAt:)": .steps(["onBeginSwipe"]),
    "tableView(_:didEndEditingRowAt:)": .steps(["onEndSwipe"]),
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)": .steps(["moveTargets"]),
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)": .steps([
      "shouldBeginMultipleSelection", "multipleSelection",
    ]),
    "tableView(_:didBeginMultipleSelectionInteractionAt:)": .forwarded,
    "tableViewDidEndMultipleSelectionInteraction(_:)": .forwarded,
    "tableView(_:shouldSpringLoadRowAt:with:)": .forwarded,
    "tableView(_:contextMenuConfigurationForRowAt:point:)": .steps(["menu", "menuPreview"]),
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)": .forwarded,
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)": .forwarded,
    "tableView(_:willDisplayContextMenu:animator:)": .forwarded,
    "tableView(_:willEndContextMenuInteraction:animator:)": .forwarded,
    "tableView(_:willPerformPreviewActionForMenuWith:animator:)": .forwarded,
    // Deprecated by Apple: swipe actions and menus took their places.
    "tableView(_:editActionsForRowAt:)": .forwarded, "tableView(_:shouldShowMenuForRowAt:)": .forwarded,
    "tableView(_:canPerformAction:forRowAt:withSender:)": .forwarded,
    "tableView(_:performAction:forRowAt:withSender:)": .forwarded,

    "scrollViewDidScroll(_:)": .steps(["onScroll"]), "scrollViewWillBeginDragging(_:)": .steps(["onBeginDragging"]),
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)": .steps(["scrollTargets"]),
    "scrollViewDidEndDragging(_:willDecelerate:)": .steps(["onEndDragging"]),
    "scrollViewWillBeginDecelerating(_:)": .steps(["onBeginDecelerating"]),
    "scrollViewDidEndDecelerating(_:)": .steps(["onEndDecelerating"]),
    "scrollViewDidEndScrollingAnimation(_:)": .steps(["onEndScrollingAnimation"]),
    "scrollViewDidChangeAdjustedContentInset(_:)": .steps(["onInsetChange"]),
    "scrollViewShouldScrollToTop(_:)": .steps(["shouldScrollToTop"]),
    "scrollViewDidScrollToTop(_:)": .steps(["onScrollToTop"]),
    // A table does not zoom.
    "viewForZooming(in:)": .forwarded, "scrollViewWillBeginZooming(_:with:)": .forwarded,
    "scrollViewDidEndZooming(_:with:atScale:)": .forwarded, "scrollViewDidZoom(_:)": .forwarded,
  ]

  @Test func `has an answer, and no answer is to a method that there is not`() throws {
    let apples = try `What a table asks for`().applesMethods()
    #expect(apples.subtracting(Self.answers.keys).sorted() == [], "nothing answers these")
    #expect(Set(Self.answers.keys).subtracting(apples).sorted() == [], "no table asks for these")
  }

  @Test func `is answered by steps that there are`() throws {
    let page = try `What a table asks for`.text("Sources/TableMaker/TableMaker.docc/Steps.md")
    let steps = Set(page.matches(of: /[\/`](\w+)\(/).map { String($0.1) })
    var named: Set<String> = []
    for case .steps(let names) in Self.answers.values { named.formUnion(names) }
    #expect(named.count > 40 && named.subtracting(steps).sorted() == [])
  }
}
