import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// A search bar's responses to touches and keys, and its calls to the delegate.
@MainActor @Suite(.languages("en")) struct SearchBarTests {
  @Test("A tap begins editing, keys are told one by one, and the delegate is asked before each")
  func typing() {
    let scene = SearchBarScene()
    scene.field.tap()
    #expect(scene.bar.isFirstResponder)
    #expect(scene.log.calls == ["shouldBegin", "didBegin"])
    scene.log.calls = []
    scene.keyboard.type("ma")
    #expect(
      scene.log.calls == [
        "shouldChange 0,0 to 'm'", "didChange 'm'", "event changed", "shouldChange 1,0 to 'a'", "didChange 'ma'",
        "event changed",
      ])
    #expect(scene.bar.text == "ma")
  }

  @Test("The keys of the keyboard on the screen are told as those of a real one")
  func typingOnTheScreen() {
    let scene = KeyboardScene()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
    let log = SearchLog()
    bar.delegate = log
    bar.autocapitalizationType = .none
    scene.page.view.addSubview(bar)
    scene.test.layOut()
    bar.searchTextField.tap()
    settleAnimations()
    scene.test.layOut()
    scene.type("ma")
    #expect(bar.text == "ma")
    scene.tap(.enter)
    #expect(
      log.calls.filter { !$0.hasPrefix("should") } == ["didBegin", "didChange 'm'", "didChange 'ma'", "search 'ma'"])
  }

  @Test("A delegate can refuse the beginning, a change and the end")
  func refusals() {
    let scene = SearchBarScene()
    scene.log.mayBegin = false
    scene.field.tap()
    #expect(!scene.bar.isFirstResponder)
    #expect(scene.log.calls == ["shouldBegin"])
    scene.log.mayBegin = true
    scene.edit()
    scene.log.mayChange = false
    scene.keyboard.type("m")
    #expect(scene.bar.text?.isEmpty == true)
    #expect(scene.log.calls == ["shouldChange 0,0 to 'm'"])
    scene.log.calls = []
    scene.log.mayEnd = false
    #expect(!scene.bar.resignFirstResponder())
    #expect(scene.bar.isFirstResponder)
    scene.log.mayEnd = true
    #expect(scene.bar.resignFirstResponder())
    #expect(scene.log.calls == ["shouldEnd", "shouldEnd", "didEnd"])
  }

  @Test("Text that code sets is not told, in the bar or in its field", arguments: [true, false])
  func textByCode(inBar: Bool) {
    let scene = SearchBarScene()
    scene.edit()
    if inBar { scene.bar.text = "code" } else { scene.field.text = "code" }
    #expect(scene.bar.text == "code")
    #expect(scene.log.calls.isEmpty)
    scene.bar.text = nil
    #expect(scene.bar.text?.isEmpty == true)
    #expect(scene.log.calls.isEmpty)
  }

  @Test("Pasting, cutting and deleting are told")
  func otherChanges() {
    let scene = SearchBarScene()
    scene.edit()
    UIPasteboard.general.string = "mar"
    scene.field.paste(nil)
    #expect(scene.log.calls.contains("didChange 'mar'"))
    scene.field.selectAll(nil)
    scene.field.cut(nil)
    #expect(scene.log.calls.contains("didChange ''"))
    scene.keyboard.type("x")
    scene.log.calls = []
    scene.keyboard.press(.keyboardDeleteOrBackspace)
    #expect(scene.log.calls == ["shouldChange 0,1 to ''", "didChange ''", "event changed"])
  }

  @Test("Text that is not decided yet is told too, as Chinese is typed (assumed: log it with the Pinyin keyboard)")
  func markedText() {
    let scene = SearchBarScene()
    scene.edit()
    scene.field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(scene.log.calls.contains("didChange 'ni'"))
    scene.log.calls = []
    scene.field.insertText("你")
    #expect(scene.log.calls.filter { $0.hasPrefix("did") } == ["didChange '你'"])
  }

  @Test("The clear button stands beside any text, and takes it away: that is told, without asking (assumed: log it)")
  func clearing() throws {
    let scene = SearchBarScene()
    #expect(scene.button("Clear text") == nil)
    scene.bar.text = "mar"
    scene.window.layoutIfNeeded()
    let button = try #require(scene.button("Clear text"))
    #expect(button.tap())
    #expect(scene.bar.text?.isEmpty == true)
    #expect(scene.log.calls == ["didChange ''", "event changed", "shouldBegin", "didBegin"])
    #expect(scene.bar.isFirstResponder)
  }

  @Test("The cancel button only tells: the text stays, and so does the keyboard")
  func canceling() throws {
    let scene = SearchBarScene { $0.showsCancelButton = true }
    scene.edit()
    scene.keyboard.type("m")
    scene.log.calls = []
    #expect(try #require(scene.button("Cancel")).tap())
    #expect(scene.log.calls == ["cancel 'm'"])
    #expect(scene.bar.text == "m")
    #expect(scene.bar.isFirstResponder)
  }

  @Test("After editing the cancel button does nothing until it begins again, as reported")
  func cancelAfterEditing() throws {
    let scene = SearchBarScene { $0.showsCancelButton = true }
    let button = try #require(scene.button("Cancel"))
    #expect(button.isEnabled, "assumed: nothing was edited yet")
    scene.edit()
    #expect(button.isEnabled)
    scene.bar.resignFirstResponder()
    #expect(!button.isEnabled)
    scene.bar.becomeFirstResponder()
    #expect(button.isEnabled)
  }

  @Test("The return key searches, and leaves the keyboard to the delegate; without text it does nothing")
  func searching() {
    let scene = SearchBarScene()
    scene.edit()
    scene.keyboard.press(.keyboardReturnOrEnter)
    #expect(scene.log.calls.isEmpty)
    scene.keyboard.type("m\n")
    #expect(scene.log.calls.last == "search 'm'")
    #expect(scene.bar.isFirstResponder)
    scene.bar.enablesReturnKeyAutomatically = false
    scene.bar.text = ""
    scene.keyboard.press(.keyboardReturnOrEnter)
    #expect(scene.log.calls.last == "search ''")
  }

  @Test("A tap on a scope selects and tells it; code selects without telling")
  func scopes() throws {
    let scene = SearchBarScene {
      $0.scopeButtonTitles = ["All", "Birds", "Places"]
      $0.showsScopeBar = true
    }
    let control = try #require(UIView.first(UISegmentedControl.self, in: scene.bar))
    #expect(scene.bar.selectedScopeButtonIndex == 0)
    #expect(control.selectedSegmentIndex == 0)
    control.tap(at: CGPoint(x: control.bounds.maxX - 20, y: 15))
    #expect(scene.log.calls == ["scope 2"])
    #expect(scene.bar.selectedScopeButtonIndex == 2)
    scene.log.calls = []
    scene.bar.selectedScopeButtonIndex = 1
    #expect(control.selectedSegmentIndex == 1)
    #expect(scene.log.calls.isEmpty)
    for wrong in [-1, 3, Int.max, Int.min] {
      scene.bar.selectedScopeButtonIndex = wrong
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  @Test("The bookmark button, and that of the results, stand where there is no text")
  func sideButtons() throws {
    let scene = SearchBarScene { $0.showsBookmarkButton = true }
    let right = try #require(scene.field.rightView)
    #expect(right.tap())
    scene.bar.showsSearchResultsButton = true
    scene.window.layoutIfNeeded()
    #expect(right.tap())
    #expect(scene.log.calls == ["bookmark", "results"])
    scene.bar.text = "m"
    scene.window.layoutIfNeeded()
    #expect(right.isHidden)
    #expect(scene.button("Clear text") != nil)
  }

  @Test("A bar that is disabled is not edited, ends its editing, and cannot be canceled")
  func disabled() throws {
    let scene = SearchBarScene { $0.showsCancelButton = true }
    scene.edit()
    scene.bar.isEnabled = false
    #expect(!scene.bar.isFirstResponder)
    scene.log.calls = []
    scene.field.tap()
    scene.button("Cancel")?.tap()
    #expect(scene.log.calls.isEmpty)
    scene.bar.isEnabled = true
    scene.field.tap()
    #expect(scene.bar.isFirstResponder)
  }

  @Test("What the keyboard asks a text for is the field's")
  func traits() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    bar.keyboardType = .emailAddress
    bar.autocorrectionType = .no
    #expect(bar.searchTextField.keyboardType == .emailAddress)
    #expect(bar.searchTextField.autocorrectionType == .no)
    let accessory = UIView()
    bar.inputAccessoryView = accessory
    #expect(bar.searchTextField.inputAccessoryView === accessory)
    #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
  }

  @Test("A bar keeps neither its delegate nor itself")
  func leaks() {
    weak var bar: UISearchBar?
    weak var log: SearchLog?
    do {
      let scene = SearchBarScene { $0.showsBookmarkButton = true }
      scene.edit()
      scene.keyboard.type("m")
      (bar, log) = (scene.bar, scene.log)
      scene.bar.removeFromSuperview()
      settleAnimations()
    }
    #expect(bar == nil)
    #expect(log == nil)
  }
}
