import Foundation
import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The menu of cut, copy and paste, by touches.
@MainActor @Suite(.serialized, .languages("en")) struct `An edit menu` {
  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let field = UITextField(frame: CGRect(x: 40, y: 300, width: 300, height: 34))

  init() {
    UIPasteboard.makeGeneralFresh()
    let page = UIViewController()
    test.show(page)
    page.view.addSubview(field)
    field.text = "Hello world"
    field.becomeFirstResponder()
    settleAnimations()
    test.layOut()
  }

  private var menu: EditMenuView? { test.window.editMenu }
  private var titles: [String] { menu?.items.map(\.title) ?? [] }

  private func choose(_ title: String) {
    guard let menu, let item = menu.items.first(where: { $0.title == title }) else { return }
    let place = CGPoint(x: item.frame.midX, y: menu.bounds.midY)
    menu.tap(at: place)
    test.layOut()
  }

  private func tapWord(twice: Bool = true) {
    let caret = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: 2) ?? field.endOfDocument)
    field.tap(at: CGPoint(x: caret.midX, y: caret.midY), count: twice ? 2 : 1)
  }

  @Test func `says what can be done with a word that two taps select`() {
    // Tests that run at the same time have the same pasteboard.
    UIPasteboard.makeGeneralFresh()
    tapWord()
    #expect(field.text(in: field.selectedTextRange ?? UITextRange()) == "Hello")
    #expect(titles == ["Cut", "Copy", "Select All"])
    let frame = menu?.frame ?? .null
    let selection = field.convert(CGRect(x: 0, y: 0, width: 40, height: 34), to: nil)
    #expect(frame.maxY <= selection.maxY && frame.minX >= 8 && frame.height == 54, "\(frame)")
  }

  @Test func `copies, cuts and pastes by the pasteboard`() {
    tapWord()
    choose("Copy")
    #expect(UIPasteboard.general.string == "Hello" && menu == nil && field.text == "Hello world")
    tapWord()
    #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
    choose("Cut")
    #expect(field.text == " world")
    settleAnimations()
    UIPasteboard.general.string = "你好\n再见"
    field.selectAll(nil)
    field.editor.offerMenu()
    choose("Paste")
    #expect(field.text?.hasPrefix("你好") == true && field.text?.contains("\n") == false)
  }

  @Test func `of a caret selects, and then says what can be done with that`() {
    UIPasteboard.general.string = "x"
    field.editor.offerMenu()
    #expect(titles == ["Paste", "Select", "Select All"])
    choose("Select All")
    #expect(titles == ["Cut", "Copy", "Paste"])
    choose("Copy")
    #expect(UIPasteboard.general.string == "Hello world")
  }

  @Test func `goes when something else is touched, typed or first`() {
    tapWord()
    let gone = menu
    let finger = Finger(on: test.window)
    finger.press(at: CGPoint(x: 10, y: 100))
    #expect(menu == nil)
    finger.lift()
    settleAnimations()
    #expect(gone?.window == nil)
    tapWord()
    test.window.type("x")
    #expect(menu == nil && field.text == "x world")
    advance(seconds: 1)
    field.editor.offerMenu()
    #expect(menu != nil)
    field.resignFirstResponder()
    #expect(menu == nil)
  }

  @Test func `comes and goes by taps on the caret`() {
    let caret = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
    func tap() {
      let finger = Finger(on: test.window)
      finger.press(at: CGPoint(x: caret.midX, y: caret.midY))
      finger.hold(for: 0.05)
      finger.lift()
      advance(seconds: 1)
    }
    tap()
    #expect(menu != nil)
    tap()
    #expect(menu == nil)
    tap()
    #expect(menu != nil)
  }

  @Test func `chooses what the finger is lifted from`() throws {
    tapWord()
    let menu = try #require(menu)
    func place(_ index: Int) -> CGPoint {
      menu.convert(CGPoint(x: menu.items[index].frame.midX, y: menu.bounds.midY), to: nil)
    }
    let finger = Finger(on: test.window)
    finger.press(at: place(0))
    finger.move(to: CGPoint(x: 5, y: 500))
    finger.lift()
    #expect(field.text == "Hello world" && self.menu != nil)
    finger.press(at: place(0))
    finger.move(to: place(1))
    finger.lift()
    #expect(field.text == "Hello world" && UIPasteboard.general.string == "Hello" && self.menu == nil)
  }

  private final class FieldDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu {
      calls.append("menu for \(range.location),\(range.length)")
      return UIMenu(children: [UIAction(title: "Mark") { [weak self] _ in self?.calls.append("marked") }] + suggested)
    }
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      calls.append("comes")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      calls.append("goes")
    }
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu(range, suggestedActions) }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      calls.append("comes")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      calls.append("goes")
    }
  }

  @Test(arguments: [false, true]) func `has what the delegate of a field or a text view puts in`(isView: Bool) {
    let delegate = FieldDelegate()
    let textView = UITextView(frame: CGRect(x: 40, y: 300, width: 300, height: 100))
    if isView {
      field.removeFromSuperview()
      test.window.rootViewController?.view.addSubview(textView)
      textView.text = "Hello world"
      textView.delegate = delegate
      textView.becomeFirstResponder()
      settleAnimations()
      test.layOut()
    }
    field.delegate = delegate
    let responder: any TextEditorClient = isView ? textView : field
    responder.selectAll(nil)
    responder.editor.offerMenu()
    #expect(titles == ["Mark", "Cut", "Copy"])
    choose("Mark")
    #expect(delegate.calls == ["menu for 0,11", "comes", "goes", "marked"])
    responder.editor.offerMenu()
    choose("Cut")
    #expect(responder.hasText == false && UIPasteboard.general.string == "Hello world" && menu == nil)
  }

  // MARK: The interaction

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
    var rect = CGRect.null
    var calls: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      calls.append("menu for \(configuration.identifier)")
      return menu(suggestedActions)
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("will present")
      animator.addCompletion { [weak self] in self?.calls.append("presented") }
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("will dismiss")
      animator.addCompletion { [weak self] in self?.calls.append("dismissed") }
    }
  }

  @Test func `is shown by an interaction of any view, with its own actions`() {
    let (delegate, view) = (Delegate(), UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 60)))
    test.window.rootViewController?.view.addSubview(view)
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    let configuration = UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 100, y: 30))
    // A view that can do nothing has no menu.
    interaction.presentEditMenu(with: configuration)
    #expect(menu == nil && delegate.calls == ["menu for a"])
    delegate.calls = []
    var chosen = 0
    delegate.menu = { suggested in
      UIMenu(
        children: suggested + [
          UIAction(title: "Mark") { _ in chosen += 1 },
          UIAction(title: "Off", attributes: .disabled) { _ in chosen += 9 },
          UIAction(title: "Hidden", attributes: .hidden) { _ in },
        ])
    }
    interaction.presentEditMenu(with: configuration)
    #expect(titles == ["Mark", "Off"])
    #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 430))
    #expect(abs((menu?.frame.maxY ?? 0) - 426) < 0.5 && abs((menu?.frame.midX ?? 0) - 150) < 0.5)
    settleAnimations()
    choose("Off")
    #expect(chosen == 0 && menu != nil)
    delegate.rect = CGRect(x: 0, y: 50, width: 200, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(abs((menu?.frame.maxY ?? 0) - 446) < 0.5)
    choose("Mark")
    settleAnimations()
    #expect(chosen == 1 && menu == nil)
    #expect(delegate.calls == ["menu for a", "will present", "presented", "will dismiss", "dismissed"])
    interaction.presentEditMenu(with: configuration)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil && menu == nil && view.interactions.isEmpty)
    interaction.presentEditMenu(with: configuration)
    #expect(menu == nil)
  }

  @Test func `points up where there is no room above, and turns pages where it is too wide`() {
    let (delegate, view) = (Delegate(), UIView(frame: CGRect(x: 0, y: 50, width: 390, height: 20)))
    test.window.rootViewController?.view.addSubview(view)
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    delegate.menu = { _ in UIMenu(children: (1...12).map { UIAction(title: "Action \($0)") { _ in } }) }
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 385, y: 10)))
    #expect((menu?.frame.minY ?? 0) > 60 && (menu?.frame.maxX ?? 999) <= 382)
    var seen: [String] = []
    for _ in 0..<12 {
      seen += titles.filter { $0.hasPrefix("Action") }
      guard titles.contains("›") else { break }
      choose("›")
    }
    #expect(seen == (1...12).map { "Action \($0)" } && titles.first == "‹")
  }

  @Test func `looks as recorded`() throws {
    func draw(_ name: String, style: UIUserInterfaceStyle, overriding: (inout UITraitOverrides) -> Void = { _ in })
      throws
    {
      let test = TestWindow(size: CGSize(width: 320, height: 480))
      test.window.traitOverrides.userInterfaceStyle = style
      test.window.traitOverrides.displayScale = 2
      overriding(&test.window.traitOverrides)
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))
      field.borderStyle = .roundedRect
      field.text = "Hello world"
      page.view.addSubview(field)
      test.show(page)
      field.becomeFirstResponder()
      UIPasteboard.general.string = "x"
      settleAnimations()
      field.selectAll(nil)
      field.editor.offerMenu()
      settleAnimations()
      test.layOut()
      try expectPicture(of: test.window, named: "EditMenu/\(name)")
    }
    try draw("light", style: .light)
    try draw("dark", style: .dark)
    try draw("right-to-left", style: .light) { $0.layoutDirection = .rightToLeft }
    try draw("largest-text", style: .light) { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
  }
}
