import PictureComparison
import TestSupport
import Testing
import UIKit

@testable import UIKit

/// Sheets of several heights. Apple documents the names and that the lowest height comes first; places, distances and
/// speeds are assumed.
@MainActor @Suite struct SheetTests {
  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let root = UIViewController()
  private let page = UIViewController()
  private let finger: TestFinger
  private let listener = Listener()

  private final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var may = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { may }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other")
    }
  }

  init() {
    finger = TestFinger(on: test)
    root.view.backgroundColor = .systemBackground
    page.view.backgroundColor = .secondarySystemBackground
    test.show(root)
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) -> UISheetPresentationController? {
    let sheet = page.sheetPresentationController
    sheet?.detents = detents
    sheet?.delegate = listener
    root.present(page, animated: true)
    settleAnimations()
    return sheet
  }

  private var top: CGFloat { page.view.convert(page.view.bounds, to: nil).minY }

  private func drag(from y: CGFloat, by way: CGFloat, quick: Bool = false) {
    finger.press(at: CGPoint(x: 195, y: y))
    for step in 1...8 {
      finger.move(to: CGPoint(x: 195, y: y + way * CGFloat(step) / 8), duration: quick ? 1 / 120 : 0.05)
    }
    if !quick { finger.hold(for: 0.3) }
    finger.lift()
    settleAnimations()
  }

  @Test func `is there before it is presented, for the styles of a sheet alone`() {
    #expect(page.sheetPresentationController?.detents.map(\.identifier) == [.large])
    #expect(page.presentationController === page.sheetPresentationController)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil && full.presentationController?.presentedViewController === full)
    _ = present([.large()])
    #expect(
      page.presentationController?.presentingViewController === root
        && page.presentationController?.containerView != nil)
  }

  @Test func `begins at its lowest height, and pushes what is behind back at the full one alone`() {
    let sheet = present([.medium(), .large()])
    #expect(top == 422 && page.view.bounds.height == 422 && page.view.safeAreaInsets.bottom == 34)
    #expect(root.view.transform == .identity)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    advance(seconds: 0.1)
    settleAnimations()
    #expect(top == 57 && page.view.bounds.height == 787 && root.view.transform != .identity)
    sheet?.selectedDetentIdentifier = .medium
    test.layOut()
    #expect(top == 422 && root.view.transform == .identity && listener.calls == [])
  }

  @Test func `a finger moves it from height to height, and takes it away from the lowest`() {
    let sheet = present([.medium(), .large()])
    drag(from: 440, by: -290)
    #expect(top == 57 && sheet?.selectedDetentIdentifier == .large && listener.calls == ["large"])
    drag(from: 70, by: 300)
    #expect(top == 422 && listener.calls == ["large", "other"])
    drag(from: 440, by: 60)
    #expect(top == 422 && root.presentedViewController === page)
    drag(from: 440, by: 300)
    #expect(root.presentedViewController == nil && listener.calls == ["large", "other", "will", "did"])
  }

  @Test func `a quick drag goes on to the next height, or away`() {
    _ = present([.medium(), .large()])
    drag(from: 440, by: -80, quick: true)
    #expect(top == 57)
    drag(from: 70, by: 90, quick: true)
    drag(from: 440, by: 90, quick: true)
    #expect(root.presentedViewController == nil)
  }

  @Test func `one that is to stay comes back, and the delegate hears of the attempt`() {
    _ = present([.large()])
    listener.may = false
    drag(from: 70, by: 600)
    #expect(top == 57 && listener.calls == ["attempt"] && root.presentedViewController === page)
    listener.may = true
    page.isModalInPresentation = true
    drag(from: 70, by: 100)
    #expect(listener.calls == ["attempt"])
    drag(from: 70, by: 600)
    #expect(listener.calls == ["attempt", "attempt"])
    page.dismiss(animated: false)
    #expect(listener.calls == ["attempt", "attempt"], "code tells nobody")
  }

  @Test func `heights of the app's are within the safe area, at most the full one, and may be left out`() {
    let low = UISheetPresentationController.Detent.Identifier("low")
    var seen: CGFloat = 0
    let sheet = present([
      .custom(identifier: low) { context in
        seen = context.maximumDetentValue
        return 200
      }, .custom { _ in nil }, .custom { _ in 10_000 },
    ])
    #expect(seen == 844 - 57 - 34 && top == 844 - 34 - 200)
    drag(from: 630, by: -400)
    #expect(top == 57)
    sheet?.selectedDetentIdentifier = low
    test.layOut()
    #expect(top == 610)
  }

  @Test func `without a shade what is behind it is touched`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    page.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let sheet = present([.medium(), .large()])
    finger.press(at: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(taps == 1)
    sheet?.largestUndimmedDetentIdentifier = nil
    finger.press(at: CGPoint(x: 100, y: 150))
    finger.lift()
    #expect(taps == 1)
  }

  @Test func `a list at its beginning lets the sheet grow first, and shrink`() {
    let table = UITableView()
    let rows = RefreshRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    page.view = table
    let sheet = present([.medium(), .large()])
    drag(from: 600, by: -290)
    #expect(sheet?.selectedDetentIdentifier == .large && table.contentOffset.y == -table.adjustedContentInset.top)
    drag(from: 600, by: -150)
    #expect(table.contentOffset.y > 50 && top == 57)
    table.contentOffset.y = -table.adjustedContentInset.top
    drag(from: 300, by: 300)
    #expect(sheet?.selectedDetentIdentifier == .medium)
    sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
    drag(from: 600, by: -150)
    #expect(sheet?.selectedDetentIdentifier == .medium && table.contentOffset.y > 50)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func `looks as an iPhone's`(style: UIUserInterfaceStyle) throws
  {
    test.window.traitOverrides.userInterfaceStyle = style
    let sheet = page.sheetPresentationController
    sheet?.prefersGrabberVisible = true
    sheet?.preferredCornerRadius = 24
    _ = present([.medium(), .large()])
    test.layOut()
    try expectPicture(of: test.window, named: "ViewControllers/sheet-\(style == .dark ? "dark" : "light")", scale: 1)
  }
}
