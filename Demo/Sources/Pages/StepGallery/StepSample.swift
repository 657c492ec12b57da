import TableMaker
import UIKit

/// A small table that shows what a step does.
struct StepSample: Sendable {
  /// A closure that shows a message from a step.
  typealias Say = @MainActor (String) -> Void

  /// The steps that it shows; the first names it.
  let steps: [String]
  /// A Boolean value that indicates whether the sample has more rows than the table shows without scrolling.
  let scrolls: Bool
  /// The number of rows for which there is room while there is none, because they are still being loaded, or nothing is found.
  let rowsOfRoom: Int
  /// Makes the table.
  let make: @MainActor @Sendable (UITableView, TeaMenu, @escaping Say) -> TableViewDataSource

  var name: String { steps[0] }

  init(
    _ steps: String..., scrolls: Bool = false, rowsOfRoom: Int = 0,
    make: @escaping @MainActor @Sendable (UITableView, TeaMenu, @escaping Say) -> TableViewDataSource
  ) {
    self.steps = steps
    self.scrolls = scrolls
    self.rowsOfRoom = rowsOfRoom
    self.make = make
  }

  /// Every sample. The page's file specifies their order and describes them.
  static let all: [StepSample] = Array(
    [
      [stockRow, cell, adapter, cells, content, cellProvider, addItemRow, observing, sections],
      [
        heights, autoHeight, accessories, indentations, usesIndex, separatorInsets, separatorInset, background,
        backgrounds,
      ],
      [title, titles, header, headers, headerHeight, headerHeights, headerView, collapsible, hidesWhenEmpty],
      [sorted, ordered, grouped, filtered, highlightMatches, searchable, remoteSearch, noResults],
      [expandable, nodeAdapter, onExpand],
      [
        onSelect, shouldSelect, willSelect, onDeselect, multipleSelection, onHighlight, onPrimaryAction, onAccessoryTap,
        onControl,
      ],
      [onDelete, deleteTitle, deleteTitles, onInsert, trailingActions, leadingActions],
      [movable, moveTargets, menu, menuPreview, draggable, dropDestination, onDrop],
      [textField, toggle, datePicker, inlinePicker, picker, row, rows, validate, visible, readOnly],
      [refreshable, onRefresh, loadsMore, pagedSearch, skeletonRows, placeholder],
      [onDisplay, onPrefetch, onEndDisplayHeader, onEndDisplayFooter],
      [onScroll, onEndDragging, scrollTargets, onUpdate, onError],
    ].joined())
}
