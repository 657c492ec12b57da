import Foundation

/// What can be chosen beside the phone.
struct PhoneSettings: Codable, Equatable, Sendable {
  var page: String
  var language = LiveLanguage.english
  var isDark = false
  var textSize = TextSize.large
  var isRightToLeft = false
  /// The size of the screen, in points.
  var width = 390
  var height = 844
  /// Pixels a point.
  var scale = 2
  var reducesMotion = false
  /// How fast time goes by: 1 as on a clock; 0 where it stands still and goes on by steps.
  var timeRate = 1.0
  /// Whether a keyboard is drawn where text is asked for.
  var showsKeyboard = true

  /// The lengths that a screen may have, in points.
  static let lengths = 160...1600
  /// The rates at which time may go by.
  static let timeRates = 0.01...4.0

  /// What is wrong with the settings, in a sentence; nil if they can be applied.
  ///
  /// - Parameter pages: The names of the pages there are.
  func problem(pages: [String]) -> String? {
    if !pages.contains(page) { return "There is no page of that name. There are: \(pages.joined(separator: ", "))." }
    if !Self.lengths.contains(width) || !Self.lengths.contains(height) {
      return "Width and height are from \(Self.lengths.lowerBound) to \(Self.lengths.upperBound) points."
    }
    if !(1...3).contains(scale) { return "There are 1, 2 or 3 pixels to a point." }
    if timeRate != 0, !Self.timeRates.contains(timeRate) {
      return
        "Time goes by from \(Self.timeRates.lowerBound) to \(Self.timeRates.upperBound) times as fast as on a clock."
    }
    return nil
  }
}
