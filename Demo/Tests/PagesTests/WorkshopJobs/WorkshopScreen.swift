import Foundation
import GRDB
import TableMaker
import UIKit
import Workshop

@testable import Pages

/// The workshop's page in a navigation controller in a window, laid out, over a database in a folder of its own.
@MainActor final class WorkshopScreen {
  let window: UIWindow
  let controller: WorkshopController
  let database: URL
  var table: UITableView { controller.tableView }
  var desk: JobDesk? { controller.desk }

  init(_ language: Language = .english, database: URL, height: CGFloat = 844, data: Data? = Workbench.fileData) {
    self.database = database
    controller = WorkshopController(language: language, database: database, data: data)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// A file in a new folder, which is taken away when the test is over.
  static func withFile(_ body: @MainActor (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.appendingPathComponent("jobs.sqlite"))
  }

  /// Waits until the table shows what the database has, and all that moves has come to rest.
  func settle() async {
    await desk?.caughtUp()
    await controller.dataSource?.waitForUpdates()
    window.layer.timeOffset += 10
    for _ in 0..<4 {
      try? await Task.sleep(for: .milliseconds(5))
      window.layoutIfNeeded()
    }
  }

  /// Waits until the database has what a tap was for, and the table shows it.
  func settle(once isDone: ([Job]) -> Bool) async throws {
    // Whatever a tap starts is a task of its own.
    guard try await comesTrue({ try isDone(desk?.store.jobs() ?? []) }) else { throw TooLate(jobs: shown) }
    await settle()
  }

  /// An expected change that did not happen; the jobs are those on screen.
  struct TooLate: Error {
    let jobs: [[Job]]
  }

  /// Taps a button that changes something.
  func tap(_ action: WorkshopAction) async throws {
    let before = try desk?.store.jobs()
    controller.bar?.button(action)?.sendActions(for: .primaryActionTriggered)
    try await settle { $0 != before }
  }

  /// The jobs that the table shows, section by section.
  var shown: [[Job]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        controller.dataSource?.item(at: IndexPath(row: row, section: section), of: Job.self)
      }
    }
  }

  /// The cells on screen, by the jobs that they show.
  var cells: [Job.ID: UITableViewCell] {
    var cells: [Job.ID: UITableViewCell] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let job = controller.dataSource?.item(at: path, of: Job.self) else { continue }
      cells[job.id] = table.cellForRow(at: path)
    }
    return cells
  }

  /// Returns the expected content of the table, from SQLite itself: the titles, section by section.
  func titlesInDatabase() throws -> [[String]] {
    try DatabaseQueue(path: database.path).read { database in
      func titles(_ condition: String, _ arguments: StatementArguments = []) throws -> [String] {
        try String.fetchAll(
          database, sql: "SELECT title FROM job WHERE \(condition) ORDER BY isWaitedFor DESC, id", arguments: arguments)
      }
      let parts = try ["toOrder", "onTheWay"].flatMap { stage in
        try String.fetchAll(
          database, sql: "SELECT title FROM job WHERE stage = ? ORDER BY day, isWaitedFor DESC, id", arguments: [stage])
      }
      let isReady = "stage NOT IN ('toOrder', 'onTheWay')"
      let days = try String.fetchAll(
        database, sql: "SELECT DISTINCT day FROM job WHERE day IS NOT NULL AND \(isReady) ORDER BY day")
      let sections =
        try [titles("day IS NULL AND \(isReady)"), parts] + days.map { try titles("day = ? AND \(isReady)", [$0]) }
      return sections.filter { !$0.isEmpty }
    }
  }

  /// The screen as it looks, two pixels a point.
  func picture() -> Data? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }.pngData()
  }
}
