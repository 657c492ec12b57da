import UIKit

/// A row of a form, and its state.
@MainActor final class FormRow: DraftFollower {
  let settings: FormRowSettings
  /// The number of its kind of cells in its section.
  let kind: Int
  weak var source: FormSource?
  /// What it tells below it of a wrong value; nil for a row that tells of another.
  private(set) var messageRow: FormRow?

  private(set) var isShown = true
  private(set) var isEnabled = true
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
  private(set) var binding: CellBinding?
  private let questions: RowQuestions
  private var shown: [DraftReading<Bool>] = []
  private var enabled: [DraftReading<Bool>] = []
  /// What its adapter has read of drafts.
  private var readParts: [ObjectIdentifier: DraftParts] = [:]
  private var isStale = false

  init(_ settings: FormRowSettings, kind: Int, messageKind: Int?, in source: FormSource) {
    self.settings = settings
    self.kind = kind
    self.source = source
    tellsMistakes = settings.telling == .atOnce
    questions = RowQuestions(settings.questions)
    shown = settings.shown.map(DraftReading.init)
    enabled = settings.enabled.map(DraftReading.init)
    for reading in shown + enabled {
      reading.onChange = { [weak self] in self?.conditionChanged() }
      reading.onSettle = { [weak source] in source?.askConditions() }
    }
    questions.onAnswer = { [weak self] in self?.answerCame() }
    guard let messageKind, settings.mayBeWrong else { return }
    messageRow = FormRow(.message(at: settings.place), kind: messageKind, messageKind: nil, in: source)
  }

  // MARK: Conditions

  private func conditionChanged() {
    source?.conditionsChanged(of: self)
  }

  /// Asks the conditions that may be other.
  ///
  /// - Returns: Whether it is shown now and was not, or the other way round.
  func askConditions() -> Bool {
    let (isShown, isEnabled) = (shown.allSatisfy(\.value), enabled.allSatisfy(\.value))
    if isEnabled != self.isEnabled {
      self.isEnabled = isEnabled
      if !isEnabled { binding?.endEditing() }
      renew()
    }
    guard isShown != self.isShown else { return false }
    // What is typed at this moment is the draft's before the row goes.
    if !isShown { binding?.endEditing() }
    self.isShown = isShown
    return true
  }

  var hasConditions: Bool { !shown.isEmpty || !enabled.isEmpty }

  // MARK: Mistakes

  /// What is wrong with its value; nil where nothing is, or it is not shown.
  var mistake: String? {
    guard isShown else { return nil }
    if let unreadable { return unreadable.message }
    return brokenRule ?? questions.mistake
  }

  private var brokenRule: String? {
    for mistake in settings.mistakes {
      if let text = mistake() { return text }
    }
    return nil
  }

  /// The same for a commit, which does not wait for an answer.
  var mistakeForCommit: String? {
    mistake ?? (isShown && questions.isAsking ? InterfaceText.beingChecked.text : nil)
  }

  /// Its value is another.
  func valueChanged() {
    if !settings.questions.isEmpty {
      if isShown, brokenRule == nil { questions.ask() } else { questions.forget() }
    }
    updateMessage()
  }

  private func answerCame() {
    tellsMistakes = tellsMistakes || questions.mistake != nil
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
    let message = tellsMistakes ? mistake : nil
    guard message != self.message else { return }
    self.message = message
    messageRow.message = message ?? messageRow.message
    messageRow.renew()
    source?.itemsAreStale()
    if message != nil, binding?.isEditing == true { source?.showWithMessage(self) }
  }

  // MARK: The cell

  var isSelectable: Bool { isEnabled && (!settings.selectEvents.isEmpty || settings.takesTaps) }

  func select() throws {
    guard isEnabled else { return }
    for event in settings.selectEvents { try event() }
  }

  /// Shows the row in a cell.
  func fill(_ cell: UITableViewCell) -> Bool {
    guard !cell.isMeasuring else { return settings.fill(cell, self) }
    let binding = CellBinding.begin(of: cell, for: self)
    self.binding = binding
    let (isFilled, recorder) = DraftRecorder.record { settings.fill(cell, self) }
    readParts = recorder.parts
    // The field's own changes come by the section.
    for draft in recorder.drafts { draft.addFollower(self) }
    cell.isUserInteractionEnabled = isEnabled
    return isFilled
  }

  func unbind(from binding: CellBinding) {
    if self.binding === binding { self.binding = nil }
  }

  func draft(_ draft: any FollowedDraft, didChange parts: DraftParts) {
    guard !isStale, !isWriting, binding != nil, let read = readParts[ObjectIdentifier(draft)], read.overlaps(parts)
    else { return }
    isStale = true
  }

  func draftDidSettle() {
    guard isStale else { return }
    renew()
  }

  /// Has the cell that shows it be filled again.
  func renew() {
    isStale = false
    revision += 1
    source?.itemsAreStale()
  }

  /// Observes a control of a cell that shows it, if none is observed yet.
  func observe<Control: ValueControl>(
    _ control: Control, of cell: UITableViewCell, refresh: @escaping @MainActor () -> Void,
    _ changed: @escaping @MainActor () -> Void
  ) {
    guard !cell.isMeasuring, let binding, binding.cell === cell, !binding.isObserving else { return }
    binding.observe(control, refresh: refresh, changed)
  }

  /// Writes to the draft what its own control shows.
  func writing(_ body: () -> Void) {
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
  }
}

extension FormRow {
  /// A text that was typed and is no value.
  struct Unreadable {
    let typed: String
    let message: String
  }
}

/// A row with what its cell was filled with, as a table compares them.
struct FormItem: Identifiable, Equatable {
  let row: FormRow
  let revision: Int

  @MainActor init(_ row: FormRow) {
    self.row = row
    revision = row.revision
  }

  var id: ObjectIdentifier { ObjectIdentifier(row) }

  static func == (one: FormItem, other: FormItem) -> Bool { one.row === other.row && one.revision == other.revision }
}
