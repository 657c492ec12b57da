import Foundation
import Testing
@_spi(Testing) import UIKit

/// A search bar in a window, with a keyboard, a simulated touch, and the calls that its delegate receives.
@MainActor final class SearchBarScene {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let bar = UISearchBar()
  let log = SearchLog()
  let keyboard: HardwareKeyboard

  init(_ change: (UISearchBar) -> Void = { _ in }) {
    AnimationClock.shared.hold()
    keyboard = HardwareKeyboard(at: window)
    window.makeKeyAndVisible()
    bar.delegate = log
    log.watch(bar.searchTextField)
    change(bar)
    window.addSubview(bar)
    bar.frame = CGRect(x: 0, y: 60, width: 390, height: bar.sizeThatFits(CGSize(width: 390, height: 0)).height)
    window.layoutIfNeeded()
  }

  var field: UISearchTextField { bar.searchTextField }

  /// A button of the bar with a title, or with an accessibility label.
  func button(_ title: String) -> UIButton? { UIView.button(title, in: bar) }

  /// Lets the bar be edited, and forgets what was heard of that.
  func edit() {
    bar.becomeFirstResponder()
    window.layoutIfNeeded()
    log.calls = []
  }
}

extension UIView {
  /// The button in a view that is seen and has a title, or an accessibility label.
  static func button(_ title: String, in view: UIView) -> UIButton? {
    for subview in view.subviews where !subview.isHidden {
      if let button = subview as? UIButton, button.title(for: .normal) == title || button.accessibilityLabel == title {
        return button
      }
      if let found = button(title, in: subview) { return found }
    }
    return nil
  }

  /// The first view of a class in a view.
  static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    for subview in view.subviews {
      if let found = subview as? View ?? first(type, in: subview) { return found }
    }
    return nil
  }
}

/// A delegate of a search bar that writes down what it hears.
@MainActor final class SearchLog: NSObject, UISearchBarDelegate {
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayChange = true
  var place = UIBarPosition.any

  func watch(_ field: UISearchTextField) {
    field.addAction(UIAction { [weak self] _ in self?.calls.append("event changed") }, for: .editingChanged)
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { place }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    calls.append("didBegin\(searchBar.isFirstResponder ? "" : " too early")")
  }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldEnd")
    return mayEnd
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("didChange '\(searchText)'\(searchText == searchBar.text ? "" : " too early")")
  }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    calls.append("shouldChange \(range.location),\(range.length) to '\(text)'")
    return mayChange
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search '\(searchBar.text ?? "")'") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel '\(searchBar.text ?? "")'") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
}
