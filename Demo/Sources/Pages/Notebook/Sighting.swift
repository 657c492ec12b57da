import Foundation

/// One entry of the notebook: what was seen, where and when.
struct Sighting: Identifiable, Hashable, Sendable {
  let id: Int
  /// The species' name in the page's language.
  let name: String
  let place: String
  /// What was written down about it; often nothing.
  let note: String
  let date: Date
  /// What to draw, or nothing where no sketch was made.
  let picture: Picture?
}
