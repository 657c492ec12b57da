import UIKit

/// The rows of one form section, with the messages below them.
@MainActor final class FormSource: ItemSource, TellsChanges, DraftFollower, ShownSource {
  let observers = ItemObservers()
  private(set) var rows: [FormRow] = [] {
    didSet { indices = nil }
  }
  /// The indexes of the rows; `nil` until they're needed.
  private var indices: [ObjectIdentifier: Int]?
  private(set) weak var tableView: UITableView?
  /// A Boolean value that indicates whether a table view shows the section. Other sections' rows have no mistakes and
  /// no focus.
  private(set) var isShown = false
  private var kept: [FormItem]?
  /// The rows that are bound to fields, by draft.
  private var bound: [ObjectIdentifier: BoundRows] = [:]
  /// The number of changes of the drafts, so a row can detect that it has missed one.
  private(set) var changeCount = 0
  private var unasked: [FormRow] = []
  /// The rows of elements that were inserted or deleted, until the observers are notified.
  private var comingOrGoing: [FormRow] = []
  /// The rows to fill in place.
  ///
  /// The postponed call keeps it, so a call that's skipped, or ends with its table view, leaves nothing behind that
  /// others would wait for.
  private weak var filling: RowFilling?
  /// The rows that can have mistakes.
  private var judged: [FormRow] = []
  private(set) var keyboard: FormKeyboard
  /// The kinds of its cells.
  private(set) var kinds: FormCellKinds
  private var isAsking = false
  private var isTellingValidity = false
  /// The number of evaluations of conditions, for tests.
  private(set) var settleCount = 0

  /// Creates the rows of a section. A table view shows them after it calls `isShown(in:isHidden:)`.
  init(_ settings: [FormRowSettings], in kinds: FormCellKinds, hasKeyboardBar: Bool) {
    keyboard = .of(nil, hasBar: hasKeyboardBar)
    self.kinds = kinds
    rows = makeRows(settings)
    for row in rows { follow(row) }
    judged = rows.filter(\.settings.mayBeWrong)
  }

  func isShown(in tableView: UITableView?, isHidden: Bool) {
    let isShown = tableView != nil && !isHidden
    // The edited text must be in the draft before the section is removed.
    if self.isShown, !isShown || tableView !== self.tableView, keyboard.edited?.source === self {
      keyboard.endEditing()
    }
    // The table view can have a new data source, with another bar.
    self.tableView = tableView
    if tableView != nil { keyboard = .of(tableView, hasBar: keyboard.hasBar) }
    setShown(isShown)
  }

  private func setShown(_ isShown: Bool) {
    // The validity of a draft has changed for code that read it before these rows were shown or hidden.
    if self.isShown != isShown {
      self.isShown = isShown
      shownChanged(of: rows)
    } else {
      keyboard.updateBar()
    }
  }

  /// Handles rows that have become shown or hidden.
  private func shownChanged(of changed: [FormRow]) {
    for row in changed { row.shownMayHaveChanged() }
    keyboard.updateBar()
    tellValidity(of: changed.filter(\.settings.mayBeWrong))
  }

