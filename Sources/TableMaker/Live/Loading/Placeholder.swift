import UIKit

/// The background view that a table view without rows shows, unless the app has set one.
@MainActor final class Placeholder {
  /// The contents of the standard view.
  struct Look: Equatable {
    var texts = ListTexts()
    var skeletonRows = 0
    var rowHeight: CGFloat = 0
  }

  private weak var view: UIView?
  /// The visible state, so that the same state doesn't create the view again.
  private var shown: String?
  private var shownLook: Look?
  /// A Boolean value that indicates whether the view is on screen.
  var isShown: Bool { view != nil }
  /// The text of the standard view, or `nil` while it isn't on screen.
  private(set) var text: String?

  /// Shows a state.
  ///
  /// - Parameters:
  ///   - look: The texts and the number of placeholder rows.
  ///   - body: A closure that returns the app's view or `nil`, or `nil` for the standard view.
  ///   - retry: A closure that repeats the failed load, or `nil` if the source can't.
  func show(
    _ state: ListState, in tableView: UITableView, _ look: Look, _ body: ((ListState) -> UIView?)?,
    retry: (() -> Void)?
  ) {
    let key = "\(state)"
    if key == shown, look == shownLook, let view, tableView.backgroundView === view {
      // Heights may have changed, so that the rows begin elsewhere.
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
      made = PlaceholderRoom(content.makeContentView())
      text = content.text
    } else {
      made = nil
    }
    guard let made else { return }
    (shown, shownLook) = (key, look)
    view = made
    tableView.showBehindRows(made)
  }

  /// Removes the view, unless the app has replaced it.
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

extension UITableView {
  /// Shows a view behind the rows. While rows fade out, it appears after they're almost gone, so that nothing is read
  /// through them.
  func showBehindRows(_ view: UIView) {
    backgroundView = view
    let isLeaving = subviews.contains { $0 is UITableViewCell && !$0.isHidden && $0.layer.animationKeys() != nil }
    guard isLeaving, window != nil, UIView.areAnimationsEnabled else { return }
    let alpha = view.alpha
    view.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0.15, options: .allowUserInteraction) { view.alpha = alpha }
  }
}
