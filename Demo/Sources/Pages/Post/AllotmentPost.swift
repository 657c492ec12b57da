import Foundation

/// The letters of an allotment garden's neighbors, as read from their file in one language.
struct AllotmentPost: Sendable {
  let title: String
  let timeZone: TimeZone
  /// The date at which the page is looked at: “today” and “yesterday” are the same in every picture of it.
  let now: Date
  let heading: Heading
  let letters: [Letter]

  /// The words above the first letter. `{count}` stands for how many are unread.
  struct Heading: Sendable {
    let unread, allRead, detail: String

    /// Returns the number of unread letters, in words.
    func title(unread count: Int) -> String {
      count == 0 ? allRead : unread.replacingOccurrences(of: "{count}", with: "\(count)")
    }
  }
}

/// A neighbor who writes.
struct Neighbor: Hashable, Sendable {
  let name: String
  /// The motif of the round picture; nil if there is none.
  let face: Face?
}

/// The motifs of a round picture.
enum Face: Hashable, Sendable {
  /// A portrait of a person.
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

/// A letter.
struct Letter: Identifiable, Hashable, Sendable {
  let id: Int
  let sender: Neighbor
  let date: Date
  /// The subject and the text; either may be empty.
  let subject, text: String
  var isUnread: Bool
}
