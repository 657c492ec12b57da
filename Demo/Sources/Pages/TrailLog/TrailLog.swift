import Foundation

/// A hill society's log of walks, as read from its file in one language.
struct TrailLog: Sendable {
  let title: String
  let timeZone: TimeZone
  let heading: Heading
  let posts: [TrailPost]

  /// The words above the first post.
  struct Heading: Hashable, Sendable {
    let title, detail: String
  }
}

/// The author of a post.
struct Walker: Hashable, Sendable {
  let name: String
  /// The one or two letters of the round badge.
  let initials: String
  let color: Color
}

/// An entry of the log.
struct TrailPost: Identifiable, Hashable, Sendable {
  let id: Int
  let walker: Walker
  let date: Date
  let place: String
  /// The text; it may be empty, and it may be long.
  let text: String
  /// The motif of the drawn picture; nil if there is none.
  let scene: TrailScene?
  /// The length of the walk, in kilometers, and its ascent, in meters; 0 if that was not noted.
  let kilometers: Double
  let ascent: Int
}
