import TableMaker
import TestSupport
import UIKit

/// An observer of the calls of a chain's closures.
@MainActor protocol ChainWatcher: AnyObject {
  func configured(_ cell: UITableViewCell, _ content: Content, _ index: Int)
  /// Records that the table needs a content configuration.
  func configuring()
  /// Returns the extra height that a row gets in addition to the height of its number.
  ///
  /// The extra height is a state that no key of the library can see.
  func extraHeight(of content: Content) -> CGFloat
  func askedForHeight()
  /// Records that a source's items are read.
  func reading()
  func selected(_ content: Content, _ index: Int)
  func touchedLever(of content: Content, _ index: Int)
  /// Records a tap on the header of a group's section that folds.
  func tappedHeader(_ header: UIView, of group: Int)
  func addItemRowWasTapped(in group: Int)
  /// Records that a tap expanded or collapsed a row.
  func toggled(_ content: Content, _ index: Int, isExpanded: Bool)
  func displayed(_ cell: FuzzCell, _ content: Content)
  func endedDisplay(_ cell: FuzzCell, _ content: Content)
  /// The observer of the user's edits, swipes, and moves.
  var hands: (any HandWatcher)? { get }
}

/// A `section` or `sections(from:)` of the chain, with its source and a model of it.
@MainActor protocol FuzzGroup: AnyObject {
  var spec: GroupSpec { get }
  /// The sections that the source had when it was last read, without the changes that the table's state adds.
  var shown: [ShownSection] { get }
  /// A Boolean value that indicates whether the source has received all of its changes.
  var isUpToDate: Bool { get }
  /// A description of the difference while the source isn't up to date, if it's known.
  var problem: String? { get }
  /// A Boolean value that indicates whether the source changed after this value was set to false.
  var isTold: Bool { get set }

  /// The group's name in the chain; nil if it doesn't have one.
  var name: String? { get }
  /// The number of times that the table's chain recreated the group.
  var generation: Int { get set }
  /// A Boolean value that indicates whether a setting changed the appearance of the group's cells, so that it uses other cells.
  var hasOwnInset: Bool { get set }

  func add(to chain: Chain, _ watcher: any ChainWatcher) -> Chain
  /// Adds the group's steps to a section that's already started; nil if the group needs another start.
  func finish(_ start: SectionStart, _ watcher: any ChainWatcher) -> AnyFinished?
  func wasMade(in dataSource: TableViewDataSource)
  func edit(_ random: inout SeededGenerator)
  /// The field for the text to search for, if the group has a search.
  var field: FuzzField { get }
  /// Removes a row and returns it, for another group.
  func take(_ random: inout SeededGenerator) -> Row?
  func give(_ row: Row, _ random: inout SeededGenerator)
  /// Configures the cells of a row again.
  func reconfigure(_ row: Row, in dataSource: TableViewDataSource)
  /// Measures a row again, and configures its cells.
  func remeasure(_ row: Row, in dataSource: TableViewDataSource, animated: Bool)
  /// Discards the heights of rows, so that they are measured again when needed.
  func forgetHeights(of rows: [Row], in dataSource: TableViewDataSource)
  /// Scrolls to a row.
  func scroll(to row: Row, in dataSource: TableViewDataSource, _ random: inout SeededGenerator)

  // MARK: Trees

  /// The name of the type of the items. A request for an item applies to all sections with items of this type.
  var itemName: String { get }
  /// The traits of the items that the section knows.
  var traits: ItemTraits { get }
  /// The rows that the source had when it was last read, including rows that a search doesn't match.
  var ownRows: [Row] { get }
  /// The model of the expanded rows, if the group is a tree.
  var unfolded: Unfolded { get set }
  /// The model of the folded sections, if they fold.
  var folds: Folds { get set }
  /// Expands or collapses the row of an item.
  func unfold(_ row: Row, isExpanded: Bool, in dataSource: TableViewDataSource)
  /// Returns a Boolean value that indicates whether the data source reports the row of an item as expanded.
  func isExpanded(_ row: Row, in dataSource: TableViewDataSource) -> Bool
  /// Returns the position of an item's row in its tree, as the data source reports it.
  func node(of row: Row, in dataSource: TableViewDataSource) -> ShownNode?

  // MARK: Hands

