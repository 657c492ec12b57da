/// A harbor office's bulletin.
public struct TideBulletin: Identifiable, Equatable, Codable, Sendable {
  /// Its number in the year, the newest the highest.
  public let id: Int
  public let harbor: String
  public let subject: String
  public let text: String
  /// A Boolean value that indicates whether the person has read the bulletin; the office doesn't know it.
  public var isRead = false

  /// The time of day at which it was given out. Offices write one every 37 minutes.
  public var time: String { Self.time(ofMinutes: Self.minutes(ofNumber: id)) }

  /// Returns the minutes from midnight to when the bulletin of a number was given out.
  static func minutes(ofNumber number: Int) -> Int { (number * 37 + 234) % (24 * 60) }

  /// Returns a time of day, from the minutes since midnight.
  static func time(ofMinutes minutes: Int) -> String {
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  private enum CodingKeys: CodingKey { case id, harbor, subject, text }

  public init(id: Int, harbor: String, subject: String, text: String) {
    self.id = id
    self.harbor = harbor
    self.subject = subject
    self.text = text
  }
}
