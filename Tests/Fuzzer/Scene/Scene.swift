import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// A table in a window with the sources of a case, and a model of its expected content.
@MainActor final class Scene {
  let spec: ChainSpec
  /// The features that are left out.
  private let leftOut: Set<FuzzCase.Feature>
  let window: TestWindow
  let table: UITableView
  /// All groups, in the order of their numbers.
  let groups: [any FuzzGroup]
  /// The groups of the table in its order, including hidden ones.
  var order: [any FuzzGroup] = []
  var hidden: Set<Int> = []
  /// The groups with cells that show their index, since a step changed this.
  var groupsWithIndex: Set<Int> = []
  private var live: TableViewDataSource?
  let numbers = Numbers()
  /// The extra heights of rows in addition to the heights of their items.
  private var extraHeights: [Content: CGFloat] = [:]
  /// The numbers of the rows that were selected before a step.
  var onceSelected: Set<Int> = []
  /// The contents on screen according to the sections' display events, by their cells.
  private(set) var displayed: [ObjectIdentifier: Content] = [:]
  /// A Boolean value that indicates whether a source's items were edited while some source was read.
  var hasEditedWhileReading = false
  var isEditing = false
  var isInWindow = true
  /// A Boolean value that indicates whether the table may be scrolling automatically.
  var isScrolling = false
  /// A Boolean value that indicates whether the table scrolled with rows after the data source was made.
  ///
  /// Before that, the start of a list doesn't load the previous page because the app may show the list from a later page on.
  private(set) var hasScrolled = false

  /// The expected content of the table after its last change.
  var current = ShownTable()
  /// The items that were twice in a list with a search since the table's last change.
  private var twins: Set<Twin> = []
  /// The events since the step began.
  var events = Events()
  var tally = Tally()
  /// The actions to perform once, in the middle of the next closure call or event of their kind.
  var pending: [Moment: () -> Void] = [:]
  /// The section of each header before the last update that may have replaced the header.
  var lastHeaders: [ObjectIdentifier: SectionKey] = [:]
  /// A closure that can change each plan before the table gets it.
  var changesPlan: ((Update) -> BatchPlan)?

  /// The inconvenient moments for an edit.
  enum Moment: Hashable { case adapter, height, items, selection, scroll }

  /// A separate table with items that lie; nil until a step needs it.
  private var hostile: HostileTable?

  /// A separate chat; nil until a step needs it.
  private var chat: FuzzChat?

  /// The state of gestures and the app's responses to them; nil if the case has no gestures.
  private(set) var handState: Hands?

  init(_ test: FuzzCase) {
    let spec = test.spec
    FuzzOrder.shared.isReversed = false
    self.spec = spec
    leftOut = test.without
    window = TestWindow(size: spec.size)
    table = UITableView(frame: .zero, style: spec.style)
    table.becomeStrict()
    table.allowsMultipleSelection = spec.selectsSeveral
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = spec.choosesSeveral
    let numbers = numbers
    let sharedBar = FuzzField(isBar: true)
    groups = spec.groups.map { $0.make(numbers, sharedBar: sharedBar, seed: test.seed) }
    order = groups
    if spec.hasHands { handState = Hands(self) }
    makeLive()
    window.show(table)
    current = desired
    events = Events()
  }

  /// Changes the table with items that lie, and returns a description of a mistake in it; nil if there's none.
  func testHostile(_ random: inout SeededGenerator) async -> String? {
    let table =
      hostile
      ?? HostileTable(
        &random, lies: !leftOut.contains(.hostileItems), meddles: !leftOut.contains(.hostileClosures))
    hostile = table
    return await table.test(&random)
  }

  /// Changes the chat, and returns a description of a mistake in it; nil if there's none.
  func testChat(_ random: inout SeededGenerator) async -> String? {
    let chat = chat ?? FuzzChat(&random)
    self.chat = chat
    return await chat.test(&random)
  }

  /// Removes the tables that steps added.
  func takeAway() {
    hostile?.takeAway()
    chat?.takeAway()
  }

