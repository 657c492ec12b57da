import UIKit

/// The rows of one form section, with the messages below them.
@MainActor final class FormSource: ItemSource, TellsChanges, DraftFollower, ShownSource {
  let observers = ItemObservers()
  private var list = RowList()
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
  /// The rows that were shown or hidden, until the observers of their draft are notified.
  private var shownOtherwise: [FormRow] = []
  /// The drafts of rows that can have mistakes.
  private var judgedDrafts: Set<ObjectIdentifier?> = []
  private(set) var keyboard: FormKeyboard
  /// The kinds of its cells.
  private(set) var kinds: FormCellKinds
  /// The rows of arrays' elements.
  var elementRows: [ElementRowList] = []
  /// A Boolean value that indicates whether rows of elements have added kinds of cells that the table view lacks.
  private var hasNewKinds = false
  private var (isUpdatingElements, isAsking, isTellingValidity, isBeingRead) = (false, false, false, false)
  /// The changes and evaluations of conditions in this turn.
  private let (changes, settles) = (TurnBudget(), TurnBudget())
  private var (conditionsAreDue, messagesAreDue, isTold) = (false, false, false)
  /// The postponed call, which keeps it, so a skipped call leaves nothing behind.
  private weak var catchingUp: CatchingUp?
  /// The number of evaluations of conditions, for tests.
  private(set) var settleCount = 0

  /// Creates the rows of a section. A table view shows them after it calls `isShown(in:isHidden:)`.
  init(_ settings: [FormRowSettings], in kinds: FormCellKinds, hasKeyboardBar: Bool) {
    keyboard = .of(nil, hasBar: hasKeyboardBar)
    self.kinds = kinds
    list.insert(makeRows(settings), at: 0)
    for row in rows {
      follow(row)
      _ = followElements(after: row)
    }
    hasNewKinds = false
  }

  /// The rows in order, shown or not.
  var rows: [FormRow] {
    forgetRemovedRows()
    return list.rows
  }

  /// The rows that can have mistakes, in order.
  var judged: [FormRow] {
    forgetRemovedRows()
    return list.judged
  }

  /// Returns a row's index.
  func index(of row: FormRow) -> Int? {
    forgetRemovedRows()
    return list.index(of: row)
  }

  func row(named name: String) -> FormRow? { list.row(named: name) }

  func isShown(in tableView: UITableView?, isHidden: Bool) {
    let isShown = tableView != nil && !isHidden
    // The edited text must be in the draft before the section is removed.
    if self.isShown, !isShown || tableView !== self.tableView, keyboard.edited?.source === self {
      keyboard.endEditing()
    }
    // The table view can have a new data source, with another bar.
    self.tableView = tableView
    if tableView != nil { keyboard = .of(tableView, hasBar: keyboard.hasBar) }
    takeNewKinds()
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
    let wrong = changed.filter { $0.settings.mayBeWrong && $0.settings.field != nil }
    shownOtherwise += wrong
    tellValidity(of: wrong)
  }

  /// Creates rows of this section. A part is expanded and collapsed by the row before it.
  private func makeRows(_ settings: [FormRowSettings]) -> [FormRow] {
    var made: [FormRow] = []
    made.reserveCapacity(settings.count)
    var (fold, first): (FormDraft<Bool>?, FormRow?)
    for settings in settings {
      if !settings.isPart { fold = settings.unfolds ? FormDraft(false) : nil }
      let row = FormRow(settings, in: self, fold: fold)
      made.append(row)
      if settings.isPart || settings.continuesChoice { first?.companions.append(row) } else { first = row }
    }
    return made
  }

  private func follow(_ row: FormRow) {
    if row.hasConditions { _ = row.askConditions() }
    if row.settings.mayBeWrong { judgedDrafts.insert(row.settings.field.map { ObjectIdentifier($0.draft) }) }
    guard let field = row.settings.field else { return }
    let draft = ObjectIdentifier(field.draft)
    if bound[draft] == nil { field.draft.addFollower(self) }
    bound[draft, default: BoundRows()].add(row, field)
  }

