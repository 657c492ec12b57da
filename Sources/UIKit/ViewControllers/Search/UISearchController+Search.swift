import Foundation

// The start and end of a search, and the events of its bar.
extension UISearchController {
  /// The duration of the search animation, in seconds (assumed).
  private static let duration: TimeInterval = 0.3

  func beginByCode() {
    guard !isSearching, searchBar.window != nil else { return }
    if searchBar.isFirstResponder { begin() } else { searchBar.becomeFirstResponder() }
  }

  /// Begins a search that the app presents. A search bar without a superview appears at the top of the screen.
  func beginForApp(over controller: UIViewController) {
    isOfApp = true
    defer { isOfApp = false }
    if searchBar.superview == nil, let view = controller.outermost.viewIfLoaded {
      searchBar.isAtTopOfScreen = true
      searchBar.frame = CGRect(
        x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: searchBar.preferredHeight)
      searchBar.autoresizingMask = .flexibleWidth
      view.addSubview(searchBar)
    }
    if isPresenting { begin() } else { beginByCode() }
  }

  /// Ends a search because the app dismisses it.
  func endForApp() {
    isOfApp = true
    defer { isOfApp = false }
    end()
  }

  func editingBegan() { begin() }

  private func begin() {
    guard !isSearching, !isEnding else { return }
    let tells = !isOfApp
    if tells {
      guard !isPresenting else { return }
      isPresenting = true
      delegate?.presentSearchController(self)
      isPresenting = false
      // The delegate may have presented the search or ended editing.
      guard !isSearching, searchBar.isFirstResponder else { return }
    }
    isSearching = true
    if tells { delegate?.willPresentSearchController(self) }
    // The delegate may have ended the search.
    guard isSearching else { return }
    loadViewIfNeeded()
    enter()
    if automaticallyShowsCancelButton { searchBar.showCancelButton(true, animated: true) }
    if scopeBarActivation == .automatic || scopeBarActivation == .onSearchActivation {
      searchBar.showScopeBar(true, animated: true)
    }
    searchBar.updateCancelButton()
    showResults()
    beginAppearance(animated: true)
    continueAppearance(animated: true)
    move {
      $0.endAppearance(animated: true)
      if tells { $0.delegate?.didPresentSearchController($0) }
    }
  }

  func cancel() { end() }

  /// Ends the search, clears the text, and restores the page.
  func end() {
    guard isSearching, !isEnding else { return }
    isEnding = true
    let tells = !isOfApp
    if tells { delegate?.willDismissSearchController(self) }
    isSearching = false
    searchBar.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showCancelButton(false, animated: true) }
    if scopeBarActivation != .manual { searchBar.showScopeBar(false, animated: true) }
    searchBar.updateCancelButton()
    hostNavigation?.searchChanged()
    isEnding = false
    beginDisappearance(animated: true)
    showResults()
    leave()
    update()
    move {
      $0.endDisappearance(animated: true)
      if tells { $0.delegate?.didDismissSearchController($0) }
    }
  }

  /// Animates layout changes and calls a closure at the end, unless the search started or ended again.
  private func move(_ completion: @escaping (UISearchController) -> Void) {
    turn += 1
    let turn = turn
    let end = { [weak self] in
      guard let self, self.turn == turn else { return }
      completion(self)
    }
    guard let moved = hostNavigation?.viewIfLoaded ?? searchBar.superview, moved.window != nil else { return end() }
    moved.setNeedsLayout()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: { moved.layoutIfNeeded() }
    ) { _ in end() }
  }

  // MARK: Events of the bar

  /// Notifies the results updater.
  func update() {
    guard !isEnding else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    // A placeholder for empty results includes the search text.
    for page in [hostNavigation?.topViewController, searchResultsController] {
      page?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  func textDidChange() {
    if scopeBarActivation == .onTextEntry, isSearching, searchBar.searchTextField.hasText {
      searchBar.showScopeBar(true, animated: true)
    }
    showResults()
    update()
  }

  /// Updates the results because code set the text.
  func textWasSet() {
    guard !isEnding else { return }
    showResults()
    update()
  }

  /// Dismisses the keyboard while the search continues (assumed).
  func searchKeyWasPressed() { if isSearching { searchBar.resignFirstResponder() } }

  // MARK: Presenting the results

  /// Shows the results, the dimming, or only the page. A key that changes nothing doesn't trigger a layout.
  func showResults() {
    guard isViewLoaded else { return }
    let shows = isSearching && searchResultsController != nil && showsSearchResultsController
    let changes = overlay.show(
      results: shows ? searchResultsController?.view : nil,
      dims: isSearching && !shows && obscuresBackgroundDuringPresentation)
    if changes { hostNavigation?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The navigation controller of the bar that contains the search bar.
  var hostNavigation: UINavigationController? {
    hostItem?.bar?.superview?.viewController as? UINavigationController
  }

  /// The controller below an active search.
  var searchedController: UIViewController? { isSearching ? hostNavigation ?? hostPage : nil }

  /// The search text, or `nil` if the search isn't active.
  var searchedText: String? { isSearching ? searchBar.text : nil }

  /// A Boolean value that indicates whether the search hides the title of its navigation bar.
  var hidesTitle: Bool { isSearching && hidesNavigationBarDuringPresentation }

  private func enter() {
    guard hostNavigation == nil else { return }
    let page = sequence(first: searchBar as UIView, next: \.superview).lazy.compactMap(\.viewController).first
    hostPage = page
    guard let page, let pageView = page.viewIfLoaded, let container = pageView.superview else { return }
    if hidesNavigationBarDuringPresentation, let navigation = page.navigationController,
      !navigation.isNavigationBarHidden
    {
      hidesBarOf = navigation
      overlay.hidesNavigationBar = true
      navigation.isNavigationBarHidden = true
      navigation.view.layoutIfNeeded()
    }
    // A bar that's scrolled off screen returns.
    if let scrollView = sequence(first: searchBar as UIView, next: \.superview).lazy.compactMap({ $0 as? UIScrollView })
      .first
    {
      scrollView.contentOffset.y =
        searchBar.convert(searchBar.bounds, to: scrollView).minY - scrollView.adjustedContentInset.top
    }
    container.insertSubview(overlay, aboveSubview: pageView)
    placeOverPage()
  }

  /// Places the overlay below the search bar.
  func placeOverPage() {
    guard let page = hostPage?.viewIfLoaded, let container = overlay.superview else { return }
    let top = searchBar.convert(searchBar.bounds, to: container).maxY
    var frame = page.frame
    frame.size.height = max(0, frame.maxY - top)
    frame.origin.y = top
    overlay.frame = frame
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func leave() {
    if searchBar.isAtTopOfScreen {
      searchBar.removeFromSuperview()
      searchBar.isAtTopOfScreen = false
    }
    if hostNavigation == nil { overlay.removeFromSuperview() }
    hostPage = nil
    hidesBarOf?.isNavigationBarHidden = false
    hidesBarOf = nil
    overlay.hidesNavigationBar = false
  }
}
