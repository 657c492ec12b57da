import Testing
import UIKit

/// Declarations that code for both platforms depends on.
@MainActor struct DeclarationTests {
  @Test func `insets, offsets, and option sets aren't hashable, so apps can add the conformance`() {
    let values: [Any] = [
      UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero, UIOffset.zero, UIControl.State.normal,
      NSParagraphStyle.LineBreakStrategy.standard, UIFontDescriptor.SymbolicTraits.traitBold,
    ]
    for value in values { #expect(!(value is any Hashable), "\(value)") }
  }

  @Test func `configurations with other margins are different, and equal ones have equal hashes`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "A"
    #expect(Set([configuration, configuration]).count == 1)
    var other = configuration
    other.directionalLayoutMargins.top += 1
    #expect(Set([configuration, other]).count == 2)
    var button = UIButton.Configuration.filled()
    let first = button
    button.contentInsets.leading = 40
    #expect(Set([first, button, first]).count == 2)
  }

  @Test func `a guide moves to the view that its owningView is set to`() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.owningView = first
    #expect(first.layoutGuides.contains(guide))
    guide.owningView = second
    #expect(!first.layoutGuides.contains(guide))
    #expect(second.layoutGuides.contains(guide))
    guide.owningView = nil
    #expect(second.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
  }

  @Test func `a caret between two lines shows at the end of the first line if its affinity is backward`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "word ", count: 10)
    let lineEnd = (1...40).first { offset in
      guard let place = view.position(from: view.beginningOfDocument, offset: offset) else { return false }
      return view.caretRect(for: place).minY > view.caretRect(for: view.beginningOfDocument).minY
    }
    view.selectedRange = NSRange(location: try #require(lineEnd), length: 0)
    let below = view.caretRect(for: try #require(view.selectedTextRange).end)
    #expect(view.selectionAffinity == .forward)
    view.selectionAffinity = .backward
    #expect(view.selectionAffinity == .backward)
    let above = view.caretRect(for: try #require(view.selectedTextRange).end)
    #expect(above.minY < below.minY)
    #expect(above.minX > below.minX)
  }

  @Test func `a subclass calls the designated initializers of springs and font descriptors`() {
    final class Bouncy: UISpringTimingParameters {
      override init() { super.init(dampingRatio: 0.4, initialVelocity: CGVector(dx: 1, dy: 0)) }
    }
    final class Named: UIFontDescriptor, @unchecked Sendable {
      init() { super.init(fontAttributes: [.size: 20]) }
    }
    #expect(Bouncy().initialVelocity.dx == 1)
    #expect(Named().pointSize == 20)
  }

  @Test func `a class conforms to the edit actions without implementing any`() {
    final class Actions: NSObject, UIResponderStandardEditActions {}
    let actions: any UIResponderStandardEditActions = Actions()
    actions.selectAll(nil)
  }

  @Test func `a screen has traits like the windows on it`() {
    let environment: any UITraitEnvironment = UIScreen.main
    #expect(environment.traitCollection.displayScale == UIScreen.main.scale)
  }

  @Test func `overrides of deprecated methods are still called`() {
    final class Button: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 3, y: 4, width: 50, height: 20)
      }
    }
    final class View: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (button, view) = (Button(frame: CGRect(x: 0, y: 0, width: 80, height: 30)), View())
    button.setTitle("A", for: .normal)
    window.addSubview(button)
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 3, y: 4, width: 50, height: 20))
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(view.styles.last == .dark)
  }

  @Test func `a color travels in an item provider`() async {
    let provider = NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
    #expect(provider.canLoadObject(ofClass: UIColor.self))
    let loaded: UIColor? = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIColor.self) { object, _ in done.resume(returning: object as? UIColor) }
    }
    #expect(loaded == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75))
  }

  @Test func `the buttons of an alert have the identifiers of their actions`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Delete", style: .destructive)
    action.accessibilityIdentifier = "delete"
    alert.addAction(action)
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    func identifiers(_ view: UIView) -> [String] {
      [view.accessibilityIdentifier].compactMap { $0 } + view.subviews.flatMap(identifiers)
    }
    #expect(identifiers(window) == ["delete"])
    action.accessibilityIdentifier = "remove"
    window.layoutIfNeeded()
    #expect(identifiers(window) == ["remove"])
  }

  @Test func `a menu element's copy has its identifier, and a presentation its container's traits`() throws {
    let action = UIAction(title: "A") { _ in }
    action.accessibilityIdentifier = "a"
    #expect((action.copy() as? UIAction)?.accessibilityIdentifier == "a")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.overrideUserInterfaceStyle = .dark
    let (root, page) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(page, animated: false)
    let environment: any UITraitEnvironment = try #require(page.presentationController)
    #expect(environment.traitCollection.userInterfaceStyle == .dark)
  }
}
