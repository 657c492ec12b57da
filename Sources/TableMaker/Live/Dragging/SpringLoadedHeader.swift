import UIKit

/// Expands a collapsed section while the user holds dragged items over its header.
@MainActor final class SpringLoadedHeader {
  /// The time for which the items stay over the header.
  static let delay = Duration.milliseconds(700)

  private weak var section: LiveSection?
  private var wait: Task<Void, Never>?

  /// Follows the dragged items to a section's header.
  ///
  /// - Parameters:
  ///   - section: The collapsed section with its header under the items, or `nil` for none.
  ///   - expand: A closure that expands the section.
  func follow(_ section: LiveSection?, _ expand: @escaping @MainActor () -> Void) {
    guard section !== self.section else { return }
    wait?.cancel()
    (self.section, wait) = (section, nil)
    guard section != nil else { return }
    wait = Task { @MainActor in
      try? await Task.sleep(for: Self.delay)
      if !Task.isCancelled { expand() }
    }
  }

  /// Forgets the header, because the drag has left the table view or ended.
  func leave() { follow(nil) {} }
}

extension LiveTable {
  /// Returns the collapsed section with a header at a point, if it accepts a drop.
  ///
  /// The gap for the dropped row may have moved the header away, but is then in the section.
  func collapsedSection(
    at point: CGPoint, in tableView: UITableView, _ destination: IndexPath?, accepts: (Int) -> Bool
  ) -> SectionRows? {
    guard groups.contains(where: { $0.collapsed != nil }) else { return nil }
    let index = snapshot.sections.indices.first { index in
      guard snapshot.sections[index].items.isCollapsed, index < tableView.numberOfSections else { return false }
      if destination?.section == index { return true }
      let header = tableView.headerView(forSection: index)?.frame ?? tableView.rectForHeader(inSection: index)
      return header.contains(point)
    }
    return index.flatMap { accepts($0) ? snapshot.sections[$0] : nil }
  }
}
