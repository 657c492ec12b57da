import Foundation
import TableMaker
import Testing
import UIKit

@testable import TrailLog

@MainActor struct TrailLogTests {
  let controller = TrailLogController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    UIView.setAnimationsEnabled(false)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `a tap unfolds a long post, whose top stays, and another folds it`() throws {
    let table = controller.tableView
    let dataSource = try #require(controller.dataSource)
    let path = IndexPath(row: 0, section: 0)
    let folded = table.rectForRow(at: path)

    dataSource.tableView(table, didSelectRowAt: path)
    #expect(table.rectForRow(at: path).minY == folded.minY)
    #expect(table.rectForRow(at: path).height > folded.height + 40)

    dataSource.tableView(table, didSelectRowAt: path)
    #expect(table.rectForRow(at: path) == folded)
  }

  @Test func `the log can be looked at in the dark`() throws {
    window.overrideUserInterfaceStyle = .dark
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("trail-log-dark.png")
    try #require(image.pngData()).write(to: file)
    print(file.path)
  }
}
