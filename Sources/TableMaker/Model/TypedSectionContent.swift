import TableMakerDiffing
import UIKit

/// The content of a section with its types.
final class TypedSectionContent<Item, Source: ItemSource<Item>>: SectionContent {
  let source: Source
  let identity: Identity<Item>
  private let context: RowContext<Item>
  let rows: _RowConfiguration<Item>
  private var maker: _RowMaker<Item>
  /// The cell classes, if there are several.
  private var mixed: _MixedCells<Item>
  private let ownHeight: ItemHeight<Item>?
  /// The steps that depend on cell states. Cells refer to this object as long as it exists.
  private var states: HeldStates<Item>?
  private let derived: (any DerivedSource)?
  let searched: (any SearchedItems)?
  /// The number of times that any object may have changed.
  private(set) var expiries = 0
  let querySources: [WeakQuerySource]

  init(source: Source, rows: _RowConfiguration<Item>, maker: _RowMaker<Item>, mixed: _MixedCells<Item> = _MixedCells())
  {
    self.source = source
    self.rows = rows
    self.maker = maker
    self.mixed = mixed
    ownHeight = itemHeight(of: maker.cell, for: Item.self)
    identity = .of(source)
    derived = source as? any DerivedSource
    searched = source as? any SearchedItems
    querySources = rows.querySources
    context = RowContext(identity, rows)
    context.canMove = canMove
    context.canReceive = canReceive
  }

  /// Sets the cells when a step adds cell classes. Rows of later readings may use them.
  func take(_ cells: _MixedCells<Item>) {
    mixed = cells
    maker = _RowMaker(cells)
  }

  var methods: [DelegateMethod] {
    Array(rows.events.keys) + rows.answers.keys + rows.cellEvents.keys + rows.itemsEvents.keys
      + (rows.willSelect == nil ? [] : [.willSelectRowAt]) + rows.editing.methods
      + (rows.menus.isAsked ? [.contextMenuConfigurationForRowAt] : [])
  }

  var isSelfMeasuring: Bool { ownHeight != nil || mixed.isSelfMeasuring }

  var isTree: Bool { rows.tree.children != nil && hasIdentity }

  var isEditedByHand: Bool { rows.editing.hasEffect }

  var swipeStep: String? {
    rows.editing.trailing != nil ? "trailingActions" : rows.editing.leading != nil ? "leadingActions" : nil
  }

  var canMove: Bool { !isTree && (handSource != nil || !rows.moving.handlers.isEmpty) }

  var drags: Bool { rows.dragging.drags }

  var takesDrops: Bool { rows.dragging.takesDrops }

  var canReceive: Bool { !isTree && handSource != nil }

  var hasIdentity: Bool { identity.kind != .position }

  func identifier<Named>(of item: Named) -> AnyHashable? { (item as? Item).map { identity.identifier($0, 0) } }

  func expireObjects() {
    expiries += 1
    derived?.expireObjects()
  }

  var isArranged: Bool { searched != nil || !(derived?.bases.isEmpty ?? true) }

  var isSectioned: Bool { source is any SectionedItems<Item> }

  var revertibleLists: [any RevertibleList] { source.revertibleLists }

  func list<Named>(of item: Named.Type) -> ItemList<Named>? { source.list(of: item) }

  var sourceName: String { (source as? any SectionedItems<Item>)?.sourceName ?? "\(type(of: source))" }

  var loadingSources: [any LoadingSource] { source.loadingSources }

  func observe(by observer: any ItemObserver) { source.observers.add(observer) }

  func isShown(in tableView: UITableView?, isHidden: Bool) {
    (source as? any ShownSource)?.isShown(in: tableView, isHidden: isHidden)
  }

