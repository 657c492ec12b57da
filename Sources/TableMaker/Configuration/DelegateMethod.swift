/// An optional method of a table view's data source or delegate.
///
/// The chain implements those that its steps need (`Capabilities`), and the app's delegate receives the others. Apple's
/// platforms forward any other method by its selector.
enum DelegateMethod: Int, CaseIterable {
  // UITableViewDataSource
  case titleForHeaderInSection, titleForFooterInSection, canEditRowAt, commit, canMoveRowAt, moveRowAt
  case sectionIndexTitles, sectionForSectionIndexTitle
  // UITableViewDataSourcePrefetching
  case prefetchRowsAt, cancelPrefetchingForRowsAt
  // UITableViewDelegate
  case willDisplay, didEndDisplaying, indentationLevelForRowAt, heightForRowAt, estimatedHeightForRowAt
  case viewForHeaderInSection, viewForFooterInSection, heightForHeaderInSection, heightForFooterInSection
  case estimatedHeightForHeaderInSection, estimatedHeightForFooterInSection, willDisplayHeaderView
  case willDisplayFooterView, didEndDisplayingHeaderView, didEndDisplayingFooterView
  case shouldHighlightRowAt, didHighlightRowAt, didUnhighlightRowAt, willSelectRowAt, didSelectRowAt
  case willDeselectRowAt, didDeselectRowAt, accessoryButtonTappedForRowWith
  case canPerformPrimaryActionForRowAt, performPrimaryActionForRowAt, canFocusRowAt, selectionFollowsFocusForRowAt
  case targetIndexPathForMoveFromRowAt, willBeginEditingRowAt, didEndEditingRowAt
  case leadingSwipeActionsConfigurationForRowAt, trailingSwipeActionsConfigurationForRowAt
  case shouldBeginMultipleSelectionInteractionAt, didBeginMultipleSelectionInteractionAt
  case tableViewDidEndMultipleSelectionInteraction, shouldSpringLoadRowAt
  case contextMenuConfigurationForRowAt, previewForHighlightingContextMenu, previewForDismissingContextMenu
  case willPerformPreviewAction, willDisplayContextMenu, willEndContextMenuInteraction
  case editingStyleForRowAt, shouldIndentWhileEditingRowAt, titleForDeleteConfirmationButtonForRowAt
  // UIScrollViewDelegate
  case scrollViewDidScroll, scrollViewWillBeginDragging, scrollViewWillEndDragging, scrollViewDidEndDragging
  case scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating, scrollViewDidEndScrollingAnimation
  case scrollViewDidChangeAdjustedContentInset, scrollViewShouldScrollToTop, scrollViewDidScrollToTop

  enum Owner { case dataSource, prefetching, delegate }

  enum Kind {
    /// The table view waits for the result, so nothing can change until then.
    case question
    /// Changes are shown after the closures return.
    case event
    /// An event during the table view's layout, so nothing can change until it ends.
    case display
  }

  struct Entry {
    /// The method's Objective-C selector.
    let selector: String
    let owner: Owner
    let kind: Kind

    init(_ selector: String, _ owner: Owner, _ kind: Kind) {
      self.selector = selector
      self.owner = owner
      self.kind = kind
    }
  }

