import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A form with changes is not left by accident.
@Suite @MainActor struct LeavingTests {
  private final class FormController: UIViewController {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let draft: FormDraft<Booking>
    let log = Log()
    var dataSource: TableViewDataSource?

    init(_ draft: FormDraft<Booking>) {
      self.draft = draft
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(tableView)
      dataSource = DataSource(tableView)
        .onError(by: weakSelf) { owner, error in owner.log.add("\(error)") }
        .confirmsUnsavedChanges(of: draft)
        .section()
        .textField("Name", \.name, of: draft).validate(.required)
        .make()
    }
  }

  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let root = UIViewController()
  private let page: FormController
  private let draft: FormDraft<Booking>
  private let saved = Log()

  init() {
    draft = FormDraft(Booking()) { [saved] in saved.add($0.name) }
    page = FormController(draft)
    navigation = UINavigationController(rootViewController: page)
    root.view.backgroundColor = .systemBackground
    test.show(root)
  }

  private let navigation: UINavigationController

  private func present() {
    root.present(navigation, animated: true)
    settleAnimations()
    test.layOut()
  }

  private func pullDown() {
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: 195, y: 70))
    for step in 1...8 { finger.move(to: CGPoint(x: 195, y: 70 + 80 * CGFloat(step)), duration: 0.05) }
    finger.hold(for: 0.3)
    finger.lift()
    settleAnimations()
    test.layOut()
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func tap(_ title: String) throws {
    try #require(labels(in: test.window).first { $0.text == title }).tap()
    settleAnimations()
    test.layOut()
  }

  private var isAsking: Bool { labels(in: test.window).contains { $0.text == InterfaceText.unsavedChanges.text } }

  @Test func `a sheet without changes is pulled away, and one with changes asks`() throws {
    present()
    #expect(!page.isModalInPresentation)
    draft.name = "Mia"
    #expect(page.isModalInPresentation)
    pullDown()
    #expect(root.presentedViewController === navigation && isAsking)
    try tap(InterfaceText.keepEditing.text)
    #expect(root.presentedViewController === navigation && !isAsking && draft.name == "Mia")
    draft.name = "Ada"
    #expect(!page.isModalInPresentation, "set back is no change")
    pullDown()
    #expect(root.presentedViewController == nil)
  }

  @Test func `the user discards the changes, and the sheet goes`() throws {
    present()
    draft.name = "Mia"
    pullDown()
    try tap(InterfaceText.discardChanges.text)
    #expect(root.presentedViewController == nil && draft.name == "Ada" && saved.lines == [])
    #expect(!page.isModalInPresentation)
  }

  @Test func `the user saves, and the sheet goes; with a mistake it stays, and the error is told`()
    async throws
  {
    present()
    draft.name = ""
    pullDown()
    try tap(InterfaceText.saveChanges.text)
    #expect(
      root.presentedViewController === navigation && page.log.lines == ["The draft has mistakes: This is required."])
    draft.name = "Mia"
    pullDown()
    try tap(InterfaceText.saveChanges.text)
    #expect(root.presentedViewController == nil && saved.lines == ["Mia"])
  }

  @Test func `a button that leaves asks too, and only where there are changes`() throws {
    present()
    var left = 0
    page.dataSource?.confirmUnsavedChanges { left += 1 }
    #expect(left == 1)
    draft.name = "Mia"
    page.dataSource?.confirmUnsavedChanges { left += 1 }
    page.dataSource?.confirmUnsavedChanges { left += 1 }
    settleAnimations()
    #expect(left == 1 && isAsking)
    try tap(InterfaceText.discardChanges.text)
    #expect(left == 2 && draft.name == "Ada")
  }

  @Test func `asks in Chinese`() {
    #expect(InterfaceText.unsavedChanges.text(in: ["zh-Hans"]) == "更改尚未存储。")
    #expect(InterfaceText.keepEditing.text(in: ["zh-Hans"]) == "继续编辑")
  }

  @Test func `what the app has made modal itself stays so, and its delegate is asked`() {
    final class Own: NSObject, UIAdaptivePresentationControllerDelegate {
      var count = 0
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { count += 1 }
    }
    let own = Own()
    present()
    page.isModalInPresentation = true
    navigation.presentationController?.delegate = own
    draft.name = "Mia"
    pullDown()
    #expect(own.count == 1 && !isAsking)
    draft.revert()
    #expect(page.isModalInPresentation)
  }

  @Test func `a live object that goes sets its controller free, and nothing is kept`() {
    present()
    draft.name = "Mia"
    weak let dataSource = page.dataSource
    page.dataSource = nil
    #expect(dataSource == nil && !page.isModalInPresentation)
  }
}
