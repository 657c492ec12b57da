import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// One controller over another: their relations, the order of calls, and the places of views.
@MainActor @Suite struct `A presented controller` {
  /// A controller that records calls, with its name.
  final class Page: UIViewController {
    let name: String
    let log: Log
    var flags: [String] = []

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func write(_ event: String) {
      log.events.append("\(name) \(event)")
      if isBeingPresented { flags.append("\(event): presented") }
      if isBeingDismissed { flags.append("\(event): dismissed") }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      write("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { write("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      write(view.window == nil ? "isAppearing outside" : "isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) { write("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
  }

  final class Log {
    var events: [String] = []

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  let log = Log()
  let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func shown() -> Page {
    let root = Page("root", log)
    window.show(root)
    _ = log.take()
    return root
  }

  private func page(_ name: String, _ style: UIModalPresentationStyle) -> Page {
    let page = Page(name, log)
    page.modalPresentationStyle = style
    return page
  }

  @Test func `reports other traits to its presentation controller`() throws {
    let test = TestWindow()
    let (root, page) = (UIViewController(), UIViewController())
    test.show(root)
    root.present(page, animated: false)
    let controller = try #require(page.presentationController)
    var sizes: [UIContentSizeCategory] = []
    let registration = controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (changed: UIPresentationController, previous) in
      sizes += [previous.preferredContentSizeCategory, changed.traitCollection.preferredContentSizeCategory]
    }
    test.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    test.window.overrideUserInterfaceStyle = .dark
    #expect(sizes == [.large, .extraLarge])
    controller.unregisterForTraitChanges(registration)
    test.window.traitOverrides.preferredContentSizeCategory = .small
    #expect(sizes.count == 2)
    root.dismiss(animated: false)
  }

  @Test func `is a page sheet that comes from below where nobody says otherwise`() {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .automatic)
    #expect(page.modalTransitionStyle == .coverVertical)
    #expect(!page.isModalInPresentation && !page.isBeingPresented && !page.isBeingDismissed)
    #expect(page.presentedViewController == nil && page.presentingViewController == nil)
  }

  // As reported of iOS 13 and later: the presenter's callbacks surround the presented one's, and a sheet's presenter has
  // none.
  @Test(arguments: [false, true]) func `on the whole screen takes the presenter's place, in Apple's order`(
    animated: Bool
  ) {
    let root = shown()
    let page = page("page", .fullScreen)
    root.present(page, animated: animated) { [log] in log.events.append("presented") }
    #expect(root.presentedViewController === page)
    #expect(page.presentingViewController === root)
    let coming = ["root willDisappear", "page didLoad", "page willAppear", "page isAppearing"]
    let come = ["page didAppear", "root didDisappear", "presented"]
    if animated {
      #expect(log.take() == coming)
      #expect(page.isBeingPresented)
      advance(seconds: 0.2)
      #expect(log.take() == [])
      settleAnimations()
      #expect(log.take() == come)
    } else {
      #expect(log.take() == coming + come)
    }
    #expect(!page.isBeingPresented)
    #expect(page.flags == ["didLoad", "willAppear", "isAppearing", "didAppear"].map { "\($0): presented" })
    #expect(root.view.window == nil)
    #expect(page.view.convert(page.view.bounds, to: nil) == window.window.bounds)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    page.flags = []

    page.dismiss(animated: animated) { [log] in log.events.append("dismissed") }
    let going = ["page willDisappear", "root willAppear", "root isAppearing"]
    let gone = ["root didAppear", "page didDisappear", "dismissed"]
    if animated {
      #expect(log.take() == going)
      #expect(page.isBeingDismissed)
      #expect(root.view.window != nil)
      settleAnimations()
      #expect(log.take() == gone)
    } else {
      #expect(log.take() == going + gone)
    }
    #expect(page.flags == ["willDisappear: dismissed", "didDisappear: dismissed"])
    #expect(!page.isBeingDismissed)
    #expect(root.presentedViewController == nil && page.presentingViewController == nil)
    #expect(page.view.window == nil)
    #expect(window.window.subviews == [root.view])
    #expect(root.view.frame == window.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func `over the presenter leaves it where it is and tells it nothing`(style: UIModalPresentationStyle) {
    let root = shown()
    let page = page("page", style)
    root.present(page, animated: true)
    settleAnimations()
    #expect(log.take() == ["page didLoad", "page willAppear", "page isAppearing", "page didAppear"])
    #expect(root.view.window != nil)
    root.dismiss(animated: true)
    settleAnimations()
    #expect(log.take() == ["page willDisappear", "page didDisappear"])
    #expect(window.window.subviews == [root.view])
  }

  // Assumed: 10 points below the safe area; what is behind it 16 points from the sides, at the safe area's top; a shade of 0.2.
  @Test func `as a sheet stands below the top, with the presenter pushed back and shaded`() throws {
    let root = shown()
    root.view.backgroundColor = .white
    let page = page("page", .pageSheet)
    root.present(page, animated: true)
    // The sheet comes from below, and its layout is that of the end from the start.
    let sheet = CGRect(x: 0, y: 57, width: 390, height: 787)
    #expect(page.view.bounds.size == sheet.size)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let content = try #require(page.view.superview)
    let start = try #require(content.layer.presentation())
    #expect(start.frame.minY == 844)
    advance(seconds: 0.2)
    let middle = try #require(content.layer.presentation())
    #expect(middle.frame.minY > 57 && middle.frame.minY < 844)
    settleAnimations()
    window.layOut()
    #expect(page.view.convert(page.view.bounds, to: nil) == sheet)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(content.layer.cornerRadius == 10)
    let behind = root.view.convert(root.view.bounds, to: nil)
    #expect(abs(behind.minX - 16) < 0.001 && abs(behind.minY - 47) < 0.001 && abs(behind.width - 358) < 0.001)
    // Nothing in it is laid out again.
    #expect(root.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    // Nothing behind it is touched.
    #expect(window.window.hitTest(CGPoint(x: 195, y: 52), with: nil)?.isDescendant(of: root.view) == false)

    page.dismiss(animated: true)
    settleAnimations()
    #expect(root.view.frame == window.window.bounds)
    #expect(root.view.transform == .identity)
    #expect(root.view.layer.cornerRadius == 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `fades in and out where it is to`() throws {
    let root = shown()
    let page = page("page", .overFullScreen)
    page.modalTransitionStyle = .crossDissolve
    root.present(page, animated: true)
    let content = try #require(page.view.superview)
    advance(seconds: 0.1)
    let layer = try #require(content.layer.presentation())
    #expect(layer.opacity > 0 && layer.opacity < 1)
    #expect(layer.frame == window.window.bounds)
    settleAnimations()
    #expect(content.alpha == 1)
    page.dismiss(animated: true)
    settleAnimations()
    #expect(root.presentedViewController == nil)
  }

  @Test func `is presented by the outermost container, and known to all that it contains`() {
    let inner = Page("inner", log)
    let navigation = UINavigationController(rootViewController: inner)
    window.show(navigation)
    _ = log.take()
    let content = Page("content", log)
    let sheet = UINavigationController(rootViewController: content)
    inner.present(sheet, animated: false)
    #expect(navigation.presentedViewController === sheet)
    #expect(inner.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    #expect(content.presentingViewController === navigation)
    #expect(log.take() == ["content didLoad", "content willAppear", "content isAppearing", "content didAppear"])
    // metrics.md 3: a bar in a sheet is 56 points high.
    window.layOut()
    #expect(sheet.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(content.view.safeAreaInsets.top == 56)
    content.dismiss(animated: false)
    #expect(log.take() == ["content willDisappear", "content didDisappear"])
    #expect(navigation.visibleViewController === inner)
  }

  @Test func `goes with all that stand over it, and only the uppermost is seen to go`() {
    let root = shown()
    let pages = ["one", "two", "three"].map { page($0, .pageSheet) }
    root.present(pages[0], animated: false)
    pages[0].present(pages[1], animated: false)
    pages[1].present(pages[2], animated: false)
    #expect(window.window.subviews.count == 4)
    _ = log.take()
    // Documented: a controller with one over it takes that away, else it goes itself.
    pages[2].dismiss(animated: false)
    #expect(log.take() == ["three willDisappear", "three didDisappear"])
    #expect(pages[1].presentingViewController === pages[0])
    pages[1].present(pages[2], animated: false)
    _ = log.take()
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    #expect(pages[1].view.window?.subviews[2].isHidden == true)
    #expect(pages[2].view.window?.subviews[3].isHidden == false)
    settleAnimations()
    #expect(isDone)
    #expect(log.take().sorted() == pages.flatMap { ["\($0.name) didDisappear", "\($0.name) willDisappear"] }.sorted())
    #expect(window.window.subviews == [root.view])
    #expect(pages.allSatisfy { $0.presentingViewController == nil && $0.presentedViewController == nil })
    #expect(root.view.transform == .identity)
  }

  @Test func `on the whole screen over another such goes with it, and the first presenter comes back`() {
    let root = shown()
    let pages = ["one", "two"].map { page($0, .fullScreen) }
    root.present(pages[0], animated: false)
    pages[0].present(pages[1], animated: false)
    #expect(window.window.subviews.count == 1)
    _ = log.take()
    root.dismiss(animated: true)
    settleAnimations()
    #expect(
      log.take() == [
        "two willDisappear", "root willAppear", "root isAppearing", "root didAppear", "two didDisappear",
      ])
    #expect(window.window.subviews == [root.view])
    #expect(pages.allSatisfy { $0.view.window == nil && $0.presentingViewController == nil })
  }

