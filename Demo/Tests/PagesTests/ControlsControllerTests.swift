import Foundation
import Testing
import UIKit

@testable import Pages

/// The sheet of controls, laid out in a window by constraints only.
@MainActor struct ControlsControllerTests {
  private func screen(
    _ language: Language, _ size: UIContentSizeCategory, width: CGFloat, isRightToLeft: Bool = false
  ) -> (UIWindow, UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.traitOverrides.preferredContentSizeCategory = size
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let controller = ControlsController(language: language)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
    return (window, scrollView)
  }

  /// The views below a view that are not hidden.
  private func all(in view: UIView) -> [UIView] {
    view.subviews.filter { !$0.isHidden }.flatMap { [$0] + all(in: $0) }
  }

  @Test(arguments: [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge])
  func `nothing sticks out to the sides, and every text has a size`(_ size: UIContentSizeCategory) {
    for (language, isRightToLeft) in [(Language.english, false), (.chinese, false), (.english, true)] {
      let (window, scrollView) = screen(language, size, width: 390, isRightToLeft: isRightToLeft)
      #expect(scrollView.contentSize.width == 390)
      for view in all(in: scrollView) {
        let frame = view.convert(view.bounds, to: scrollView)
        #expect(frame.minX >= 0 && frame.maxX <= 390, "\(view)")
        if let label = view as? UILabel, label.text?.isEmpty == false {
          #expect(frame.width > 0 && frame.height > 0, "\(label.text ?? "")")
        }
      }
      withExtendedLifetime(window) {}
    }
  }

  @Test(arguments: Language.allCases) func `buttons keep their titles on one line on a narrow screen`(
    language: Language
  ) {
    func heights(_ width: CGFloat) -> [CGFloat] {
      let (window, scrollView) = screen(language, .large, width: width)
      // The first three rows are of buttons with one line each.
      let titles = all(in: scrollView).compactMap { ($0 as? UIButton)?.titleLabel }.prefix(11)
      return withExtendedLifetime(window) { titles.map(\.bounds.height) }
    }
    #expect(heights(320) == heights(390))
  }

  @Test func `the sheet grows with the text size`() {
    let (_, small) = screen(.english, .extraSmall, width: 390)
    let (_, normal) = screen(.english, .large, width: 390)
    let (_, large) = screen(.english, .accessibilityExtraLarge, width: 390)
    #expect(small.contentSize.height < normal.contentSize.height)
    #expect(normal.contentSize.height < large.contentSize.height)
  }

  @Test(arguments: Language.allCases)
  func `the button that deletes asks first, and its first answer keeps the sighting`(_ language: Language) throws {
    let (window, scrollView) = screen(language, .large, width: 390)
    let words: ControlsWords = language == .chinese ? .chinese : .english
    let button = try #require(
      all(in: scrollView).compactMap { $0 as? UIButton }.first { $0.configuration?.title == words.removal })
    button.sendActions(for: .primaryActionTriggered)
    let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(alert.title == words.removalQuestion && alert.message == words.removalNote)
    #expect(alert.actions.map(\.title) == [words.off, words.delete])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    #expect(alert.view.window === window)
  }

  @Test func `letters that are composed are marked until a text is chosen`() throws {
    let screen = try PageScreen(.controls, .chinese)
    let page = try #require(screen.navigation.topViewController as? ControlsController)
    page.begin()
    page.compose("nihao")
    let field = try #require(page.speciesField)
    #expect(field.isFirstResponder && field.text == "nihao" && field.markedTextRange != nil)
    field.insertText("你好")
    #expect(field.text == "你好" && field.markedTextRange == nil)
  }

  @Test func `a stepper's value is written beside it`() throws {
    let (window, scrollView) = screen(.english, .large, width: 390)
    let stepper = try #require(all(in: scrollView).compactMap { $0 as? UIStepper }.first)
    stepper.value = 7
    stepper.sendActions(for: .valueChanged)
    #expect(all(in: scrollView).contains { ($0 as? UILabel)?.text == "7" })
    withExtendedLifetime(window) {}
  }
}