  func read(for group: SectionGroup) -> any SectionReading {
    guard let sectioned = source as? any SectionedItems<Item> else {
      let latest = (source as? any PlacedSource<Item>)?.latestItems()
      let items = latest?.items ?? RowItems(source.items)
      let part = part(
        of: group.pattern, in: group, items, at: latest?.placement, origins: derived?.originLookup,
        title: text(group.pattern.settings.title, rows.header, items), after: group.rows.first)
      return TypedSectionReading(content: self, group: group, parts: [part], match: match)
    }
    let sections = sectioned.latestSections()
    var parts: [PendingSection<Item>] = []
    parts.reserveCapacity(sections.count)
    group.beginReading()
    let titles = sections.map { text(group.pattern.settings.title, rows.header, $0.items, of: $0.title) }
    // An index is made from the visible titles.
    let index = sections.first?.index.map { $0.titles(of: titles) }
    for (number, read) in sections.enumerated() {
      let section = group.nextSection(named: read.name)
      parts.append(
        part(
          of: section, in: group, read.items, at: read.placement, origins: read.origins, title: titles[number],
          indexTitles: index?[number] ?? read.indexTitles, after: group.rows(of: section)))
    }
    return TypedSectionReading(content: self, group: group, parts: parts, match: match)
  }

  /// Returns the text above or below a section's rows.
  ///
  /// - Parameter own: The section's title from its source. It overrides the chain's one for all sections, and replaces
  ///   a text that isn't there.
  private func text(
    _ title: SectionTitle, _ steps: SupplementarySteps<Item>, _ items: RowItems<Item>, of own: String? = nil
  ) -> String? {
    switch title {
    case .none: own
    case .fixed(let title): own ?? title
    case .followed(let text): text.read() ?? own
    case .closure: steps.title?(items.array)
    }
  }

  private func part(
    of section: LiveSection, in group: SectionGroup, _ items: RowItems<Item>, at placement: Placement?,
    origins: (any ItemLookup)?, title: String?, indexTitles: [String] = [], after before: SectionRows?
  ) -> PendingSection<Item> {
    let footerTitle = text(section.settings.footerTitle, rows.footer, items)
    let heading = SectionRows.Heading(title: title, footerTitle: footerTitle, indexTitles: indexTitles)
    let before = before as? TypedSectionRows<Item>
    guard let state = group.tree, let children = rows.tree.children else {
      return PendingSection(
        of: section, heading: heading, items: items, placement: placement, origins: origins, expiries: expiries,
        after: before)
    }
    let tree = TreeReading(of: items, children, identity, state)
    return PendingSection(
      of: section, heading: heading, items: tree.isFlat ? items : RowItems(tree.items), tree: tree,
      placement: placement, origins: origins, expiries: expiries, after: before)
  }

  /// The query with available results, if cells mark its matches.
  private var match: SearchMatch? {
    guard rows.marks != nil, let searched else { return nil }
    return SearchMatch(searched.answeredQuery, locale: searched.queryLocale)
  }

  /// Returns the rows of one section.
  func makeRows(
    of part: PendingSection<Item>, match: SearchMatch?, difference: Difference?, isSwept: Bool,
    tokens known: ListTokens?,
    hasAddItemRow: Bool, from counter: inout ContentTokens.Counter
  ) -> SectionRows {
    let (section, items) = (part.section, part.items)
    var difference = difference
    if let before = part.before {
      if difference == nil, !isSwept { difference = identity.difference(before.items.array, items.array) }
      if part.placement == nil || before.placement == nil {
        difference?.addNamed(before.isNamed(until: part.expiries), from: before.items.array, to: items.array)
      }
      if identity.hasSameContent == nil { difference?.removeUnchanged(from: before.ownPlaces, to: part.ownPlaces) }
      difference?.addChanges(from: before.nodes ?? [], to: part.tree?.nodes ?? [])
    } else {
      difference = nil
    }
    var tokens = ContentTokens.none(count: items.count)
    if section.isAutomatic {
      if let known, let placement = part.placement {
        tokens = ContentTokens(placement.places, of: known)
      } else if let difference, let before = part.before {
        tokens = before.tokens.following(difference, count: items.count, from: &counter)
      } else {
        tokens = ContentTokens(count: items.count, from: &counter)
      }
    }
    let result = TypedSectionRows(
      of: part, tokens: tokens, context: context,
      callbacks: callbacks(for: items, part.tree?.nodes, in: section, match), match: match,
      hasAddItemRow: hasAddItemRow && section.settings.addItemRow != nil)
    if let before = part.before, let difference {
      result.follow(before, difference)
      result.followDuplicates(of: before, difference)
    }
    return result
  }

