import Foundation
import TableMaker
import Testing
import UIKit
import Workshop

@testable import Pages

/// The page of the workshop's jobs: what is in the database is on screen, whatever happens.
@MainActor struct WorkshopControllerTests {
  /// The actions that touch allows, more than once, and in an order that empties the page and fills it again.
  private static let day: [WorkshopAction] = [
    .postpone, .takeIn, .rushHour, .postpone, .rushHour, .takeIn, .clear, .takeIn, .rushHour, .fill, .postpone, .clear,
    .fill,
  ]

  @Test(arguments: Language.allCases)
  func `after every button the rows on screen are those of the database`(language: Language) async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(language, database: file)
      #expect(try screen.shown.map { $0.map(\.title) } == screen.titlesInDatabase())
      for (step, action) in Self.day.enumerated() {
        try await screen.tap(action)
        let place = Comment(rawValue: "step \(step): \(action)")
        #expect(try screen.shown.map { $0.map(\.title) } == screen.titlesInDatabase(), place)
        // The cells say what the rows are about.
        for path in screen.table.indexPathsForVisibleRows ?? [] {
          let job = screen.controller.dataSource?.item(at: path, of: Job.self)
          let texts = screen.table.cellForRow(at: path)?.contentView.shownLabels.compactMap(\.text) ?? []
          #expect(texts.first == job?.title && texts.count == 4, place)
        }
      }
    }
  }

  /// Corners, lines, headings and heights too: nothing on screen reveals how it came there.
  @Test func `after every button the page looks as one that was opened just now`() async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(database: file, height: 1400)
      for (step, action) in Self.day.enumerated() {
        try await screen.tap(action)
        let other = WorkshopScreen(database: file, height: 1400)
        await other.settle()
        #expect(screen.picture() == other.picture(), "step \(step): \(action)")
      }
    }
  }

  @Test func `a tap moves a job on, and the last one hands it over`() async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(database: file)
      let job = try #require(screen.desk?.board.toOrder.items.first)
      for stage in [Job.Stage.onTheWay, .booked, .inWork, .ready] {
        let path = try #require(screen.controller.dataSource?.indexPath(of: job))
        screen.controller.dataSource?.tableView(screen.table, didSelectRowAt: path)
        try await screen.settle { $0.first { $0.id == job.id }?.stage == stage }
        #expect(try screen.shown.map { $0.map(\.title) } == screen.titlesInDatabase())
        #expect(screen.shown.flatMap(\.self).first { $0.id == job.id }?.stage == stage)
      }
      // It never had a day: it is among those without one.
      #expect(screen.shown.first?.map(\.id) == [job.id])
      screen.controller.dataSource?.tableView(screen.table, didSelectRowAt: IndexPath(row: 0, section: 0))
      try await screen.settle { jobs in !jobs.contains { $0.id == job.id } }
      #expect(screen.controller.dataSource?.indexPath(of: job) == nil)
    }
  }

  @Test func `a job that changes keeps its cell, and so do its neighbors`() async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(database: file, height: 1400)
      let (before, jobs) = (screen.cells, screen.shown)
      try await screen.tap(.rushHour)
      let after = screen.cells
      // Rows that crossed to another section have new cells; the cells of all others on screen are the same objects.
      let stayed = Set(before.keys).intersection(after.keys)
      let homes = [jobs, screen.shown].map { sections in
        Dictionary(uniqueKeysWithValues: sections.flatMap { section in section.map { ($0.id, section.first?.day) } })
      }
      #expect(stayed.count > 6)
      for id in stayed where homes[0][id] == homes[1][id] { #expect(before[id] === after[id]) }
    }
  }

  @Test(arguments: Language.allCases)
  func `while the page is edited, a green plus takes in a job without a day`(language: Language) async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(language, database: file)
      let (sections, heights) = (screen.table.numberOfSections, rowHeights(screen))
      screen.controller.edit(true)
      await screen.settle()
      let source = try #require(screen.controller.dataSource)
      let first = IndexPath(row: 0, section: 0)
      #expect(screen.table.numberOfSections == sections + 1 && screen.table.numberOfRows(inSection: 0) == 1)
      #expect(screen.table.cellForRow(at: first)?.editingStyle == .insert)
      #expect(screen.table.cellForRow(at: IndexPath(row: 0, section: 1))?.editingStyle == .delete)
      // Rows next to their controls have less room, and may need more lines.
      #expect(zip(rowHeights(screen).dropFirst(), heights).allSatisfy { $0 >= $1 })
      source.tableView(screen.table, commit: .insert, forRowAt: first)
      try await screen.settle { jobs in jobs.contains { $0.day == nil && !$0.stage.needsParts } }
      #expect(screen.table.numberOfRows(inSection: 0) == 2 && screen.shown[0].count == 1)
      #expect(try screen.shown.map { $0.map(\.title) } == screen.titlesInDatabase())
      screen.controller.edit(false)
      await screen.settle()
      #expect(screen.table.numberOfRows(inSection: 0) == 1)
      #expect(screen.table.headerView(forSection: 0)?.textLabel?.text?.contains("1") == true)
    }
  }

  @Test func `a job that is struck out goes from the database, and then its row`() async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(database: file)
      let (source, job) = (try #require(screen.controller.dataSource), try #require(screen.shown.first?.first))
      source.tableView(screen.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      try await screen.settle { jobs in !jobs.contains { $0.id == job.id } }
      #expect(source.indexPath(of: job) == nil)
      #expect(try screen.shown.map { $0.map(\.title) } == screen.titlesInDatabase())
    }
  }

  private func rowHeights(_ screen: WorkshopScreen) -> [CGFloat] {
    (screen.table.indexPathsForVisibleRows ?? []).prefix(6).map { screen.table.rectForRow(at: $0).height }
  }

  @Test func `where there is nothing, a notice says so, and what cannot be done is not offered`() async throws {
    try await WorkshopScreen.withFile { file in
      let screen = WorkshopScreen(database: file)
      let bar = try #require(screen.controller.bar)
      #expect(screen.controller.notice.alpha == 0 && bar.button(.fill)?.isHidden == true)
      try await screen.tap(.clear)
      #expect(screen.controller.notice.alpha == 1 && screen.table.numberOfSections == 0)
      #expect(bar.button(.clear)?.isHidden == true && bar.button(.postpone)?.isEnabled == false)
      try await screen.tap(.fill)
      #expect(screen.controller.notice.alpha == 0 && bar.button(.postpone)?.isEnabled == true)
    }
  }

  @Test func `a page that comes again finds what was left`() async throws {
    try await WorkshopScreen.withFile { file in
      try await {
        let first = WorkshopScreen(database: file)
        try await first.tap(.clear)
        try await first.tap(.takeIn)
      }()
      let again = WorkshopScreen(database: file)
      #expect(again.shown.map(\.count) == [1])
    }
  }

  @Test func `a page that goes takes its store with it`() async throws {
    weak var controller: WorkshopController?
    weak var desk: JobDesk?
    var file: URL?
    try await {
      let screen = try PageScreen(.jobs, .english)
      controller = screen.navigation.topViewController as? WorkshopController
      desk = controller?.desk
      file = desk?.store.file
      await controller?.see { await $0.perform(.rushHour) }
      #expect(FileManager.default.fileExists(atPath: try #require(file).path))
      screen.window.rootViewController = nil
    }()
    let path = try #require(file).path
    #expect(await comesTrue { desk == nil && !FileManager.default.fileExists(atPath: path) })
    #expect(controller == nil)
  }

  @Test func `a database that cannot be opened is told, in words`() async throws {
    try await WorkshopScreen.withFile { file in
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(String(repeating: "no database ", count: 99).utf8).write(to: file)
      let screen = WorkshopScreen(database: file)
      #expect(screen.controller.notice.alpha == 1 && screen.desk == nil)
      #expect(screen.controller.notice.shownLabels.compactMap(\.text).contains { $0.contains("not a database") })
    }
  }
}
