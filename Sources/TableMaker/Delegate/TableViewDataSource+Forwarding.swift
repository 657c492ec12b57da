public import UIKit

// What no step asks for yet stays with the app's delegate. Where there is Objective-C, every other delegate method goes there
// too (TableViewDataSource+RespondsTo.swift); each of these is taken out of here once a step asks for it.

extension TableViewDataSource {
  /// Who has what the chain did not ask for: the app's delegate, or one that has nothing.
  var next: any UITableViewDelegate { settings.forwardee ?? neutral }

  /// Who is asked for something that the chain does not answer: nobody, where it has settled that otherwise.
  func next(for capability: Capabilities) -> any UITableViewDelegate {
    settled.contains(capability) ? neutral : next
  }

  /// The app's delegate, if it is a data source too.
  var forwardedDataSource: (any UITableViewDataSource)? { settings.forwardee as? any UITableViewDataSource }

  /// What a chain leaves to a data source is asked of this: the app's, or one that has nothing.
  var nextDataSource: any UITableViewDataSource { forwardedDataSource ?? neutral }

  /// Calls the app's delegate. What that asks the live object for waits until the call is over.
  ///
  /// - Parameters:
  ///   - question: The method's name, where the table waits for an answer; nil where it tells of something.
  ///   - call: Calls the delegate.
  func forwarding<Answer>(_ question: String? = nil, _ call: () -> Answer) -> Answer {
    guard let question else { return calling(call) }
    return asking(.forwarded(question), call)
  }

  /// Tells the app's delegate of a view that comes or goes, which happens in the middle of the table's layout.
  private func displaying(_ call: () -> Void) { asking(.display, call) }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = next.tableView(_:willDisplay:forRowAt:)
    displaying { tell?(tableView, cell, indexPath) }
  }

  /// Passed on to the app's delegate.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = next.tableView(_:didEndDisplaying:forRowAt:)
    displaying { tell?(tableView, cell, indexPath) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    let ask: ((UITableView, IndexPath) -> Int)? = next.tableView(_:indentationLevelForRowAt:)
    return forwarding("indentationLevelForRowAt") { ask?(tableView, indexPath) ?? 0 }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = next.tableView(_:estimatedHeightForHeaderInSection:)
    return forwarding("estimatedHeightForHeaderInSection") {
      ask?(tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = next.tableView(_:estimatedHeightForFooterInSection:)
    return forwarding("estimatedHeightForFooterInSection") {
      ask?(tableView, section) ?? tableView.estimatedSectionFooterHeight
    }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:willDisplayHeaderView:forSection:)
    displaying { tell?(tableView, view, section) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:willDisplayFooterView:forSection:)
    displaying { tell?(tableView, view, section) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:didEndDisplayingHeaderView:forSection:)
    displaying { tell?(tableView, view, section) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:didEndDisplayingFooterView:forSection:)
    displaying { tell?(tableView, view, section) }
  }

  /// Passed on to the app's delegate.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    let ask: ((UITableView, IndexPath) -> String?)? = next.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    return forwarding("titleForDeleteConfirmationButtonForRowAt") { ask.flatMap { $0(tableView, indexPath) } }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:shouldHighlightRowAt:)
    return forwarding("shouldHighlightRowAt") { ask?(tableView, indexPath) ?? true }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:didHighlightRowAt:)
    forwarding { tell?(tableView, indexPath) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:didUnhighlightRowAt:)
    forwarding { tell?(tableView, indexPath) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let ask: ((UITableView, IndexPath) -> IndexPath?)? = next.tableView(_:willDeselectRowAt:)
    guard let ask else { return indexPath }
    return forwarding("willDeselectRowAt") { ask(tableView, indexPath) }
  }

  /// Passed on to the app's delegate.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:accessoryButtonTappedForRowWith:)
    forwarding { tell?(tableView, indexPath) }
  }
}