  @Test func `is pulled down by a finger, unless it is to stay`() throws {
    let root = shown()
    for stays in [true, false] {
      let page = page("page", .pageSheet)
      page.isModalInPresentation = stays
      root.present(page, animated: true)
      settleAnimations()
      // A little: it comes back.
      window.window.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150))
      settleAnimations()
      #expect(page.view.convert(CGPoint.zero, to: nil).y == 57)
      window.window.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 700))
      settleAnimations()
      #expect((root.presentedViewController == nil) == !stays)
      #expect(!stays || page.view.convert(CGPoint.zero, to: nil).y == 57)
      if stays { page.dismiss(animated: false) }
    }
    #expect(window.window.subviews == [root.view])
  }

  @Test func `is let go when it has gone, with its presentation`() {
    let root = shown()
    weak var held: UIViewController?
    weak var presentation: AnyObject?
    do {
      let page = page("page", .pageSheet)
      held = page
      root.present(page, animated: true)
      presentation = root.presentation
      settleAnimations()
      page.dismiss(animated: true)
      settleAnimations()
    }
    #expect(held == nil)
    #expect(presentation == nil)
  }

  @Test func `goes with a root controller that is replaced`() {
    let root = shown()
    root.present(page("page", .pageSheet), animated: false)
    let next = Page("next", log)
    window.show(next)
    #expect(window.window.subviews == [next.view])
    #expect(root.presentedViewController == nil)
  }

  @Test func `that cannot be shown is not, and the log says why`() {
    let root = shown()
    let (first, second) = (page("first", .pageSheet), page("second", .pageSheet))
    root.present(first, animated: false)
    var isCalled = false
    let twice = standardError { root.present(second, animated: false) { isCalled = true } }
    #expect(
      twice.contains("Attempt to present \(second) on \(root) (from \(root)) which is already presenting \(first)."))
    let outside = standardError { second.present(Page("third", log), animated: false) { isCalled = true } }
    #expect(outside.contains("whose view is not in the window hierarchy."))
    #expect(!isCalled)
    first.dismiss(animated: true)
    let again = standardError { first.dismiss(animated: true) { isCalled = true } }
    #expect(again.contains("while a presentation or dismiss is in progress!"))
    settleAnimations()
    #expect(!isCalled)
    #expect(root.presentedViewController == nil)
    // Assumed: if nothing is to be dismissed, the completion is called immediately.
    root.dismiss(animated: true) { isCalled = true }
    #expect(isCalled)
  }
}

/// Apple's words, as crash reports quote them.
@Suite struct `Misuse of presenting ends the process` {
  @Test func `for a controller on itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      }
    }
    expectEnd(
      result, "NSInvalidArgumentException",
      "Application tried to present modal view controller on itself. Presenting controller is <")
  }

  @Test func `for a controller that is presented already, and for a child`() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, root, page) = (TestWindow(), UIViewController(), UIViewController())
        window.show(root)
        root.present(page, animated: false)
        page.present(page, animated: false)
      }
    }
    expectEnd(twice, "NSInvalidArgumentException", "Application tried to present modal view controller on itself.")
    let again = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, root, page) = (TestWindow(), UIViewController(), UIViewController())
        window.show(root)
        root.present(page, animated: false)
        root.present(page, animated: false)
      }
    }
    expectEnd(
      again, "NSInvalidArgumentException", "Application tried to present modally a view controller <")
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (window, root, page) = (TestWindow(), UIViewController(), UIViewController())
        window.show(root)
        root.addChild(page)
        root.present(page, animated: false)
      }
    }
    expectEnd(child, "NSInvalidArgumentException", "Application tried to present modally an active controller <")
  }
}
