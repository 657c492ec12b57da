import Foundation
import TableMaker
import Testing
import TideLogbook
import TideOffice
import Tides
import UIKit

@testable import Pages

/// The page after a start at which no office answers: what was heard last is there, and a tap asks again.
@MainActor @Suite(.serialized) struct OfflineStartTests {
  private func page(_ service: any TideService, _ logbook: TideLogbook) -> (TideBulletinsController, UIWindow) {
    let words = TideWords(language: .english)
    let page = TideBulletinsController(
      words: words, server: ScriptedTides(words: words), service: service, logbook: logbook)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (page, window)
  }

  private func button(in view: UIView?) -> UIButton? {
    view?.subviews.lazy.compactMap { $0 as? UIButton ?? button(in: $0) }.first { !$0.isHidden }
  }

  @Test func `what was heard at the last visit is there without an office, and a tap asks again when there is one`()
    async throws
  {
    let logbook = try TideLogbook()
    let office = try TideOffice()
    let tides = HTTPTides(try await office.open(), patience: 3_600)
    do {
      let (visit, _) = page(tides, logbook)
      await until { visit.bulletins.page >= 1 }
      await until { (try? await logbook.bulletins().isEmpty) == false }
    }
    let kept = try await logbook.bulletins()
    #expect(kept.first?.id == 48 && kept.count >= TideBulletinsController.perPage)

    await office.turn(to: .failing)
    let (visit, window) = page(tides, logbook)
    await until { visit.bulletins.state.error != nil && !visit.bulletins.items.isEmpty }
    #expect(visit.bulletins.items == kept)
    await until { button(in: visit.tableView.tableFooterView) != nil }
    window.layoutIfNeeded()
    let retry = try #require(button(in: visit.tableView.tableFooterView))
    // In the language of the process, which other tests change at the same time.
    #expect(["Could Not Load. Tap to Retry.", "载入失败，点击重试"].contains(retry.configuration?.title))
    await office.turn(to: .changing)
    retry.sendActions(for: .primaryActionTriggered)
    await until { visit.bulletins.state.error == nil && visit.bulletins.page >= 1 }
    #expect(visit.bulletins.items.first?.id ?? 0 > 48)
    window.rootViewController = nil
    await office.close()
  }
}