  private func makeLive() {
    hasScrolled = false
    groupsWithIndex = []
    for group in order { group.hasOwnInset = false }
    let dataSource = make(in: table, of: order, self)
    live = dataSource
    for group in order { group.wasMade(in: dataSource) }
    // Only the previous data source knew which rows were expanded.
    for group in groups { (group.unfolded, group.folds) = (Unfolded(), Folds(group.spec.folding)) }
    dataSource.planner = { [weak self] in self?.plan($0) ?? BatchPlan($0) }
  }

  /// Releases the data source, and makes another one for the same table.
  ///
  /// - Parameter between: A closure that's called while there's no data source.
  func makeAnew(_ between: () -> Void) {
    live = nil
    // The previous data source doesn't report the open row to the next one.
    handState?.open = nil
    displayed = [:]
    between()
    makeLive()
    // A layout can happen before the hidden sections are hidden again.
    current = shown(without: [])
    events.shownMeanwhile.append(current)
    for number in hidden.sorted() { if let name = group(number)?.name { dataSource.section(name).hide() } }
  }

  /// Returns a data source with the chain of the shown groups, for another table that shows the same content.
  func make(in table: UITableView, _ watcher: any ChainWatcher) -> TableViewDataSource {
    make(in: table, of: order.filter { !hidden.contains($0.spec.number) }, watcher)
  }

  private func make(
    in table: UITableView, of groups: [any FuzzGroup], _ watcher: any ChainWatcher
  ) -> TableViewDataSource {
    var chain = DataSource(table).height(spec.height).measuresAhead(false).deselection(.never)
      .onScroll { [weak self, weak table] _ in
        guard let self, table === self.table else { return }
        noteScroll()
        take(.scroll)
      }
      .onUpdate { [weak self, weak table] update in
        guard let self, table === self.table else { return }
        guard update.isReload else { return noteScreen() }
        // A reload can show another state than the last one: a tree expands immediately, and a stream delivers items later.
        let shown = desired
        events.shownMeanwhile.append(shown)
        handState?.drop?.isMadeAnew = true
        // A gesture can have removed the table from its window for a while.
        guard events.mayBeReload || !isInWindow else { return }
        events.isReload = true
        current = shown
      }
      .onDiagnostic { [weak self] diagnostic in self?.events.diagnostics.append(diagnostic) }
    if let estimate = spec.estimate { chain = chain.estimatedHeight(estimate) }
    if let animation = spec.animation { chain = chain.animation(animation) }
    return groups.reduce(Chain.start(chain)) { $1.add(to: $0, watcher) }.make()
  }

  var dataSource: TableViewDataSource {
    guard let live else { preconditionFailure("A scene makes its data source with itself.") }
    return live
  }

  /// Sets the extra height of the rows that show a content. The extra height can be 0.
  func resize(_ content: Content, _ random: inout SeededGenerator) {
    extraHeights[content] = [0, 7, 30, 90].random(&random)
  }

  /// Returns a Boolean value that indicates whether the fuzzer doesn't check a promise.
  func promisesNot(_ feature: FuzzCase.Feature) -> Bool { leftOut.contains(feature) }

  var hasAddItemRows: Bool { groups.contains { $0.spec.addItemRow != nil } }

  /// A Boolean value that indicates whether two items of a section can share their identity.
  var mayHaveDuplicates: Bool {
    // A page can contain an item that an edit has changed since then. If the value identifies items, the list then has it twice.
    groups.count > 1
      || groups.contains { $0.spec.world != nil || $0.spec.source == .paged && $0.traits.identity == .value }
  }

  /// Returns a group of the table by its number.
  func group(_ number: Int) -> (any FuzzGroup)? { order.first { $0.spec.number == number } }

  /// The expected content of the table according to the model.
  var desired: ShownTable { shown(without: hidden) }

  private func shown(without hidden: Set<Int>) -> ShownTable {
    var sections: [ShownSection] = []
    for group in order where !hidden.contains(group.spec.number) {
      for var section in group.shown {
        section.hasAddItemRow = group.spec.addItemRow.map { AddItemRowVisibility($0).isShown(isEditing) } ?? false
        if group.spec.hidesWhenEmpty, section.count == 0 { continue }
        if group.isFolded(section.key) { section.fold() }
        sections.append(section)
      }
    }
    return ShownTable(sections: sections)
  }

