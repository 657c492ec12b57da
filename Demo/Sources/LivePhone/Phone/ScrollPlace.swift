import UIKit

/// How far one scroll view is scrolled.
struct ScrollPlace: Codable, Equatable, Sendable {
  /// Its class and its controller's, and its number among those of the same classes.
  var name: String
  var index: Int
  /// How far it is from its beginning, in points.
  var x, y: Double
  /// The row of a table that is the first to be seen, and how far the beginning of what is seen lies below the row's.
  var row: [Int]?
  var below = 0.0
}

/// Finds out how far a window's scroll views are scrolled, and scrolls those of another program there.
@MainActor enum ScrollPlaces {
  /// Returns the places of those that are not at their beginning.
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

  /// Scrolls to places.
  ///
  /// - Returns: Those that are not there yet: rows that have not come, content that is too short.
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
    // Bars become small and rows are measured as it scrolls, and then it is elsewhere.
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
        // Those in cells come and go with their rows.
        if scrollView is UITableView { return }
      }
      for subview in view.subviews { look(subview) }
    }
    look(window)
    return found
  }
}
