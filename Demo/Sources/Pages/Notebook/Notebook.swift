import Foundation

/// The whole page, as read from its file in one language.
struct Notebook: Sendable {
  let title: String
  let timeZone: TimeZone
  let landscape: Landscape
  let overview: [OverviewRow]
  let drafts: Drafts
  let diary: Diary
  let wishes: Wishes
  let sightings: [Sighting]
  /// How many places the file names.
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

    /// What a row counts.
    enum Count: String, CaseIterable, Sendable {
      case sightings, places, sketches
    }
  }

  /// The section of notes not finished yet; it has none.
  struct Drafts: Sendable {
    let title, footer: String
    let notes: [String] = []
  }

  /// The words around the list of sightings. `{count}` in the detail stands for their number.
  struct Diary: Sendable {
    let title, detail, footer: String
  }

  /// What the year is still to bring. `{count}` and `{found}` in the detail stand for how many, and how many found.
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
  /// How many of what a row counts.
  func number(of count: OverviewRow.Count) -> Int {
    switch count {
    case .sightings: sightings.count
    case .places: placeCount
    case .sketches: sightings.count { $0.picture != nil }
    }
  }

  /// How many sightings each month from January to December has.
  var sightingsByMonth: [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return sightings.reduce(into: [Int](repeating: 0, count: 12)) { months, sighting in
      months[calendar.component(.month, from: sighting.date) - 1] += 1
    }
  }
}
