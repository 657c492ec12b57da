import TableMaker
import TestSupport
import Testing
import UIKit

/// Measured rows with every combination of controls: a row is as high as in a table view that has never shown another row.
@MainActor @Suite struct ControlHeightTests {
  private typealias Rows = ReadySection<PostCell, Post, ItemList<Post>>

  /// The capabilities of a section's rows.
  private struct Kind {
    /// The effect of editing a row.
    enum Effect: CaseIterable { case none, deletion, insertion, both, actions }
    enum Movable: CaseIterable { case none, all, some }

    let effect: Effect
    /// When rows can be edited; nil if no step specifies it.
    let editability: Editability?
    let movable: Movable
    let indents: Bool?

    static let all: [Kind] = Effect.allCases.flatMap { effect in
      (effect == .none ? [nil] : [nil, .always, .whileEditing, .swipeOnly, .never]).flatMap {
        (editability: Editability?) in
        Movable.allCases.flatMap { movable in
          [nil, true, false].map { Kind(effect: effect, editability: editability, movable: movable, indents: $0) }
        }
      }
    }

    @MainActor func add(to section: Rows) -> Rows {
      var section = section
      if effect == .deletion || effect == .both { section = section.onDelete { _, _ in } }
      if effect == .insertion || effect == .both { section = section.onInsert { _, _ in } }
      if effect == .both { section = section.editingStyles { post, _ in [.delete, .insert, .none][post.id % 3] } }
      if effect == .actions { section = section.trailingActions { _, _ in [] } }
      if effect != .none, let editability { section = section.editable(editability) }
      switch movable {
      case .none: break
      case .all: section = section.movable()
      case .some: section = section.movable { post, _ in post.id % 2 == 0 }
      }
      return indents.map { section.indentsWhileEditing($0) } ?? section
    }
  }

  /// A table view of sections with one class of cells, as high as its rows.
  @MainActor private final class Table {
    let stage = Stage()

    /// - Parameters:
    ///   - kinds: The sections.
    ///   - addsRows: Whether each section has a row that adds an item.
    ///   - source: The app's own data source.
    ///   - meddles: Whether the adapter tries to decide on its cell's controls.
    init(_ kinds: [Kind], addsRows: Bool, forwardingTo source: SomeRowsSource?, meddles: Bool) {
      stage.window.window.frame.size.height = CGFloat(kinds.count) * 900
      stage.tableView.frame.size.height = stage.window.window.frame.height
      let posts = Post.feed(40).filter { $0.text.count > 60 }.prefix(2)
      var chain: Rows?
      for kind in kinds {
        let start = chain.map { $0.section() } ?? start(forwardingTo: source).section()
        let section = start.cell(PostCell.self).data(ItemList(Array(posts)))
          .adapter { cell, post, index in
            cell.show(post)
            guard meddles else { return }
            cell.showsReorderControl = index % 2 == 0
            cell.shouldIndentWhileEditing = index % 2 == 1
          }
          .autoHeight()
        let full = kind.add(to: section)
        chain =
          addsRows
          ? full.addItemRow(PostCell.self, shown: .always) { cell in cell.show(posts[0]) }.onAddItem {} : full
      }
      if let chain { stage.show(chain.make()) }
    }

    private func start(forwardingTo source: SomeRowsSource?) -> DataSource {
      let chain = stage.chain.measuresAhead(false)
      return source.map { chain.forward(to: $0) } ?? chain
    }

    func set(isEditing: Bool, choosesSeveral: Bool) async {
      stage.tableView.allowsMultipleSelectionDuringEditing = choosesSeveral
      stage.dataSource?.setEditing(isEditing, animated: false)
      stage.window.layOut()
      // In the middle of editing, rows are measured again in the next turn.
      await nextTurns()
      stage.window.layOut()
    }

    /// The heights of all rows, by section.
    var heights: [[CGFloat]] {
      stage.rowCounts.enumerated().map { section, count in (0..<count).map { stage.height($0, in: section) } }
    }

    /// The heights that the cells on screen ask for next to their controls, in whole pixels.
    var askedHeights: [CGFloat] {
      stage.tableView.visibleCells.map { cell in
        let size = cell.systemLayoutSizeFitting(
          CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        return (size.height * 3 - 0.01).rounded(.up) / 3
      }
    }
  }

  private func isSame(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: [(false, false, false), (true, false, false), (false, true, false), (false, false, true)])
  func `a row is as high as in a fresh table, whatever controls it and the rows measured before it have`(
    addsRows: Bool, forwards: Bool, meddles: Bool
  ) async throws {
    let source = forwards ? SomeRowsSource() : nil
    var random = SeededGenerator(seed: 44)
    let kinds = Kind.all.shuffled(using: &random)
    let table = Table(kinds, addsRows: addsRows, forwardingTo: source, meddles: meddles)
    var shown: [[[CGFloat]]] = []
    let states = [(true, false), (true, true), (false, false), (true, true), (true, false), (false, true)]
    for (isEditing, choosesSeveral) in states {
      await table.set(isEditing: isEditing, choosesSeveral: choosesSeveral)
      shown.append(table.heights)
      #expect(
        isSame(table.heights.flatMap(\.self), table.askedHeights), "editing, choosing \((isEditing, choosesSeveral))")
    }
    #expect(isSame(shown[0].flatMap(\.self), shown[4].flatMap(\.self)))
    #expect(isSame(shown[1].flatMap(\.self), shown[3].flatMap(\.self)))
    #expect(isSame(shown[2].flatMap(\.self), shown[5].flatMap(\.self)))
    #expect(!table.stage.log.messages.contains { $0.contains("measured") })
    // The cells on screen have shown that all are right; some are enough to show that these are the heights of a fresh table.
    for (number, kind) in kinds.enumerated() where number % 4 == 0 {
      let (state, heights) = (states[number % 3], shown[number % 3][number])
      source?.section = number
      let fresh = Table([kind], addsRows: addsRows, forwardingTo: source, meddles: meddles)
      await fresh.set(isEditing: state.0, choosesSeveral: state.1)
      #expect(isSame(heights, fresh.heights[0]), "\(kind), editing, choosing \(state): \(heights) \(fresh.heights)")
      source?.section = 0
    }
  }
}

/// An app's data source that lets some rows be edited, and others be moved.
private final class SomeRowsSource: NSObject, UITableViewDelegate, UITableViewDataSource {
  /// The number of the first section.
  var section = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    (indexPath.section + section + indexPath.row) % 2 == 1
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (indexPath.section + section + indexPath.row) % 3 == 1
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    (indexPath.section + section) % 4 != 1
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