  private func callbacks(
    for items: RowItems<Item>, _ nodes: [TreeNode]?, in section: LiveSection, _ match: SearchMatch?
  ) -> RowCallbacks {
    var dequeue: @MainActor (UITableView, IndexPath, Int) -> UITableViewCell? = { _, _, _ in nil }
    if section.isOrdinary {
      dequeue = maker.dequeue(items, mixed.isEmpty ? section.cellIdentifier : section.reuseSuffix)
    }
    var callbacks = RowCallbacks(
      fill: maker.fill(items), dequeue: dequeue, height: rows.heights?(items), ownHeight: ownHeight(of: items))
    if !mixed.isEmpty {
      callbacks.kind = { [mixed = mixed.with(reuseSuffix: section.reuseSuffix)] row in mixed.kind(of: items[row]) }
    }
    let (appearance, fixed) = (rows.appearance, section.settings.appearance)
    if !fixed.parts.isEmpty {
      callbacks.addAppearance { cell, row, _ in
        fixed.apply(to: cell)
        if !fixed.asks.isEmpty { appearance.apply(fixed.asks, to: cell, items[row], row) }
      }
    }
    if !rows.states.isEmpty { addStates(nodes, of: items, in: section, to: &callbacks) }
    if let nodes { addNodes(nodes, of: items, in: section.settings, to: &callbacks) }
    if let match, let marks = rows.marks {
      callbacks.addMarks { cell, row in marks(cell, items[row], match) }
    }
    return callbacks
  }

  /// Applies the steps that depend on a cell's state, whenever it changes.
  private func addStates(
    _ nodes: [TreeNode]?, of items: RowItems<Item>, in section: LiveSection, to callbacks: inout RowCallbacks
  ) {
    let held = states ?? HeldStates(rows.states, asked: section.settings.appearance.asks)
    let mayGrow = section.isAutomatic && rows.states.content != nil
    states = held
    callbacks.addAppearance { cell, row, _ in
      let (item, isExpanded) = (items[row], nodes?[row].isExpanded ?? false)
      // A cell that waits for its reuse must not hold the captured objects.
      StateFollowing.follow(cell) { [weak held, weak section] cell, state, isFirst in
        // The row may have moved in the meantime, and its item may have another equal state.
        let rows = isFirst ? nil : section?.latestRows as? TypedSectionRows<Item>
        let (item, row) = rows?.newest(of: item, at: row) ?? (item, row)
        var state = state
        state.isExpanded = isExpanded
        let show = { @MainActor in
          let show = { @MainActor in held?.steps.apply(to: cell, item, row, in: state) ?? () }
          if !isFirst, let ask = section?.onStateChange { ask(show) } else { show() }
        }
        guard mayGrow, !isFirst else { return show() }
        // A selected cell may show more content. The height is compared with the cell's earlier one, because the cell's
        // margins may differ on screen from those during its measurement, such as next to an index.
        let height = cell.contentHeight
        show()
        if cell.contentHeight != height { section?.onCellChange?(cell) }
      }
    }
  }

  /// Configures cells with the positions of their items in the tree.
  private func addNodes(
    _ nodes: [TreeNode], of items: RowItems<Item>, in settings: SectionSettings, to callbacks: inout RowCallbacks
  ) {
    let (parts, show) = (settings.appearance.parts, rows.tree.show)
    callbacks.addAppearance { cell, row, isRefilled in
      let node = nodes[row]
      if !parts.contains(.indentation) { cell.indentationLevel = node.level }
      if parts.contains(.chevron) { cell.showChevron(node, animated: isRefilled) }
      show?(cell, items[row], node)
    }
  }

  /// Returns the heights that the cell classes compute, or `nil` if none does.
  private func ownHeight(of items: RowItems<Item>) -> (@MainActor (Int, CGFloat, UITraitCollection) -> CGFloat?)? {
    if let ownHeight { return { row, width, traits in ownHeight(items[row], width, traits) } }
    guard isSelfMeasuring else { return nil }
    return { [mixed] row, width, traits in mixed.height(of: items[row], width, traits) }
  }
}
