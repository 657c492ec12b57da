public import UIKit

extension UISearchController: QuerySource {
  /// The text of the controller's search bar, or an empty string if it has none.
  public var query: String {
    get { searchBar.text ?? "" }
    set {
      searchBar.text = newValue
      (searchResultsUpdater as? SearchControllerObserver)?.subscriptions.tell()
    }
  }

  /// Calls a closure when the text or the scope of the search bar changes, or when the user cancels the search.
  ///
  /// TableMaker still calls the app's `searchResultsUpdater`. If you assign another updater later, TableMaker still
  /// observes the text that the user types, but no longer the scope or the Cancel button.
  public func observeQuery(_ didChange: @escaping () -> Void) -> AnyObject {
    let observer = searchResultsUpdater as? SearchControllerObserver ?? SearchControllerObserver(of: self)
    return QuerySubscription(to: observer, didChange)
  }
}

/// Observes a search controller as its updater, and forwards every call to the app's updater.
@MainActor final class SearchControllerObserver: NSObject, QuerySubscribing, UISearchResultsUpdating {
  var subscriptions = QuerySubscriptions()
  private weak var controller: UISearchController?
  /// The app's updater.
  private weak var updater: (any UISearchResultsUpdating)?
  private var action: UIAction?

  init(of controller: UISearchController) {
    self.controller = controller
    updater = controller.searchResultsUpdater
    super.init()
    controller.searchResultsUpdater = self
    // Receives text that code sets if it sends the same action as the text field.
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
