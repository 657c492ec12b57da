import UIKit

/// The rows of one section of a form: those that are shown, and below each what is wrong with it.
@MainActor final class FormSource: ItemSource, TellsChanges, DraftFollower {
  let observers = ItemObservers()
  private(set) var rows: [FormRow] = []
  private(set) weak var tableView: UITableView?
  private var kept: [FormItem]?
  /// The rows that are bound to a key path, by drafts.
  private var bound: [ObjectIdentifier: [AnyKeyPath: [FormRow]]] = [:]
  private var parts: [ObjectIdentifier: [(AnyKeyPath, DraftPart)]] = [:]
  private var unasked: [FormRow] = []
  /// The rows that may be wrong.
  private var judged: [FormRow] = []
  private let keyboard: FormKeyboard
  private var isAsking = false
  private var isTellingValidity = false
  /// How often conditions were asked, for tests.
  private(set) var settleCount = 0

  init(_ settings: [FormRowSettings], in kinds: FormCellKinds, tableView: UITableView) {
    self.tableView = tableView
    keyboard = .of(tableView)
    rows = settings.enumerated().map { number, settings in
      FormRow(settings, kind: kinds.numbers[number], messageKind: kinds.message, in: self)
    }
    for row in rows { follow(row) }
    judged = rows.filter(\.settings.mayBeWrong)
  }

  private func follow(_ row: FormRow) {
    if row.hasConditions { _ = row.askConditions() }
    guard let field = row.settings.field else { return }
    let draft = ObjectIdentifier(field.draft)
    if bound[draft] == nil { field.draft.addFollower(self) }
    if bound[draft]?[field.keyPath] == nil { parts[draft, default: []].append((field.keyPath, field.part)) }
    bound[draft, default: [:]][field.keyPath, default: []].append(row)
  }

  /// The rows that are shown, in order.
  var items: [FormItem] {
    if let kept { return kept }
    var items: [FormItem] = []
    items.reserveCapacity(rows.count)
    for row in rows where row.isShown {
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
    let identifier = ObjectIdentifier(draft)
    guard let bound = bound[identifier] else { return }
    for (keyPath, part) in parts[identifier] ?? [] where DraftParts(part).overlaps(changed) {
      for row in bound[keyPath] ?? [] {
        if !row.showsOwnChange {
          row.binding?.refresh()
          row.renew()
        }
        row.valueChanged()
      }
    }
    // A rule may look at other fields.
    for row in judged { row.updateMessage() }
  }

  func conditionsChanged(of row: FormRow) {
    unasked.append(row)
    // Asked once all of them are known; a reading tells after its draft has told all others.
  }

  func draftDidSettle() { askConditions() }

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
    guard !other.isEmpty else { return }
    itemsAreStale()
    tellValidity(of: other.filter(\.settings.mayBeWrong))
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

  // MARK: Mistakes

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

  /// Scrolls to the first row of a draft that is wrong.
  ///
  /// - Returns: Whether there is one.
  func showFirstMistake(in draft: any FollowedDraft) -> Bool {
    let first = judged.first { $0.settings.field?.draft === draft && $0.mistakeForCommit != nil }
    guard let first else { return false }
    showWithMessage(first)
    return true
  }

  /// Scrolls as far as a row and what is said below it are seen.
  func showWithMessage(_ row: FormRow) {
    dataSource?.whenShown { owner in
      if row.message != nil, let message = row.messageRow { owner.scroll(to: FormItem(message)) }
      owner.scroll(to: FormItem(row))
    }
  }

  /// Scrolls to a row, and has it be typed into if it can be.
  func focus(_ row: FormRow) {
    guard row.isShown else { return }
    dataSource?.whenShown { owner in
      owner.scroll(to: FormItem(row), animated: false)
      if let control = row.binding?.control, control.canBecomeFirstResponder { control.becomeFirstResponder() }
    }
  }

  /// Goes on to the next row that is typed into, of this section or the next.
  ///
  /// - Returns: Whether there is one.
  func focus(after row: FormRow) -> Bool {
    let rows = dataSource?.formSources.flatMap { source in source.rows.map { (source, $0) } } ?? []
    guard let place = rows.firstIndex(where: { $0.1 === row }) else { return false }
    for (source, next) in rows[(place + 1)...] where next.isShown && next.isEnabled && next.settings.isTyped {
      source.focus(next)
      return true
    }
    return false
  }
}

extension TableViewDataSource {
  /// The sections of rows of a form, in order.
  var formSources: [FormSource] {
    groups.compactMap { ($0.content as? TypedSectionContent<FormItem, FormSource>)?.source }
  }
}
