import UIKit

/// A row of a form, and its state.
@MainActor final class FormRow: DraftFollower {
  let settings: FormRowSettings
  /// The number of its kind of cells in its section.
  private(set) var kind: Int
  private(set) weak var source: FormSource?
  /// What it tells below it of a wrong value; nil for a row that tells of another.
  private(set) var messageRow: FormRow?

  /// Whether its conditions hold.
  private var isWanted = true
  /// Whether the app has hidden it.
  private(set) var isHidden = false
  /// A Boolean value that indicates whether its section has it.
  var isIncluded: Bool { isWanted && !isHidden && isThere }
  /// A Boolean value that indicates whether its draft has the element that it shows, if it shows one.
  var isThere: Bool { settings.field?.isThere?() ?? true }
  /// The same when its section looked last.
  private var wasThere = true
  /// A Boolean value that indicates whether a table shows it, on screen or scrolled off.
  var isShown: Bool { isIncluded && source?.isShown == true }
  private(set) var isEnabled = true
  /// Whether it only shows its value, in the look of one that can be changed.
  private(set) var isReadOnly = false
  var isChangeable: Bool { isEnabled && !isReadOnly }
  /// Counts what a cell that shows it has to be filled again for.
  private(set) var revision = 0
  /// What is wrong with it and is told, or for the row of a message its text.
  var message: String?
  /// What was typed and is no value; nil where it is one.
  private(set) var unreadable: Unreadable?
  /// Whether mistakes are told from now on.
  private var tellsMistakes: Bool
  /// Whether its own control is being written to the draft.
  private var isWriting = false
  /// The cell that shows it.
  private(set) weak var binding: CellBinding?
  /// Its calls for the controls of cells that show it, or have shown it until they show another row.
  private var calls: [ControlCalls] = []
  /// Whether a change of its field is seen also where no cell shows it: by its height, or by what is told of it.
  let looksUnseen: Bool
  /// Whether its section knows that a cell shows it, or has shown it.
  var isKnownAsShown = false
  /// The change of its section's drafts at which its field was looked at last.
  private var lookedAt = -1
  /// The page that it has opened.
  weak var page: ChoicePage?
  /// The rules whose answers come later; nil for none.
  private let questions: RowQuestions?
  /// The first of its rules that was broken when they were asked last.
  private var knownRule: String?
  private var hasReportedRule = false
  /// A Boolean value that indicates whether its value has changed while it was hidden, so its questions are not asked yet.
  private var isUnasked = false
  /// Whether its field has another value than when this was asked before.
  private lazy var fieldIsOther = settings.field?.watch()
  private var shown: [DraftReading<Bool>] = []
  private var enabled: [DraftReading<Bool>] = []
  private var readOnly: [DraftReading<Bool>] = []
  /// Whether it has been reported that its control cannot reach its value.
  private var isOutOfBounds = false
  /// A Boolean value that rows can follow, and that indicates whether its part is unfolded. The row's own: the chain can make another table.
  private let fold: Draft<Bool>?
  var isUnfolded: Bool { fold?[\.self] ?? false }
  /// What its adapter has read of drafts.
  private var readParts: [ObjectIdentifier: DraftParts] = [:]
  private var isStale = false

  /// - Parameter fold: Whether the row has unfolded its part, or its head has unfolded it.
  init(_ settings: FormRowSettings, in source: FormSource, fold: Draft<Bool>? = nil) {
    self.settings = settings
    self.source = source
    self.fold = fold
    kind = source.kinds.number(of: settings)
    tellsMistakes = settings.telling == .atOnce
    questions = settings.questions.isEmpty ? nil : RowQuestions(settings.questions)
    looksUnseen = settings.height == nil || settings.mayBeWrong
    shown = settings.shown.map(DraftReading.init)
    if settings.isPart, let fold { shown.append(DraftReading { fold[\.self] }) }
    enabled = settings.enabled.map(DraftReading.init)
    readOnly = settings.readOnly.map(DraftReading.init)
    for reading in shown + enabled + readOnly {
      reading.onChange = { [weak self] in self?.conditionChanged() }
      reading.onSettle = { [weak self] in self?.source?.askConditions() }
    }
    questions?.onAnswer = { [weak self] in self?.answerCame() }
    // A row that is not seen looks when it is shown first.
    if looksUnseen { _ = fieldIsOther }
    if settings.mayBeWrong { messageRow = FormRow(.message(at: settings.place), in: source) }
  }

