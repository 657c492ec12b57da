/// A harbour office's bulletin.
struct TideBulletin: Identifiable, Equatable, Sendable {
  /// Its number in the year, the newest the highest.
  let id: Int
  let harbor: String
  let subject: String
  let text: String
  var isRead = false
}
