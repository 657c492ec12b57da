import Foundation
import TestSupport
import Testing
import UIKit

@_spi(Testing) @testable import UIKit

/// Where the parts of a search bar lie. Numbers: metrics.md 9.
@MainActor @Suite(.languages("en")) struct SearchBarLayoutTests {
  @Test func `the placeholder has the color of the magnifying glass, and another field's is paler`() {
    let field = UISearchTextField()
    #expect(field.fieldContent.placeholderColor == .secondaryLabel)
    #expect(field.leftView?.tintColor == .secondaryLabel)
    #expect(UITextField().fieldContent.placeholderColor == .placeholderText)
  }

  @Test("A bar is 56 points high, its field 36 points in the middle, 8 from the sides")
  func sizes() {
    let scene = SearchBarScene()
    #expect(scene.bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    #expect(scene.field.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    scene.bar.frame.size.height = 44
    scene.window.layoutIfNeeded()
    #expect(scene.field.frame == CGRect(x: 8, y: 4, width: 374, height: 36))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    bar.sizeToFit()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 56))
    let free = UISearchBar()
    free.sizeToFit()
    #expect(free.frame.size == CGSize(width: UIScreen.main.bounds.width, height: 56), "assumed: print it on a device")
  }

  @Test("Scopes add 44 points, where there are two; a prompt adds 19 (assumed)")
  func heights() {
    let bar = UISearchBar()
    bar.showsScopeBar = true
    for (titles, height) in [(nil, 56.0), ([], 56), (["All"], 56), (["All", "Birds"], 100)] as [([String]?, CGFloat)] {
      bar.scopeButtonTitles = titles
      #expect(bar.intrinsicContentSize.height == height)
    }
    bar.showsScopeBar = false
    #expect(bar.intrinsicContentSize.height == 56)
    bar.prompt = "Who was seen?"
    #expect(bar.intrinsicContentSize.height == 75)
  }

  @Test("The cancel button takes room from the field, at once or seen to come", arguments: [false, true])
  func cancelRoom(animated: Bool) throws {
    let scene = SearchBarScene()
    scene.bar.setShowsCancelButton(true, animated: animated)
    scene.window.layoutIfNeeded()
    settleAnimations()
    let cancel = try #require(scene.button("Cancel"))
    #expect(scene.bar.showsCancelButton)
    #expect(cancel.frame.maxX == 382)
    #expect(scene.field.frame.maxX == cancel.frame.minX - 8)
    #expect(cancel.alpha == 1)
    scene.bar.setShowsCancelButton(false, animated: animated)
    scene.window.layoutIfNeeded()
    settleAnimations()
    #expect(scene.field.frame.width == 374)
    #expect(scene.button("Cancel") == nil)
  }

  @Test("Right to left everything lies the other way round")
  func mirrored() throws {
    func places(_ direction: UITraitEnvironmentLayoutDirection) throws -> [CGRect] {
      let scene = SearchBarScene {
        $0.showsCancelButton = true
        $0.text = "mar"
      }
      scene.window.traitOverrides.layoutDirection = direction
      scene.window.layoutIfNeeded()
      let cancel = try #require(scene.button("Cancel"))
      let clear = try #require(scene.button("Clear text"))
      let text = scene.field.textRect(forBounds: scene.field.bounds)
      let icon = try #require(scene.field.leftView)
      return [scene.field.frame, cancel.frame]
        + [text, icon.frame, clear.frame].map { scene.field.convert($0, to: scene.bar) }
    }
    let (left, right) = (try places(.leftToRight), try places(.rightToLeft))
    for (a, b) in zip(left, right) {
      #expect(abs(a.minX - (390 - b.maxX)) < 0.01 && abs(a.minY - b.minY) < 0.01)
      #expect(abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01, "\(a) \(b)")
    }
    #expect(left[3].minX == 16)
    #expect(left[2].minX > left[3].maxX && left[2].maxX < left[4].minX)
  }

  @Test(
    "The word of the cancel button is the user's language's",
    arguments: [("en", "Cancel"), ("zh-Hans-CN", "取消"), ("ar", "إلغاء"), ("de-CH", "Abbrechen"), ("xx", "Cancel")])
  func words(language: String, word: String) {
    SystemWords.$testedLanguages.withValue([language]) {
      let scene = SearchBarScene { $0.showsCancelButton = true }
      #expect(scene.button(word) != nil)
    }
  }

  @Test("The user's languages are those of the launch argument, where there is one")
  func launchArgument() {
    let defaults = UserDefaults.standard
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer {
      defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
      defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain)
    }
    defaults.setVolatileDomain(["AppleLanguages": ["zh-Hans", "en"]], forName: UserDefaults.argumentDomain)
    SystemWords.$testedLanguages.withValue(nil) {
      let scene = SearchBarScene { $0.showsCancelButton = true }
      #expect(scene.button("取消") != nil)
    }
  }

  @Test("Larger text makes field and bar higher")
  func largeText() {
    let scene = SearchBarScene()
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.window.layoutIfNeeded()
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: scene.window.traitCollection).lineHeight
    #expect(scene.bar.intrinsicContentSize.height == line.rounded(.up) + 15 + 20)
  }

  @Test("A bar as a table's header scrolls with it, and is edited there")
  func tableHeader() {
    let test = TestWindow()
    let table = UITableView()
    let bar = UISearchBar()
    bar.sizeToFit()
    table.tableHeaderView = bar
    table.contentInsetAdjustmentBehavior = .never
    test.show(table)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
    #expect(bar.searchTextField.tap())
    #expect(bar.isFirstResponder)
  }

  @Test("A bar at the top of the screen has its background under the status bar too")
  func attached() {
    let scene = SearchBarScene()
    let background = scene.bar.parts.background
    #expect(background.frame == scene.bar.bounds)
    scene.log.place = .topAttached
    scene.bar.setNeedsLayout()
    scene.window.layoutIfNeeded()
    #expect(scene.bar.barPosition == .topAttached)
    #expect(background.frame == CGRect(x: 0, y: -60, width: 390, height: 116))
  }

  @Test("Icons show the app's own images, where they are moved to")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let scene = SearchBarScene { $0.text = "m" }
    scene.bar.setImage(image, for: .search, state: .normal)
    scene.bar.setImage(image, for: .clear, state: .normal)
    scene.bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: -2), for: .search)
    scene.window.layoutIfNeeded()
    #expect(scene.bar.image(for: .search, state: .normal) === image)
    #expect(scene.bar.image(for: .search, state: .disabled) == nil)
    #expect((scene.field.leftView as? UIImageView)?.image === image)
    #expect(scene.field.leftView?.frame == CGRect(x: 13, y: 11, width: 10, height: 10))
    #expect(try #require(scene.button("Clear text")).image(for: .normal) === image)
    scene.bar.setImage(nil, for: .search, state: .normal)
    #expect((scene.field.leftView as? UIImageView)?.image !== image)
  }
}
