import UIKit

/// The rows of one section of a form: those that are shown, and below each what is wrong with it.
@MainActor final class FormSource: ItemSource, TellsChanges, DraftFollower, ShownSource {
  let observers = ItemObservers()
  private(set) var rows: [FormRow] = []
  private(set) weak var tableView: UITableView?
  /// A Boolean value that indicates whether a table shows the section. Rows of other sections have no mistakes and take no focus.
  private(set) var isShown = false
  private var kept: [FormItem]?
  /// The rows that are bound to fields, by drafts.
  private var bound: [ObjectIdentifier: BoundRows] = [:]
  /// Counts the changes of the drafts, so that a row knows whether it has missed one.
  private(set) var changeCount = 0
  private var unasked: [FormRow] = []
  /// The rows of elements that were inserted or deleted, until the observers are notified.
  private var comingOrGoing: [FormRow] = []
  /// What waits to be filled in place. Held by the call that is to do it: one that is left out, or ends with its table, leaves nothing behind
  /// that others would wait for.
  private weak var filling: RowFilling?
  /// The rows that may be wrong.
  private var judged: [FormRow] = []
  private(set) var keyboard: FormKeyboard
  /// The classes of its cells.
  private(set) var kinds: FormCellKinds
  private var isAsking = false
  private var isTellingValidity = false
  /// How often conditions were asked, for tests.
  private(set) var settleCount = 0

  /// Makes the rows of a section; a table shows them as soon as it says so.
  init(_ settings: [FormRowSettings], in kinds: FormCellKinds, hasKeyboardBar: Bool) {
    keyboard = .of(nil, hasBar: hasKeyboardBar)
    self.kinds = kinds
    rows = makeRows(settings)
    for row in rows { follow(row) }
    judged = rows.filter(\.settings.mayBeWrong)
  }

  func isShown(in tableView: UITableView?, isHidden: Bool) {
    let isShown = tableView != nil && !isHidden
    // What is typed at this moment is the draft's before the section goes.
    if self.isShown, !isShown || tableView !== self.tableView, keyboard.edited?.source === self {
      keyboard.endEditing()
    }
    // Another data source may fill the table of before, with another bar.
    self.tableView = tableView
    if tableView != nil { keyboard = .of(tableView, hasBar: keyboard.hasBar) }
    setShown(isShown)
  }

  private func setShown(_ isShown: Bool) {
    // Who has asked whether a draft is valid, of these rows or of others, did not know of them, or does not know that they have gone.
    if self.isShown != isShown {
      self.isShown = isShown
      shownChanged(of: rows)
    } else {
      keyboard.updateBar()
    }
  }

  /// Rows are shown that were not, or the other way round.
  private func shownChanged(of changed: [FormRow]) {
    for row in changed { row.shownMayHaveChanged() }
    keyboard.updateBar()
    tellValidity(of: changed.filter(\.settings.mayBeWrong))
  }

  /// Returns rows of this section. A part is unfolded and folded by the row before it.
  private func makeRows(_ settings: [FormRowSettings]) -> [FormRow] {
    var made: [FormRow] = []
    made.reserveCapacity(settings.count)
    var fold: Draft<Bool>?
    for settings in settings {
      if !settings.isPart { fold = settings.unfolds ? Draft(false) : nil }
      made.append(FormRow(settings, in: self, fold: fold))
    }
    return made
  }

  private func follow(_ row: FormRow) {
    if row.hasConditions { _ = row.askConditions() }
    guard let field = row.settings.field else { return }
    let draft = ObjectIdentifier(field.draft)
    if bound[draft] == nil { field.draft.addFollower(self) }
    bound[draft, default: BoundRows()].add(row, field)
  }

  /// The rows that are shown, in order.
  var items: [FormItem] {
    if let kept { return kept }
    var items: [FormItem] = []
    items.reserveCapacity(rows.count)
    for row in rows where row.isIncluded {
      items.append(FormItem(row))
      if row.message != nil, let message = row.messageRow { items.append(FormItem(message)) }
    }
    kept = items
    return items
  }

  func itemsAreStale() {
    kept = nil
    observers.itemsDidChange()
  }

  // MARK: Changes

  func draft(_ draft: any FollowedDraft, didChange changed: DraftParts) {
    guard let bound = bound[ObjectIdentifier(draft)] else { return }
    changeCount += 1
    comingOrGoing += self.bound[ObjectIdentifier(draft)]?.rowsComingOrGoing(in: draft) ?? []
    bound.forEachRow(touchedBy: changed) { $0.fieldMayHaveChanged() }
    // A rule may look at other fields.
    for row in judged { row.updateMessage() }
  }

