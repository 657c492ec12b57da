import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// The escape key of a host is a way back wherever the user edits no text.
@MainActor @Suite struct `The escape key of a host` {
  @Test func `leaves what is on top: a sheet, then a page, and never the first page`() {
    let scene = NavigationScene(["Root", "Form"])
    let host = WindowHost(scene.test.window)
    scene.navigation.present(UIViewController(), animated: true)
    scene.settle()
    host.press(.keyboardEscape)
    scene.settle()
    #expect(scene.navigation.presentedViewController == nil && scene.titles == ["Root", "Form"])
    for _ in 0..<2 {
      host.press(.keyboardEscape)
      scene.settle()
      #expect(scene.titles == ["Root"])
    }
  }

  @Test func `performs a page's backAction instead`() {
    let scene = NavigationScene(["Root", "Form"])
    var count = 0
    scene.top.navigationItem.backAction = UIAction { _ in count += 1 }
    WindowHost(scene.test.window).press(.keyboardEscape)
    scene.settle()
    #expect(count == 1 && scene.titles == ["Root", "Form"])
  }

  @Test func `does nothing while text is edited, or with a modifier key`() {
    let scene = NavigationScene(["Root", "Form"])
    let host = WindowHost(scene.test.window)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    scene.top.view.addSubview(field)
    field.becomeFirstResponder()
    host.press(.keyboardEscape)
    field.resignFirstResponder()
    host.press(.keyboardEscape, .command)
    scene.settle()
    #expect(scene.titles == ["Root", "Form"])
  }
}
