import Foundation

// The beginning and the end of a search, and what its bar tells.
extension UISearchController {
  /// The time in which a search comes and goes, in seconds (assumed).
  private static let duration: TimeInterval = 0.3

  func beginByCode() {
    guard !isSearching, searchBar.window != nil else { return }
    if searchBar.isFirstResponder { begin() } else { searchBar.becomeFirstResponder() }
  }

  /// The app presents the search over a controller; a bar that is nowhere else comes to the top of the screen.
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

  /// The app dismisses the search.
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
      // It may have presented the search, or ended its editing.
      guard !isSearching, searchBar.isFirstResponder else { return }
    }
    isSearching = true
    if tells { delegate?.willPresentSearchController(self) }
    // It may have ended the search.
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

  /// Ends the search: the text goes, and the page is as before.
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

  /// Lays out anew what has changed, and calls a closure when that is seen; not if the search has turned round again.
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

  // MARK: Told by the bar

  /// Tells that the results are to be brought up to date.
  func update() {
    guard !isEnding else { return }
    searchResultsUpdater?.updateSearchResults(for: self)
    // What stands in the place of absent content names what was searched for.
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

  /// The text was set by code.
  func textWasSet() {
    guard !isEnding else { return }
    showResults()
    update()
  }

  /// The search goes on without the keyboard (assumed).
  func searchKeyWasPressed() { if isSearching { searchBar.resignFirstResponder() } }

  // MARK: Over the page

  /// Shows the results, the shade or the page alone. A key that changes none of that lays nothing out.
  func showResults() {
    guard isViewLoaded else { return }
    let shows = isSearching && searchResultsController != nil && showsSearchResultsController
    let changes = overlay.show(
      results: shows ? searchResultsController?.view : nil,
      dims: isSearching && !shows && obscuresBackgroundDuringPresentation)
    if changes { hostNavigation?.viewIfLoaded?.setNeedsLayout() }
  }

  /// The navigation controller in whose bar the search bar is.
  var hostNavigation: UINavigationController? {
    hostItem?.bar?.superview?.viewController as? UINavigationController
  }

  /// The controller that an active search stands over.
  var searchedController: UIViewController? { isSearching ? hostNavigation ?? hostPage : nil }

  /// The text that is searched for; nil while the search is not active.
  var searchedText: String? { isSearching ? searchBar.text : nil }

  /// Whether the title of the navigation bar that the search bar is in goes.
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
    // A bar that is scrolled away comes back.
    if let scrollView = sequence(first: searchBar as UIView, next: \.superview).lazy.compactMap({ $0 as? UIScrollView })
      .first
    {
      scrollView.contentOffset.y =
        searchBar.convert(searchBar.bounds, to: scrollView).minY - scrollView.adjustedContentInset.top
    }
    container.insertSubview(overlay, aboveSubview: pageView)
    placeOverPage()
  }

  /// Puts what stands over the page below the bar.
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
