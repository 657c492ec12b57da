import PictureComparison
import Testing
import UIKit

@testable import UIKit

/// The looks of every control: in the light and in the dark, in both directions, in each of its states.
@MainActor @Suite struct ControlPictureTests {
  /// The looks that each control is drawn in.
  struct Look: CustomTestStringConvertible, Sendable {
    var name: String
    var style = UIUserInterfaceStyle.light
    var contrast = UIAccessibilityContrast.normal

    var testDescription: String { name }
  }

  nonisolated static let looks = [
    Look(name: "light"), Look(name: "dark", style: .dark), Look(name: "contrast", contrast: .high),
  ]

  /// Draws the same rows left to right and right to left, one below the other.
  private func expect(_ control: String, _ look: Look, _ rows: () -> [[UIView]]) throws {
    // More contrast is a matter of colors, whatever the direction.
    let directions: [UITraitEnvironmentLayoutDirection] =
      look.contrast == .high ? [.leftToRight] : [.leftToRight, .rightToLeft]
    for direction in directions {
      let sheet = PictureSheet(rows(), style: look.style, direction: direction) {
        $0.accessibilityContrast = look.contrast
      }
      sheet.window.layoutIfNeeded()
      let suffix = direction == .rightToLeft ? "-mirrored" : ""
      try expectPicture(of: sheet.window, named: "Controls/\(control)-\(look.name)\(suffix)", scale: 2)
    }
  }

  private func sized<View: UIView>(_ view: View, _ width: CGFloat, _ height: CGFloat) -> View {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return view
  }

  @Test(arguments: looks) func `a switch`(look: Look) throws {
    func make(_ on: Bool, _ change: (UISwitch) -> Void = { _ in }) -> UISwitch {
      let control = UISwitch()
      control.isOn = on
      change(control)
      return control
    }
    try expect("switch", look) {
      [
        [make(false), make(true), make(true) { $0.onTintColor = .systemIndigo }],
        [
          make(false) { $0.isEnabled = false }, make(true) { $0.isEnabled = false },
          make(true) { $0.thumbTintColor = .systemYellow },
        ],
        [make(false) { $0.isHighlighted = true }, make(true) { $0.isHighlighted = true }],
      ]
    }
  }

  @Test(arguments: looks) func `a slider`(look: Look) throws {
    func make(_ value: Float, _ change: (UISlider) -> Void = { _ in }) -> UISlider {
      let control = sized(UISlider(), 120, 34)
      control.value = value
      change(control)
      return control
    }
    try expect("slider", look) {
      [
        [make(0), make(0.4)],
        [make(1), make(0.6) { $0.isEnabled = false }],
        [
          make(0.5) {
            $0.minimumValueImage = UIImage(systemName: "minus.circle")
            $0.maximumValueImage = UIImage(systemName: "plus.circle")
          },
          make(0.7) {
            $0.minimumTrackTintColor = .systemRed
            $0.maximumTrackTintColor = .systemTeal
            $0.thumbTintColor = .systemYellow
          },
        ],
      ]
    }
  }

  @Test(arguments: looks) func `a stepper`(look: Look) throws {
    func make(_ value: Double, _ change: (UIStepper) -> Void = { _ in }) -> UIStepper {
      let control = UIStepper()
      control.value = value
      change(control)
      return control
    }
    try expect("stepper", look) {
      [
        [make(50), make(0)], [make(100), make(50) { $0.isEnabled = false }],
        [make(50) { $0.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal) }],
      ]
    }
  }

  @Test(arguments: looks) func `a segmented control`(look: Look) throws {
    func make(_ items: [Any], _ selected: Int, _ change: (UISegmentedControl) -> Void = { _ in }) -> UISegmentedControl
    {
      let control = UISegmentedControl(items: items)
      control.selectedSegmentIndex = selected
      change(control)
      return control
    }
    let heart = UIImage(systemName: "heart.fill") ?? UIImage()
    try expect("segmented", look) {
      [
        [make(["Day", "Week", "Month", "Year"], 1)], [make(["日", "周", "月"], -1), make([heart, "二"], 0)],
        [make(["One", "Two", "Three"], 0) { $0.setEnabled(false, forSegmentAt: 2) }],
        [make(["One", "Two", "Three"], 2) { $0.isEnabled = false }],
        [make(["A", "Long title", "B"], 1) { $0.apportionsSegmentWidthsByContent = true }],
        [
          make(["Red", "Blue"], 0) {
            $0.selectedSegmentTintColor = .systemRed
            $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
          }
        ],
      ]
    }
  }

  /// Checks controls that keep their size at every text size, as on a device.
  @Test(arguments: [UIContentSizeCategory.small, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
  func `text sizes change no control's look`(category: UIContentSizeCategory) throws {
    func sheet(_ category: UIContentSizeCategory) throws -> Picture {
      let stepper = UIStepper()
      stepper.value = 5
      let page = UIPageControl()
      page.numberOfPages = 4
      page.backgroundStyle = .prominent
      let rows = [
        [UISegmentedControl(items: ["One", "Two"])], [stepper, page], [UISwitch(), sized(UISlider(), 90, 34)],
      ]
      let sheet = PictureSheet(rows) { $0.preferredContentSizeCategory = category }
      return try #require(Picture(of: sheet.window, scale: 2))
    }
    #expect(try sheet(category) == sheet(.large))
  }

  @Test(arguments: looks) func `a page control`(look: Look) throws {
    func make(_ pages: Int, _ current: Int, _ change: (UIPageControl) -> Void = { _ in }) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = pages
      control.currentPage = current
      control.frame.size = CGSize(width: min(control.intrinsicContentSize.width, 160), height: 26)
      change(control)
      return control
    }
    try expect("page", look) {
      [
        [make(3, 0) { $0.backgroundColor = .systemBlue }, make(4, 3) { $0.backgroundStyle = .prominent }],
        [make(20, 10) { $0.backgroundStyle = .prominent }],
        [
          make(5, 1) {
            $0.pageIndicatorTintColor = .systemGray4
            $0.currentPageIndicatorTintColor = .systemOrange
            $0.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 3)
          }
        ],
      ]
    }
  }

  @Test(arguments: looks) func `indicators of activity and progress`(look: Look) throws {
    func spinner(_ style: UIActivityIndicatorView.Style, _ color: UIColor? = nil) -> UIView {
      let view = UIActivityIndicatorView(style: style)
      view.hidesWhenStopped = false
      view.color = color
      return view
    }
    func bar(_ progress: Float, _ change: (UIProgressView) -> Void = { _ in }) -> UIView {
      let view = sized(UIProgressView(), 110, 4)
      view.progress = progress
      change(view)
      return view
    }
    try expect("indicators", look) {
      [
        [spinner(.medium), spinner(.large), spinner(.large, .systemPurple)],
        [bar(0), bar(0.02)], [bar(0.35), bar(1)],
        [
          bar(0.5) { $0.progressViewStyle = .bar },
          bar(0.6) {
            $0.progressTintColor = .systemRed; $0.trackTintColor = .systemYellow
          },
        ],
      ]
    }
  }
}
