/// A bit set of delegate methods that the data source itself implements.
struct Capabilities: Hashable {
  private var bits = SIMD2<UInt64>()

  init(_ methods: DelegateMethod...) {
    for method in methods { insert(method) }
  }

  func contains(_ method: DelegateMethod) -> Bool { bits & Self.bit(of: method) != .zero }

  mutating func insert(_ method: DelegateMethod) { bits |= Self.bit(of: method) }

  mutating func formUnion(_ other: Capabilities) { bits |= other.bits }

  func isSubset(of other: Capabilities) -> Bool { bits & other.bits == bits }

  private static func bit(of method: DelegateMethod) -> SIMD2<UInt64> {
    let bit = UInt64(1) << UInt64(method.rawValue % 64)
    return method.rawValue < 64 ? SIMD2(bit, 0) : SIMD2(0, bit)
  }
}

extension Capabilities {
  /// Creates the set of methods that a chain implements. The app's delegate receives all others.
  @MainActor init(of groups: [SectionGroup], in table: TableSettings, heights: RowHeightPlan) {
    // These methods don't belong to a step. Without them, UIKit treats a row as editable, an open row counts as editing
    // its table view, a scroll to an item can't notice its end, and the keyboard's room can't follow the safe area.
    self.init(
      .canEditRowAt, .editingStyleForRowAt, .shouldIndentWhileEditingRowAt, .willBeginEditingRowAt,
      .didEndEditingRowAt, .scrollViewWillBeginDragging,
      .scrollViewDidEndScrollingAnimation, .scrollViewDidChangeAdjustedContentInset)
    func has(_ method: DelegateMethod, where test: (SectionGroup) -> Bool) {
      if groups.contains(where: test) { insert(method) }
    }
    for method in groups.lazy.flatMap(\.content.traits.methods) { insert(method) }
    if heights.asksRows { insert(.heightForRowAt) }
    if heights.asksEstimates { insert(.estimatedHeightForRowAt) }
    has(.titleForHeaderInSection) {
      !$0.settings.title.isNone || $0.content.traits.isSectioned
    }
    has(.sectionIndexTitles) { $0.content.traits.isSectioned || $0.settings.indexTitle != nil }
    has(.sectionForSectionIndexTitle) { $0.content.traits.isSectioned || $0.settings.indexTitle != nil }
    has(.titleForFooterInSection) { !$0.settings.footerTitle.isNone }
    has(.viewForHeaderInSection) { !$0.settings.header.isNone }
    // The next page of one list appears in the table view's footer view, unless the app uses it; that of other lists
    // appears in their sections' footers.
    let hasSectionPages = groups.count > 1 || table.footerView != nil
    has(.viewForFooterInSection) { !$0.settings.footer.isNone || hasSectionPages && $0.settings.nextPages != nil }
    // A view can have its own height, and a view of a reusable class is measured.
    has(.heightForHeaderInSection) {
      !$0.settings.headerHeight.isSystem || !$0.settings.header.isNone
    }
    has(.heightForFooterInSection) {
      !$0.settings.footerHeight.isSystem || !$0.settings.footer.isNone
        || hasSectionPages && $0.settings.nextPages != nil
    }
    // The view of a header that responds to taps may become a footer's, if they have one class.
    has(.willDisplayHeaderView) {
      !$0.settings.headerDisplayEvents.isEmpty || !$0.settings.headerDisplayEnds.isEmpty
        || $0.settings.respondsToTaps
    }
    has(.willDisplayFooterView) {
      !$0.settings.footerDisplayEvents.isEmpty || !$0.settings.footerDisplayEnds.isEmpty
        || $0.settings.respondsToTaps
    }
    has(.didEndDisplayingHeaderView) { !$0.settings.headerDisplayEnds.isEmpty }
    has(.didEndDisplayingFooterView) { !$0.settings.footerDisplayEnds.isEmpty }
    if table.deselection == .afterTap || (table.deselection == nil && table.forwardee == nil) {
      insert(.didSelectRowAt)
    }
    has(.didSelectRowAt) {
      $0.settings.addItemRow != nil || $0.tree != nil || $0.settings.deselection == .afterTap
    }
    for method in [DelegateMethod.canMoveRowAt, .moveRowAt, .targetIndexPathForMoveFromRowAt] {
      has(method) { $0.settings.moving.isMovable && $0.content.traits.canMove }
    }
    has(.commit) { $0.settings.addItemRow != nil }
    has(.titleForDeleteConfirmationButtonForRowAt) { $0.settings.editing.deleteTitle != nil }
    for method in table.scrollEvents.keys { insert(method) }
    has(.scrollViewDidScroll) { $0.settings.nextPages == .automatic }
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
