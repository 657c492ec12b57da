public import UIKit

// What no step asks for stays with the app's delegate. On Linux a default implementation tells the table that a delegate lacks a
// method, so calling that of the app's delegate comes to the same as not having it; with Objective-C, `responds(to:)` says so.

extension TableViewDataSource {
  /// The app's delegate, or one that has nothing.
  var next: any UITableViewDelegate { settings.forwardee ?? neutral }

  /// The app's delegate, or one that has nothing where the chain has settled the answer otherwise.
  func next(for method: DelegateMethod) -> any UITableViewDelegate {
    settled.contains(method) ? neutral : next
  }

  /// The app's delegate, if it is a data source too.
  var forwardedDataSource: (any UITableViewDataSource)? { settings.forwardee as? any UITableViewDataSource }

  /// The app's data source, or one that has nothing.
  var nextDataSource: any UITableViewDataSource { forwardedDataSource ?? neutral }

  /// Runs the app's code for a method, a handler or its delegate's, guarded as the method's kind demands.
  func running<Answer>(_ method: DelegateMethod, _ code: () -> Answer) -> Answer {
    switch method.entry.kind {
    case .question: asking(.forwarded(method), code)
    case .display: asking(.display, code)
    case .event: calling(code)
    }
  }
}

@_documentation(visibility: internal)
extension TableViewDataSource {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = next.tableView(_:willDisplay:forRowAt:)
    running(.willDisplay) { tell?(tableView, cell, indexPath) }
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    let tell: ((UITableView, UITableViewCell, IndexPath) -> Void)? = next.tableView(_:didEndDisplaying:forRowAt:)
    running(.didEndDisplaying) { tell?(tableView, cell, indexPath) }
  }

  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    let ask: ((UITableView, IndexPath) -> Int)? = next.tableView(_:indentationLevelForRowAt:)
    return running(.indentationLevelForRowAt) { ask?(tableView, indexPath) ?? 0 }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = next.tableView(_:estimatedHeightForHeaderInSection:)
    return running(.estimatedHeightForHeaderInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionHeaderHeight
    }
  }

  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    let ask: ((UITableView, Int) -> CGFloat)? = next.tableView(_:estimatedHeightForFooterInSection:)
    return running(.estimatedHeightForFooterInSection) {
      ask?(tableView, section) ?? tableView.estimatedSectionFooterHeight
    }
  }

  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:willDisplayHeaderView:forSection:)
    running(.willDisplayHeaderView) { tell?(tableView, view, section) }
  }

  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:willDisplayFooterView:forSection:)
    running(.willDisplayFooterView) { tell?(tableView, view, section) }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:didEndDisplayingHeaderView:forSection:)
    running(.didEndDisplayingHeaderView) { tell?(tableView, view, section) }
  }

  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    let tell: ((UITableView, UIView, Int) -> Void)? = next.tableView(_:didEndDisplayingFooterView:forSection:)
    running(.didEndDisplayingFooterView) { tell?(tableView, view, section) }
  }

  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    let ask: ((UITableView, IndexPath) -> String?)? = next.tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    return running(.titleForDeleteConfirmationButtonForRowAt) { ask.flatMap { $0(tableView, indexPath) } }
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let ask: ((UITableView, IndexPath) -> Bool)? = next.tableView(_:shouldHighlightRowAt:)
    return running(.shouldHighlightRowAt) { ask?(tableView, indexPath) ?? true }
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:didHighlightRowAt:)
    running(.didHighlightRowAt) { tell?(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:didUnhighlightRowAt:)
    running(.didUnhighlightRowAt) { tell?(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    let ask: ((UITableView, IndexPath) -> IndexPath?)? = next.tableView(_:willDeselectRowAt:)
    guard let ask else { return indexPath }
    return running(.willDeselectRowAt) { ask(tableView, indexPath) }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let tell: ((UITableView, IndexPath) -> Void)? = next.tableView(_:accessoryButtonTappedForRowWith:)
    running(.accessoryButtonTappedForRowWith) { tell?(tableView, indexPath) }
  }
}
