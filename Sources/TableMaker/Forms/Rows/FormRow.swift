import UIKit

/// A row of a form, and its state.
@MainActor final class FormRow: DraftFollower, HintedElement {
  let settings: FormRowSettings
  /// The number of its kind of cell in the section.
  private(set) var kind: Int
  private(set) weak var source: FormSource?
  /// The row that shows this row's mistake; `nil` for a row that can't have one, and for a message row.
  private(set) var messageRow: FormRow?
  /// Its parts and the later rows of its choice, which are found, hidden, moved, and removed with it.
  var companions: [FormRow] = []

  /// A Boolean value that indicates whether its conditions are satisfied.
  private var isWanted = true
  private(set) var isHidden = false
  var isIncluded: Bool { isWanted && !isHidden && isThere && settings.elements == nil }
  /// A Boolean value that indicates whether the draft has the element that it shows; `true` if it shows none.
  var isThere: Bool { settings.field?.isThere?() ?? true }
  /// The value of `isThere` at the last check.
  private var wasThere = true
  /// A Boolean value that indicates whether a table view includes it, on screen or not.
  var isShown: Bool {
    source?.askDueConditions()
    return isIncluded && source?.isShown == true
  }
  private(set) var isEnabled = true
  /// A Boolean value that indicates whether the row is read-only. Its appearance doesn't change.
  private(set) var isReadOnly = false
  var isChangeable: Bool { isEnabled && !isReadOnly }
  /// A number that changes when its cell must be filled again.
  private(set) var revision = 0
  /// The visible mistake; for a message row, its text.
  var message: String?
  /// The typed text that isn't a valid value; `nil` if the value is valid.
  private(set) var unreadable: Unreadable?
  /// A Boolean value that indicates whether the row shows its mistakes from now on.
  private var tellsMistakes: Bool
  /// A Boolean value that indicates whether its own control is writing to the draft.
  private var isWriting = false
  /// The cell that shows it.
  private(set) weak var binding: CellBinding?
  /// The calls for the controls of cells that show it, or showed it last.
  private var calls: [ControlCalls] = []
  /// A Boolean value that indicates whether a change of its field matters without a cell, because of its height or
  /// mistake.
  let looksUnseen: Bool
  /// A Boolean value that indicates whether the section has recorded that a cell shows it, or showed it.
  var isKnownAsShown = false
  /// The number of the section's last draft change at which it checked its field.
  private var lookedAt = -1
  weak var page: ChoicePage?
  /// Its asynchronous rules; `nil` for none.
  private let questions: RowQuestions?
  /// The message of its first broken rule at the last validation.
  private var knownRule: String?
  private var hasReportedRule = false
  /// A Boolean value that indicates whether its value has changed while it was hidden, so its asynchronous rules must
  /// be called.
  private var isUnasked = false
  /// A closure that returns whether the field's value has changed since the last call.
  private lazy var fieldIsOther = settings.field?.watch()
  private var shown: [DraftReading<Bool>] = []
  private var enabled: [DraftReading<Bool>] = []
  private var readOnly: [DraftReading<Bool>] = []
  /// A Boolean value that indicates whether TableMaker has reported that the control can't reach the value.
  private var isOutOfBounds = false
  /// A draft that indicates whether its part is expanded. Each row has its own, because a chain can set up several
  /// table views.
  private let fold: FormDraft<Bool>?
  var isUnfolded: Bool { fold?[\.self] ?? false }
  /// The row's index in its section when it was last searched.
  var lastIndex = 0
  /// The parts of drafts that its adapter has read.
  private var readParts: [ObjectIdentifier: DraftParts] = [:]
  private var isStale = false

  /// - Parameter fold: A draft that indicates whether this row, or the row before this part, has expanded its part.
  init(_ settings: FormRowSettings, in source: FormSource, fold: FormDraft<Bool>? = nil) {
    self.settings = settings
    self.source = source
    self.fold = fold
    kind = source.kinds.number(of: settings)
    tellsMistakes = settings.feedback == .atOnce
    questions = settings.questions.isEmpty ? nil : RowQuestions(settings.questions)
    looksUnseen = settings.height == nil || settings.mayBeWrong
    shown = settings.shown.map(DraftReading.init)
    if settings.isPart, let fold { shown.append(DraftReading { fold[\.self] }) }
    enabled = settings.enabled.map(DraftReading.init)
    readOnly = settings.readOnly.map(DraftReading.init)
    for reading in shown + enabled + readOnly {
      reading.onChange = { [weak self] in self?.conditionChanged() }
      reading.onSettle = { [weak self] in self?.source?.conditionsSettled() }
    }
    questions?.onAnswer = { [weak self] in self?.answerCame() }
    if shown.isEmpty { settings.field?.expect() }
    // A row that needs a cell checks its field when it's first shown.
    if looksUnseen { _ = fieldIsOther }
    if settings.mayBeWrong { messageRow = FormRow(.message(at: settings.location), in: source) }
  }

