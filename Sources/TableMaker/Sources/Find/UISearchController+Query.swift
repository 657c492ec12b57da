public import UIKit

extension UISearchController: QuerySource {
  /// The text of its search bar; empty for none.
  public var query: String {
    get { searchBar.text ?? "" }
    set {
      searchBar.text = newValue
      (searchResultsUpdater as? SearchControllerObserver)?.subscriptions.tell()
    }
  }

  /// Calls a closure when the text or the scope of its search bar changes, or the search is cancelled.
  ///
  /// Its `searchResultsUpdater` is called as before; one that is assigned later takes the closure's place.
  public func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    let observer = searchResultsUpdater as? SearchControllerObserver ?? SearchControllerObserver(of: self)
    return QuerySubscription(to: observer, tell)
  }
}

/// Hears a search controller in the place of its updater, and hands on every call.
@MainActor final class SearchControllerObserver: NSObject, QuerySubscribing, UISearchResultsUpdating {
  var subscriptions = QuerySubscriptions()
  private weak var controller: UISearchController?
  /// The app's own updater.
  private weak var updater: (any UISearchResultsUpdating)?
  private var action: UIAction?

  init(of controller: UISearchController) {
    self.controller = controller
    updater = controller.searchResultsUpdater
    super.init()
    controller.searchResultsUpdater = self
    // For text that code has set and told of as the field does.
    let action = UIAction { [weak self] _ in self?.subscriptions.tell() }
    controller.searchBar.searchTextField.addAction(action, for: .editingChanged)
    self.action = action
  }

  isolated deinit {
    guard let controller else { return }
    if let action { controller.searchBar.searchTextField.removeAction(action, for: .editingChanged) }
    if controller.searchResultsUpdater === self || controller.searchResultsUpdater == nil {
      controller.searchResultsUpdater = updater
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    updater?.updateSearchResults(for: searchController)
    subscriptions.tell()
  }
}
