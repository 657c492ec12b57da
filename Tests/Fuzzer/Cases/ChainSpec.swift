import TestSupport
import UIKit

/// The kinds of sources for a section's items.
enum SourceKind: CaseIterable {
  case array, list, own, reading, stream, merged, mapped, sections, paged
}

/// The kinds of items, by the traits that the library knows.
enum ItemKind: CaseIterable {
  case known, opaque, value, keyed, opaqueKeyed, placed, opaquePlaced
}

enum CellKind: CaseIterable {
  case plain, block, text
}

/// The kinds of row heights, by where the height comes from.
enum HeightKind: CaseIterable {
  case table, fixed, heights, automatic, automaticAtOnce
}

enum TitleKind: CaseIterable {
  case none, fixed, counted, sometimes
}

/// The kinds of trees, by how their rows expand.
enum TreeKind: CaseIterable {
  case chevron, tap, manual
}

/// The events that load the pages of a paged list in a section.
struct LoadingSpec {
  /// A Boolean value that indicates whether the table loads the first page, unless a step started a load before.
  var loadsFirst: Bool
  /// A Boolean value that indicates whether a button loads the next page, instead of scrolling near the end.
  var isByHand: Bool
}

/// How the rows of a section fold below its header.
struct FoldingSpec {
  var isFoldedAtFirst: Bool
  /// The indicator in the header. With `manual`, taps have no effect.
  var disclosure: TreeKind
}

/// The specification of a group of sections, one `section` or `sections(from:)` of the chain.
struct GroupSpec {
  /// The group's number in the whole chain. It stays the same when the fuzzer leaves out other groups.
  let number: Int
  var source: SourceKind
  var item: ItemKind
  var cell: CellKind
  var height: HeightKind
  var estimate: CGFloat?
  var title: TitleKind
  var headerHeight: CGFloat?
  var footer: Bool
  var hidesWhenEmpty: Bool
  var addItemRow: Int?
  var animation: UITableView.RowAnimation?
  /// The number of rows at first.
  var count: Int
  /// The number of different numbers that items can have, so that some occur twice; nil if each item is new.
  var world: Int?
  /// The searching, filtering, sorting, and grouping of the section's source; nil for none.
  var find: FindSpec?
  /// A Boolean value that indicates whether some items have cells of another class.
  var isMixed = false
  /// A Boolean value that indicates whether rows have accessories that depend on their items.
  var hasAccessories = false
  /// A Boolean value that indicates whether the section reports when cells appear on screen and disappear.
  var tellsDisplay = false
  /// How the rows of a tree expand; nil for a list.
  var tree: TreeKind?
  /// A Boolean value that indicates whether cells show a content configuration, by their state, instead of using an adapter.
  var isContent = false
  /// The edits, swipes, moves, and menus that the section allows; nil for none.
  var hand: HandSpec?
  /// The events that load the pages of a paged list; nil if only steps load pages.
  var loading: LoadingSpec?
  /// The section's title in the index; nil if only its groups have titles there.
  var indexTitle: String?
  /// How the section folds; nil if it doesn't.
  var folding: FoldingSpec?

  /// A Boolean value that indicates whether items have an identity other than their place.
  var hasIdentity: Bool {
    switch item {
    case .known, .opaque, .value: true
    // Only the app's lists know the identity of such items.
    case .keyed, .opaqueKeyed: ![.own, .reading, .stream, .mapped].contains(source)
    case .placed, .opaquePlaced: false
    }
  }

  /// A Boolean value that indicates whether the source makes sections.
  var isSectioned: Bool { source == .sections || find?.grouping != nil }

  /// The traits of the section's cells in addition to their class. Sections with equal values share cells.
  var kindOfCells: String {
    "\(isMixed) \(hasAccessories) \(isContent) \(tree.map { $0 == .chevron ? "chevrons" : "levels" } ?? "")"
  }
}

/// The specification of a chain and its table.
struct ChainSpec {
  var style: UITableView.Style
  var size: CGSize
  var height: CGFloat
  var estimate: CGFloat?
  var animation: UITableView.RowAnimation?
  var selectsSeveral: Bool
  var groups: [GroupSpec]
  /// The number of groups before some were left out.
  var groupCount: Int

