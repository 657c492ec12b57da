public import UIKit

// Scrolling to an item or a section. A table view uses the heights that it knows: rows that were never on screen have
// estimated heights, which change when they appear. TableMaker therefore scrolls again until the table view rests at
// the requested position.
extension TableViewDataSource {
  /// Scrolls to an item's row, exactly to the requested position, whatever the estimated heights of the rows around it.
  ///
  /// If the table view doesn't show the item, TableMaker reports a diagnostic. If the item is in a hidden or collapsed
  /// section, the diagnostic names the call that shows it. A later call replaces this one. If the user drags, the scroll
  /// ends; an update doesn't end it. While animations are disabled, the table view jumps to the row immediately. If the
  /// table view isn't on screen yet, such as in `viewDidLoad`, it's at the row when it appears.
  ///
  /// - Parameters:
  ///   - item: The item to find by its identity. If several rows show it, the first is used. If you've added the item
  ///     in this turn, TableMaker shows the change first.
  ///   - position: The position of the row, as far as the content allows. By default, the table view scrolls as little
  ///     as possible.
  ///   - animated: A Boolean value that indicates whether to animate the scroll. At its end, the app's delegate
  ///     receives `scrollViewDidEndScrollingAnimation`.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func scroll<Item>(
    to item: Item, at position: UITableView.ScrollPosition = .none, animated: Bool = true, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let location = CallSite(file: file, line: line)
    live.scroll(toRow: item, at: position, animated: animated) {
      $0.reportWithoutRow(item, call: "scroll(to: \(brief(item)))", at: location)
    }
  }

  /// Scrolls to a section, including its header, exactly to the requested position.
  ///
  /// The table view doesn't scroll to a hidden section, or to an empty one that isn't shown. If no section has the
  /// name, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - name: The name of the section. If you've added the section in this turn, TableMaker shows the change first.
  ///   - position: The position of the section, as far as the content allows. By default, its header is at the top.
  ///   - animated: A Boolean value that indicates whether to animate the scroll.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func scroll(
    toSection name: String, at position: UITableView.ScrollPosition = .top, animated: Bool = true,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let location = CallSite(file: file, line: line)
    live.whenShown { owner in
      guard !owner.shownSections(named: name, call: "scroll(toSection: “\(name)”)", at: location).isEmpty else {
        return
      }
      owner.setOut(at: position, animated: animated) {
        $0.contents.shownIndices(named: name).first.map { .section($0) }
      }
    }
  }

  /// A Boolean value that indicates whether the table view shows the end of its content, or is on its way there.
  ///
  /// It's `true` if all content fits.
  public var isAtEnd: Bool { live.isAtEnd }

  /// Scrolls to the end of the content, exactly, whatever the estimated heights of the rows before it.
  ///
  /// Items that you've added in this turn are shown first. If the user drags, the scroll ends; an update doesn't end it.
  /// With `scrollAnchor(.bottom)`, the table view then stays at the end.
  ///
  /// - Parameter animated: A Boolean value that indicates whether to animate the scroll. While animations are disabled,
  ///   the table view jumps there.
  public func scrollToEnd(animated: Bool = true) { live.scrollToEnd(animated: animated) }
}
