import UIKit

/// What a table may be asking an app's code for.
enum Question: String {
  case adapter
  case heights
  case header
  case footer
  case shouldSelect
}

extension TableViewDataSource {
  /// Asks the app's code, and knows meanwhile that it does.
  func asking<Answer>(_ question: Question, _ answer: () -> Answer) -> Answer {
    let outer = self.question
    self.question = question
    defer { self.question = outer }
    return answer()
  }

  func itemsDidChange(in section: LiveSection) {
    guard let question, section.isFirst(.items) else { return }
    reporter.report(
      .itemsChangedWhileAsked(
        section: section.settings.nameForMessages, question: question.rawValue, at: section.settings.place))
  }

  /// Does what an event asks for. A row that the table does not have is told of, and nothing is done.
  func perform(_ event: RowEvent, at indexPath: IndexPath) {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row) else { return reportUnknown(indexPath) }
    rows.perform(event, at: indexPath.row) { deal(with: $0, from: event.rawValue, in: rows.section) }
  }

  func itemsDidFail(in section: LiveSection, with error: any Error) {
    deal(with: error, from: "The source", in: section)
  }

  /// Hands an error to the table's `onError`; tells of it where there is none.
  private func deal(with error: any Error, from origin: String, in section: LiveSection) {
    for body in settings.errorEvents { body(error) }
    guard settings.errorEvents.isEmpty else { return }
    reporter.report(
      .unhandledError(error, section: section.settings.nameForMessages, event: origin, at: section.settings.place))
  }

  func reportUnknown(_ indexPath: IndexPath) {
    reporter.report(.unknownRow(section: indexPath.section, row: indexPath.row, at: place))
  }
}
