import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A table without rows can be pulled to refresh, whichever placeholder it shows.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct EmptyPullTests {
  private enum Shown: CaseIterable { case loading, skeleton, empty, failed, own, ownWithControl, nothing }

  /// Pulls the table down from its middle, where the placeholder is.
  private func pull(_ stage: Stage) {
    let finger = TestFinger(on: stage.window)
    finger.press(at: CGPoint(x: 195, y: 430))
    for step in 1...30 { finger.move(to: CGPoint(x: 195, y: 430 + CGFloat(step) * 12)) }
    finger.lift()
    settleAnimations()
  }

  private func settle(_ stage: Stage) async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    settleAnimations()
    stage.window.layOut()
  }

  private func show(_ shown: Shown, _ server: PageServer) async -> Stage {
    let stage = Stage()
    var chain = stage.chain.onError { _ in }.refreshable()
    switch shown {
    case .skeleton: chain = chain.skeletonRows(6)
    case .own: chain = chain.placeholder { _ in UIView() }
    case .ownWithControl:
      chain = chain.placeholder { _ in
        let view = UIView()
        let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
        button.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.addSubview(button)
        return view
      }
    case .nothing: chain = chain.placeholder { _ in nil }
    default: break
    }
    stage.show(
      chain.section().cell(NoteCell.self).data(server.list()).adapter { cell, note, _ in cell.note = note }.make())
    await settle(stage)
    switch shown {
    case .loading, .skeleton: break
    case .failed: await server.fail()
    default: await server.answer([], hasMore: false)
    }
    await settle(stage)
    return stage
  }

  @Test func `each kind of placeholder lets the table be pulled, and the rows come`() async {
    for shown in Shown.allCases {
      let server = PageServer()
      let stage = await show(shown, server)
      #expect(stage.rowCounts == [0] && (stage.tableView.backgroundView == nil) == (shown == .nothing), "\(shown)")
      let asked = server.asked.count
      pull(stage)
      #expect(stage.tableView.refreshControl?.isRefreshing == true, "\(shown)")
      await settle(stage)
      // A first page that is being loaded is waited for.
      #expect(server.asked.count == asked + ([.loading, .skeleton].contains(shown) ? 0 : 1), "\(shown)")
      while !server.waiting.isEmpty { await server.answer([1, 2], hasMore: false) }
      await settle(stage)
      #expect(stage.rowCounts == [2] && stage.tableView.backgroundView == nil, "\(shown)")
      #expect(stage.tableView.refreshControl?.isRefreshing == false, "\(shown)")
      #expect(stage.log.messages.isEmpty)
    }
  }
}
