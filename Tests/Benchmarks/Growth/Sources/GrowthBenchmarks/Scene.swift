import Foundation
import TableMaker
import UIKit

struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
  var children: [Row] = []
}

struct Sheet: Equatable {
  var names: [String]
  var flags: [Bool]

  init(_ count: Int) {
    names = (0..<count).map { "guest \($0)" }
    flags = Array(repeating: false, count: count)
  }
}

/// A table view in a window, and its data source.
@MainActor final class Scene {
  let table: UITableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var source: TableViewDataSource!

  init() {
    table = UITableView(frame: window.bounds, style: .plain)
    window.addSubview(table)
    window.isHidden = false
  }

  var chain: DataSource { DataSource(table).height(44) }

  func settle() {
    var isOver = false
    Task { @MainActor [source] in
      await source?.waitForUpdates()
      isOver = true
    }
    while !isOver { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001)) }
    window.layoutIfNeeded()
  }
}

func rows(_ count: Int, from first: Int = 0) -> [Row] { (first..<first + count).map { Row(id: $0) } }
