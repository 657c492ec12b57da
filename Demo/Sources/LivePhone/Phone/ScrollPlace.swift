import UIKit

/// The scroll position of one scroll view.
struct ScrollPlace: Codable, Equatable, Sendable {
  /// The classes of the scroll view and its view controller, and its number among scroll views with the same classes.
  var name: String
  var index: Int
  /// The distance from the beginning of the content, in points.
  var x, y: Double
  /// The first visible row of a table view, and the distance from its top edge down to the top of the visible area.
  var row: [Int]?
  var below = 0.0
}

/// Reads the positions of a window's scroll views, and scrolls to the positions from another program.
@MainActor enum ScrollPlaces {
  /// Returns the positions of the scroll views that aren't at the beginning of their content.
  static func of(_ window: UIWindow) -> [ScrollPlace] {
    scrollViews(in: window).compactMap { name, index, view in
      let inset = view.adjustedContentInset
      var place = ScrollPlace(
        name: name, index: index, x: view.contentOffset.x + inset.left, y: view.contentOffset.y + inset.top)
      guard abs(place.x) > 0.5 || abs(place.y) > 0.5 else { return nil }
      if let table = view as? UITableView {
        let top = table.contentOffset.y + inset.top
        let rows = (table.indexPathsForVisibleRows ?? []).sorted()
        if let seen = rows.first(where: { table.rectForRow(at: $0).maxY > top }) {
          place.row = [seen.section, seen.row]
          place.below = top - table.rectForRow(at: seen).minY
        }
      }
      return place
    }
  }

  /// Scrolls a window's scroll views to the given positions.
  ///
  /// - Returns: The positions that aren't reached yet because rows are still missing or the content is too short.
  static func restore(_ places: [ScrollPlace], in window: UIWindow) -> [ScrollPlace] {
    let views = scrollViews(in: window)
    return places.filter { place in
      guard let view = views.first(where: { $0.name == place.name && $0.index == place.index })?.view else {
        return true
      }
      return !scroll(view, to: place)
    }
  }

  private static func scroll(_ view: UIScrollView, to place: ScrollPlace) -> Bool {
    var isThere = false
    // Repeats the scrolling because it shrinks bars and measures rows, which changes the position.
    for _ in 0..<3 {
      view.layoutIfNeeded()
      let inset = view.adjustedContentInset
      var target = CGPoint(x: place.x - inset.left, y: place.y - inset.top)
      if let row = place.row, let table = view as? UITableView {
        guard row.count == 2, row[0] < table.numberOfSections, row[1] < table.numberOfRows(inSection: row[0]) else {
          return false
        }
        target.y = table.rectForRow(at: IndexPath(row: row[1], section: row[0])).minY + place.below - inset.top
      }
      let end = CGPoint(
        x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
        y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
      isThere = target.x <= end.x + 0.5 && target.y <= end.y + 0.5
      view.setContentOffset(
        CGPoint(x: min(max(target.x, -inset.left), end.x), y: min(max(target.y, -inset.top), end.y)), animated: false)
      view.window?.layoutIfNeeded()
    }
    return isThere
  }

  private static func scrollViews(in window: UIWindow) -> [(name: String, index: Int, view: UIScrollView)] {
    var found: [(name: String, index: Int, view: UIScrollView)] = []
    func look(_ view: UIView) {
      guard !view.isHidden else { return }
      if let scrollView = view as? UIScrollView {
        let controller = sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
        let name = "\(type(of: scrollView)) of \(controller.map { "\(type(of: $0))" } ?? "")"
        found.append((name, found.count { $0.name == name }, scrollView))
        // Skips the scroll views in cells because they appear and disappear with their rows.
        if scrollView is UITableView { return }
      }
      for subview in view.subviews { look(subview) }
    }
    look(window)
    return found
  }
}