  /// Belongs to another section from now on, which knows its kinds of cells.
  func move(to source: FormSource) {
    self.source = source
    kind = source.kinds.number(of: settings)
    messageRow?.move(to: source)
    // Its cells are others', with another number.
    revision += 1
    lookedAt = -1
    isKnownAsShown = false
  }

  /// Shows the row whenever its conditions hold, or hides it whether they do or not.
  ///
  /// - Returns: Whether its section has it now and had not, or the other way round.
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

  /// Asks the conditions that may be other.
  ///
  /// - Returns: Whether its section has it now and had not, or the other way round.
  func askConditions() -> Bool {
    let (isShown, isEnabled) = (shown.allSatisfy(\.value), enabled.allSatisfy(\.value))
    let isReadOnly = readOnly.contains(where: \.value)
    if isEnabled != self.isEnabled || isReadOnly != self.isReadOnly {
      (self.isEnabled, self.isReadOnly) = (isEnabled, isReadOnly)
      if !isChangeable { binding?.endEditing() }
      renew()
    }
    guard isShown != isWanted else { return false }
    // What is typed at this moment is the draft's before the row goes.
    if !isShown { binding?.endEditing() }
    isWanted = isShown
    return !isHidden && isThere
  }

  /// Looks whether the element that it shows is there.
  ///
  /// - Returns: A Boolean value that indicates whether its section now has it and hadn't, or the other way round.
  func lookWhetherThere() -> Bool {
    guard isThere != wasThere else { return false }
    wasThere.toggle()
    if !wasThere { binding?.endEditing() }
    return isWanted && !isHidden
  }

  /// Whether it can be changed by what its conditions say now, which whoever asks depends on.
  var meetsConditions: Bool {
    settings.shown.allSatisfy { $0() } && settings.enabled.allSatisfy { $0() } && !settings.readOnly.contains { $0() }
  }

  var hasConditions: Bool { !shown.isEmpty || !enabled.isEmpty || !readOnly.isEmpty }

  // MARK: Mistakes

  /// What is wrong with its value; nil where nothing is, or it is not shown.
  var mistake: String? {
    guard isShown else { return nil }
    if let unreadable { return unreadable.message }
    return settings.misfit?() ?? brokenRule ?? questions?.mistake
  }

  private var brokenRule: String? {
    guard !settings.mistakes.isEmpty else { return nil }
    guard let draft = settings.field?.draft else { return firstBrokenRule() }
    // Who asks while rules are asked gets what was found last.
    if let answer = draft.rules.ask(self, of: draft, firstBrokenRule) { knownRule = answer }
    return knownRule
  }

  private func firstBrokenRule() -> String? {
    for mistake in settings.mistakes {
      if let text = mistake() { return text }
    }
    return nil
  }

  /// Reports once that its rules change the draft each time, or ask whether it is valid.
  func reportCircularRule() {
    guard !hasReportedRule else { return }
    // Before its table has a data source nobody hears of it; it comes again then.
    hasReportedRule = source?.report(.form(.circularRule, at: settings.place)) == true
  }

  /// The same for a commit, which does not wait for an answer.
  var mistakeForCommit: String? {
    mistake ?? (isShown && questions?.isAsking == true ? InterfaceText.beingChecked.text : nil)
  }

  /// Something that its field may depend on is another.
  func fieldMayHaveChanged() {
    lookedAt = source?.changeCount ?? lookedAt
    guard fieldIsOther?() == true else { return forgetIfRead() }
    if !showsOwnChange {
      binding?.refresh()
      fillAgain()
    }
    valueChanged()
  }

  /// Its value is another.
  private func valueChanged() {
    if isShown { askQuestions() } else { questions?.forget() }
    isUnasked = !isShown
    updateMessage()
  }