  /// Records the sources' items before an app changes them in a handler.
  ///
  /// A reload that called the handler shows these items, and is reported only after the handler returns.
  func noteSources() { events.shownMeanwhile.append(desired) }

  /// Performs the action that waits for a moment.
  func take(_ moment: Moment) {
    guard let body = pending.removeValue(forKey: moment) else { return }
    body()
  }

  private func noteScroll() {
    guard !hasScrolled, spec.loadsPages else { return }
    // In the middle of a reload, the table can have the rows from before or after the reload.
    hasScrolled = [current, desired].allSatisfy { table in table.sections.contains { !$0.rows.isEmpty } }
  }

  /// Records the items that are twice in the lists with a search, visible or not.
  func noteTwins() {
    for group in order where group.spec.find != nil {
      var known: Set<Int> = []
      for row in group.ownRows where !known.insert(row.number).inserted {
        twins.insert(Twin(group: group.spec.number, number: row.number))
      }
    }
  }

  /// Records the screen after an update.
  private func noteScreen() {
    guard let last = events.updates.indices.last, let before = events.updates[last].screens?.before else { return }
    let way = Way([events.updates[last]], from: events.updates[last].before)
    let after = Screen(table, with: before.seen.compactMap { way.rows[$0.path] })
    events.updates[last].screens?.after = after
    events.screen = after
  }

  private func plan(_ difference: SectionedDifference) -> BatchPlan {
    let plan = BatchPlan(difference)
    let next = desired
    noteTwins()
    noteHeaders()
    // In a group of updates that the app has opened, the table view can't be queried.
    let screen = events.isMoved ? nil : events.screen?.later(in: table)
    let earlier = Set(order.filter(\.hasEarlierRows).map(\.spec.number))
    for group in order { group.hasEarlierRows = false }
    let update = Update(
      before: current, after: next, twins: twins, plan: plan, earlier: earlier,
      toggled: events.toggledSections.filter { current.isFolded($0) != next.isFolded($0) },
      screens: screen.map { (before: $0, after: nil) })
    twins = []
    events.toggledSections = []
    noteTwins()
    events.updates.append(update)
    current = next
    return changesPlan?(update) ?? plan
  }
}

extension Scene: ChainWatcher {
  var hands: (any HandWatcher)? { handState }

  func configured(_ cell: UITableViewCell, _ content: Content, _ index: Int) {
    guard !cell.isMeasuring else { return take(.adapter) }
    events.configured.append(Configured(content: content, index: index, cell: ObjectIdentifier(cell)))
    take(.adapter)
  }

  func extraHeight(of content: Content) -> CGFloat { extraHeights[content, default: 0] }

  func configuring() { take(.adapter) }

  func askedForHeight() { take(.height) }

  func reading() { take(.items) }

  func touchedLever(of content: Content, _ index: Int) { events.leverTouches.append((content, index)) }

  func selected(_ content: Content, _ index: Int) {
    events.selected.append((content, index))
    // The row can be hidden before the step ends.
    onceSelected.insert(content.row.number)
    take(.selection)
  }

  func addItemRowWasTapped(in group: Int) { events.addItemRowTaps.append(group) }

  func toggled(_ content: Content, _ index: Int, isExpanded: Bool) {
    let toggle = Toggle(content: content, index: index, isExpanded: isExpanded)
    events.toggles.append(toggle)
    if events.mayToggle { follow(toggle) }
  }

  func displayed(_ cell: FuzzCell, _ content: Content) {
    if displayed.updateValue(content, forKey: ObjectIdentifier(cell)) != nil {
      events.displayMistakes.append("\(content) came on screen twice")
    }
    if cell.content != content {
      events.displayMistakes.append(
        "\(content) came on screen in the cell of \(cell.content.map { "\($0)" } ?? "nothing")")
    }
  }

  func endedDisplay(_ cell: FuzzCell, _ content: Content) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      events.displayMistakes.append("\(content) went without having come")
    }
    if !mayHaveDuplicates, cell.content?.row.number != content.row.number {
      events.displayMistakes.append("\(content) went in the cell of \(cell.content.map { "\($0)" } ?? "nothing")")
    }
  }
}
