import Testing
import UIKit

/// Linux's `copy()` returns the same object for a class that doesn't conform to `NSCopying`.
@MainActor struct CopyTests {
  private func copy<Object: NSObject>(_ object: Object) throws -> Object { try #require(object.copy() as? Object) }

  @Test func `a bar's appearance and its copy have separate backgrounds`() throws {
    let appearances = [
      UIBarAppearance(), UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance(),
    ]
    for appearance in appearances {
      appearance.backgroundColor = .red
      let copy = try copy(appearance)
      #expect(copy !== appearance)
      #expect(type(of: copy) == type(of: appearance))
      #expect(copy.backgroundColor == .red)
      copy.configureWithTransparentBackground()
      #expect(appearance.backgroundColor == .red)
      #expect(appearance.shadowColor != nil)
    }
  }

  @Test func `a navigation bar's appearance copies its titles`() throws {
    let appearance = UINavigationBarAppearance()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
    let copy = try copy(appearance)
    #expect(copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
    copy.largeTitleTextAttributes = [:]
    #expect(appearance.largeTitleTextAttributes.count == 1)
  }

  @Test func `an action and its copy have separate states, and perform the same closure`() throws {
    var senders: [String] = []
    let action = UIAction(title: "Share", subtitle: "A link", attributes: .disabled) { senders.append($0.title) }
    let copy = try copy(action)
    #expect(copy !== action)
    #expect(copy.identifier == action.identifier)
    #expect(copy.subtitle == "A link")
    copy.title = "Send"
    copy.state = .on
    copy.attributes = []
    #expect(action.title == "Share")
    #expect(action.state == .off)
    #expect(action.attributes == .disabled)
    copy.performWithSender(nil, target: nil)
    #expect(senders == ["Send"])
  }

  @Test func `a menu and its copy have separate subtitles`() throws {
    let menu = UIMenu(title: "Sort", children: [UIAction(title: "Name") { _ in }])
    let copy = try copy(menu)
    #expect(copy.identifier == menu.identifier)
    #expect(copy.children.map(\.title) == ["Name"])
    copy.subtitle = "By name"
    #expect(menu.subtitle == nil)
  }

  @Test func `parameters of previews don't share a path with their copies`() throws {
    for parameters in [UIPreviewParameters(), UIDragPreviewParameters()] {
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      let copy = try copy(parameters)
      #expect(type(of: copy) == type(of: parameters))
      copy.visiblePath?.apply(CGAffineTransform(scaleX: 2, y: 2))
      copy.backgroundColor = .red
      #expect(copy.visiblePath?.bounds.width == 20)
      #expect(parameters.visiblePath?.bounds.width == 10)
      #expect(parameters.backgroundColor == nil)
    }
  }

  @Test func `the format of a renderer and its copy have separate scales`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let copy = try copy(format)
    #expect(copy.scale == 2)
    #expect(copy.opaque)
    copy.scale = 1
    #expect(format.scale == 2)
  }

  @Test func `an animation and its copy have separate values`() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 2
    let copy = try #require((animation as any NSCopying).copy(with: nil) as? CABasicAnimation)
    copy.duration = 1
    #expect(animation.duration == 2)
    #expect(copy.keyPath == "opacity")
  }

  @Test func `objects that never change copy like Apple's`() {
    let objects: [Any] = [
      UIFont.systemFont(ofSize: 17), UIColor.red, UITraitCollection(userInterfaceStyle: .dark),
      UIImage.SymbolConfiguration(pointSize: 10), UIDropProposal(operation: .copy), UISpringTimingParameters(),
      UICubicTimingParameters(),
    ]
    for object in objects { #expect(object is any NSCopying, "\(object)") }
  }

  @Test func `a color's rule captures an object that threads can't share`() {
    final class Theme { var accent = UIColor.red }
    let theme = Theme()
    let color = UIColor { _ in theme.accent }
    #expect(color.cgColor == UIColor.red.cgColor)
    theme.accent = .blue
    #expect(color.cgColor == UIColor.blue.cgColor)
  }
}
