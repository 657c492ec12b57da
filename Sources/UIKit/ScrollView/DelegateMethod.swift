/// Constants for the optional methods that UIKit calls on a delegate or a data source.
///
/// With Objective-C, UIKit checks which of the optional methods a delegate implements when it's set. Here, every method
/// has a default implementation, which only reports that the delegate lacks the method. UIKit therefore calls it once,
/// and not again until a delegate is set.
enum DelegateMethod: Int {
  // The methods of UIScrollViewDelegate.
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, didChangeAdjustedContentInset, shouldScrollToTop, didScrollToTop
  // The methods of UITextViewDelegate.
  case shouldInteractWithURL, primaryAction
  // The methods of UITableViewDelegate.
  case willDisplayCell, didEndDisplayingCell, willDisplayHeader, willDisplayFooter, didEndDisplayingHeader
  case didEndDisplayingFooter, heightForRow, heightForHeader, heightForFooter, estimatedHeightForRow
  case estimatedHeightForHeader, estimatedHeightForFooter, viewForHeader, viewForFooter, indentationLevel
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect, didDeselect
  case canPerformPrimaryAction, performPrimaryAction, accessoryButtonTapped, editingStyle, shouldIndentWhileEditing,
    deleteTitle, targetForMove
  case leadingSwipeActions, trailingSwipeActions, rowActions, willBeginEditingRow, didEndEditingRow
  case shouldBeginSelecting, didBeginSelecting, didEndSelecting
  case shouldSpringLoad, contextMenuConfiguration, highlightMenuPreview, dismissMenuPreview, performMenuPreview,
    willDisplayMenu,
    willEndMenu
  // The methods of UITableViewDataSource.
  case numberOfSections, titleForHeader, titleForFooter, canEditRow, commit, canMoveRow, moveRow, indexTitles
  case sectionForIndexTitle
  // The methods of UITableViewDataSourcePrefetching.
  case cancelPrefetching

  /// A Boolean value that indicates whether the method is a notification instead of a question.
  var isNotice: Bool {
    switch self {
    case .willDisplayCell, .didEndDisplayingCell, .willDisplayHeader, .willDisplayFooter, .didEndDisplayingHeader,
      .didEndDisplayingFooter, .commit, .moveRow, .willBeginEditingRow, .didEndEditingRow, .didBeginSelecting,
      .didEndSelecting:
      true
    default: false
    }
  }
}

/// The methods that a delegate is known to lack.
struct AbsentMethods {
  private var bits: UInt128 = 0

  static let ofDataSource: [DelegateMethod] = [
    .numberOfSections, .titleForHeader, .titleForFooter, .canEditRow, .commit, .canMoveRow, .moveRow, .indexTitles,
    .sectionForIndexTitle, .cancelPrefetching,
  ]

  func contains(_ method: DelegateMethod) -> Bool { bits & mask(method) != 0 }

  mutating func insert(_ method: DelegateMethod) { bits |= mask(method) }

  mutating func remove(_ method: DelegateMethod) { bits &= ~mask(method) }

  /// Removes the methods that aren't in another set.
  mutating func formIntersection(_ others: AbsentMethods) { bits &= others.bits }

  mutating func forgetDataSource() { for method in Self.ofDataSource { remove(method) } }

  mutating func forgetDelegate() {
    var kept = AbsentMethods()
    for method in Self.ofDataSource where contains(method) { kept.insert(method) }
    self = kept
  }

  private func mask(_ method: DelegateMethod) -> UInt128 { 1 << UInt128(method.rawValue) }
}

extension UIScrollView {
  /// Records that the delegate lacks a method. The default implementation of the method calls this.
  func delegateLacks(_ method: DelegateMethod) { absentMethods.insert(method) }

  /// Calls a method of the delegate, unless the delegate is known to lack it.
  ///
  /// - Returns: The result, or `nil` if there is no delegate or it lacks the method.
  func ask<Value>(_ method: DelegateMethod, _ question: (any UIScrollViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let delegate = storedDelegate else { return nil }
    let answer = question(delegate)
    return absentMethods.contains(method) ? nil : answer
  }
}
