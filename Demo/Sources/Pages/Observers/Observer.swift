/// Somebody who watches plants or animals, and where.
struct Observer: Hashable, Identifiable, Sendable {
  let id: Int
  /// Empty for one who has given none.
  let name: String
  let place: String
  let subject: Subject
  /// How many sightings they have told of.
  let sightings: Int

  /// What somebody watches.
  enum Subject: String, CaseIterable, Sendable {
    case birds, plants, insects
  }
}
