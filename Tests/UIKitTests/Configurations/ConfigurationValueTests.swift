import Testing

@testable import UIKit

/// Configurations and states as values.
@MainActor @Suite struct ConfigurationValueTests {
  private func state(_ change: (inout UICellConfigurationState) -> Void = { _ in }) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UIScreen.main.traitCollection)
    change(&state)
    return state
  }

  @Test func `what was changed stays in every state, the rest follows`() {
    var row = UIListContentConfiguration.cell()
    row.text = "Text"
    row.textProperties.color = .systemRed
    let disabled = row.updated(for: state { $0.isDisabled = true })
    #expect(disabled.textProperties.color == .systemRed)
    #expect(disabled.secondaryTextProperties.color == .tertiaryLabel)
    #expect(disabled.imageProperties.tintColor == .tertiaryLabel)
    #expect(disabled.text == "Text")
    #expect(disabled.updated(for: state()) == row)
    let large = row.updated(
      for: state { $0.traitCollection = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge) })
    #expect(large.textProperties.font.pointSize == 33)
    #expect(large.secondaryTextProperties.font.pointSize == 30)
  }

  @Test(arguments: [
    (UIBackgroundConfiguration.listPlainCell, UIColor.systemBackground),
    (UIBackgroundConfiguration.listGroupedCell, .secondarySystemGroupedBackground),
  ])
  func `a row's background is gray while it is selected or touched, unless it was given a color`(
    make: @MainActor () -> UIBackgroundConfiguration, color: UIColor
  ) {
    var background = make()
    #expect(background.backgroundColor == color)
    #expect(background.updated(for: state { $0.isSelected = true }).backgroundColor == .systemGray4)
    #expect(background.updated(for: state { $0.isHighlighted = true }).backgroundColor == .systemGray4)
    #expect(background.updated(for: state { $0.isSelected = true }).updated(for: state()) == background)
    background.backgroundColor = nil
    let selected = background.updated(for: state { $0.isSelected = true })
    #expect(selected.backgroundColor == nil)
    #expect(selected.resolvedBackgroundColor(for: .systemTeal) == .systemTeal)
    background.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(background.resolvedBackgroundColor(for: .systemTeal) == UIColor.systemTeal.withAlphaComponent(0.5))
  }

  @Test func `headers and footers have no background, and clear is nothing`() {
    for background in [
      UIBackgroundConfiguration.clear(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(),
    ] {
      #expect(background.updated(for: state { $0.isSelected = true }).backgroundColor == .clear)
    }
  }

  @Test func `a state holds an app's own states by key`() {
    var one = state()
    one[.isArchived] = true
    #expect(one[.isArchived] == AnyHashable(true) && one != state())
    one[.isArchived] = nil
    #expect(one == state())
    var view = UIViewConfigurationState(traitCollection: UIScreen.main.traitCollection)
    view[.isArchived] = "yes"
    #expect(view[.isArchived] as? String == "yes")
  }

  @Test func `configurations are equal as their contents are`() {
    var one = UIListContentConfiguration.cell()
    var other = UIListContentConfiguration.cell()
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(one != .subtitleCell())
    one.imageProperties.maximumSize = CGSize(width: 1, height: 2)
    #expect(one != other)
    other.imageProperties.maximumSize = CGSize(width: 1, height: 2)
    #expect(one == other && one.hashValue == other.hashValue)
    one.axesPreservingSuperviewLayoutMargins = .both
    #expect(one != other)
    let transformer = UIConfigurationColorTransformer { $0 }
    #expect(transformer == transformer && transformer != UIConfigurationColorTransformer { $0 })
    #expect(UIConfigurationColorTransformer.grayscale == .grayscale)
  }

  @Test func `gray is as bright as the color was`() {
    // 0.2126 of red, 0.7152 of green, 0.0722 of blue.
    let gray = UIConfigurationColorTransformer.grayscale(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(gray.getWhite(&white, alpha: &alpha))
    #expect(abs(white - 0.5702) < 0.0001 && alpha == 0.25)
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("test.isArchived")
}
