public import UIKit

extension UISearchBar: QuerySource {
  /// The text of the search bar, or an empty string if it has none.
  public var query: String {
    get { text ?? "" }
    set {
      text = newValue
      (delegate as? SearchBarObserver)?.tellIfChanged()
    }
  }

  /// Calls a closure when the user changes the text or scope, or when code changes them and sends UIKit's
  /// notifications.
  ///
  /// The search bar's delegate still receives every call. If you assign another delegate later, TableMaker still
  /// observes the text that the user types, but no longer the scope or the Cancel button.
  public func observeQuery(_ didChange: @escaping () -> Void) -> AnyObject {
    let observer = delegate as? SearchBarObserver ?? SearchBarObserver(of: self)
    return QuerySubscription(to: observer, didChange)
  }
}

/// Observes a search bar as its delegate, and forwards every call to the app's delegate.
@MainActor final class SearchBarObserver: NSObject, QuerySubscribing {
  var subscriptions = QuerySubscriptions()
  private weak var bar: UISearchBar?
  /// The app's delegate.
  private weak var delegate: (any UISearchBarDelegate)?
  /// The last reported text and scope, because UIKit sends two messages for one letter.
  private var told: (text: String, scope: Int)
  private var action: UIAction?

  init(of bar: UISearchBar) {
    self.bar = bar
    delegate = bar.delegate
    told = (bar.query, bar.selectedScopeButtonIndex)
    super.init()
    bar.delegate = self
    let action = UIAction { [weak self] _ in self?.tellIfChanged() }
    bar.searchTextField.addAction(action, for: .editingChanged)
    self.action = action
  }

  isolated deinit {
    guard let bar else { return }
    if let action { bar.searchTextField.removeAction(action, for: .editingChanged) }
    if bar.delegate === self || bar.delegate == nil { bar.delegate = delegate }
  }

  /// Notifies the subscribers once if the text or the scope has changed.
  func tellIfChanged() {
    guard let bar, told != (bar.query, bar.selectedScopeButtonIndex) else { return }
    told = (bar.query, bar.selectedScopeButtonIndex)
    subscriptions.tell()
  }
}

extension SearchBarObserver: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    let ask: ((UISearchBar) -> Bool)? = delegate?.searchBarShouldBeginEditing
    return ask?(searchBar) ?? true
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarTextDidBeginEditing
    tell?(searchBar)
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    let ask: ((UISearchBar) -> Bool)? = delegate?.searchBarShouldEndEditing
    return ask?(searchBar) ?? true
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarTextDidEndEditing
    tell?(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let tell: ((UISearchBar, String) -> Void)? = delegate?.searchBar(_:textDidChange:)
    tell?(searchBar, searchText)
    tellIfChanged()
  }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    let ask: ((UISearchBar, NSRange, String) -> Bool)? = delegate?.searchBar(_:shouldChangeTextIn:replacementText:)
    return ask?(searchBar, range, text) ?? true
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarSearchButtonClicked
    tell?(searchBar)
  }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarBookmarkButtonClicked
    tell?(searchBar)
  }

  // UIKit keeps the text in the search bar, but a canceled search shows all items.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarCancelButtonClicked
    tell?(searchBar)
    searchBar.text = nil
    tellIfChanged()
  }

  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    let tell: ((UISearchBar) -> Void)? = delegate?.searchBarResultsListButtonClicked
    tell?(searchBar)
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    let tell: ((UISearchBar, Int) -> Void)? = delegate?.searchBar(_:selectedScopeButtonIndexDidChange:)
    tell?(searchBar, selectedScope)
    tellIfChanged()
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    let ask: ((any UIBarPositioning) -> UIBarPosition)? = delegate?.position(for:)
    return ask?(bar) ?? .any
  }
}