  /// The shown rows, in order.
  var items: [FormItem] {
    // A table view that's reading receives what the conditions change.
    isBeingRead = AppCalls.isReading
    askDueConditions()
    isBeingRead = false
    if let kept { return kept }
    var items: [FormItem] = []
    items.reserveCapacity(rows.count)
    for row in rows where row.isIncluded {
      items.append(FormItem(row, handlesElement: handledElement(of: row) != nil))
      if row.message != nil, let message = row.messageRow { items.append(FormItem(message)) }
    }
    kept = items
    return items
  }

  func itemsAreStale() {
    kept = nil
    if !isBeingRead { observers.itemsDidChange() }
  }

  // MARK: Changes

  func draft(_ draft: any FollowedDraft, didChange changed: DraftParts) {
    guard bound[ObjectIdentifier(draft)] != nil else { return }
    let other = shownOtherwise
    shownOtherwise = []
    // Rules don't depend on the validity of their own draft.
    if changed.isEmptyOfModel, judgedDrafts.isSubset(of: [ObjectIdentifier(draft)]) {
      for row in other { row.updateMessage() }
      return
    }
    isTold = true
    forgetRemovedRows()
    changeCount += 1
    // An element can begin or end the rows of an array in it.
    for rows in elementRows where rows.follows(changed, of: draft) {
      comingOrGoing += updateElements(after: rows.anchor)
    }
    comingOrGoing += self.bound[ObjectIdentifier(draft)]?.rowsComingOrGoing(in: draft) ?? []
    bound[ObjectIdentifier(draft)]?.forEachRow(touchedBy: changed) { $0.fieldMayHaveChanged() }
    // A rule can depend on other fields. One that changes fields is called again, until that is known to be endless.
    guard draft.rules.isDraining || dataSource == nil || changes.takeTurn() else {
      return catchUpLater { $0.messagesAreDue = true }
    }
    updateMessages()
  }

  private func updateMessages() {
    messagesAreDue = false
    for row in judged { row.updateMessage() }
  }

  /// Does the work of the first changes in a turn immediately, and that of all others once in the next turn.
  private func catchUpLater(_ note: (FormSource) -> Void) {
    note(self)
    guard catchingUp == nil, let dataSource else { return }
    let call = CatchingUp()
    catchingUp = call
    dataSource.postpone { [weak self] _ in
      withExtendedLifetime(call) { self?.catchUp() }
    }
  }

