import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// Searches that are begun, used and ended in any order.
@MainActor @Suite(.languages("en")) struct RandomSearchTests {
  enum Act: CaseIterable {
    case tap, key, delete, setText, clear, cancel, searchKey, scope, beginByCode, endByCode, push, pop, scroll, toTop
    case hides, results, exchange, resign
  }

  @Test(
    "Whatever is done in whatever order, bar, table and what is shown over the page agree",
    arguments: 0..<40)
  func anything(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let scene = SearchControllerScene(hasResults: seed % 2 == 0, large: seed % 3 == 0) {
      if seed % 4 < 2 { $0.searchBar.scopeButtonTitles = ["All", "Birds"] }
      $0.hidesNavigationBarDuringPresentation = seed % 5 != 0
    }
    var acts: [Act] = []
    for _ in 0..<80 {
      let act = Act.allCases.randomElement(using: &random) ?? .tap
      acts.append(act)
      perform(act, in: scene, &random)
      scene.settle()
      try check(scene, after: acts)
    }
  }

  private func perform(_ act: Act, in scene: SearchControllerScene, _ random: inout SeededGenerator) {
    switch act {
    case .tap: scene.bar.searchTextField.tap()
    case .key: scene.keyboard.type("a")
    case .delete: scene.keyboard.press(.keyboardDeleteOrBackspace)
    case .setText: scene.bar.text = Bool.random(using: &random) ? "mar" : nil
    case .clear: UIView.button("Clear text", in: scene.bar)?.tap()
    case .cancel: UIView.button("Cancel", in: scene.bar)?.tap()
    case .searchKey: scene.keyboard.press(.keyboardReturnOrEnter)
    case .scope:
      UIView.first(UISegmentedControl.self, in: scene.bar)?.tap(
        at: CGPoint(x: Bool.random(using: &random) ? 5 : 300, y: 5))
    case .beginByCode: scene.search.isActive = true
    case .endByCode: scene.search.isActive = false
    case .push: scene.navigation.pushViewController(TablePage(), animated: false)
    case .pop: scene.navigation.popViewController(animated: false)
    case .scroll: scene.table.contentOffset.y += CGFloat.random(in: -80...200, using: &random).rounded()
    case .toTop: scene.table.contentOffset.y = -scene.table.adjustedContentInset.top - 200
    case .hides: scene.page.navigationItem.hidesSearchBarWhenScrolling.toggle()
    case .results: scene.search.showsSearchResultsController = Bool.random(using: &random)
    case .exchange: scene.page.navigationItem.searchController = Bool.random(using: &random) ? scene.search : nil
    case .resign: scene.bar.resignFirstResponder()
    }
    // Nobody holds content beyond its top.
    scene.test.layOut()
    scene.table.contentOffset.y = max(scene.table.contentOffset.y, -scene.table.adjustedContentInset.top)
  }

  private func check(_ scene: SearchControllerScene, after acts: [Act]) throws {
    let (search, bar) = (scene.search, scene.bar)
    let isOnTop = scene.navigation.topViewController === scene.page
    let isThere = isOnTop && scene.page.navigationItem.searchController === search
    try #require((bar.window != nil) == isThere, "\(acts)")
    try #require(search.isActive == bar.showsCancelButton, "\(acts)")
    try #require(!search.isActive || scene.page.navigationItem.searchController === search, "\(acts)")
    try #require(search.isActive || !bar.isFirstResponder, "\(acts)")
    let showsResults =
      search.isActive && isThere && scene.results != nil && search.showsSearchResultsController
    try #require((scene.results?.viewIfLoaded?.window != nil) == showsResults, "\(acts)")
    guard isThere else { return }
    try #require(!search.isActive || bar.frame.height == bar.intrinsicContentSize.height, "\(acts)")
    let title: CGFloat = search.hidesTitle ? 0 : 44
    let large = scene.navigationBar.showsLargeTitle ? scene.navigationBar.largeTitleShown : 0
    try #require(abs(scene.navigationBar.frame.height - title - large - bar.frame.height) < 0.01, "\(acts)")
    try #require(
      abs(scene.page.view.safeAreaInsets.top - min(scene.barBottom, 47 + title + 52 + bar.intrinsicContentSize.height))
        < 0.01, "\(acts)")
    try #require(scene.table.contentOffset.y >= -scene.table.adjustedContentInset.top - 0.01, "\(acts)")
  }
}
