import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A sheet goes without a question only if no draft that any of its tables guards has changes; else the user is asked about each of them.
@Suite @MainActor struct SeveralGuardsTests {
  /// Where two guarded drafts are in one sheet.
  private enum Arrangement: CaseIterable {
    case oneTable, twoTables, twoControllers, pushedPage, coveredPage

    /// Returns what is presented, and what has to happen once it is.
    @MainActor func make(_ one: FormDraft<Booking>, _ other: FormDraft<Booking>) -> (UIViewController, () -> Void) {
      switch self {
      case .oneTable: return (UINavigationController(rootViewController: GuardedPage([[one, other]])), {})
      case .twoTables: return (UINavigationController(rootViewController: GuardedPage([[one], [other]])), {})
      case .twoControllers:
        let parent = UIViewController()
        for (place, draft) in [one, other].enumerated() {
          let child = GuardedPage([[draft]])
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.view.frame = CGRect(x: 0, y: 300 * CGFloat(place), width: 390, height: 300)
          child.didMove(toParent: parent)
        }
        return (UINavigationController(rootViewController: parent), {})
      case .pushedPage:
        let navigation = UINavigationController(rootViewController: GuardedPage([[one]]))
        return (navigation, { navigation.pushViewController(GuardedPage([[other]]), animated: false) })
      case .coveredPage:
        let navigation = UINavigationController(rootViewController: GuardedPage([[one, other]]))
        return (navigation, { navigation.pushViewController(UIViewController(), animated: false) })
      }
    }
  }

  private func changes(_ drafts: [FormDraft<Booking>], _ which: Int) {
    for (place, draft) in drafts.enumerated() where which & 1 << place != 0 { draft.name = "Mia" }
  }

  @Test func `wherever the drafts are, and whenever they have changed, the user is asked about each of them once`() {
    for arrangement in Arrangement.allCases {
      for changed in 0..<4 {
        for isChangedBefore in [false, true] {
          let (stage, drafts) = (SheetStage(), [FormDraft(Booking()), FormDraft(Booking())])
          let label = "\(arrangement), \(changed), \(isChangedBefore)"
          if isChangedBefore { changes(drafts, changed) }
          let (controller, goOn) = arrangement.make(drafts[0], drafts[1])
          stage.present(controller)
          goOn()
          stage.settle()
          if !isChangedBefore { changes(drafts, changed) }
          stage.pullDown()
          #expect((stage.root.presentedViewController == nil) == (changed == 0), "\(label)")
          var count = 0
          while stage.isAsking, count < 5 {
            count += 1
            stage.answer(.discardChanges)
          }
          #expect(count == changed.nonzeroBitCount, "\(label)")
          #expect(stage.root.presentedViewController == nil, "\(label)")
          #expect(drafts.allSatisfy { !$0.isChanged }, "\(label)")
        }
      }
    }
  }

  @Test func `whichever draft is saved or set back first, the sheet stays until the last one is`() throws {
    for arrangement in Arrangement.allCases {
      for first in 0..<2 {
        let (stage, drafts) = (SheetStage(), [FormDraft(Booking()), FormDraft(Booking())])
        let (controller, goOn) = arrangement.make(drafts[0], drafts[1])
        stage.present(controller)
        goOn()
        stage.settle()
        changes(drafts, 3)
        try drafts[first].commit()
        stage.pullDown()
        #expect(stage.root.presentedViewController === controller && stage.isAsking, "\(arrangement), \(first)")
        stage.answer(.keepEditing)
        drafts[1 - first].revert()
        stage.pullDown()
        #expect(stage.root.presentedViewController == nil && !stage.isAsking, "\(arrangement), \(first)")
      }
    }
  }

  @Test func `a user who goes on editing the second draft stays, whatever became of the first`() {
    for answer in [InterfaceText.saveChanges, .discardChanges] {
      let (stage, drafts) = (SheetStage(), [FormDraft(Booking()), FormDraft(Booking())])
      stage.present(UINavigationController(rootViewController: GuardedPage([drafts])))
      changes(drafts, 3)
      stage.pullDown()
      stage.answer(answer)
      #expect(stage.isAsking)
      stage.answer(.keepEditing)
      #expect(stage.root.presentedViewController != nil && !drafts[0].isChanged && drafts[1].name == "Mia")
    }
  }

  @Test func `one draft that two tables guard is asked about once`() {
    let (stage, draft) = (SheetStage(), FormDraft(Booking()))
    stage.present(UINavigationController(rootViewController: GuardedPage([[draft], [draft]])))
    draft.name = "Mia"
    stage.pullDown()
    stage.answer(.discardChanges)
    #expect(!stage.isAsking && stage.root.presentedViewController == nil)
  }

  @Test func `a sheet that is presented again with changes guards them again`() {
    let (stage, draft) = (SheetStage(), FormDraft(Booking()))
    let page = UINavigationController(rootViewController: GuardedPage([[draft]]))
    for _ in 0..<2 {
      stage.present(page)
      draft.name = "Mia"
      stage.root.dismiss(animated: true)
      stage.settle()
      #expect(stage.root.presentedViewController == nil && draft.isChanged)
    }
    stage.present(page)
    stage.pullDown()
    #expect(stage.isAsking && stage.root.presentedViewController === page)
    stage.answer(.discardChanges)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `a page that leaves the sheet takes its changes out of the question`() async {
    let (stage, draft) = (SheetStage(), FormDraft(Booking()))
    let navigation = UINavigationController(rootViewController: UIViewController())
    let page = GuardedPage([[draft]])
    stage.present(navigation)
    navigation.pushViewController(page, animated: false)
    stage.settle()
    draft.name = "Mia"
    #expect(navigation.isModalInPresentation)
    navigation.popViewController(animated: false)
    stage.settle()
    await nextTurns()
    stage.pullDown()
    #expect(stage.root.presentedViewController == nil && !stage.isAsking)
    #expect(draft.isChanged && page.dataSources.count == 1)
  }

  @Test func `a form that fills another table guards where that is, and one that fills none guards nothing`() throws {
    let (stage, draft) = (SheetStage(), FormDraft(Booking()))
    let (page, sheet) = (GuardedPage([[draft]]), UIViewController())
    let navigation = UINavigationController(rootViewController: sheet)
    page.loadViewIfNeeded()
    let dataSource = try #require(page.dataSources.first)
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    sheet.view.addSubview(other)
    stage.present(navigation)
    draft.name = "Mia"
    #expect(page.isModalInPresentation && !sheet.isModalInPresentation)
    dataSource.attach(to: other)
    #expect(!page.isModalInPresentation && sheet.isModalInPresentation)
    stage.pullDown()
    #expect(stage.isAsking)
    stage.answer(.keepEditing)
    dataSource.detach()
    #expect(!sheet.isModalInPresentation)
    dataSource.attach(to: other)
    #expect(sheet.isModalInPresentation)
    let newer = DataSource(other).make()
    #expect(!sheet.isModalInPresentation && newer.tableView === other)
    stage.pullDown()
    #expect(stage.root.presentedViewController == nil && !stage.isAsking)
  }
}