  private func catchUp() {
    catchingUp = nil
    askDueConditions()
    if messagesAreDue { updateMessages() }
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

  /// Evaluates conditions after a draft has notified all followers: immediately after the first changes in a turn of the
  /// main actor, and once after all others, so that the work grows with the number of changes.
  func conditionsSettled() {
    guard !unasked.isEmpty, !isAsking else { return }
    if settles.takeTurn() || dataSource == nil { askConditions() } else { catchUpLater { $0.conditionsAreDue = true } }
  }

  /// Evaluates conditions that wait for the next turn, because code depends on them.
  func askDueConditions() {
    if conditionsAreDue, !isTold { askConditions() }
  }

  /// Records that conditions of a row wait until its draft has notified all followers.
  func conditionsChanged(of row: FormRow) { unasked.append(row) }

  func draftDidSettle() {
    isTold = false
    if !comingOrGoing.isEmpty {
      let rows = comingOrGoing
      comingOrGoing = []
      itemsAreStale()
      shownChanged(of: rows)
    }
    conditionsSettled()
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
    conditionsAreDue = false
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

  // MARK: Elements

  /// Follows a draft that has an array.
  func follow(_ draft: any FollowedDraft) {
    bound[ObjectIdentifier(draft)] = bound[ObjectIdentifier(draft)] ?? BoundRows()
    draft.addFollower(self)
  }

  /// Updates the rows of an array's elements to those that its draft has.
  ///
  /// - Returns: The rows that are new, and those that are gone.
  func updateElements(after anchor: FormRow) -> [FormRow] {
    // The app's closure can change the draft.
    guard !isUpdatingElements, var rows = elementRows.first(where: { $0.anchor === anchor }) else { return [] }
    isUpdatingElements = true
    defer { isUpdatingElements = false }
    let (before, elements) = (kinds.count, rows.elements)
    let changes = rows.update { key in
      let settings = Self.settings(of: key, in: elements, of: anchor)
      for settings in settings { kinds.take(settings) }
      let made = makeRows(settings)
      if anchor.isHidden { for row in made { _ = row.setHidden(true) } }
      return made
    }
    guard let changes, let position = elementRows.firstIndex(where: { $0.anchor === anchor }) else { return [] }
    elementRows[position] = rows
    let (new, gone) = (changes.new, changes.gone + releaseNested(after: changes.gone))
    for row in gone { row.binding?.endEditing() }
    // The app can have moved a row to another section.
    let (own, others) = (gone.filter { $0.source === self }, gone.filter { $0.source !== self })
    for row in others { row.source?.remove([row]) }
    list.remove(own)
    forgetRemovedRows()
    list.arrange(elementRows(after: anchor), after: anchor)
    for row in new { follow(row) }
    hasNewKinds = hasNewKinds || kinds.count > before
    takeNewKinds()
    isUpdatingElements = false
    let nested = new.flatMap(followElements)
    // Moved rows are in neither list.
    return new + nested + own + (new.isEmpty && own.isEmpty ? [anchor] : [])
  }

  private func takeNewKinds() {
    guard hasNewKinds, let dataSource, dataSource.formSources.contains(where: { $0 === self }) else { return }
    hasNewKinds = false
    dataSource.takeCells(of: self)
  }

  // MARK: Inserting and removing rows

  /// Inserts new rows at an index among all rows.
  ///
  /// - Returns: A Boolean value that indicates whether they add new kinds of cells.
  func insert(_ new: [FormRowSettings], at position: Int) -> Bool {
    let before = kinds.count
    for settings in new { kinds.take(settings) }
    take(makeRows(new), at: position)
    return kinds.count > before
  }

  /// Inserts rows of another section, or of this one, at an index among all rows.
  ///
  /// - Returns: A Boolean value that indicates whether they add new kinds of cells.
  func insert(_ moved: [FormRow], at position: Int) -> Bool {
    let before = kinds.count
    for row in moved {
      kinds.take(row.settings)
      if row.source !== self { row.move(to: self) }
    }
    take(moved, at: position)
    return kinds.count > before
  }

  private func take(_ new: [FormRow], at position: Int) {
    forgetRemovedRows()
    list.insert(new, at: position)
    for row in new { follow(row) }
    // A moved row brings the rows of its elements.
    let hasOwn = elementRows.map(\.anchor)
    let elements = new.filter { row in !hasOwn.contains { $0 === row } }.flatMap(followElements)
    rowsChanged(new + elements)
  }

  /// Removes rows, after their edited text is in the draft.
  func remove(_ old: [FormRow], isMove: Bool = false) {
    for row in old { row.binding?.endEditing() }
    _ = releaseElements(after: old)
    for position in elementRows.indices { elementRows[position].forget(old, isMove: isMove) }
    list.remove(old)
    rowsChanged(old)
  }

  /// Forgets the removed rows, all in one pass, before their absence matters.
  private func forgetRemovedRows() {
    let gone = list.forgetRemoved()
    guard !gone.isEmpty else { return }
    // An array, because `bound.keys` shares the dictionary, and each change would copy it.
    for draft in Array(bound.keys) { bound[draft]?.remove(gone) }
  }

  /// Hides rows, or shows them again.
  func setHidden(_ isHidden: Bool, _ changed: [FormRow]) {
    let other = changed.filter { $0.setHidden(isHidden) }
    if !other.isEmpty { rowsChanged(other) }
  }

  /// Records that a cell shows a row from now on.
  func show(_ row: FormRow) { row.settings.field.map { bound[ObjectIdentifier($0.draft)]?.show(row) } }

  private func rowsChanged(_ changed: [FormRow]) {
    for row in changed where row.settings.misfit != nil { row.updateMessage() }
    itemsAreStale()
    shownChanged(of: changed)
  }
}
