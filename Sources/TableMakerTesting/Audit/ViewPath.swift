public import UIKit

/// The views from a page's controller to one of its views.
public struct ViewPath: Hashable, Sendable {
  /// A view, or the controller, on the way.
  public struct Component: Hashable, Sendable {
    /// The name of the class.
    public var name: String
    /// The number of the view among its siblings of the same class.
    public var index: Int
    /// The index path of the row, if the view is a cell.
    public var row: IndexPath?
    /// A description of the row's item or of the view's text.
    public var item: String?
  }

  /// The components, from the controller.
  public var components: [Component]

  /// The path for matching the same view in other settings.
  var key: String { keys { component in component.row.map { "\($0.section)-\($0.row)" } ?? "\(component.index)" } }

  /// The path without the numbers of rows, which is the same for all rows with the same cell.
  var withoutRow: String { keys { $0.row == nil ? "\($0.index)" : "" } }

  private func keys(_ number: (Component) -> String) -> String {
    components.map { "\($0.name)#\(number($0))" }.joined(separator: "/")
  }
}

extension ViewPath: CustomStringConvertible {
  /// The path in one line, such as `BooksController › UITableView › row 0-2 “Walden” › BookCell › UILabel “Walden”`.
  public var description: String {
    components.map { component in
      let text = component.item.map { " “\($0)”" } ?? ""
      guard let row = component.row else {
        return component.name + (component.index > 0 ? "[\(component.index)]" : "") + text
      }
      return "row \(row.section)-\(row.row)\(text) › \(component.name)"
    }.joined(separator: " › ")
  }
}
