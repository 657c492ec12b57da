public import UIKit

extension UISearchBar: QuerySource {
  /// The bar's text; empty for none.
  public var query: String {
    get { text ?? "" }
    set {
      text = newValue
      (delegate as? SearchBarObserver)?.tellIfChanged()
    }
  }

  /// Calls a closure when the bar's text or scope changes, by the user, or in code that tells of it as UIKit does.
  ///
  /// The bar's delegate gets every call as before; one that is assigned later hears of the user's cancelling alone.
  public func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    let observer = delegate as? SearchBarObserver ?? SearchBarObserver(of: self)
    return QuerySubscription(to: observer, tell)
  }
}

/// Hears a search bar in the place of its delegate, and hands on every call.
@MainActor final class SearchBarObserver: NSObject, QuerySubscribing {
  var subscriptions = QuerySubscriptions()
  private weak var bar: UISearchBar?
  /// The app's own delegate.
  private weak var delegate: (any UISearchBarDelegate)?
  /// What was told last; UIKit has two messages for one letter.
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

  /// Tells those who follow the bar that it asks for something else, once.
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

  // UIKit leaves the text where it is; a search that was cancelled shows all.
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
