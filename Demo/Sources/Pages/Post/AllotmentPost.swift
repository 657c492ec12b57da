import Foundation

/// The letters of an allotment garden's neighbours, as read from their file in one language.
struct AllotmentPost: Sendable {
  let title: String
  let timeZone: TimeZone
  /// When the page is looked at: “today” and “yesterday” are the same in every picture of it.
  let now: Date
  let heading: Heading
  let letters: [Letter]

  /// The words above the first letter. `{count}` stands for how many are unread.
  struct Heading: Sendable {
    let unread, allRead, detail: String

    /// How many letters are unread, in words.
    func title(unread count: Int) -> String {
      count == 0 ? allRead : unread.replacingOccurrences(of: "{count}", with: "\(count)")
    }
  }
}

/// Who writes.
struct Neighbour: Hashable, Sendable {
  let name: String
  /// What the round picture shows; nothing where there is none.
  let face: Face?
}

/// What a round picture shows.
enum Face: Hashable, Sendable {
  /// Someone.
  case portrait(Portrait)
  /// An animal or a plant, of a club that is about it.
  case drawing(Picture)
  /// A thing.
  case thing(Thing)

  /// The things that can be drawn; the file names them.
  enum Thing: String, CaseIterable, Sendable {
    case packet, can
  }
}

/// One letter.
struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  let sender: Neighbour
  let date: Date
  /// What it is about, and what it says; either may be empty.
  let subject, text: String
  var isUnread: Bool
}
