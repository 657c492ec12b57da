import UIKit

/// The content of a section with content configurations: a text that identifies the row, with more words for a greater height.
extension Content {
  private static let words = ["ridge", "a", "stream", "under", "snow", "山脊上的风", "light"]

  func configuration(_ height: CGFloat, in state: UICellConfigurationState) -> UIListContentConfiguration {
    let words = (0..<Int(height) % 5).map { Self.words[(Int(height) + $0) % Self.words.count] }
    var configuration = UIListContentConfiguration.cell()
    configuration.text = (["\(group)", "\(row.number)", "\(row.revision)"] + words).joined(separator: " ")
    configuration.imageToTextPadding = Self.padding(isSelected: state.isSelected, isExpanded: state.isExpanded)
    return configuration
  }

  /// Returns the padding that represents a state. It has no effect on the layout because there's no image.
  static func padding(isSelected: Bool, isExpanded: Bool) -> CGFloat { 3 + (isSelected ? 1 : 0) + (isExpanded ? 2 : 0) }

  /// Creates the content that a configuration shows; nil for a configuration of another kind.
  init?(_ configuration: any UIContentConfiguration) {
    guard let text = (configuration as? UIListContentConfiguration)?.text else { return nil }
    let numbers = text.split(separator: " ").prefix(3).compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(group: numbers[0], row: Row(numbers[1], numbers[2]))
  }
}