  /// Has the cell of a row filled again in the next turn, with what the row shows then: nothing comes, goes or gets another height.
  func fillLater(_ row: FormRow) {
    if let filling { return filling.rows.append(row) }
    guard let dataSource else { return row.renew() }
    let filling = RowFilling(row)
    self.filling = filling
    dataSource.postpone { [weak self] _ in
      // What changes while these are filled is filled in the next turn.
      if self?.filling === filling { self?.filling = nil }
      filling.perform()
    }
  }

  func conditionsChanged(of row: FormRow) {
    unasked.append(row)
    // Asked once all of them are known; a reading tells after its draft has told all others.
  }

  func draftDidSettle() {
    if !comingOrGoing.isEmpty {
      let rows = comingOrGoing
      comingOrGoing = []
      itemsAreStale()
      shownChanged(of: rows)
    }
    askConditions()
    // What comes above the row that is typed into does not push it below the keyboard; in the next turn, when all is known.
    guard kept == nil, keyboard.isUp, keyboard.edited?.source === self else { return }
    Task { @MainActor [weak self] in
      guard let self, let edited = keyboard.edited, edited.source === self else { return }
      showWithMessage(edited)
    }
  }

  /// The most rounds in which conditions are asked because of each other.
  private static var mostRounds: Int { 100 }

  /// Asks the conditions that may be other, once each.
  func askConditions() {
    guard !unasked.isEmpty, !isAsking else { return }
    isAsking = true
    settleCount += 1
    var other: [FormRow] = []
    // A row that goes gives its text to the draft, on which other conditions may depend.
    for _ in 0..<Self.mostRounds where !unasked.isEmpty {
      var asked: Set<ObjectIdentifier> = []
      let rows = unasked
      unasked = []
      for row in rows where asked.insert(ObjectIdentifier(row)).inserted {
        if row.askConditions() { other.append(row) }
      }
    }
    isAsking = false
    guard !other.isEmpty else { return keyboard.updateBar() }
    itemsAreStale()
    shownChanged(of: other)
  }

  /// Tells the drafts of rows that they may be valid, or not.
  func tellValidity(of rows: [FormRow]) {
    guard !isTellingValidity else { return }
    isTellingValidity = true
    defer { isTellingValidity = false }
    var told: Set<ObjectIdentifier> = []
    for field in rows.compactMap(\.settings.field) where told.insert(ObjectIdentifier(field.draft)).inserted {
      field.draft.validityDidChange()
    }
  }

  // MARK: Rows that come and go

  /// Puts rows at a place among all of them.
  ///
  /// - Returns: Whether there are kinds of cells that there were not before.
  func insert(_ new: [FormRowSettings], at place: Int) -> Bool {
    let before = kinds.count
    for settings in new { kinds.take(settings) }
    take(makeRows(new), at: place)
    return kinds.count > before
  }

  /// Puts rows of another section, or of this one, at a place among all of them.
  ///
  /// - Returns: Whether there are kinds of cells that there were not before.
  func insert(_ moved: [FormRow], at place: Int) -> Bool {
    let before = kinds.count
    for row in moved {
      kinds.take(row.settings)
      if row.source !== self { row.move(to: self) }
    }
    take(moved, at: place)
    return kinds.count > before
  }

  private func take(_ new: [FormRow], at place: Int) {
    rows.insert(contentsOf: new, at: min(max(place, 0), rows.count))
    for row in new { follow(row) }
    rowsChanged(new)
  }

  /// Takes rows out: what is typed into one is the draft's before.
  func remove(_ old: [FormRow]) {
    for row in old { row.binding?.endEditing() }
    let gone = Set(old.map(ObjectIdentifier.init))
    rows.removeAll { gone.contains(ObjectIdentifier($0)) }
    for draft in bound.keys { bound[draft]?.remove(gone) }
    rowsChanged(old)
  }

  /// The places of a row and of what belongs to it: its parts, and those after it that choose the same value.
  func group(at place: Int) -> Range<Int> {
    place..<place + 1 + rows[(place + 1)...].prefix { $0.settings.isPart || $0.settings.continuesChoice }.count
  }

  /// Shows rows again, or hides them.
  func setHidden(_ isHidden: Bool, _ changed: [FormRow]) {
    let other = changed.filter { $0.setHidden(isHidden) }
    if !other.isEmpty { rowsChanged(other) }
  }

  /// A cell shows a row from now on.
  func show(_ row: FormRow) {
    if let field = row.settings.field { bound[ObjectIdentifier(field.draft)]?.show(row) }
  }

  private func rowsChanged(_ changed: [FormRow]) {
    judged = rows.filter(\.settings.mayBeWrong)
    for row in changed where row.settings.misfit != nil { row.updateMessage() }
    itemsAreStale()
    shownChanged(of: changed)
  }

