import UIKit

extension TableViewDataSource {
  /// Asks the app's code, and knows meanwhile that it does.
  func asking<Answer>(_ question: Question, _ answer: () -> Answer) -> Answer {
    let outer = self.question
    self.question = question
    defer { self.question = outer }
    return answer()
  }

  /// Runs the app's code while sources are read or items compared; whatever it asks for meanwhile waits its turn.
  func reading<Answer>(_ body: () -> Answer) -> Answer {
    updates.beginReading()
    defer { updates.endReading() }
    return body()
  }

  /// Whether the table or a source is in the middle of a question, so that neither may change.
  var isAnswering: Bool { isAsked || isHeld }

  /// Whether the app's code is being asked at this moment.
  var isAsked: Bool { question != nil || heightEngine.isMeasuring || updates.openReadings > 0 }

  /// Has the table stay as it is until the next turn of the main actor, for a call to the app whose end cannot be seen.
  func holdUntilNextTurn() {
    guard !isHeld else { return }
    isHeld = true
    Task { @MainActor [weak self] in self?.isHeld = false }
  }

  /// Notes that there is something to be shown; false, with a diagnostic, if updates ask for updates again and again.
  @discardableResult func requestUpdate(_ parts: UpdateScheduler.Request = []) -> Bool {
    if updates.request(parts, isAnswering: isAsked) { return true }
    reportEndless()
    return false
  }

  /// Makes a call now, or in the next turn of the main actor if the table or a source is in the middle of a question.
  ///
  /// While the table has a batch still to take, in a group of updates that the app has opened, the call waits for that.
  /// `settled()` waits for it. A call that leads to itself without end is left out, with a diagnostic.
  func whenFree(_ body: @escaping @MainActor (TableViewDataSource) -> Void) {
    if isAnswering { return postpone(body) }
    if updates.scheduler.isBatchOpen { callAfterGroup(body) } else { body(self) }
  }

  /// Makes a call in the next turn of the main actor; one that leads to itself without end is left out, with a diagnostic.
  func postpone(_ body: @escaping @MainActor (TableViewDataSource) -> Void) {
    guard updates.postpone({ [weak self] in self?.whenFree(body) }) else { return reportEndless() }
    showChangesLater()
  }

  /// Makes a call when the table has taken the batch that it was handed in a group of the app's.
  func callAfterGroup(_ body: @escaping @MainActor (TableViewDataSource) -> Void) {
    updates.callAfterGroup { [weak self] in self?.postpone(body) }
  }

  /// Reports once that closures which the table asks for answers ask it for another update each time.
  func reportEndless() {
    guard !updates.hasReportedEndless else { return }
    updates.hasReportedEndless = true
    reporter.report(.endlessUpdates(at: place))
  }

  /// Performs an event. A row that the table does not have is reported, and nothing is done.
  func perform(_ event: DelegateMethod, at indexPath: IndexPath) {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return reportUnknown(indexPath) }
    running(event) {
      if rows.isAddRow(indexPath.row) {
        if event == .didSelectRowAt { addItem(in: rows.section) }
        return
      }
      rows.perform(event, at: indexPath.row) { deal(with: $0, from: $1, in: rows.section.settings) }
      if event == .didSelectRowAt { toggle(rows, at: indexPath.row) }
    }
  }

  /// Runs code of the app's, a handler or its delegate's; updates that it asks for wait until it is over.
  func calling<Answer>(_ handler: () -> Answer) -> Answer {
    updates.scheduler.openHandler()
    defer { updates.scheduler.closeHandler() }
    return handler()
  }

  /// Does what the row that adds an item is for.
  func addItem(in section: LiveSection) {
    byHand(.insertion) {
      for body in section.settings.addEvents {
        do { try body() } catch { deal(with: error, from: "onAddRow", in: section.settings) }
      }
    }
  }

  func itemsDidFail(in group: SectionGroup, with error: any Error) {
    deal(with: error, from: "The source", in: group.settings)
  }

  /// Hands an error to the table's `onError`, or reports it where there is none, or its handlers meet errors without end.
  func deal(with error: any Error, from origin: String, in section: SectionSettings) {
    deal(with: error, from: origin, of: section.nameForMessages, at: section.place)
  }

  /// The same for what is no section.
  func deal(with error: any Error, from origin: String, of owner: String, at place: CallSite) {
    guard !errors.handle(error) else { return }
    reporter.report(.unhandledError(error, section: owner, event: origin, at: place))
  }

  func reportUnknown(_ indexPath: IndexPath) {
    reporter.report(.unknownRow(section: indexPath.section, row: indexPath.row, at: place))
  }
}

extension TableViewDataSource: CompanionOwner {}