  func move(to source: FormSource) {
    self.source = source
    kind = source.kinds.number(of: settings)
    messageRow?.move(to: source)
    // The other section has other cells, and other numbers for their kinds.
    revision += 1
    lookedAt = -1
    isKnownAsShown = false
  }

  /// Hides the row, or shows it again if its conditions are satisfied.
  ///
  /// - Returns: A Boolean value that indicates whether the section's rows have changed.
  func setHidden(_ isHidden: Bool) -> Bool {
    let before = isIncluded
    if isHidden, isIncluded { binding?.endEditing() }
    self.isHidden = isHidden
    return isIncluded != before
  }

  // MARK: Conditions

  private func conditionChanged() {
    source?.conditionsChanged(of: self)
  }

  /// Evaluates its conditions.
  ///
  /// - Returns: A Boolean value that indicates whether the section's rows have changed.
  func askConditions() -> Bool {
    let (isShown, isEnabled) = (shown.allSatisfy(\.value), enabled.allSatisfy(\.value))
    let isReadOnly = readOnly.contains(where: \.value)
    if isEnabled != self.isEnabled || isReadOnly != self.isReadOnly {
      (self.isEnabled, self.isReadOnly) = (isEnabled, isReadOnly)
      if !isChangeable { binding?.endEditing() }
      renew()
    }
    if isShown { settings.field?.expect() }
    guard isShown != isWanted else { return false }
    // The row's text must be in the draft before the row is removed.
    if !isShown { binding?.endEditing() }
    isWanted = isShown
    wasThere = isThere
    return !isHidden && wasThere
  }

  /// Checks whether the draft has the element that the row shows.
  ///
  /// - Returns: A Boolean value that indicates whether the section's rows have changed.
  func lookWhetherThere() -> Bool {
    guard isThere != wasThere else { return false }
    wasThere.toggle()
    if !wasThere { binding?.endEditing() }
    return isWanted && !isHidden
  }

  /// A Boolean value that indicates whether the user can currently change the row. A closure that reads it depends on
  /// the conditions.
  var meetsConditions: Bool {
    settings.shown.allSatisfy { $0() } && settings.enabled.allSatisfy { $0() } && !settings.readOnly.contains { $0() }
  }

  var hasConditions: Bool { !shown.isEmpty || !enabled.isEmpty || !readOnly.isEmpty }

  // MARK: Mistakes

  /// The mistake in its value; `nil` if it has none, or isn't shown.
  var mistake: String? {
    guard isShown else { return nil }
    if let unreadable { return unreadable.message }
    return settings.misfit?() ?? brokenRule ?? questions?.mistake
  }

  private var brokenRule: String? {
    guard !settings.mistakes.isEmpty else { return nil }
    guard let draft = settings.field?.draft else { return firstBrokenRule() }
    // A closure that reads it while rules are called gets the last result.
    if let answer = draft.rules.ask(self, of: draft, firstBrokenRule) { knownRule = answer }
    return knownRule
  }

  private func firstBrokenRule() -> String? {
    for mistake in settings.mistakes {
      if let text = mistake() { return text }
    }
    return nil
  }

  /// Reports once that its rules change the draft each time, or read whether it's valid.
  func reportCircularRule() {
    guard !hasReportedRule else { return }
    // Nobody receives it before the table view has a data source, so it's reported again then.
    hasReportedRule = source?.report(.circularRule(at: settings.location)) == true
  }

  /// The mistake for a commit, which doesn't wait for asynchronous rules.
  var mistakeForCommit: String? {
    mistake ?? (isShown && questions?.isAsking == true ? InterfaceText.beingChecked.text : nil)
  }

  /// Handles a possible change of its field.
  func fieldMayHaveChanged() {
    lookedAt = source?.changeCount ?? lookedAt
    guard fieldIsOther?() == true else { return forgetIfRead() }
    if !showsOwnChange {
      if binding == nil { read(nil) }
      binding?.refresh()
      fillAgain()
    }
    valueChanged()
  }

  /// Handles a change of its value.
  private func valueChanged() {
    if isShown { askQuestions() } else { questions?.forget() }
    isUnasked = !isShown
    updateMessage()
  }

  /// Calls its asynchronous rules, unless the value is already wrong or equals the model's, which counts as valid.
  private func askQuestions() {
    guard let questions else { return }
    if settings.field?.isAsRead() != true, brokenRule == nil { questions.ask() } else { questions.forget() }
  }

  /// Discards the results of asynchronous rules if a commit or a `reload()` has made the value equal to the model's.
  private func forgetIfRead() {
    guard let questions, questions.isAsking || questions.mistake != nil, settings.field?.isAsRead() == true else {
      return
    }
    questions.forget()
    updateMessage()
  }

  /// Handles a possible change of its visibility.
  func shownMayHaveChanged() {
    guard isShown, isUnasked else { return }
    isUnasked = false
    askQuestions()
  }

  private func answerCame() {
    tellsMistakes = tellsMistakes || questions?.mistake != nil
    updateMessage()
    source?.tellValidity(of: [self])
  }