  /// A Boolean value that indicates whether the user can select several rows in editing mode.
  var choosesSeveral = false

  var hasTrees: Bool { groups.contains { $0.tree != nil } }

  var hasHands: Bool { groups.contains { $0.hand != nil } }

  var hasFolds: Bool { groups.contains { $0.folding != nil } }

  /// A Boolean value that indicates whether the table loads pages, and shows the loading state below the rows.
  var loadsPages: Bool { groups.contains { $0.loading != nil } }
}

extension ChainSpec {
  init(seed: Int) {
    var random = SeededGenerator(seed: seed)
    style = [.plain, .plain, .grouped, .insetGrouped].random(&random)
    // The table isn't narrower because an edited row next to an index wouldn't have enough width for a text. The constraints of
    // the text would then conflict.
    size = CGSize(
      width: [190, 200, 233.5].random(&random), height: [120, 160, 200, 260].random(&random))
    height = [24, 30, 37.5, 44].random(&random)
    estimate = random.chance(6) ? [20, 60].random(&random) : nil
    animation = random.chance(3) ? .any(&random) : nil
    selectsSeveral = random.chance(2)
    groupCount = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8].random(&random)
    // Rows can cross between sections if their items and cells are the same.
    let item = ItemKind.allCases.random(&random)
    let cell: CellKind = [.plain, .plain, .plain, .block, .block, .block, .text].random(&random)
    let isUniform = random.chance(2)
    groups = (0..<groupCount).map { number in
      var random = SeededGenerator(seed: seed &* 1_000_003 &+ number &+ 1)
      return GroupSpec(number: number, common: isUniform ? (item, cell) : nil, random: &random)
    }
    // Rows can cross between sections, so either all sections report displayed cells or none do.
    if random.chance(2) { for index in groups.indices { groups[index].tellsDisplay = true } }
    // Drawn last, so that earlier seeds still make the same chains.
    for index in groups.indices where random.chance(4) { groups[index].isMixed = true }
    for index in groups.indices where random.chance(5) { groups[index].hasAccessories = true }
    for index in groups.indices where random.chance(5) && groups[index].hasIdentity {
      groups[index].tree = TreeKind.allCases.random(&random)
    }
    for index in groups.indices where random.chance(6) {
      groups[index].isContent = true
      (groups[index].isMixed, groups[index].cell) = (false, .plain)
    }
    // Uses separate generators, so that the other chains stay the same.
    var paging = SeededGenerator(seed: seed &* 69_621 &+ 7)
    for index in groups.indices where paging.chance(5) && groups[index].world == nil {
      if ![.sections, .merged, .mapped].contains(groups[index].source) { groups[index].source = .paged }
    }
    for index in groups.indices where groups[index].source == .paged && paging.below(3) > 0 {
      groups[index].loading = LoadingSpec(loadsFirst: paging.below(3) > 0, isByHand: paging.chance(4))
    }
    addHands(seed)
    addFolding(seed)
    var indexing = SeededGenerator(seed: seed &* 22_063 &+ 13)
    guard indexing.chance(5) else { return }
    for index in groups.indices where !groups[index].isSectioned {
      groups[index].indexTitle = [nil, "A", "B", "Q", "é"].random(&indexing)
    }
  }

  private mutating func addHands(_ seed: Int) {
    var own = SeededGenerator(seed: seed &* 48_271 &+ 11)
    guard own.chance(2) else { return }
    choosesSeveral = own.chance(3)
    let tellsOpening = own.chance(2)
    for index in groups.indices where !own.chance(5) {
      groups[index].hand = HandSpec(&own, groups[index], tellsOpening: tellsOpening)
    }
  }

  private mutating func addFolding(_ seed: Int) {
    var random = SeededGenerator(seed: seed &* 39_367 &+ 5)
    guard random.chance(3) else { return }
    for index in groups.indices where !random.chance(4) {
      let folding = FoldingSpec(&random, groups[index])
      // A section that loads pages checks which rows are visible, so it doesn't fold.
      if groups[index].loading == nil { groups[index].folding = folding }
    }
  }
}

