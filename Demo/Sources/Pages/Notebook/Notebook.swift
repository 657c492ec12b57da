import Foundation

/// The whole page, as read from its file in one language.
struct Notebook: Sendable {
  let title: String
  let timeZone: TimeZone
  let landscape: Landscape
  let overview: [OverviewRow]
  let unfinished: Unfinished
  let diary: Diary
  let wishes: Wishes
  let sightings: [Sighting]
  /// The number of places that the file names.
  let placeCount: Int

  /// The words on the picture at the top.
  struct Landscape: Sendable {
    let title, detail: String
  }

  /// A row at the top: a title and, where it has one, a count.
  struct OverviewRow: Identifiable, Hashable, Sendable {
    let id: String
    let title: String
    let icon: Icon
    let counts: Count?
    /// A Boolean value that indicates whether the row performs an action instead of opening a page.
    var isAction: Bool { id == "export" }

    /// The countable quantities of a row.
    enum Count: String, CaseIterable, Sendable {
      case sightings, places, sketches
    }
  }

  /// The section of notes not finished yet; it has none.
  struct Unfinished: Sendable {
    let title, footer: String
    let notes: [String] = []
  }

  /// The words around the list of sightings. `{count}` in the detail stands for their number.
  struct Diary: Sendable {
    let title, detail, footer: String
  }

  /// The wishes for the rest of the year. `{count}` and `{found}` in the detail stand for their number, and the number
  /// found.
  struct Wishes: Sendable {
    let title, detail, footer: String
    let rows: [Wish]
  }

  /// A species hoped for, and when it was found.
  struct Wish: Identifiable, Hashable, Sendable {
    let id: String
    let name: String
    let found: Date?
  }
}

extension Notebook {
  /// Returns the number for a row's quantity.
  func number(of count: OverviewRow.Count) -> Int {
    switch count {
    case .sightings: sightings.count
    case .places: placeCount
    case .sketches: sightings.count { $0.picture != nil }
    }
  }

  /// The number of sightings in each month from January to December.
  var sightingsByMonth: [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return sightings.reduce(into: [Int](repeating: 0, count: 12)) { months, sighting in
      months[calendar.component(.month, from: sighting.date) - 1] += 1
    }
  }
}
