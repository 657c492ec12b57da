import Foundation

/// The settings that the user can choose next to the phone.
struct PhoneSettings: Codable, Equatable, Sendable {
  var page: String
  var language = LiveLanguage.english
  var isDark = false
  var textSize = TextSize.large
  var isRightToLeft = false
  /// The size of the screen, in points.
  var width = 390
  var height = 844
  /// The number of pixels per point.
  var scale = 2
  var reducesMotion = false
  /// The speed of time: 1 is the speed of a clock, and 0 stops time so that it advances only in steps.
  var timeRate = 1.0
  /// A Boolean value that indicates whether the phone shows a keyboard for text input.
  var showsKeyboard = true

  /// The valid widths and heights of a screen, in points.
  static let lengths = 160...1600
  /// The valid speeds of time other than 0.
  static let timeRates = 0.01...4.0

  /// Returns a sentence that describes a problem with the settings, or `nil` if they're valid.
  ///
  /// - Parameter pages: The names of the existing pages.
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