  var entry: Entry {
    switch self {
    case .titleForHeaderInSection: Entry("tableView:titleForHeaderInSection:", .dataSource, .question)
    case .titleForFooterInSection: Entry("tableView:titleForFooterInSection:", .dataSource, .question)
    case .canEditRowAt: Entry("tableView:canEditRowAtIndexPath:", .dataSource, .question)
    case .commit: Entry("tableView:commitEditingStyle:forRowAtIndexPath:", .dataSource, .event)
    case .canMoveRowAt: Entry("tableView:canMoveRowAtIndexPath:", .dataSource, .question)
    case .moveRowAt: Entry("tableView:moveRowAtIndexPath:toIndexPath:", .dataSource, .event)
    case .sectionIndexTitles: Entry("sectionIndexTitlesForTableView:", .dataSource, .question)
    case .sectionForSectionIndexTitle:
      Entry("tableView:sectionForSectionIndexTitle:atIndex:", .dataSource, .question)

    case .prefetchRowsAt: Entry("tableView:prefetchRowsAtIndexPaths:", .prefetching, .event)
    case .cancelPrefetchingForRowsAt:
      Entry("tableView:cancelPrefetchingForRowsAtIndexPaths:", .prefetching, .event)

    case .willDisplay: Entry("tableView:willDisplayCell:forRowAtIndexPath:", .delegate, .display)
    case .didEndDisplaying: Entry("tableView:didEndDisplayingCell:forRowAtIndexPath:", .delegate, .display)
    case .indentationLevelForRowAt: Entry("tableView:indentationLevelForRowAtIndexPath:", .delegate, .question)
    case .heightForRowAt: Entry("tableView:heightForRowAtIndexPath:", .delegate, .question)
    case .estimatedHeightForRowAt: Entry("tableView:estimatedHeightForRowAtIndexPath:", .delegate, .question)
    case .viewForHeaderInSection: Entry("tableView:viewForHeaderInSection:", .delegate, .question)
    case .viewForFooterInSection: Entry("tableView:viewForFooterInSection:", .delegate, .question)
    case .heightForHeaderInSection: Entry("tableView:heightForHeaderInSection:", .delegate, .question)
    case .heightForFooterInSection: Entry("tableView:heightForFooterInSection:", .delegate, .question)
    case .estimatedHeightForHeaderInSection:
      Entry("tableView:estimatedHeightForHeaderInSection:", .delegate, .question)
    case .estimatedHeightForFooterInSection:
      Entry("tableView:estimatedHeightForFooterInSection:", .delegate, .question)
    case .willDisplayHeaderView: Entry("tableView:willDisplayHeaderView:forSection:", .delegate, .display)
    case .willDisplayFooterView: Entry("tableView:willDisplayFooterView:forSection:", .delegate, .display)
    case .didEndDisplayingHeaderView: Entry("tableView:didEndDisplayingHeaderView:forSection:", .delegate, .display)
    case .didEndDisplayingFooterView: Entry("tableView:didEndDisplayingFooterView:forSection:", .delegate, .display)
    case .shouldHighlightRowAt: Entry("tableView:shouldHighlightRowAtIndexPath:", .delegate, .question)
    case .didHighlightRowAt: Entry("tableView:didHighlightRowAtIndexPath:", .delegate, .event)
    case .didUnhighlightRowAt: Entry("tableView:didUnhighlightRowAtIndexPath:", .delegate, .event)
    case .willSelectRowAt: Entry("tableView:willSelectRowAtIndexPath:", .delegate, .question)
    case .didSelectRowAt: Entry("tableView:didSelectRowAtIndexPath:", .delegate, .event)
    case .willDeselectRowAt: Entry("tableView:willDeselectRowAtIndexPath:", .delegate, .question)
    case .didDeselectRowAt: Entry("tableView:didDeselectRowAtIndexPath:", .delegate, .event)
    case .accessoryButtonTappedForRowWith:
      Entry("tableView:accessoryButtonTappedForRowWithIndexPath:", .delegate, .event)
    case .canPerformPrimaryActionForRowAt:
      Entry("tableView:canPerformPrimaryActionForRowAtIndexPath:", .delegate, .question)
    case .performPrimaryActionForRowAt: Entry("tableView:performPrimaryActionForRowAtIndexPath:", .delegate, .event)
    case .canFocusRowAt: Entry("tableView:canFocusRowAtIndexPath:", .delegate, .question)
    case .selectionFollowsFocusForRowAt:
      Entry("tableView:selectionFollowsFocusForRowAtIndexPath:", .delegate, .question)
    case .targetIndexPathForMoveFromRowAt:
      Entry(
        "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", .delegate, .question)
    case .willBeginEditingRowAt: Entry("tableView:willBeginEditingRowAtIndexPath:", .delegate, .event)
    case .didEndEditingRowAt: Entry("tableView:didEndEditingRowAtIndexPath:", .delegate, .event)
    case .leadingSwipeActionsConfigurationForRowAt:
      Entry("tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", .delegate, .question)
    case .trailingSwipeActionsConfigurationForRowAt:
      Entry("tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", .delegate, .question)
    case .shouldBeginMultipleSelectionInteractionAt:
      Entry("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", .delegate, .question)
    case .didBeginMultipleSelectionInteractionAt:
      Entry("tableView:didBeginMultipleSelectionInteractionAtIndexPath:", .delegate, .event)
    case .tableViewDidEndMultipleSelectionInteraction:
      Entry("tableViewDidEndMultipleSelectionInteraction:", .delegate, .event)
    case .shouldSpringLoadRowAt:
      Entry("tableView:shouldSpringLoadRowAtIndexPath:withContext:", .delegate, .question)
    case .contextMenuConfigurationForRowAt:
      Entry("tableView:contextMenuConfigurationForRowAtIndexPath:point:", .delegate, .question)
    case .previewForHighlightingContextMenu:
      Entry("tableView:previewForHighlightingContextMenuWithConfiguration:", .delegate, .question)
    case .previewForDismissingContextMenu:
      Entry("tableView:previewForDismissingContextMenuWithConfiguration:", .delegate, .question)
    case .willPerformPreviewAction:
      Entry("tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", .delegate, .event)
    case .willDisplayContextMenu:
      Entry("tableView:willDisplayContextMenuWithConfiguration:animator:", .delegate, .event)
    case .willEndContextMenuInteraction:
      Entry("tableView:willEndContextMenuInteractionWithConfiguration:animator:", .delegate, .event)
    case .editingStyleForRowAt: Entry("tableView:editingStyleForRowAtIndexPath:", .delegate, .question)
    case .shouldIndentWhileEditingRowAt:
      Entry("tableView:shouldIndentWhileEditingRowAtIndexPath:", .delegate, .question)
    case .titleForDeleteConfirmationButtonForRowAt:
      Entry("tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", .delegate, .question)

    case .scrollViewDidScroll: Entry("scrollViewDidScroll:", .delegate, .event)
    case .scrollViewWillBeginDragging: Entry("scrollViewWillBeginDragging:", .delegate, .event)
    case .scrollViewWillEndDragging:
      Entry("scrollViewWillEndDragging:withVelocity:targetContentOffset:", .delegate, .event)
    case .scrollViewDidEndDragging: Entry("scrollViewDidEndDragging:willDecelerate:", .delegate, .event)
    case .scrollViewWillBeginDecelerating: Entry("scrollViewWillBeginDecelerating:", .delegate, .event)
    case .scrollViewDidEndDecelerating: Entry("scrollViewDidEndDecelerating:", .delegate, .event)
    case .scrollViewDidEndScrollingAnimation: Entry("scrollViewDidEndScrollingAnimation:", .delegate, .event)
    case .scrollViewDidChangeAdjustedContentInset:
      Entry("scrollViewDidChangeAdjustedContentInset:", .delegate, .event)
    case .scrollViewShouldScrollToTop: Entry("scrollViewShouldScrollToTop:", .delegate, .question)
    case .scrollViewDidScrollToTop: Entry("scrollViewDidScrollToTop:", .delegate, .event)
    }
  }
}
