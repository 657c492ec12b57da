import UIKit

extension LiveTable {
  /// A Boolean value that indicates whether the table view or a source is waiting for a value, so that neither may
  /// change.
  var isAnswering: Bool { isAsked || calls.isHeld }

  /// A Boolean value that indicates whether the app's code is providing a value.
  var isAsked: Bool { calls.isAsking || heightEngine.isMeasuring }

  /// Performs a call now, or in the next turn of the main actor if the table view or a source is waiting for a value.
  ///
  /// If the app has opened a group of updates, and the table view hasn't performed its batch yet, the call waits for
  /// the batch. `waitForUpdates()` waits for the call. A call that repeats itself without end is skipped, and
  /// TableMaker reports a diagnostic.
  func whenFree(_ body: @escaping @MainActor (LiveTable) -> Void) {
    if isAnswering { return postpone(body) }
    if updates.isBatchOpen { callAfterGroup(body) } else { body(self) }
  }

  /// Performs a call in the next turn of the main actor. If it repeats itself without end, skips it and reports a
  /// diagnostic.
  func postpone(_ body: @escaping @MainActor (LiveTable) -> Void) {
    guard updates.postpone({ [weak self] in self?.whenFree(body) }) else { return updates.reportEndless() }
    updates.showChangesLater()
  }

  /// Performs a call after the table view has performed the batch in the app's group of updates.
  func callAfterGroup(_ body: @escaping @MainActor (LiveTable) -> Void) {
    updates.callAfterGroup { [weak self] in self?.postpone(body) }
  }

  /// Performs an event. If the table view doesn't have the row, only reports that.
  func perform(_ event: DelegateMethod, at indexPath: IndexPath) {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return reportUnknown(indexPath) }
    running(event) {
      if rows.isAddItemRow(indexPath.row) {
        if event == .didSelectRowAt { addItem(in: rows.section) }
        return
      }
      rows.items.perform(event, at: indexPath.row) { deal(with: $0, from: $1, in: rows.section.settings) }
      if event == .didSelectRowAt { toggle(rows, at: indexPath.row) }
    }
  }

  /// Performs the action of the row that adds an item.
  func addItem(in section: LiveSection) {
    asUserEdit(.insertion) {
      for body in section.settings.addEvents {
        do { try body() } catch { deal(with: error, from: "onAddItem", in: section.settings) }
      }
    }
  }

  func itemsDidFail(in group: SectionGroup, with error: any Error) {
    deal(with: error, from: "The source", in: group.settings)
  }

  /// Passes an error to the table's `onError`. Reports it if there's no such closure, or if the closures cause errors
  /// without end.
  func deal(with error: any Error, from origin: String, in section: SectionSettings) {
    deal(with: error, from: origin, of: section.nameForMessages, at: section.location)
  }

  /// Passes on an error that doesn't belong to a section.
  func deal(with error: any Error, from origin: String, of owner: String, at location: CallSite) {
    guard !errors.handle(error) else { return }
    reporter.report(.unhandledError(error, section: owner, event: origin, at: location))
  }

  func reportUnknown(_ indexPath: IndexPath) {
    reporter.report(.unknownRow(section: indexPath.section, row: indexPath.row, at: location))
  }
}

extension LiveTable: CompanionOwner {}