  /// Begins to check its value elsewhere, unless that is wrong anyway, or the draft has read it, so that it counts as right.
  private func askQuestions() {
    guard let questions else { return }
    if settings.field?.isAsRead() != true, brokenRule == nil { questions.ask() } else { questions.forget() }
  }

  /// Forgets what was answered, or is being asked, about a value that the draft has read since, by a commit or a `reload()`.
  private func forgetIfRead() {
    guard let questions, questions.isAsking || questions.mistake != nil, settings.field?.isAsRead() == true else {
      return
    }
    questions.forget()
    updateMessage()
  }

  /// It is shown now and was not, or the other way round.
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

  /// Tells mistakes from now on.
  func tellMistakes() {
    tellsMistakes = true
    updateMessage()
  }

  /// Shows below the row what is wrong with it, or nothing.
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
    // The table lets go of it in the next turn.
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
    // The field's own changes come by the section.
    for draft in recorder.drafts { draft.addFollower(self) }
    binding.didFill()
    cell.isUserInteractionEnabled = isChangeable
    return isFilled
  }

  /// Shows the row, as it is now, in the cell that shows it.
  func fillInPlace() {
    guard let cell = binding?.cell else { return }
    _ = fill(cell)
  }

  func unbind(from binding: CellBinding) {
    if self.binding === binding { self.binding = nil }
    calls.removeAll { $0.binding == nil || $0.binding === binding }
  }

  /// Keeps what it does with a cell's control.
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

  /// Has the cell that shows it be filled again; in place, where it is as high whatever it shows.
  private func fillAgain() {
    if settings.height == nil { renew() } else if binding != nil { source?.fillLater(self) }
  }

  /// Has the cell that shows it be filled again, and its row measured.
  func renew() {
    isStale = false
    revision += 1
    source?.itemsAreStale()
  }

  /// Reports a value that its control cannot reach, once until it has one that it can.
  func check<Number: Comparable>(_ value: Number, in bounds: ClosedRange<Number>, of title: String) {
    let isOutside = !bounds.contains(value)
    defer { isOutOfBounds = isOutside }
    guard isOutside, !isOutOfBounds else { return }
    let range = "\(bounds.lowerBound) to \(bounds.upperBound)"
    let problem = Diagnostic.Form.valueOutOfBounds(title: title, value: "\(value)", bounds: range)
    _ = source?.report(.form(problem, at: settings.place))
  }

  /// Measures its row again, if its height isn't fixed, and keeps it in sight.
  func grow() {
    guard settings.height == nil else { return }
    renew()
    if binding?.isEditing == true, source?.keyboard.isUp == true { source?.showWithMessage(self) }
  }

  /// Binds it to a control of a cell that shows it, if it is bound to none yet.
  func bind<Control: ValueControl>(
    _ control: Control, of cell: UITableViewCell, refresh: @escaping @MainActor () -> Void,
    _ changed: @escaping @MainActor () -> Void
  ) {
    guard !cell.isMeasuring, let binding, binding.cell === cell, !binding.isBound else { return }
    binding.bind(control, refresh: refresh, changed)
  }

  /// Writes to the draft what its own control shows.
  func writing(_ body: () -> Void) {
    guard isThere else { return }
    isWriting = true
    body()
    isWriting = false
    didWrite()
  }

  /// Notes what was typed and is no value, or that it is one.
  func read(_ text: Unreadable?) {
    let wasReadable = unreadable == nil
    unreadable = text
    if wasReadable != (text == nil) { source?.tellValidity(of: [self]) }
    if text != nil { didWrite() }
  }

  /// Whether its own control is being written, so that it shows what the draft has already.
  var showsOwnChange: Bool { isWriting }

  /// The user has left its control.
  func didEndEditing() {
    settings.field?.endStep()
    if settings.telling == .afterEditing { tellMistakes() }
  }

  /// The user has changed its value.
  func didWrite() {
    if settings.telling == .afterEditing, binding?.isEditing != true { tellsMistakes = true }
    updateMessage()
    // It may have been scrolled away since.
    if binding?.isEditing == true { source?.keyboard.showEditedRow() }
  }
}

extension FormRow {
  /// A text that was typed and is no value.
  struct Unreadable {
    let typed: String
    let message: String
  }
}
