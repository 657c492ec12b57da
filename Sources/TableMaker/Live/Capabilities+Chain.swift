extension Capabilities {
  /// Creates the set of methods that a chain implements. The app's delegate receives all others.
  @MainActor init(of groups: [SectionGroup], in table: TableSettings, heights: RowHeightPlan) {
    // These methods don't belong to a step. Without them, UIKit treats a row as editable, an open row counts as editing
    // its table view, a scroll to an item can't notice its end, and the keyboard's room can't follow the safe area.
    self.init(
      .canEditRowAt, .editingStyleForRowAt, .shouldIndentWhileEditingRowAt, .willBeginEditingRowAt,
      .didEndEditingRowAt, .scrollViewWillBeginDragging,
      .scrollViewDidEndScrollingAnimation, .scrollViewDidChangeAdjustedContentInset)
    for group in groups { formUnion(group.capabilities) }
    // The next page of one list appears in the table view's footer view, unless the app uses it; that of other lists
    // appears in their sections' footers.
    if groups.count > 1 || table.footerView != nil, groups.contains(where: { $0.settings.nextPages != nil }) {
      insert(.viewForFooterInSection)
      insert(.heightForFooterInSection)
    }
    if heights.asksRows { insert(.heightForRowAt) }
    if heights.asksEstimates { insert(.estimatedHeightForRowAt) }
    if table.deselection == .afterTap || (table.deselection == nil && table.forwardee == nil) {
      insert(.didSelectRowAt)
    }
    for method in table.scrollEvents.keys { insert(method) }
    if table.followsEnd {
      for method in [DelegateMethod.scrollViewDidScroll, .scrollViewDidEndDragging, .scrollViewDidEndDecelerating] {
        insert(method)
      }
    }
    if table.followsSelection {
      insert(.didSelectRowAt)
      insert(.didDeselectRowAt)
    }
    if table.selectsWhileEditing { insert(.shouldBeginMultipleSelectionInteractionAt) }
    if !table.dragEndEvents.isEmpty { insert(.scrollViewDidEndDragging) }
    if table.shouldScrollToTop != nil { insert(.scrollViewShouldScrollToTop) }
    if table.scrollTarget != nil { insert(.scrollViewWillEndDragging) }
  }

  /// Creates the set of methods for which the chain's value is final, so that UIKit calls neither the chain nor the
  /// app's delegate.
  ///
  /// These are heights that are a property of the table view.
  init(settledBy heights: RowHeightPlan) {
    self.init()
    if heights.rowHeight != nil && !heights.asksRows { insert(.heightForRowAt) }
    if heights.estimatedRowHeight != nil && !heights.asksEstimates { insert(.estimatedHeightForRowAt) }
  }
}
