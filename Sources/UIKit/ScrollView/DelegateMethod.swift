/// The optional methods that UIKit calls on a delegate or a data source.
///
/// Where there is Objective-C, UIKit asks a delegate which of the optional methods it has, when it is set. Here every
/// method has a default implementation, which only reports that the delegate lacks the method: so it is called once,
/// and then no more until a delegate is set anew.
enum DelegateMethod: Int {
  // UIScrollViewDelegate
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating, didEndDecelerating
  case didEndScrollingAnimation, didChangeAdjustedContentInset, shouldScrollToTop, didScrollToTop
  // UITextViewDelegate
  case shouldInteractWithURL, primaryAction
  // UITableViewDelegate
  case willDisplayCell, didEndDisplayingCell, willDisplayHeader, willDisplayFooter, didEndDisplayingHeader
  case didEndDisplayingFooter, heightForRow, heightForHeader, heightForFooter, estimatedHeightForRow
  case estimatedHeightForHeader, estimatedHeightForFooter, viewForHeader, viewForFooter, indentationLevel
  case shouldHighlight, didHighlight, didUnhighlight, willSelect, didSelect, willDeselect, didDeselect
  case canPerformPrimaryAction, performPrimaryAction, accessoryButtonTapped, editingStyle, shouldIndentWhileEditing,
    deleteTitle, targetForMove
  case leadingSwipeActions, trailingSwipeActions, willBeginEditingRow, didEndEditingRow
  case shouldBeginSelecting, didBeginSelecting, didEndSelecting
  case shouldSpringLoad, contextMenuConfiguration, highlightMenuPreview, dismissMenuPreview, performMenuPreview,
    willDisplayMenu,
    willEndMenu
  // UITableViewDataSource
  case numberOfSections, titleForHeader, titleForFooter, canEditRow, commit, canMoveRow, moveRow, indexTitles
  case sectionForIndexTitle
  // UITableViewDataSourcePrefetching
  case cancelPrefetching

  /// A Boolean value that indicates whether the method notifies, rather than asks.
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

/// Methods that a delegate was found to lack.
struct AbsentMethods {
  private var bits: UInt128 = 0

  static let ofDataSource: [DelegateMethod] = [
    .numberOfSections, .titleForHeader, .titleForFooter, .canEditRow, .commit, .canMoveRow, .moveRow, .indexTitles,
    .sectionForIndexTitle, .cancelPrefetching,
  ]

  func contains(_ method: DelegateMethod) -> Bool { bits & mask(method) != 0 }

  mutating func insert(_ method: DelegateMethod) { bits |= mask(method) }

  mutating func remove(_ method: DelegateMethod) { bits &= ~mask(method) }

  /// Forgets what others do not have.
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
  /// Records that the delegate lacks a method; called by the method's default implementation.
  func delegateLacks(_ method: DelegateMethod) { absentMethods.insert(method) }

  /// Asks the delegate, unless it is known to lack the method.
  ///
  /// - Returns: The answer; nil where there is no delegate or it lacks the method.
  func ask<Value>(_ method: DelegateMethod, _ question: (any UIScrollViewDelegate) -> Value) -> Value? {
    guard !absentMethods.contains(method), let delegate = storedDelegate else { return nil }
    let answer = question(delegate)
    return absentMethods.contains(method) ? nil : answer
  }
}
