import TableMaker
import UIKit

/// A small table that shows what a step does.
struct StepSample: Sendable {
  /// Shows what a step has told.
  typealias Say = @MainActor (String) -> Void

  /// The steps that it shows; the first names it.
  let steps: [String]
  /// A Boolean value that indicates whether there is more of it than is shown at once.
  let scrolls: Bool
  /// The number of rows that are there only later, once they have been loaded.
  let rowsToCome: Int
  /// Makes the table.
  let make: @MainActor @Sendable (UITableView, TeaMenu, @escaping Say) -> TableViewDataSource

  var name: String { steps[0] }

  init(
    _ steps: String..., scrolls: Bool = false, rowsToCome: Int = 0,
    make: @escaping @MainActor @Sendable (UITableView, TeaMenu, @escaping Say) -> TableViewDataSource
  ) {
    self.steps = steps
    self.scrolls = scrolls
    self.rowsToCome = rowsToCome
    self.make = make
  }

  /// Every sample. In which order they are shown, and what is said of them, stands in the page's file.
  static let all =
    [stockRow, cell, adapter, cells, content, cellProvider, addRow]
    + [heights, autoHeight, accessories, indentations, separatorInsets, background, backgrounds]
    + [title, titles, headers, hidesWhenEmpty]
    + [sorted, grouped, searchable]
    + [expandable, nodes, onExpand]
    + [textField, toggle, datePicker, choice, choicePage, validate, shown]
    + [refreshable, onRefresh, loadsMore, paged, skeletonRows, placeholder]
    + [onSelect, shouldSelect, willSelect, onPrimaryAction, onAccessoryTap]
    + [onDelete, trailingActions, movable, menu, draggable]
    + [onDisplay, onPrefetch, onEndDisplayHeader]
}
