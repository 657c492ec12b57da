import Foundation
import TableMaker
import Testing
import TideOffice
import Tides
import UIKit

@testable import Pages

/// Pictures of rows over a real connection: each in its own row, requested once, and no longer awaited when nobody wants it.
@MainActor @Suite(.serialized) struct TidePictureTests {
  private func withOffice(
    delay: Duration = .milliseconds(30), _ body: (TideOffice, HTTPTides) async throws -> Void
  ) async throws {
    let office = try TideOffice(delay: delay)
    let url = try await office.open()
    defer { Task { await office.close() } }
    try await body(office, HTTPTides(url, patience: 3_600))
  }

  /// Returns a picture's appearance, as bytes that can be compared.
  private func bytes(_ picture: UIImage?) -> Data? { picture?.pngData() }

  private func expected(_ number: Int) -> Data? { bytes(UIImage(data: TidePicture.png(number: number), scale: 2)) }

  @Test func `each bulletin has another picture, which is a picture`() throws {
    var known: Set<Data> = []
    for number in 0...120 {
      let picture = try #require(UIImage(data: TidePicture.png(number: number), scale: 2))
      #expect(picture.size == CGSize(width: 44, height: 44))
      known.insert(TidePicture.png(number: number))
    }
    #expect(known.count == 121)
  }

  @Test func `a picture is served as it is drawn, and a number that makes no sense is refused in words`() async throws {
    try await withOffice { _, tides in
      let served = try await tides.picture(of: 12)
      #expect(served == TidePicture.png(number: 12))
      await #expect(throws: TideFailure(errorDescription: "number is a bulletin's, from 0")) {
        try await tides.picture(of: -1)
      }
    }
  }

  @Test func `with slow answers and fast scrolling each row shows its own picture, which was asked for once`()
    async throws
  {
    try await withOffice { office, tides in
      let words = TideWords(language: .english)
      let page = TideBulletinsController(words: words, server: ScriptedTides(words: words), service: tides)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = page
      window.makeKeyAndVisible()
      while page.bulletins.items.isEmpty || page.bulletins.hasMore { await page.bulletins.loadMore().value }
      await page.dataSource?.waitForUpdates()
      window.layoutIfNeeded()
      await office.turn(to: .slow)
      let table = page.tableView
      var wrong: [String] = []
      @MainActor func check() {
        for case let cell as TideCell in table.visibleCells {
          guard let path = table.indexPath(for: cell), let item: TideBulletin = page.dataSource?.item(at: path) else {
            continue
          }
          if cell.picture != nil, bytes(cell.picture) != expected(item.id) { wrong.append("\(item.id) at \(path)") }
        }
      }
      for turn in 0..<60 {
        let end = table.contentSize.height - table.bounds.height
        table.contentOffset.y = max(0, end * CGFloat(turn * 37 % 60) / 60)
        table.layoutIfNeeded()
        if turn % 7 == 0 { try await Task.sleep(for: .milliseconds(20)) } else { await Task.yield() }
        check()
      }
      // At rest all that is seen comes.
      table.contentOffset.y = 400
      table.layoutIfNeeded()
      await until { table.visibleCells.allSatisfy { ($0 as? TideCell)?.picture != nil } }
      check()
      #expect(wrong == [])
      #expect(table.visibleCells.count > 3 && table.visibleCells.allSatisfy { ($0 as? TideCell)?.picture != nil })
      // Kept: a picture that has arrived once appears immediately.
      await until { page.pictures.awaited.isEmpty }
      let asked = await office.asked.count
      let visible = Set(table.visibleCells.compactMap { ($0 as? TideCell)?.number })
      table.reloadData()
      table.layoutIfNeeded()
      #expect(Set(table.visibleCells.compactMap { ($0 as? TideCell)?.number }) == visible)
      #expect(table.visibleCells.allSatisfy { ($0 as? TideCell)?.picture != nil })
      #expect(await office.asked.count == asked)
      window.rootViewController = nil
    }
  }

  @Test func `a picture that nobody wants any more is not awaited, and is asked for again when it is wanted`()
    async throws
  {
    try await withOffice(delay: .seconds(3_600)) { office, tides in
      await office.turn(to: .slow)
      let (pictures, view, other) = (TidePictures(from: tides), UIView(), UIView())
      var shown: [Int] = []
      pictures.prefetch([1, 2, 3])
      pictures.load(2, for: view) { _ in shown.append(2) }
      pictures.load(2, for: other) { _ in shown.append(-2) }
      #expect(pictures.awaited == [1, 2, 3])
      pictures.cancelPrefetching([1, 2])
      #expect(pictures.awaited == [2, 3])
      pictures.leave(2, view)
      #expect(pictures.awaited == [2, 3])
      pictures.leave(2, other)
      pictures.cancelPrefetching([3])
      #expect(pictures.awaited == [])
      await office.turn(to: .fair)
      pictures.load(2, for: view) { _ in shown.append(2) }
      await until { !shown.isEmpty }
      #expect(shown == [2] && pictures.picture(of: 2) != nil && pictures.picture(of: 1) == nil)
    }
  }

  @Test func `a picture that fails is asked for again, and of too many the one that was wanted the longest ago goes`()
    async throws
  {
    try await withOffice { office, tides in
      await office.turn(to: .failing)
      let pictures = TidePictures(from: tides, limit: 2)
      pictures.prefetch([1])
      await until { pictures.awaited.isEmpty }
      #expect(pictures.picture(of: 1) == nil)
      await office.turn(to: .fair)
      for number in [1, 2] {
        pictures.prefetch([number])
        await until { pictures.awaited.isEmpty }
      }
      #expect(pictures.picture(of: 1) != nil)
      pictures.prefetch([3])
      await until { pictures.awaited.isEmpty }
      #expect(pictures.picture(of: 1) != nil && pictures.picture(of: 2) == nil && pictures.picture(of: 3) != nil)
    }
  }
}
