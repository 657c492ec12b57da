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

/// Who walked.
struct Walker: Hashable, Sendable {
  let name: String
  /// One or two letters for the round badge.
  let initials: String
  let colour: Colour
}

/// One entry of the log.
struct TrailPost: Identifiable, Hashable, Sendable {
  let id: Int
  let walker: Walker
  let date: Date
  let place: String
  /// What was written; it may be nothing, and it may be long.
  let text: String
  /// What the drawn picture shows; nothing where there is none.
  let scene: TrailScene?
  /// How far the walk was, in kilometres, and how far up, in metres; 0 where that was not noted.
  let kilometres: Double
  let ascent: Int
}
