internal import CoreGraphicsOnLinux
import UIKit

/// The appearance of one view in one setting, for comparisons with other settings.
@MainActor struct ViewFacts {
  let view: PageView
  /// The path of the view, which is the same in other settings.
  let key: String
  let text: String?
  /// The frame of the text, or else of the view, in the window.
  let frame: CGRect
  let window: CGRect
  let font: UIFont?
  /// The color that the text was set to, for the view's traits.
  let ink: CGColor?
  /// The colors of the text and of what is below it.
  let colors: TextColors?
  /// The color of the view's background, or `nil` if it has none.
  let background: Pixels.Color?
  let screen: ScreenPicture?

  /// Returns the facts of the views with text, images, controls, or a background.
  static func all(in page: Page) -> [ViewFacts] {
    page.readItemsAgain()
    let screen = page.screen
    return page.views.compactMap { view in
      guard !view.visible.isNull, view.visible.height > 1 else { return nil }
      let label = view.view as? UILabel
      let background = view.view.layer.backgroundColor.flatMap(Pixels.Color.init)
      guard label != nil || view.view is UIImageView || view.view is UIControl || background != nil else { return nil }
      let colors = view.textFrame == nil ? nil : screen.flatMap { TextColors(of: view, on: $0) }
      return ViewFacts(
        view: view, key: view.path.key + "/" + className(of: view.view),
        text: view.textFrame == nil ? nil : label?.text,
        frame: view.textFrame ?? view.frame, window: page.window.bounds, font: label?.font,
        ink: label?.textColor.resolvedColor(with: view.view.traitCollection).cgColor, colors: colors,
        background: background, screen: screen)
    }
  }
}

extension Pixels.Color {
  /// Creates the color of an opaque Core Graphics color, or returns `nil` if it's transparent.
  fileprivate init?(_ color: CGColor) {
    guard color.alpha > 0.9 else { return nil }
    func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }

  /// A Boolean value that indicates whether the color is nearly a gray.
  var isGray: Bool { max(red, green, blue) - min(red, green, blue) < 24 }
}

/// A check that compares a page in two settings.
@MainActor protocol ComparisonCheck {
  /// The kind of issues that the check finds.
  static var kind: PageAudit.Kinds { get }
  /// Returns what the check finds in the difference of a view between two settings.
  static func finding(from first: ViewFacts, to second: ViewFacts) -> Finding?
}
