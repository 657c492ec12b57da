import TableMakerDiffing
import UIKit

/// The content of a section with the type of its items.
final class ItemsContent<Item>: SectionContent {
  private let typedSource: any ItemSource<Item>
  let identity: Identity<Item>
  let rows: _RowConfiguration<Item>
  private var maker: _RowMaker<Item>
  /// The cell classes, if there are several.
  private var mixed: _MixedCells<Item>
  private let ownHeight: ItemHeight<Item>?
  /// The steps that depend on cell states. Cells refer to this object as long as it exists.
  private var states: HeldStates<Item>?
  private let derived: (any DerivedSource)?
  /// The number of times that any object may have changed.
  private(set) var expiries = 0
  /// The list in which moves of rows are performed.
  let movableSource: MovableSource<Item>?
  let traits: SectionTraits

  init(
    source: any ItemSource<Item>, rows: _RowConfiguration<Item>, maker: _RowMaker<Item>,
    mixed: _MixedCells<Item> = _MixedCells()
  ) {
    typedSource = source
    self.rows = rows
    self.maker = maker
    self.mixed = mixed
    ownHeight = itemHeight(of: maker.cell, for: Item.self)
    identity = .of(source)
    derived = source as? any DerivedSource
    let isSectioned = source is any SectionedItems<Item>
    movableSource = .of(source, isSectioned: isSectioned)
    let hasIdentity = identity.kind != .position
    let isTree = rows.tree.children != nil && hasIdentity
    traits = SectionTraits(
      methods: rows.methods, isSelfMeasuring: ownHeight != nil || mixed.isSelfMeasuring,
      isArranged: source is any SearchedItems || !(derived?.bases.isEmpty ?? true), isSectioned: isSectioned,
      isTree: isTree, hasIdentity: hasIdentity, isEditedByUser: rows.editing.hasEffect,
      swipeStep: rows.editing.trailing != nil
        ? "trailingActions" : rows.editing.leading != nil ? "leadingActions" : nil,
      canMove: !isTree && (movableSource != nil || !rows.moving.handlers.isEmpty),
      canReceive: !isTree && movableSource != nil, drags: rows.dragging.drags, takesDrops: rows.dragging.takesDrops,
      hasControls: !rows.controls.isEmpty,
      querySources: rows.finding.querySources)
  }

  /// Sets the cells when a step adds cell classes. Rows of later readings may use them.
  func take(_ cells: _MixedCells<Item>) {
    mixed = cells
    maker = _RowMaker(cells)
  }

  var source: any ItemSource { typedSource }

  func identifier<Named>(of item: Named) -> AnyHashable? { (item as? Item).map { identity.identifier($0, 0) } }

  func expireObjects() {
    expiries += 1
    derived?.expireObjects()
  }

  func read(for group: SectionGroup) -> SectionReading {
    if let collapsed = group.collapsed { collapsed.isSearched = group.searched?.answeredQuery.isEmpty == false }
    guard let sectioned = source as? any SectionedItems<Item> else {
      let latest = (source as? any PlacedSource<Item>)?.latestItems()
      let items = latest?.items ?? RowItems(typedSource.items)
      let part = part(
        of: group.pattern, in: group, items, at: latest?.placement, origins: derived?.originLookup,
        title: text(group.pattern.settings.title, rows.header, items),
        indexTitles: group.pattern.settings.indexTitle.map { [$0] } ?? [], after: group.rows.first)
      return SectionReading(of: group, parts: [part], match: match(in: group))
    }
    let sections = sectioned.latestSections()
    var parts: [PendingRows] = []
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
          indexTitles: read.indexTitles(in: index?[number], or: section.settings.indexTitle),
          after: group.rows(of: section)))
    }
    return SectionReading(of: group, parts: parts, match: match(in: group))
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
  ) -> PendingRows {
    let footerTitle = text(section.settings.footerTitle, rows.footer, items)
    let heading = SectionRows.Heading(title: title, footerTitle: footerTitle, indexTitles: indexTitles)
    if let collapsed = group.collapsed, collapsed.isCollapsed(section) {
      // With an empty placement, the rows keep their measured heights.
      let placement = placement.map {
        Placement(list: $0.list, generation: $0.generation, count: $0.count, places: .listed([]))
      }
      return PendingRows(
        TypedItemRows(of: self, in: section, items: RowItems([]), placement: placement, collapsed: items),
        heading: heading, after: before)
    }
    var tree: TreeReading<Item>?
    if let state = group.tree, let children = rows.tree.children {
      tree = TreeReading(of: items, children, identity, state)
    }
    let items = tree.flatMap { $0.isFlat ? nil : RowItems($0.items) } ?? items
    return PendingRows(
      TypedItemRows(of: self, in: section, items: items, tree: tree, placement: placement, origins: origins),
      heading: heading, after: before)
  }

  /// The query with available results, if cells mark its matches.
  private func match(in group: SectionGroup) -> SearchMatch? {
    guard rows.marks != nil, let searched = group.searched else { return nil }
    return SearchMatch(searched.answeredQuery, locale: searched.queryLocale, matching: searched.queryMatching)
  }

  /// Returns the closures that create and configure cells.
  func callbacks(
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
        let rows = isFirst ? nil : section?.latestItems as? TypedItemRows<Item>
        let (item, row) = rows?.newest(of: item, at: row) ?? (item, row)
        var state = state
        state.isExpanded = isExpanded
        let show = { @MainActor in
          let show = { @MainActor in held?.steps.apply(to: cell, item, row, in: state) ?? () }
          if !isFirst, let ask = section?.onStateChange { ask(cell, show) } else { show() }
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
    guard mixed.isSelfMeasuring else { return nil }
    return { [mixed] row, width, traits in mixed.height(of: items[row], width, traits) }
  }
}
