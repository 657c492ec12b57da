import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// No way back of the user's loses the changes of a pushed form: the Back button asks, and the swipe doesn't start.
@Suite @MainActor struct LeavingBackTests {
  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let draft: FormDraft<Booking>
  private let saved = Log()

  init() {
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    draft = FormDraft(Booking()) { [saved] in saved.add($0.name) }
    test.show(navigation)
  }

  private func push(_ page: UIViewController) {
    navigation.pushViewController(page, animated: true)
    settle()
  }

  private func settle() {
    settleAnimations()
    test.layOut()
  }

  private func tapBack() {
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 40, y: 69))
    finger.hold(for: 0.05)
    finger.lift()
    settle()
  }

  private func swipeBack() {
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 2, y: 500))
    for step in 1...10 { finger.move(to: CGPoint(x: 2 + 35 * CGFloat(step), y: 500), duration: 0.03) }
    finger.lift()
    settle()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func answer(_ text: InterfaceText) throws {
    try #require(labels(in: test.window).first { $0.text == text.text }).tap()
    settle()
  }

  private var isAsking: Bool { labels(in: test.window).contains { $0.text == InterfaceText.unsavedChanges.text } }

  /// Every combination of the user's gesture, a guard, and changes.
  @Test func `Back asks only where a guarded draft has changes, and the swipe goes back only where none has`() {
    for swipes in [false, true] {
      for isGuarded in [false, true] {
        for isChanged in [false, true] {
          let page = isGuarded ? GuardedPage([[draft]]) : UIViewController()
          push(page)
          if isChanged { draft.name = "Mia" }
          if swipes { swipeBack() } else { tapBack() }
          let stays = isGuarded && isChanged
          #expect((navigation.topViewController === page) == stays)
          #expect(isAsking == (stays && !swipes))
          if isAsking { try? answer(.keepEditing) }
          draft.revert()
          navigation.popToRootViewController(animated: false)
          settle()
        }
      }
    }
  }

  /// The answers to the question about unsaved changes.
  enum Answer: CaseIterable {
    case save, discard, keep

    @MainActor var text: InterfaceText {
      switch self {
      case .save: .saveChanges
      case .discard: .discardChanges
      case .keep: .keepEditing
      }
    }
  }

  @Test(arguments: Answer.allCases)
  func `the answer decides whether the page goes, and what becomes of the changes`(reply: Answer) throws {
    let page = GuardedPage([[draft]])
    push(page)
    draft.name = "Mia"
    tapBack()
    try answer(reply.text)
    #expect((navigation.topViewController === page) == (reply == .keep) && !isAsking)
    #expect(saved.lines == (reply == .save ? ["Mia"] : []))
    #expect(draft.isChanged == (reply == .keep))
    #expect((page.navigationItem.backAction == nil) == (reply != .keep))
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == (reply != .keep))
  }

  @Test func `the app's own action is there again when the draft has no changes, and goes on when it has`() throws {
    var leaves = 0
    let page = GuardedPage([[draft]])
    let own = UIAction(identifier: UIAction.Identifier("own")) { _ in leaves += 1 }
    page.navigationItem.backAction = own
    push(page)
    tapBack()
    #expect(leaves == 1)
    draft.name = "Mia"
    tapBack()
    #expect(leaves == 1 && isAsking)
    try answer(.keepEditing)
    draft.name = "Ada"
    #expect(page.navigationItem.backAction?.identifier == own.identifier)
    draft.name = "Mia"
    // The app replaces the action while the draft has changes.
    page.navigationItem.backAction = UIAction(identifier: UIAction.Identifier("newer")) { _ in leaves += 10 }
    draft.name = "Eva"
    tapBack()
    #expect(leaves == 1 && isAsking)
    try answer(.discardChanges)
    #expect(leaves == 11 && navigation.topViewController === page)
    #expect(page.navigationItem.backAction?.identifier.rawValue == "newer")
  }

  @Test func `a page without a Back button gets none`() {
    for isReplaced in [false, true] {
      let page = GuardedPage([[draft]])
      if isReplaced {
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
      } else {
        page.navigationItem.hidesBackButton = true
      }
      push(page)
      draft.name = "Mia"
      #expect(page.navigationItem.backAction == nil)
      draft.revert()
      navigation.popViewController(animated: false)
    }
    let first = GuardedPage([[draft]])
    navigation.viewControllers = [first]
    settle()
    draft.name = "Mia"
    #expect(first.navigationItem.backAction == nil)
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test func `every draft of the page with changes is asked about, in any arrangement of tables`() throws {
    for arrangement in 0..<3 {
      for changed in 0..<4 {
        let drafts = [FormDraft(Booking()), FormDraft(Booking())]
        let page: UIViewController
        if arrangement == 2 {
          page = UIViewController()
          for (place, draft) in drafts.enumerated() {
            let child = GuardedPage([[draft]])
            page.addChild(child)
            page.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: 100 + 300 * CGFloat(place), width: 390, height: 300)
            child.didMove(toParent: page)
          }
        } else {
          page = GuardedPage(arrangement == 0 ? [drafts] : drafts.map { [$0] })
        }
        push(page)
        for (place, draft) in drafts.enumerated() where changed & 1 << place != 0 { draft.name = "Mia" }
        tapBack()
        var count = 0
        while isAsking, count < 5 {
          count += 1
          #expect(navigation.topViewController === page)
          try answer(.discardChanges)
        }
        #expect(count == changed.nonzeroBitCount, "\(arrangement), \(changed)")
        #expect(navigation.viewControllers == [root] && drafts.allSatisfy { !$0.isChanged })
      }
    }
  }

  @Test func `pages over a form with changes can be left, also by a swipe, and the form still asks`() async throws {
    let page = GuardedPage([[draft]])
    push(page)
    draft.name = "Mia"
    for swipes in [false, true] {
      push(UIViewController())
      await nextTurns()
      #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
      if swipes { swipeBack() } else { tapBack() }
      await nextTurns()
      #expect(navigation.topViewController === page && !isAsking)
      swipeBack()
      #expect(navigation.topViewController === page)
      tapBack()
      #expect(isAsking)
      try answer(.keepEditing)
    }
  }

  @Test func `a form that had changes before it was pushed asks, and one that was popped leaves nothing behind`()
    async throws
  {
    draft.name = "Mia"
    let page = GuardedPage([[draft]])
    push(page)
    await nextTurns()
    tapBack()
    #expect(isAsking)
    try answer(.keepEditing)
    navigation.popViewController(animated: true)
    settle()
    await nextTurns()
    #expect(navigation.viewControllers == [root] && page.navigationItem.backAction == nil)
    push(UIViewController())
    swipeBack()
    #expect(navigation.viewControllers == [root])
    // What the app has turned off stays off.
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    push(page)
    await nextTurns()
    draft.revert()
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `a data source that is gone asks no more`() {
    let page = GuardedPage([[draft]])
    push(page)
    draft.name = "Mia"
    weak let dataSource = page.dataSources.first
    page.letGo()
    #expect(dataSource == nil && page.navigationItem.backAction == nil)
    tapBack()
    #expect(navigation.viewControllers == [root] && !isAsking)
  }

  @Test func `a form that was pushed in a sheet asks for both ways out`() throws {
    let stage = SheetStage()
    let first = UIViewController()
    first.title = "First"
    let inner = UINavigationController(rootViewController: first)
    let page = GuardedPage([[draft]])
    stage.present(inner)
    inner.pushViewController(page, animated: false)
    stage.settle()
    draft.name = "Mia"
    stage.pullDown()
    #expect(stage.isAsking)
    stage.answer(.keepEditing)
    let finger = TestFinger(on: stage.test)
    finger.press(at: inner.navigationBar.convert(CGPoint(x: 40, y: 28), to: stage.test.window))
    finger.lift()
    stage.settle()
    #expect(stage.isAsking && inner.topViewController === page)
    stage.answer(.discardChanges)
    #expect(inner.viewControllers.count == 1 && stage.root.presentedViewController === inner)
  }
}
