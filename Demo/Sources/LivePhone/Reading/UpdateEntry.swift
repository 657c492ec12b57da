import Foundation
@_spi(Inspection) import TableMaker

/// An event in a table, as the server sends it to browsers.
///
/// Times are in milliseconds.
struct UpdateEntry: Encodable, Sendable {
  /// The maximum length of a diagnostic's text, in characters.
  static let longestText = 1000

  let number: Int
  /// The number of the event's table.
  let table: Int
  /// The line of the chain's `make()`.
  let place: String
  /// The time since 1970 at which the log received the event.
  let time: Double
  var diagnostic: String?
  var update: Update?
  /// The time that it took to draw the first picture that shows the update.
  var drawing: Double?

  struct Update: Encodable, Sendable {
    var tellers: [String]
    var isReload: Bool
    var came, went, moved, changed, sectionsCame, sectionsWent, rows: Int
    var reading, difference, batch: Double
    var layout: Double?
  }

  init(_ number: Int, of table: Int, _ news: TableNews) {
    (self.number, self.table, place) = (number, table, news.place)
    time = Date().timeIntervalSince1970 * 1000
    switch news.event {
    case .diagnostic(let diagnostic): self.diagnostic = String("\(diagnostic)".prefix(Self.longestText))
    case .update(let report): update = Update(report)
    }
  }

  /// A Boolean value that indicates whether the event can change the picture.
  var isSeen: Bool {
    guard let update else { return false }
    return update.isReload
      || update.came + update.went + update.moved + update.changed + update.sectionsCame + update.sectionsWent > 0
  }
}

extension UpdateEntry.Update {
  fileprivate init(_ report: UpdateReport) {
    tellers = report.tellers.map { teller in
      let text =
        switch teller {
        case .source(let section, let place, let type):
          [section.map { "“\($0)”" }, place, type].compactMap { $0 }.joined(separator: ", ")
        case .call(let name): name
        }
      return String(text.prefix(200))
    }
    let update = report.update
    isReload = update.isReload
    (came, went, moved) = (update.insertedRows, update.deletedRows, update.movedRows)
    (changed, rows) = (update.changedRows, report.rowCount)
    (sectionsCame, sectionsWent) = (update.insertedSections, update.deletedSections)
    reading = report.reading.milliseconds
    difference = report.difference.milliseconds
    batch = report.batch.milliseconds
    layout = report.layout?.milliseconds
  }
}

extension Duration {
  /// The duration in milliseconds, rounded to three decimal places.
  var milliseconds: Double { (self / .milliseconds(1) * 1000).rounded() / 1000 }
}
