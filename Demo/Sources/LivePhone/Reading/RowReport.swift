import Foundation
import TableMaker
@_spi(Host) import UIKit

/// The information about the row at a point, from UIKit and, if a chain created the table, from the chain.
struct RowReport: Encodable {
  /// The maximum number of views of a cell in a report.
  static let mostViews = 200
  /// The maximum length of a text or a constraint in a report, in characters.
  static let longestText = 200

  var table: Table
  var section: Int
  var row: Int
  var cell: Cell
  /// The chain's own description of the row, or `nil` if no chain created the table.
  var dump: TableDump?
  /// The number of the table in the update log, or `nil` if the log hasn't received any event of the table.
  var log: Int?

  struct Table: Encodable {
    var type: String
    var dataSource: String?
    var frame: [Double]
    var contentOffset, contentHeight: Double
    var sections, rows: Int
  }

  struct Cell: Encodable {
    var type: String
    var reuseIdentifier: String?
    /// The place of the row in the window, in points.
    var frame: [Double]
    var views: [View]
  }

  /// A view of the cell; the first is the cell itself.
  struct View: Encodable {
    /// The number of views that contain this view, up to and including the cell.
    var depth: Int
    var type: String
    var text: String?
    /// The frame in the superview.
    var frame: [Double]
    var isHidden: Bool
    var constraints: [String]
  }

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - point: A point of the window.
  ///   - updates: The log of table view updates.
  /// - Returns: A report, or `nil` if a touch at the point doesn't hit a row of a table.
  @MainActor init?(at point: CGPoint, in window: UIWindow, _ updates: UpdateLog) {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let hit = sequence(first: window.hitTest(point, with: nil), next: { $0?.superview })
    guard let table = hit.lazy.compactMap({ $0 as? UITableView }).first(where: { _ in true }),
      let path = table.indexPathForRow(at: table.convert(point, from: window)), let cell = table.cellForRow(at: path)
    else { return nil }
    (section, row) = (path.section, path.row)
    self.table = Table(
      type: Self.name(of: table), dataSource: table.dataSource.map { Self.name(of: $0) },
      frame: Self.numbers(table.convert(table.bounds, to: window)), contentOffset: table.contentOffset.y,
      contentHeight: table.contentSize.height, sections: table.numberOfSections,
      rows: table.numberOfRows(inSection: path.section))
    self.cell = Cell(
      type: Self.name(of: cell), reuseIdentifier: cell.reuseIdentifier,
      frame: Self.numbers(cell.convert(cell.bounds, to: window)), views: Self.views(of: cell))
    let source = table.dataSource as? TableViewDataSource
    dump = source?.dump(at: path)
    log = source.flatMap(updates.number)
  }

  @MainActor private static func views(of cell: UIView) -> [View] {
    var views: [View] = []
    func add(_ view: UIView, depth: Int) {
      guard views.count < mostViews else { return }
      views.append(
        View(
          depth: depth, type: name(of: view), text: text(of: view), frame: numbers(view.frame),
          isHidden: view.isHidden || view.alpha < 0.01,
          constraints: view.constraints.prefix(30).map { String($0.description.prefix(longestText)) }))
      for subview in view.subviews { add(subview, depth: depth + 1) }
    }
    add(cell, depth: 0)
    return views
  }

  @MainActor private static func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let field as UITextField: field.isSecureTextEntry ? nil : field.text
      case let area as UITextView: area.text
      case let button as UIButton: button.currentTitle
      case let toggle as UISwitch: toggle.isOn ? "on" : "off"
      default: nil
      }
    return text.map { String($0.prefix(longestText)) }
  }

  private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? ($0 * 100).rounded() / 100 : 0 }
  }
}

/// A browser's request for a report, with a point of the window.
struct InspectMessage: Decodable, Sendable {
  var x: Double
  var y: Double
}

extension Screen {
  /// Returns the report on the row at a point as JSON, or `nil` if there's no row.
  func inspect(_ message: InspectMessage) -> String? {
    guard let window = phone.host?.window,
      let report = RowReport(at: CGPoint(x: message.x, y: message.y), in: window, log),
      let data = try? JSONEncoder().encode(report)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