  // MARK: Mistakes

  /// The user has chosen another value by one of several rows, of which the last tells mistakes.
  func didChoose(by row: FormRow) {
    guard let place = rows.firstIndex(where: { $0 === row }) else { return }
    rows[group(at: place).upperBound - 1].didWrite()
  }

  func mistakes(in draft: any FollowedDraft, tells: Bool) -> [String] {
    let own = judged.filter { $0.settings.field?.draft === draft }
    let wrong = own.filter { $0.mistakeForCommit != nil }
    if tells {
      for row in own { row.tellMistakes() }
    }
    return wrong.compactMap(\.mistakeForCommit)
  }

  // MARK: Focus

  private var dataSource: TableViewDataSource? { tableView?.dataSource as? TableViewDataSource }

  func report(_ diagnostic: Diagnostic) -> Bool {
    dataSource?.reporter.report(diagnostic)
    return dataSource != nil
  }

  /// Scrolls to the first row of a draft that is wrong, of all sections of the table.
  ///
  /// - Returns: Whether there is one.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool {
    for source in dataSource?.formSources ?? [self] {
      let first = source.judged.first { $0.settings.field?.draft === draft && $0.mistakeForCommit != nil }
      guard let first else { continue }
      source.showWithMessage(first)
      return true
    }
    return false
  }

  /// Scrolls as far as a row and what is said below it are seen.
  func showWithMessage(_ row: FormRow) {
    dataSource?.whenShown { [keyboard] owner in
      if keyboard.edited === row { return keyboard.showEditedRow() }
      // The row may have gone in the meantime.
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      guard row.message != nil, let message = row.messageRow else { return owner.scroll(toRow: FormItem(row)) }
      // What is above the screen comes in with its row first, and what is below it with its message last.
      let isAbove = owner.indexPath(of: FormItem(row)).flatMap { path in
        owner.tableView.map { $0.rectForRow(at: path).minY < $0.bounds.minY + $0.adjustedContentInset.top }
      }
      owner.scroll(toRow: FormItem(isAbove == true ? row : message))
    }
  }

  /// Scrolls as far as a row and the part that it has unfolded are seen.
  func showParts(of row: FormRow) {
    guard let place = rows.firstIndex(where: { $0 === row }), rows.indices.contains(place + 1) else { return }
    let part = rows[place + 1]
    guard part.settings.isPart, part.isShown else { return }
    dataSource?.whenShown { owner in
      if owner.indexPath(of: FormItem(part)) != nil { owner.scroll(toRow: FormItem(part)) }
    }
  }

  /// Scrolls to a row, and has it be typed into if it can be.
  func focus(_ row: FormRow) {
    guard row.isShown else { return }
    dataSource?.whenShown { owner in
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      owner.scroll(toRow: FormItem(row), animated: false)
      _ = row.binding?.beginTyping()
    }
  }

  /// Goes on to the next row that is typed into, or back to the one before, of this section or another.
  ///
  /// - Returns: Whether there is one.
  func focus(from row: FormRow, isForward: Bool) -> Bool {
    guard let next = self.row(from: row, isForward: isForward) else { return false }
    next.source?.focus(next)
    return true
  }

  /// The next row that is typed into, or the one before.
  func row(from row: FormRow, isForward: Bool) -> FormRow? {
    func first(in rows: some Sequence<FormRow>) -> FormRow? {
      rows.first { $0.isShown && $0.isChangeable && $0.settings.isTyped }
    }
    guard let place = rows.firstIndex(where: { $0 === row }) else { return nil }
    if let found = isForward ? first(in: rows[(place + 1)...]) : first(in: rows[..<place].reversed()) { return found }
    let sources = dataSource?.formSources ?? []
    guard let own = sources.firstIndex(where: { $0 === self }) else { return nil }
    let others = isForward ? Array(sources[(own + 1)...]) : sources[..<own].reversed()
    return others.lazy.compactMap { first(in: isForward ? $0.rows : $0.rows.reversed()) }.first
  }
}

/// Rows on screen that are to be filled in place, each once.
@MainActor private final class RowFilling {
  var rows: [FormRow]

  init(_ row: FormRow) { rows = [row] }

  func perform() {
    var filled: Set<ObjectIdentifier> = []
    for row in rows where filled.insert(ObjectIdentifier(row)).inserted { row.fillInPlace() }
  }
}

extension TableViewDataSource {
  /// The sections of rows of a form, in order.
  var formSources: [FormSource] {
    groups.compactMap { ($0.content as? TypedSectionContent<FormItem, FormSource>)?.source }
  }
}