  /// Shows its mistakes from now on.
  func tellMistakes() {
    tellsMistakes = true
    updateMessage()
  }

  /// Updates the message below the row.
  func updateMessage() {
    guard let messageRow else { return }
    let message = tellsMistakes ? mistake : isShown ? settings.misfit?() : nil
    guard message != self.message else { return }
    self.message = message
    messageRow.message = message ?? messageRow.message
    messageRow.renew()
    source?.itemsAreStale()
    if message != nil, binding?.isEditing == true { source?.showWithMessage(self) }
  }

  // MARK: The cell

  var isSelectable: Bool { isChangeable && settings.isTapped }

  func select() throws {
    guard isChangeable else { return }
    if settings.unfolds {
      source?.keyboard.endEditing()
      fold?[\.self].toggle()
      source?.showParts(of: self)
    }
    settings.tapped?(self)
    for event in settings.selectEvents { try event() }
  }

  /// Shows the row in a cell.
  func fill(_ cell: UITableViewCell) -> Bool {
    // The table view removes the row in the next turn.
    guard isThere else { return true }
    guard !cell.isMeasuring else { return settings.fill(cell, self) }
    let binding = CellBinding.begin(of: cell, for: self)
    self.binding = binding
    if !looksUnseen, !isKnownAsShown { source?.show(self) }
    if let source, lookedAt != source.changeCount {
      lookedAt = source.changeCount
      _ = fieldIsOther?()
    }
    let (isFilled, recorder) = DraftRecorder.record(but: settings.field) { settings.fill(cell, self) }
    readParts = recorder.parts
    // The section notifies the row of changes of its own field.
    recorder.follow(by: self)
    binding.didFill()
    cell.isUserInteractionEnabled = isChangeable
    return isFilled
  }

  /// Shows the row's current state in its cell.
  func fillInPlace() {
    guard let cell = binding?.cell else { return }
    _ = fill(cell)
  }

  func unbind(from binding: CellBinding) {
    if self.binding === binding { self.binding = nil }
    calls.removeAll { $0.binding == nil || $0.binding === binding }
  }

  /// Keeps the calls for a cell's control.
  func keep(_ new: ControlCalls) -> ControlCalls {
    calls.removeAll { $0.binding == nil || $0.binding === new.binding }
    calls.append(new)
    return new
  }

  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts) {
    guard !isStale, !isWriting, binding != nil, let read = readParts[ObjectIdentifier(draft)], read.overlaps(parts)
    else { return }
    isStale = true
  }

  func draftDidSettle() {
    guard isStale else { return }
    isStale = false
    fillAgain()
  }

  /// Fills the row's cell again, in place if the content doesn't change the row's height.
  private func fillAgain() {
    if settings.height == nil { renew() } else if binding != nil { source?.fillLater(self) }
  }

  /// Fills the row's cell again, and measures the row.
  func renew() {
    isStale = false
    revision += 1
    source?.itemsAreStale()
  }

  /// Reports a value that its control can't reach, once until the value changes to one that it can.
  func check<Number: Comparable>(_ value: Number, in bounds: ClosedRange<Number>, of title: String) {
    let isOutside = !bounds.contains(value)
    defer { isOutOfBounds = isOutside }
    guard isOutside, !isOutOfBounds else { return }
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    _ = source?.report(.valueOutOfBounds(title: title, value: "\(value)", bounds: range, at: settings.location))
  }

  /// Measures the row again if its height isn't fixed, and keeps it visible.
  func grow() {
    guard settings.height == nil else { return }
    renew()
    if binding?.isEditing == true, source?.keyboard.isUp == true { source?.showWithMessage(self) }
  }

  /// Binds the row to a control of its cell, unless it already has one.
  func bind<Control: ValueControl>(
    _ control: Control, of cell: UITableViewCell, refresh: @escaping @MainActor () -> Void,
    _ changed: @escaping @MainActor () -> Void
  ) {
    guard !cell.isMeasuring, let binding, binding.cell === cell, !binding.isBound else { return }
    binding.bind(control, refresh: refresh, changed)
  }

  func writing(_ body: () -> Void) {
    guard isThere else { return }
    isWriting = true
    body()
    isWriting = false
    didWrite()
  }

  /// Records a typed text that isn't a valid value, or that the value is valid.
  func read(_ text: Unreadable?) {
    let wasReadable = unreadable == nil
    unreadable = text
    if wasReadable != (text == nil) { source?.tellValidity(of: [self]) }
    if text != nil { didWrite() }
  }

  /// A Boolean value that indicates whether its own control is writing, and so already shows the draft's value.
  var showsOwnChange: Bool { isWriting }

  func didEndEditing() {
    settings.field?.endStep()
    if settings.feedback == .afterEditing { tellMistakes() }
  }

  func didWrite() {
    if settings.feedback == .afterEditing, binding?.isEditing != true { tellsMistakes = true }
    updateMessage()
    // The user can have scrolled the row away.
    if binding?.isEditing == true { source?.keyboard.showEditedRow() }
  }
}