  /// The rows of each list in the group, according to the model.
  var lists: [[Row]] { get }
  /// The rows of each of the library's lists in the group, which must equal the model; nil for a custom source.
  var listsNow: [[Row]]? { get }
  /// Updates the model with the changes that the library made to the lists when it moved a row.
  func adoptLists()
  /// Removes the first item that a row shows, as an app does in `onDelete`. If there's none, it has no effect.
  func delete(_ row: Row)
  /// Moves an item, as an app does if its source has the order that the table shows.
  func move(from: Int, to: Int)
  /// The model of the group's paged list; nil for other sources, or if only steps load pages.
  var loads: (any PagesModel)? { get }
  /// A Boolean value that indicates whether an earlier page inserted rows after this value was set to false.
  var hasEarlierRows: Bool { get set }
  /// Moves an item in the list again, as an app does that doesn't know about the first move. The model stays the same.
  func moveOnceMore(from: Int, to: Int)
}

extension FuzzGroup {
  var problem: String? { nil }

  var loads: (any PagesModel)? { nil }

  /// Searches for another text, if the group has a search.
  func search(_ random: inout SeededGenerator) {
    if spec.find?.isAsked == true { field.type(&random) }
  }
}

extension ShownSection {
  /// Returns the section with its expanded rows, if its group is a tree.
  @MainActor func unfolded(in group: any FuzzGroup) -> ShownSection {
    guard group.spec.tree != nil else { return self }
    var section = self
    let tree = group.unfolded.rows(of: rows, traits)
    (section.rows, section.nodes) = (tree.map(\.row), tree.map(\.node))
    return section
  }
}

extension TreeKind {
  var disclosure: TreeDisclosure {
    switch self {
    case .chevron: .chevron
    case .tap: .tap
    case .manual: .manual
    }
  }
}

extension GroupSpec {
  /// Returns the title that the closure of `titles` returns for a number of items.
  func title(ofCount count: Int) -> String? {
    switch title {
    case .none, .fixed: nil
    case .counted: "\(count) items"
    case .sometimes: count % 2 == 1 ? nil : "even"
    }
  }
}

/// A builder of the section options that both kinds of groups share.
@MainActor struct SectionBuilder<Item: FuzzItem, Cell: FuzzCell> {
  let spec: GroupSpec
  weak var watcher: (any ChainWatcher)?
  let field: FuzzField

  func finish<Source: ItemSource<Item>>(_ data: DataSection<Item, Source>) -> AnyFinished {
    if spec.isContent { return finish(data.cell(Cell.self).content(configuration)) }
    guard spec.isMixed else {
      return finish(data.cell(Cell.self).adapter { [adapter] cell, item, index in adapter(cell, item, index) })
    }
    return switch spec.cell {
    case .plain, .text: finish(mixed(data, BlockFuzzCell.self))
    case .block: finish(mixed(data, TextFuzzCell.self))
    }
  }

  /// Shows some items in cells of another class.
  private func mixed<Source: ItemSource<Item>, Other: FuzzCell>(
    _ data: DataSection<Item, Source>, _ other: Other.Type
  ) -> ReadySection<UITableViewCell, Item, Source> {
    data.cells(Other.self, for: { $0.row.needsOtherCell }) { [adapter] cell, item, index in adapter(cell, item, index) }
      .otherwise(Cell.self) { [adapter] cell, item, index in adapter(cell, item, index) }
  }

  private var configuration: (Item, Int, UICellConfigurationState) -> any UIContentConfiguration {
    let group = spec.number
    return { [weak watcher] item, _, state in
      watcher?.configuring()
      let content = Content(group: group, row: item.row)
      return content.configuration(Numbers.height(of: item.row) + (watcher?.extraHeight(of: content) ?? 0), in: state)
    }
  }

  private var adapter: (FuzzCell, Item, Int) -> Void {
    let group = spec.number
    let isMeasured = spec.height == .automatic || spec.height == .automaticAtOnce
    return { [weak watcher] cell, item, index in
      let content = Content(group: group, row: item.row)
      cell.content = content
      cell.index = index
      if isMeasured { cell.take(height: Numbers.height(of: item.row) + (watcher?.extraHeight(of: content) ?? 0)) }
      watcher?.configured(cell, content, index)
    }
  }

