import Foundation

/// An entry of the notebook: the animal, the place and the time.
struct Sighting: Identifiable, Hashable, Sendable {
  let id: Int
  /// The species' name in the page's language.
  let name: String
  let place: String
  /// The note about the sighting; often empty.
  let note: String
  let date: Date
  /// The drawing; nil if no sketch was made.
  let picture: Picture?
}
