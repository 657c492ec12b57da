import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// The beginning and end of a search, and its calls. The order of calls that come together is assumed: log it on a device.
@MainActor @Suite(.languages("en")) struct SearchControllerTests {
  @Test(
    "A tap on the field begins the search, each key brings the results up to date, and cancel ends it without text",
    arguments: [false, true])
  func wholeSearch(inHeader: Bool) {
    let scene = SearchControllerScene(inHeader: inHeader)
    scene.begin()
    #expect(scene.search.isActive)
    #expect(scene.takeCalls() == ["will present", "begin", "update '' 0", "did present"])
    scene.keyboard.type("ma")
    #expect(scene.takeCalls() == ["change 'm'", "update 'm' 0", "change 'ma'", "update 'ma' 0"])
    scene.cancel()
    #expect(!scene.search.isActive)
    #expect(scene.bar.text?.isEmpty == true)
    #expect(!scene.bar.isFirstResponder)
    #expect(
      scene.takeCalls() == ["cancel 'ma'", "will dismiss", "end", "update '' 0 inactive", "did dismiss"])
    #expect(!scene.bar.showsCancelButton)
  }

  @Test("The search key takes the keyboard away and leaves the search active; then the cancel button still works")
  func searchKey() {
    let scene = SearchControllerScene()
    scene.begin()
    scene.keyboard.type("m\n")
    #expect(!scene.bar.isFirstResponder && scene.search.isActive)
    #expect(scene.bar.text == "m")
    _ = scene.takeCalls()
    scene.begin()
    #expect(scene.takeCalls() == ["begin", "update 'm' 0"], "the field became first responder again")
    scene.bar.resignFirstResponder()
    scene.cancel()
    #expect(!scene.search.isActive)
  }

  @Test("Code begins and ends the search as the user does")
  func byCode() {
    let scene = SearchControllerScene()
    scene.search.isActive = true
    scene.settle()
    #expect(scene.search.isActive && scene.bar.isFirstResponder)
    #expect(scene.takeCalls() == ["will present", "begin", "update '' 0", "did present"])
    scene.bar.text = "mar"
    #expect(scene.takeCalls() == ["update 'mar' 0"], "reported: text set by code is searched for, and no delegate call")
    scene.search.isActive = false
    scene.settle()
    #expect(scene.takeCalls() == ["will dismiss", "end", "update '' 0 inactive", "did dismiss"])
    scene.search.isActive = false
    scene.settle()
    #expect(scene.takeCalls().isEmpty)
  }

  @Test("An app that presents and dismisses the search itself is not told of it", arguments: [false, true])
  func presentedByApp(byDelegate: Bool) {
    let scene = SearchControllerScene()
    var calls: [String] = []
    if byDelegate {
      scene.updater.present = { scene.page.present($0, animated: true) { calls.append("done") } }
      scene.begin()
    } else {
      scene.page.present(scene.search, animated: true) { calls.append("done") }
      scene.settle()
    }
    #expect(calls == ["done"])
    #expect(scene.search.isActive && scene.bar.isFirstResponder && scene.bar.showsCancelButton)
    #expect(scene.takeCalls() == ["begin", "update '' 0"])
    scene.search.dismiss(animated: true) { calls.append("gone") }
    scene.settle()
    #expect(!scene.search.isActive && calls == ["done", "gone"])
    #expect(scene.takeCalls() == ["end", "update '' 0 inactive"])
    scene.updater.present = { _ in }
    scene.begin()
    #expect(scene.takeCalls() == ["will present", "begin", "update '' 0", "did present"])
  }

  @Test("A search whose bar is in no window does not begin")
  func withoutWindow() {
    let search = UISearchController(searchResultsController: nil)
    search.isActive = true
    #expect(!search.isActive)
    search.dismiss(animated: true)
    search.searchBar.text = "mar"
    #expect(search.searchBar.text == "mar")
  }

  @Test("A change of the scope brings the results up to date")
  func scopes() throws {
    let scene = SearchControllerScene { $0.searchBar.scopeButtonTitles = ["All", "Birds"] }
    #expect(!scene.bar.showsScopeBar)
    scene.begin()
    #expect(scene.bar.showsScopeBar)
    _ = scene.takeCalls()
    let control = try #require(UIView.first(UISegmentedControl.self, in: scene.bar))
    #expect(control.tap(at: CGPoint(x: control.bounds.maxX - 20, y: 15)))
    #expect(scene.takeCalls() == ["scope 1", "update '' 1"])
    scene.cancel()
    #expect(!scene.bar.showsScopeBar)
  }

  @Test("Scopes come when they are said to", arguments: UISearchController.ScopeBarActivation.all)
  func scopeActivation(activation: UISearchController.ScopeBarActivation) {
    let scene = SearchControllerScene {
      $0.searchBar.scopeButtonTitles = ["All", "Birds"]
      $0.scopeBarActivation = activation
    }
    scene.begin()
    #expect(scene.bar.showsScopeBar == (activation == .automatic || activation == .onSearchActivation))
    scene.keyboard.type("m")
    #expect(scene.bar.showsScopeBar == (activation != .manual))
    scene.cancel()
    #expect(!scene.bar.showsScopeBar)
  }

  @Test("What the app shows by itself is not shown by the search")
  func ownButtons() {
    let scene = SearchControllerScene {
      $0.searchBar.showsCancelButton = false
      $0.searchBar.showsScopeBar = false
    }
    #expect(!scene.search.automaticallyShowsCancelButton)
    #expect(!scene.search.automaticallyShowsScopeBar && scene.search.scopeBarActivation == .manual)
    scene.begin()
    #expect(!scene.bar.showsCancelButton)
  }

  @Test("The results stand over the page with the first letter and go with the last, and hear of it")
  func results() throws {
    let scene = SearchControllerScene(hasResults: true)
    let results = try #require(scene.results)
    scene.begin()
    #expect(results.viewIfLoaded?.window == nil)
    _ = scene.takeCalls()
    scene.keyboard.type("m")
    scene.settle()
    #expect(results.view.window != nil)
    #expect(scene.search.showsSearchResultsController)
    #expect(
      scene.takeCalls() == ["change 'm'", "results will appear", "results did appear", "update 'm' 0"])
    #expect(results.tableView.adjustedContentInset.top == scene.barBottom)
    #expect(results.view.frame == scene.navigation.view.bounds)
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    scene.settle()
    #expect(results.view.window == nil)
    #expect(
      scene.takeCalls() == ["change ''", "results will disappear", "results did disappear", "update '' 0"])
    scene.search.showsSearchResultsController = true
    scene.settle()
    #expect(results.view.window != nil)
    #expect(!scene.search.automaticallyShowsSearchResultsController)
    scene.cancel()
    #expect(results.view.window == nil)
  }

  @Test("A tap on a hit selects its row while the search is active")
  func hit() {
    let scene = SearchControllerScene()
    scene.begin()
    scene.search.searchBar.searchTextField.insertText("a")
    scene.settle()
    #expect(scene.search.isActive)
    scene.table.tap(2)
    #expect(scene.table.indexPathForSelectedRow?.row == 2)
  }

  // Since iOS 15, Apple's default is false (reported by two developers, zenn.dev ios15-search-controller and
  // github.com/ykws/SearchExample; the documentation names no default).
  @Test("A tap on the page reaches it by default; on a dimmed page it ends the search")
  func shade() {
    let scene = SearchControllerScene()
    #expect(!scene.search.obscuresBackgroundDuringPresentation)
    scene.search.obscuresBackgroundDuringPresentation = true
    scene.begin()
    let point = CGPoint(x: 100, y: 300)
    #expect(scene.test.window.hitTest(point, with: nil) === scene.search.overlay.shade)
    scene.search.overlay.shade.tap()
    scene.settle()
    #expect(!scene.search.isActive)
    scene.search.obscuresBackgroundDuringPresentation = false
    scene.begin()
    #expect(scene.search.isActive)
    #expect(scene.test.window.hitTest(point, with: nil)?.isDescendant(of: scene.table) == true)
  }

  @Test("Another page on top takes the search with it, and it is there again on the way back")
  func otherPages() {
    let scene = SearchControllerScene(hasResults: true)
    scene.begin()
    scene.keyboard.type("m")
    scene.navigation.pushViewController(UIViewController(), animated: false)
    scene.settle()
    #expect(scene.results?.view.window == nil && scene.bar.window == nil)
    #expect(scene.search.isActive && scene.bar.text == "m")
    #expect(scene.navigationBar.frame.height == 44)
    scene.navigation.popViewController(animated: false)
    scene.settle()
    #expect(scene.results?.view.window != nil && scene.bar.window != nil)
    scene.cancel()
    #expect(!scene.search.isActive)
  }

  @Test("What stands in the place of absent content names what is searched for (assumed: for the page too)")
  func searchText() {
    let scene = SearchControllerScene(hasResults: true)
    #expect(scene.page.contentUnavailableConfigurationState.searchText == nil)
    scene.begin()
    scene.keyboard.type("ma")
    for page in [scene.page, scene.results] as [UIViewController?] {
      #expect(page?.contentUnavailableConfigurationState.searchText == "ma")
    }
    scene.page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(
      (scene.page.contentUnavailableView as? UIContentUnavailableView).map {
        ($0.configuration as? UIContentUnavailableConfiguration)?.text
      } == "No Results for “ma”")
    scene.cancel()
    #expect(scene.page.contentUnavailableConfigurationState.searchText == nil)
  }

  @Test("A key lays out the field, and the page once at most")
  func layoutOfKeys() {
    let scene = SearchControllerScene { $0.obscuresBackgroundDuringPresentation = false }
    scene.begin()
    scene.page.layouts = 0
    for letter in ["m", "a", "r"] { scene.keyboard.type(letter) }
    scene.settle()
    #expect(scene.page.layouts <= 3)
    #expect(scene.bar.text == "mar")
  }

  @Test("A search keeps nothing, and nothing keeps it")
  func leaks() {
    weak var search: UISearchController?
    weak var page: UIViewController?
    do {
      let scene = SearchControllerScene(hasResults: true)
      scene.begin()
      scene.keyboard.type("m")
      scene.settle()
      (search, page) = (scene.search, scene.page)
      scene.test.window.rootViewController = nil
      scene.settle()
    }
    settleAnimations()
    #expect(search == nil)
    #expect(page == nil)
  }
}

extension UISearchController.ScopeBarActivation {
  static let all: [Self] = [.automatic, .manual, .onTextEntry, .onSearchActivation]
}