  /// Creates rows of this section. A part is expanded and collapsed by the row before it.
  private func makeRows(_ settings: [FormRowSettings]) -> [FormRow] {
    var made: [FormRow] = []
    made.reserveCapacity(settings.count)
    var fold: FormDraft<Bool>?
    for settings in settings {
      if !settings.isPart { fold = settings.unfolds ? FormDraft(false) : nil }
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

  /// The shown rows, in order.
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
    // A rule can depend on other fields.
    for row in judged { row.updateMessage() }
  }

  /// Fills the cell of a row again in the next turn, with the row's state at that time. It doesn't insert, delete, or
  /// resize rows.
  func fillLater(_ row: FormRow) {
    if let filling { return filling.rows.append(row) }
    guard let dataSource else { return row.renew() }
    let filling = RowFilling(row)
    self.filling = filling
    dataSource.postpone { [weak self] _ in
      // Changes during the filling are filled in the next turn.
      if self?.filling === filling { self?.filling = nil }
      filling.perform()
    }
  }

  func conditionsChanged(of row: FormRow) {
    unasked.append(row)
    // Evaluates conditions after all are known. A reading notifies after its draft has notified all other followers.
  }

  func draftDidSettle() {
    if !comingOrGoing.isEmpty {
      let rows = comingOrGoing
      comingOrGoing = []
      itemsAreStale()
      shownChanged(of: rows)
    }
    askConditions()
    // Keeps rows above the edited row from pushing it below the keyboard. Waits for the next turn, when all changes are
    // known.
    guard kept == nil, keyboard.isUp, keyboard.edited?.source === self else { return }
    Task { @MainActor [weak self] in
      guard let self, let edited = keyboard.edited, edited.source === self else { return }
      showWithMessage(edited)
    }
  }

  /// The maximum number of rounds in which conditions are evaluated because of each other.
  private static var mostRounds: Int { 100 }

  /// Evaluates the conditions that can have changed, once each.
  func askConditions() {
    guard !unasked.isEmpty, !isAsking else { return }
    isAsking = true
    settleCount += 1
    var other: [FormRow] = []
    // A removed row writes its text to the draft, and other conditions can depend on it.
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

  /// Notifies the drafts of rows that their validity can have changed.
  func tellValidity(of rows: [FormRow]) {
    guard !isTellingValidity else { return }
    isTellingValidity = true
    defer { isTellingValidity = false }
    var told: Set<ObjectIdentifier> = []
    for field in rows.compactMap(\.settings.field) where told.insert(ObjectIdentifier(field.draft)).inserted {
      field.draft.validityDidChange()
    }
  }

  // MARK: Inserting and removing rows

  /// Inserts new rows at an index among all rows.
  ///
  /// - Returns: A Boolean value that indicates whether they add new kinds of cells.
  func insert(_ new: [FormRowSettings], at place: Int) -> Bool {
    let before = kinds.count
    for settings in new { kinds.take(settings) }
    take(makeRows(new), at: place)
    return kinds.count > before
  }

  /// Inserts rows of another section, or of this one, at an index among all rows.
  ///
  /// - Returns: A Boolean value that indicates whether they add new kinds of cells.
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

  /// Removes rows, after their edited text is in the draft.
  func remove(_ old: [FormRow]) {
    for row in old { row.binding?.endEditing() }
    let gone = Set(old.map(ObjectIdentifier.init))
    rows.removeAll { gone.contains(ObjectIdentifier($0)) }
    for draft in bound.keys { bound[draft]?.remove(gone) }
    rowsChanged(old)
  }

  /// Returns the indexes of a row, its parts, and the later rows of the same choice.
  func group(at place: Int) -> Range<Int> {
    place..<place + 1 + rows[(place + 1)...].prefix { $0.settings.isPart || $0.settings.continuesChoice }.count
  }

  /// Hides rows, or shows them again.
  func setHidden(_ isHidden: Bool, _ changed: [FormRow]) {
    let other = changed.filter { $0.setHidden(isHidden) }
    if !other.isEmpty { rowsChanged(other) }
  }

  /// Records that a cell shows a row from now on.
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

  /// Handles a choice at the last of its rows, which shows the mistake.
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

  private var dataSource: LiveTable? { tableView?.liveTable }

  func report(_ diagnostic: Diagnostic) -> Bool {
    dataSource?.reporter.report(diagnostic)
    return dataSource != nil
  }

  /// Scrolls to the first row with a mistake in a draft, in all sections of the table view.
  ///
  /// - Returns: A Boolean value that indicates whether there's one.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool {
    for source in dataSource?.formSources ?? [self] {
      let first = source.judged.first { $0.settings.field?.draft === draft && $0.mistakeForCommit != nil }
      guard let first else { continue }
      source.showWithMessage(first)
      return true
    }
    return false
  }

  /// Scrolls until a row and its message are visible.
  func showWithMessage(_ row: FormRow) {
    dataSource?.whenShown { [keyboard] owner in
      if keyboard.edited === row { return keyboard.showEditedRow() }
      // The row can have been removed since.
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      guard row.message != nil, let message = row.messageRow else { return owner.scroll(toRow: FormItem(row)) }
      // Scrolls to the row first if it's above the screen, and to its message first if it's below.
      let isAbove = owner.indexPath(of: FormItem(row)).flatMap { path in
        owner.tableView.map { $0.rectForRow(at: path).minY < $0.bounds.minY + $0.adjustedContentInset.top }
      }
      owner.scroll(toRow: FormItem(isAbove == true ? row : message))
    }
  }

  /// Scrolls until a row and its expanded part are visible.
  func showParts(of row: FormRow) {
    guard let place = rows.firstIndex(where: { $0 === row }), rows.indices.contains(place + 1) else { return }
    let part = rows[place + 1]
    guard part.settings.isPart, part.isShown else { return }
    dataSource?.whenShown { owner in
      if owner.indexPath(of: FormItem(part)) != nil { owner.scroll(toRow: FormItem(part)) }
    }
  }

  /// Scrolls to a row, and begins editing if the row accepts text.
  func focus(_ row: FormRow) {
    guard row.isShown else { return }
    dataSource?.whenShown { owner in
      guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
      owner.whenOnScreen(.focus) { owner in
        guard row.isShown, owner.indexPath(of: FormItem(row)) != nil else { return }
        owner.scroll(toRow: FormItem(row), animated: false)
        _ = row.binding?.beginTyping()
      }
    }
  }

  /// Moves to the next or previous row that accepts text, of this section or another.
  ///
  /// - Returns: A Boolean value that indicates whether there's one.
  func focus(from row: FormRow, isForward: Bool) -> Bool {
    guard let next = self.row(from: row, isForward: isForward) else { return false }
    next.source?.focus(next)
    return true
  }

  /// Returns a row's index, which takes a pass over all rows only after rows were inserted or removed.
  private func index(of row: FormRow) -> Int? {
    let known =
      indices
      ?? Dictionary(rows.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first })
    indices = known
    return known[ObjectIdentifier(row)]
  }

  /// Returns the next or previous row that accepts text.
  func row(from row: FormRow, isForward: Bool) -> FormRow? {
    func first(in rows: some Sequence<FormRow>) -> FormRow? {
      rows.first { $0.isShown && $0.isChangeable && $0.settings.isTyped }
    }
    guard let index = index(of: row) else { return nil }
    if let found = isForward ? first(in: rows[(index + 1)...]) : first(in: rows[..<index].reversed()) { return found }
    let sources = dataSource?.formSources ?? []
    guard let own = sources.firstIndex(where: { $0 === self }) else { return nil }
    let others = isForward ? Array(sources[(own + 1)...]) : sources[..<own].reversed()
    return others.lazy.compactMap { first(in: isForward ? $0.rows : $0.rows.reversed()) }.first
  }
}

/// Visible rows to fill in place, each once.
@MainActor private final class RowFilling {
  var rows: [FormRow]

  init(_ row: FormRow) { rows = [row] }

  func perform() {
    var filled: Set<ObjectIdentifier> = []
    for row in rows where filled.insert(ObjectIdentifier(row)).inserted { row.fillInPlace() }
  }
}

extension LiveTable {
  /// The form sections, in order.
  var formSources: [FormSource] {
    groups.compactMap { $0.content.source as? FormSource }
  }
}