  private func finish<Shown, Source: ItemSource<Item>>(_ ready: ReadySection<Shown, Item, Source>) -> AnyFinished {
    let (spec, group) = (spec, spec.number)
    var section = ready
    switch spec.height {
    case .table: break
    case .fixed: section = section.height(18 + CGFloat(group))
    case .heights:
      section = section.heights { [weak watcher] item, _ in
        Self.height(of: item, watcher)
      }
    case .automatic: section = section.autoHeight()
    case .automaticAtOnce: section = section.autoHeight(.allAtOnce)
    }
    if let find = spec.find {
      if find.order == .rule { section = section.ordered { FindSpec.precedes($0.row, $1.row) } }
      if let grouping = find.grouping {
        section = section.grouped(by: grouping.grouping(of: Item.self), index: grouping.sectionIndex)
      }
      if find.isSearched {
        section = section.searchable(field.source, by: \.label)
          .highlightMatches { cell, item, match in
            (cell as? FuzzCell)?.marks = match.ranges(in: item.label).map { String(item.label[$0]) }
          }
      }
      if find.isFiltered {
        section = section.searchable(field.source) { [field] item, _ in FindSpec.isKept(item.row, field.asked) }
      }
      if find.order == .name { section = section.sorted(by: \.name) }
    }
    if let estimate = spec.estimate { section = section.estimatedHeight(estimate) }
    switch spec.title {
    case .none: break
    case .fixed: section = section.title("Fixed")
    case .counted, .sometimes: section = section.titles { items in spec.title(ofCount: items.count) }
    }
    if let title = spec.indexTitle { section = section.indexTitle(title) }
    if let height = spec.headerHeight { section = section.headerHeight(height) }
    if spec.footer { section = section.footerTitle("end") }
    if spec.hidesWhenEmpty { section = section.hidesWhenEmpty() }
    if let animation = spec.animation { section = section.animation(animation) }
    if let visibility = spec.addItemRow {
      section = section.addItemRow(AddFuzzCell.self, shown: AddItemRowVisibility(visibility)) { cell in
        cell.textLabel?.text = "Add"
      }
      .onAddItem { [weak watcher] in watcher?.addItemRowWasTapped(in: group) }
    }
    section = withHands(section).onSelect { [weak watcher] item, index in
      watcher?.selected(Content(group: group, row: item.row), index)
    }
    section = section.onControl(\.lever, in: FuzzCell.self, for: .touchUpInside) { [weak watcher] _, item, index in
      watcher?.touchedLever(of: Content(group: group, row: item.row), index)
    }
    if spec.hasAccessories {
      section = section.accessories { item, _ in item.row.hasAccessory ? .checkmark : .none }
        .accessibility { item, index in RowAccessibility(label: "\(item.row)") }
    }
    if let folding = spec.folding {
      section = section.collapsible(disclosure: folding.disclosure.disclosure).collapsed(folding.isFoldedAtFirst)
      if folding.disclosure != .manual {
        section = section.onSelectHeader { [weak watcher] in watcher?.tappedHeader($0, of: group) }
      }
    }
    if let tree = spec.tree {
      section =
        section.expandable(children: { $0.row.children.map { Item($0) } }, disclosure: tree.disclosure)
        .nodeAdapter { cell, _, node in (cell as? FuzzCell)?.node = ShownNode(node) }
        .onExpand { [weak watcher] item, index in
          watcher?.toggled(Content(group: group, row: item.row), index, isExpanded: true)
        }
        .onCollapse { [weak watcher] item, index in
          watcher?.toggled(Content(group: group, row: item.row), index, isExpanded: false)
        }
    }
    if spec.tellsDisplay {
      section =
        section
        .onDisplay { [weak watcher] cell, item, _ in
          if let cell = cell as? FuzzCell { watcher?.displayed(cell, Content(group: group, row: item.row)) }
        }
        .onEndDisplay { [weak watcher] cell, item, _ in
          if let cell = cell as? FuzzCell { watcher?.endedDisplay(cell, Content(group: group, row: item.row)) }
        }
    }
    return AnyFinished(section)
  }

  private static func height(of item: Item, _ watcher: (any ChainWatcher)?) -> CGFloat {
    watcher?.askedForHeight()
    return Numbers.height(of: item.row)
  }
}

extension AddItemRowVisibility {
  init(_ number: Int) { self = [.always, .whileEditing, .unlessEditing][number % 3] }

  func isShown(_ isEditing: Bool) -> Bool {
    switch self {
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}
