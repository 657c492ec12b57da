/// Somebody who watches plants or animals, and where.
struct Observer: Hashable, Identifiable, Sendable {
  let id: Int
  /// Empty for one who has given none.
  let name: String
  let place: String
  let subject: Subject
  /// The number of sightings that the observer has reported.
  let sightings: Int

  /// The subject that an observer watches.
  enum Subject: String, CaseIterable, Sendable {
    case birds, plants, insects
  }
}
