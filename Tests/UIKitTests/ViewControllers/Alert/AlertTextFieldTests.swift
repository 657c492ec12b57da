import Foundation
import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite(.serialized) struct `An alert with fields` {
  private func scene(_ count: Int = 2) -> AlertScene {
    KeyboardView.language = .english
    let scene = AlertScene(
      .alert, title: "Sign in", message: "With your name.", [("Cancel", .cancel), ("OK", .default)])
    for index in 0..<count {
      scene.alert.addTextField { field in
        field.placeholder = index == 0 ? "Name" : "Password"
        field.isSecureTextEntry = index == 1
        field.autocapitalizationType = .none
      }
    }
    return scene
  }

  @Test func `has them below its texts, the first one with the keyboard`() throws {
    let scene = scene()
    #expect(scene.alert.textFields?.map(\.placeholder) == ["Name", "Password"])
    scene.page.present(scene.alert, animated: true)
    settleAnimations()
    scene.test.layOut()
    let fields = try #require(scene.alert.textFields)
    #expect(fields[0].isFirstResponder)
    let frames = fields.map { $0.convert($0.bounds, to: scene.alert.view) }
    #expect(frames[0].minX == 16 && frames[0].width == 238 && frames[1].minY > frames[0].maxY)
    // The alert is in the middle of the space that the keyboard leaves.
    let frame = scene.alert.view.convert(scene.alert.view.bounds, to: nil)
    #expect(abs(frame.midY - (47 + 844 - 291) / 2) < 0.5, "\(frame)")
    scene.tap("OK")
    #expect(scene.calls == ["OK gone"] && scene.test.window.keyboardHeight == 0)
    #expect(UIAlertController(title: "A", message: nil, preferredStyle: .alert).textFields == nil)
  }

  @Test func `is typed into, and return goes on to the next field and then chooses`() throws {
    let scene = scene().shown()
    settleAnimations()
    let fields = try #require(scene.alert.textFields)
    scene.test.window.type("ann")
    scene.test.window.type("\n")
    #expect(fields[0].text == "ann" && fields[1].isFirstResponder)
    scene.test.window.type("secret")
    scene.test.window.type("\n")
    settleAnimations()
    #expect(fields[1].text == "secret" && scene.calls == ["OK gone"])
  }

  @Test func `may enable its button as the text changes`() throws {
    let scene = scene(1).shown()
    let (ok, field) = (scene.alert.actions[1], try #require(scene.alert.textFields?.first))
    ok.isEnabled = false
    field.addAction(UIAction { _ in ok.isEnabled = !(field.text ?? "").isEmpty }, for: .editingChanged)
    scene.tap("OK")
    #expect(scene.calls == [])
    scene.test.window.type("a")
    scene.tap("OK")
    #expect(scene.calls == ["OK gone"])
  }

  @Test func `ends the process where it is a sheet`() async {
    expectEnd(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
      }, "NSInternalInconsistencyException",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func `looks as recorded`(style: UIUserInterfaceStyle) throws {
    let scene = scene()
    scene.test.window.traitOverrides.displayScale = 2
    scene.test.window.traitOverrides.userInterfaceStyle = style
    scene.shown()
    settleAnimations()
    scene.test.window.type("Ann")
    scene.test.layOut()
    try expectPicture(of: scene.test.window, named: "Alerts/fields-\(style == .dark ? "dark" : "light")")
  }
}
