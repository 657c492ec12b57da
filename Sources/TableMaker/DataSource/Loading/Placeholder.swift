import UIKit

/// What a table shows in place of rows that are not there: the background view of one that has none of its own.
@MainActor final class Placeholder {
  /// How the package's own look.
  struct Look: Equatable {
    var texts = ListTexts()
    var skeletonRows = 0
    var rowHeight: CGFloat = 0
  }

  private weak var view: UIView?
  /// What is shown, so that the same state does not have it made anew.
  private var shown: String?
  private var shownLook: Look?
  /// What it says; nil while nothing of the package's own is shown.
  private(set) var text: String?

  /// Shows a state.
  ///
  /// - Parameters:
  ///   - look: In which words, and with how many gray rows.
  ///   - body: Makes the app's own view, or none; nil for the package's.
  ///   - retry: Asks again for what has failed; nil where that cannot be.
  func show(
    _ state: ListState, in tableView: UITableView, _ look: Look, _ body: ((ListState) -> UIView?)?,
    retry: (() -> Void)?
  ) {
    let key = "\(state)"
    if key == shown, look == shownLook, let view, tableView.backgroundView === view {
      // Heights may be others by now, and rows begin elsewhere.
      view.setNeedsLayout()
      return
    }
    hide(in: tableView)
    guard tableView.backgroundView == nil else { return }
    let made: UIView?
    if let body {
      made = body(state)
    } else if state.isLoading, look.skeletonRows > 0 {
      text = look.texts[.loading]
      made = SkeletonRows(look.skeletonRows, rowHeight: look.rowHeight, saying: look.texts[.loading])
    } else if let content = Self.standard(for: state, look.texts, retry: retry) {
      made = content.makeContentView()
      text = content.text
    } else {
      made = nil
    }
    guard let made else { return }
    (shown, shownLook) = (key, look)
    view = made
    tableView.backgroundView = made
  }

  /// Takes it away, unless the app has shown another view.
  func hide(in tableView: UITableView) {
    if let view, tableView.backgroundView === view { tableView.backgroundView = nil }
    (view, shown, text) = (nil, nil, nil)
  }

  private static func standard(
    for state: ListState, _ texts: ListTexts, retry: (() -> Void)?
  ) -> UIContentUnavailableConfiguration? {
    switch state {
    case .loading:
      var content = UIContentUnavailableConfiguration.loading()
      content.text = texts[.loading]
      return content
    case .empty:
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "list.bullet")
      content.text = texts[.empty]
      return content
    case .failed(let error, _):
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "exclamationmark.triangle")
      content.text = texts[.failed]
      content.secondaryText = (error as? any LocalizedError)?.errorDescription
      if let retry {
        content.button.title = texts[.retry]
        content.buttonProperties.primaryAction = UIAction { _ in retry() }
      }
      return content
    default: return nil
    }
  }
}
