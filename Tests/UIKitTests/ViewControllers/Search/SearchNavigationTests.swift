import Foundation
import PictureComparison
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// Where a search bar lies below the title of a navigation bar. Numbers: metrics.md 3 and 9.
@MainActor @Suite(.languages("en")) struct SearchNavigationTests {
  @Test(
    "The search bar adds 52 points below the title, its field 16 from the sides, 1 below and 15 above",
    arguments: [false, true])
  func place(large: Bool) {
    let scene = SearchControllerScene(large: large)
    let height: CGFloat = large ? 148 : 96
    #expect(abs(scene.navigationBar.frame.height - height) < 0.01)
    let field = scene.bar.searchTextField
    let frame = field.convert(field.bounds, to: scene.navigationBar)
    #expect(frame.minX == 16 && frame.width == 358 && frame.height == 36)
    #expect(abs(frame.maxY - (height - 15)) < 0.01)
    #expect(abs(scene.table.adjustedContentInset.top - 47 - height) < 0.01)
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
  }

  @Test(
    "It goes with the content point by point, before the large title, and comes back at the top",
    arguments: [false, true])
  func scrolling(large: Bool) {
    let scene = SearchControllerScene(large: large)
    let full = scene.navigationBar.frame.height
    let top = scene.table.contentOffset.y
    for scrolled in Array(stride(from: CGFloat(0), through: 120, by: 1)) + stride(from: 120, through: 0, by: -1) {
      scene.table.contentOffset.y = top + scrolled
      scene.test.layOut()
      #expect(abs(scene.navigationBar.frame.height - max(44, full - scrolled)) < 0.01)
      #expect(abs(scene.bar.frame.height - max(0, 52 - scrolled)) < 0.01)
      #expect(scene.table.contentOffset.y == top + scrolled)
    }
  }

  @Test(
    "It stays where it is told to, and beside the scrolled content the large title goes alone",
    arguments: [false, true])
  func staying(large: Bool) {
    let scene = SearchControllerScene(large: large)
    scene.page.navigationItem.hidesSearchBarWhenScrolling = false
    scene.settle()
    let full = scene.navigationBar.frame.height
    let top = scene.table.contentOffset.y
    for scrolled in stride(from: CGFloat(0), through: 120, by: 1) {
      scene.table.contentOffset.y = top + scrolled
      scene.test.layOut()
      #expect(abs(scene.navigationBar.frame.height - max(96, full - scrolled)) < 0.01)
      #expect(scene.bar.frame.height == 52)
    }
  }

  @Test(
    "An active search takes the title's place, and the table begins below it; afterwards all is as before",
    arguments: [(false, true), (true, true), (false, false), (true, false)])
  func active(large: Bool, hides: Bool) {
    let scene = SearchControllerScene(large: large) { $0.hidesNavigationBarDuringPresentation = hides }
    let before = scene.navigationBar.frame
    scene.begin()
    #expect(abs(scene.navigationBar.frame.height - (hides ? 52 : before.height)) < 0.01)
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
    #expect(scene.bar.searchTextField.frame.maxX < 358, "the cancel button is there")
    scene.cancel()
    #expect(abs(scene.navigationBar.frame.height - before.height) < 0.01)
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
    #expect(scene.bar.searchTextField.frame.width == 358)
  }

  @Test("An active search stays while its hits are scrolled")
  func scrollingHits() {
    let scene = SearchControllerScene { $0.obscuresBackgroundDuringPresentation = false }
    scene.begin()
    scene.table.contentOffset.y += 500
    scene.test.layOut()
    #expect(scene.navigationBar.frame.height == 52)
    #expect(scene.bar.frame.height == 52)
    scene.cancel()
    #expect(scene.navigationBar.frame.height == 44)
  }

  @Test("Scopes make the bar 44 points higher while the search is active")
  func scopes() {
    let scene = SearchControllerScene { $0.searchBar.scopeButtonTitles = ["All", "Birds"] }
    #expect(scene.navigationBar.frame.height == 96)
    scene.begin()
    #expect(scene.navigationBar.frame.height == 96, "52 and 44, without the title")
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
    scene.cancel()
    #expect(scene.navigationBar.frame.height == 96)
  }

  @Test("A search that is given later, exchanged and taken away is laid out at once")
  func exchanging() {
    let scene = SearchControllerScene()
    let other = UISearchController(searchResultsController: nil)
    scene.page.navigationItem.searchController = other
    scene.settle()
    #expect(scene.bar.window == nil && other.searchBar.window != nil)
    #expect(scene.navigationBar.frame.height == 96)
    scene.page.navigationItem.searchController = nil
    scene.settle()
    #expect(other.searchBar.window == nil)
    #expect(scene.navigationBar.frame.height == 44)
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
    scene.page.navigationItem.searchController = scene.search
    scene.settle()
    #expect(scene.navigationBar.frame.height == 96)
    #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
  }

  @Test(
    "As a table's header the bar hides the navigation bar while the search is active, and what is over the page begins below it"
  )
  func header() {
    let scene = SearchControllerScene(inHeader: true)
    #expect(scene.bar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    scene.begin()
    #expect(scene.navigation.isNavigationBarHidden)
    #expect(abs(scene.bar.convert(scene.bar.bounds, to: nil).minY - 47) < 0.01)
    #expect(abs(scene.search.overlay.convert(scene.search.overlay.bounds, to: nil).minY - 103) < 0.01)
    scene.cancel()
    #expect(!scene.navigation.isNavigationBarHidden)
    #expect(scene.search.overlay.superview == nil)
    #expect(abs(scene.bar.convert(scene.bar.bounds, to: nil).minY - scene.barBottom) < 0.01)
  }

  @Test("Another page on top has its bar again, and nothing of a search in a table's header over it")
  func pushedFromHeader() {
    let scene = SearchControllerScene(hasResults: true, inHeader: true)
    scene.begin()
    scene.keyboard.type("m")
    scene.settle()
    #expect(scene.results?.view.window != nil)
    scene.navigation.pushViewController(UIViewController(), animated: false)
    scene.settle()
    #expect(!scene.navigation.isNavigationBarHidden)
    #expect(scene.test.window.hitTest(CGPoint(x: 100, y: 300), with: nil) === scene.navigation.topViewController?.view)
    scene.navigation.popViewController(animated: false)
    scene.settle()
    #expect(scene.navigation.isNavigationBarHidden && scene.search.isActive)
    let point = CGPoint(x: 100, y: 300)
    let hit = scene.test.window.hitTest(point, with: nil)
    #expect(hit.map { $0.isDescendant(of: scene.results?.view ?? UIView()) } == true)
    scene.navigation.setViewControllers([UIViewController()], animated: false)
    scene.settle()
    #expect(!scene.navigation.isNavigationBarHidden && !scene.search.isActive)
    #expect(scene.search.overlay.superview == nil)
  }

  @Test("Buttons are gone while the search is in their place, those that come then too, and back afterwards")
  func buttons() throws {
    let scene = SearchControllerScene()
    let items = ["One", "Two"].map { UIBarButtonItem(title: $0) }
    scene.page.navigationItem.rightBarButtonItem = items[0]
    scene.settle()
    scene.begin()
    scene.page.navigationItem.rightBarButtonItems = items
    scene.settle()
    for title in ["One", "Two"] {
      let button = try #require(UIView.button(title, in: scene.navigationBar))
      #expect(button.alpha == 0)
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
      #expect(scene.test.window.hitTest(middle, with: nil)?.isDescendant(of: scene.bar) == true)
    }
    scene.cancel()
    for title in ["One", "Two"] {
      let button = try #require(UIView.button(title, in: scene.navigationBar))
      #expect(button.alpha == 1 && button.tap())
    }
  }

  @Test("Scopes make a table's header higher while the search is active, and what is over the page begins below them")
  func scopesInHeader() {
    let scene = SearchControllerScene(inHeader: true) { $0.searchBar.scopeButtonTitles = ["All", "Birds"] }
    #expect(scene.bar.frame.height == 56)
    scene.begin()
    #expect(scene.bar.frame.height == 100)
    #expect(abs(scene.firstRowTop - 147) < 0.01)
    #expect(abs(scene.search.overlay.convert(scene.search.overlay.bounds, to: nil).minY - 147) < 0.01)
    scene.cancel()
    #expect(scene.bar.frame.height == 56)
    #expect(abs(scene.firstRowTop - scene.barBottom - 56) < 0.01)
  }

  @Test("A search that is presented without a place for its bar puts that at the top of the screen (assumed)")
  func presentedWithoutPlace() {
    let scene = SearchControllerScene(hasResults: true, inHeader: true)
    scene.table.tableHeaderView = nil
    scene.settle()
    for _ in 0..<2 {
      scene.page.present(scene.search, animated: true)
      scene.settle()
      #expect(scene.search.isActive && scene.bar.isFirstResponder)
      #expect(scene.bar.convert(scene.bar.bounds, to: nil) == CGRect(x: 0, y: 47, width: 390, height: 56))
      scene.keyboard.type("m")
      scene.settle()
      let results = scene.results?.view
      #expect(results.map { $0.convert($0.bounds, to: nil) } == CGRect(x: 0, y: 103, width: 390, height: 741))
      scene.cancel()
      #expect(!scene.search.isActive && scene.bar.window == nil && results?.window == nil)
    }
  }

  @Test("Below an opaque bar the page begins where the search bar ends")
  func opaque() {
    let scene = SearchControllerScene(large: true)
    scene.navigationBar.isTranslucent = false
    scene.settle()
    for _ in 0..<2 {
      #expect(abs(scene.navigationBar.frame.height - 148) < 0.01)
      #expect(abs(scene.page.view.frame.minY - scene.barBottom) < 0.01)
      #expect(abs(scene.firstRowTop - scene.barBottom) < 0.01)
      scene.begin()
      #expect(scene.navigationBar.frame.height == 52)
      #expect(abs(scene.page.view.frame.minY - 99) < 0.01)
      scene.cancel()
    }
  }

  @Test("How a page with a search looks", arguments: TextFieldPictureTests.looks)
  func pictures(look: TextFieldPictureTests.Look) throws {
    let scene = SearchControllerScene(large: true) { $0.searchBar.scopeButtonTitles = ["All", "Birds"] }
    let window = scene.test.window
    scene.bar.placeholder = "Search"
    window.overrideUserInterfaceStyle = look.style
    window.traitOverrides.layoutDirection = look.direction
    window.traitOverrides.preferredContentSizeCategory = look.size
    window.frame.size.height = 500
    scene.settle()
    try expectPicture(of: window, named: "ViewControllers/search-idle-\(look.name)", scale: 1)
    scene.table.contentOffset.y += 30
    scene.settle()
    try expectPicture(of: window, named: "ViewControllers/search-scrolled-\(look.name)", scale: 1)
    scene.table.contentOffset.y -= 30
    scene.settle()
    scene.search.isActive = true
    scene.test.layOut()
    // `settleAnimations()` would also wait for the timers of other tests while the caret blinks.
    advance(seconds: 1.25)
    scene.test.layOut()
    try expectPicture(of: scene.navigation.view, named: "ViewControllers/search-active-\(look.name)", scale: 1)
  }
}
