import PictureComparison
import Testing

@testable import UIKit

/// The appearance of buttons: normal, during a touch, disabled, and selected.
@MainActor @Suite struct `Pictures of buttons` {
  private func states(_ make: () -> UIButton) -> [UIView] {
    (0..<4).map { number in
      let button = make()
      button.isHighlighted = number == 1
      button.isEnabled = number != 2
      button.isSelected = number == 3
      return button
    }
  }

  private func system(_ title: String, symbol: String? = nil) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(symbol.flatMap { UIImage(systemName: $0) }, for: .normal)
    return button
  }

  private func custom() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Custom", for: .normal)
    button.setTitleColor(.systemGreen, for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .normal)
    return button
  }

  private var buttons: [[UIView]] {
    [
      states { system("System") },
      states { system(" Share", symbol: "square.and.arrow.up") },
      states { custom() },
      [UIButton(type: .detailDisclosure), UIButton(type: .contactAdd), UIButton(type: .close)],
    ]
  }

  private func configured(
    _ configuration: UIButton.Configuration, _ title: String,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func checkout(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    configured(.filled(), "Checkout") {
      $0.subtitle = "3 items"
      $0.image = UIImage(systemName: "cart")
      $0.imagePadding = 8
      change(&$0)
    }
  }

  private func small(_ change: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    configured(.tinted(), "Small") {
      $0.buttonSize = .small
      $0.image = UIImage(systemName: "star.fill")
      $0.imagePadding = 4
      change(&$0)
    }
  }

  private var configuredButtons: [[UIView]] {
    [
      states { configured(.plain(), "Plain") }, states { configured(.gray(), "Gray") },
      states { configured(.tinted(), "Tinted") }, states { configured(.filled(), "Filled") },
      [
        checkout(),
        checkout {
          $0.imagePlacement = .trailing
          $0.cornerStyle = .capsule
        },
        checkout {
          $0.imagePlacement = .top
          $0.buttonSize = .large
        },
      ],
      [
        small(),
        small {
          $0.buttonSize = .mini
          $0.cornerStyle = .large
        },
        configured(.gray(), "Stroke") {
          $0.background.strokeColor = .systemRed
          $0.background.strokeWidth = 2
          $0.baseForegroundColor = .systemRed
        },
      ],
    ]
  }

  @Test(arguments: [false, true]) func `agree with the stored ones`(isDark: Bool) throws {
    let style = isDark ? UIUserInterfaceStyle.dark : .light
    try expectPicture(
      of: PictureSheet(buttons, style: style).window, named: "Controls/buttons-\(isDark ? "dark" : "light")")
    try expectPicture(
      of: PictureSheet(configuredButtons, style: style).window,
      named: "Controls/configured-buttons-\(isDark ? "dark" : "light")")
  }

  @Test func `agree with the stored ones where reading goes from right to left`() throws {
    let sheet = PictureSheet(Array(configuredButtons.suffix(2)), direction: .rightToLeft)
    try expectPicture(of: sheet.window, named: "Controls/configured-buttons-right-to-left")
  }

  @Test func `agree with the stored ones in large text`() throws {
    let sheet = PictureSheet([[system("System"), configured(.gray(), "Gray")], [checkout(), small()]]) {
      $0.preferredContentSizeCategory = .accessibilityMedium
    }
    try expectPicture(of: sheet.window, named: "Controls/configured-buttons-large-text")
  }
}