extension FoldingSpec {
  fileprivate init(_ random: inout SeededGenerator, _ group: GroupSpec) {
    isFoldedAtFirst = random.chance(3)
    let disclosure = [TreeKind.chevron, .chevron, .tap, .manual].random(&random)
    // In a section with a search, taps would fold the search results, which the model doesn't follow.
    self.disclosure = group.title == .none && !group.isSectioned || group.find?.isAsked == true ? .manual : disclosure
  }
}

extension GroupSpec {
  fileprivate init(number: Int, common: (item: ItemKind, cell: CellKind)?, random: inout SeededGenerator) {
    self.number = number
    source = [.array, .list, .list, .list, .own, .reading, .stream, .merged, .mapped, .sections, .sections].random(
      &random)
    item = common?.item ?? ItemKind.allCases.random(&random)
    cell =
      common?.cell ?? ([.plain, .plain, .plain, .plain, .block, .block, .block, .text] as [CellKind]).random(&random)
    height =
      cell == .plain
      ? [.table, .fixed, .heights].random(&random)
      : [.table, .fixed, .heights, .automatic, .automatic, .automatic, .automaticAtOnce].random(&random)
    estimate = random.chance(6) ? [15, 40, 80].random(&random) : nil
    title = [.none, .none, .none, .fixed, .counted, .sometimes].random(&random)
    headerHeight = random.chance(2) ? [0, 12, 22].random(&random) : nil
    footer = random.chance(8)
    hidesWhenEmpty = random.chance(4)
    addItemRow = random.chance(6) ? random.below(3) : nil
    animation = random.chance(3) ? .any(&random) : nil
    count = [0, 1, 2, 3, 4, 5, 6, 8, 12, 20, 30, random.chance(6) ? 300 : 40].random(&random)
    world = random.chance(4) ? [3, 8, 20].random(&random) : nil
    if random.chance(3), world == nil, [.known, .opaque, .value].contains(item) {
      find = FindSpec(
        isSearched: random.chance(2), isFiltered: random.chance(2), order: FindSpec.Order.allCases.random(&random),
        grouping: random.chance(2) && source != .sections ? GroupingSpec(&random) : nil,
        field: FindSpec.Field.allCases.random(&random))
    }
  }
}

extension GroupingSpec {
  fileprivate init(_ random: inout SeededGenerator) {
    count = [1, 2, 3, 4, 13].random(&random)
    order = Order.allCases.random(&random)
    index = Index.allCases.random(&random)
  }
}

extension ChainSpec: CustomStringConvertible {
  var description: String {
    let table = "table \(style.rawValue), \(size), height \(height)\(estimate.map { ", estimate \($0)" } ?? "")"
    return ([table + (choosesSeveral ? ", chooses several" : "")] + groups.map(\.description)).joined(separator: "\n")
  }
}

extension GroupSpec: CustomStringConvertible {
  var description: String {
    var words = [
      "group \(number):", "\(source)", "\(item)", "\(cell)", "height \(height)", "title \(title)", "\(count) rows",
    ]
    if let estimate { words.append("estimate \(estimate)") }
    if let headerHeight { words.append("header \(headerHeight)") }
    if footer { words.append("footer") }
    if hidesWhenEmpty { words.append("hides when empty") }
    if let addItemRow { words.append("add row \(addItemRow)") }
    if let animation { words.append("animation \(animation.rawValue)") }
    if let world { words.append("\(world) numbers") }
    if let find { words.append("\(find)") }
    if isMixed { words.append("mixed cells") }
    if hasAccessories { words.append("accessories") }
    if tellsDisplay { words.append("tells what it displays") }
    if isContent { words.append("content configurations") }
    if let tree { words.append("tree by \(tree)") }
    if let hand { words.append("\(hand)") }
    if let indexTitle { words.append("index \(indexTitle)") }
    if let folding {
      words.append("folds by \(folding.disclosure)" + (folding.isFoldedAtFirst ? ", folded at first" : ""))
    }
    if let loading {
      words.append(
        "loads pages by \(loading.isByHand ? "hand" : "itself")" + (loading.loadsFirst ? ", the first too" : ""))
    }
    return words.joined(separator: ", ")
  }
}

extension UITableView.RowAnimation {
  static func any(_ random: inout SeededGenerator) -> UITableView.RowAnimation {
    [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic].random(&random)
  }
}
