import Testing
import UIKit

@MainActor struct TraitTests {
  @Test func `traits come down from the window, each level's overrides on top`() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let view = UIView()
    let deep = UIView()
    controller.view.addSubview(view)
    view.addSubview(deep)
    #expect(deep.traitCollection.userInterfaceStyle == .light)
    #expect(deep.traitCollection.displayScale == 3)
    #expect(deep.traitCollection.preferredContentSizeCategory == .large)

    window.overrideUserInterfaceStyle = .dark
    #expect(deep.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    #expect(deep.traitCollection.userInterfaceStyle == .light)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(controller.traitCollection.preferredContentSizeCategory == .large)
    #expect(deep.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(!view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(deep.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func `a registered closure hears of its own traits only, with what they were`() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(previous.userInterfaceStyle)
    }
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(heard.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(heard == [.light])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    #expect(heard == [.light])
  }

  @Test func `a background color is resolved anew when the style changes`() {
    let window = UIWindow()
    let view = UIView()
    window.addSubview(view)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test func `a tint color comes from the nearest view that has one`() {
    final class Recorder: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let view = Recorder()
    parent.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    view.changes = 0
    parent.tintColor = .systemRed
    #expect(view.tintColor == .systemRed)
    #expect(view.changes == 1)
    view.tintColor = .systemGreen
    parent.tintColor = .systemPink
    #expect(view.tintColor == .systemGreen)
    #expect(view.changes == 2)
  }

  @Test func `direction follows the trait unless the view's meaning forbids it`() {
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
      view.semanticContentAttribute = attribute
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
  }

  @Test func `current traits are the thread's own and come back after performAsCurrent`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    dark.performAsCurrent { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `each thread has current traits of its own`() async {
    let styles = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let before = UITraitCollection.current.userInterfaceStyle
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
        continuation.resume(returning: [before, UITraitCollection.current.userInterfaceStyle])
      }
    }
    #expect(styles == [.light, .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a view's traits are the current ones while it is laid out, and while it hears that they changed`() {
    final class Asking: UIView {
      var sizes: [UIContentSizeCategory] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        sizes.append(UITraitCollection.current.preferredContentSizeCategory)
      }
    }
    final class Controller: UIViewController {
      var sizes: [UIContentSizeCategory] = []
      override func viewWillLayoutSubviews() { sizes.append(UITraitCollection.current.preferredContentSizeCategory) }
      override func viewDidLayoutSubviews() { sizes.append(UITraitCollection.current.preferredContentSizeCategory) }
    }
    let (window, controller, view) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Controller(), Asking()
    )
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(view.sizes == [.large])
    var heard: [UIContentSizeCategory] = []
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: Asking, _) in
      heard.append(UITraitCollection.current.preferredContentSizeCategory)
    }
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    window.traitOverrides.preferredContentSizeCategory = .small
    window.layoutIfNeeded()
    #expect(heard == [.accessibilityLarge])
    #expect(view.sizes == [.large, .accessibilityLarge])
    #expect(controller.sizes == [.large, .large, .small, .small])
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }
}
