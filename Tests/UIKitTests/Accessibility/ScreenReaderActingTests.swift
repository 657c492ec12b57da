import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The actions of a VoiceOver user, and the notifications that are posted.
@MainActor @Suite(.languages("en")) struct `A screen reader's user` {
  @Test func `activates elements by their own method, or else by a tap at their point`() throws {
    final class Own: UIView {
      var activations = 0
      var answer = true
      override func accessibilityActivate() -> Bool {
        activations += 1
        return answer
      }
    }
    let page = UIView()
    var taps = 0
    let button = page.put(UIButton(type: .system, primaryAction: UIAction(title: "Buy") { _ in taps += 1 }), y: 0)
    button.bounds.size = CGSize(width: 100, height: 40)
    let own = page.put(Own(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), y: 100)
    own.isAccessibilityElement = true
    own.accessibilityLabel = "Own"
    let scene = ReaderScene(page)
    #expect(scene.reader.activate(try #require(scene.reader.element("Buy"))))
    #expect(taps == 1)
    let element = try #require(scene.reader.element("Own"))
    #expect(scene.reader.activate(element))
    #expect(own.activations == 1)
    own.answer = false
    own.accessibilityActivationPoint = button.accessibilityActivationPoint
    #expect(scene.reader.activate(try #require(scene.reader.element("Own"))))
    #expect(own.activations == 2 && taps == 2)
    button.isEnabled = false
    #expect(!scene.reader.activate(try #require(scene.reader.element("Buy"))))
  }

  @Test func `adjusts sliders by a tenth, pages by one, and steppers that are one element`() throws {
    let page = UIView()
    var events: [String] = []
    let slider = page.put(UISlider(), y: 0)
    slider.accessibilityLabel = "Volume"
    slider.addAction(UIAction { _ in events.append("slider") }, for: .valueChanged)
    let pages = page.put(UIPageControl(), y: 60)
    pages.numberOfPages = 2
    pages.accessibilityLabel = "Pages"
    pages.bounds.size = CGSize(width: 100, height: 26)
    pages.addAction(UIAction { _ in events.append("pages") }, for: .valueChanged)
    let stepper = page.put(UIStepper(), y: 120)
    stepper.isAccessibilityElement = true
    stepper.accessibilityLabel = "Bags"
    stepper.accessibilityTraits = .adjustable
    stepper.addAction(UIAction { _ in events.append("stepper") }, for: .valueChanged)
    let scene = ReaderScene(page)
    for label in ["Volume", "Pages", "Bags"] {
      let element = try #require(scene.reader.element(label))
      for _ in 0..<2 { #expect(scene.reader.increment(element)) }
      #expect(scene.reader.decrement(element))
    }
    #expect(abs(slider.value - 0.1) < 1e-6 && pages.currentPage == 0 && stepper.value == 1)
    #expect(events == ["slider", "slider", "slider", "pages", "pages", "stepper", "stepper", "stepper"])
    slider.isEnabled = false
    #expect(!scene.reader.increment(try #require(scene.reader.element("Volume"))))
  }

  @Test func `escapes from a page, an alert, a sheet and a menu`() throws {
    let first = UIViewController()
    first.title = "First"
    let navigation = UINavigationController(rootViewController: first)
    let scene = ReaderScene(navigation)
    #expect(!scene.reader.escape(), "there is nowhere to go")
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(scene.reader.escape())
    #expect(navigation.viewControllers.count == 1)

    navigation.pushViewController(UIViewController(), animated: false)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For good", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    first.navigationController?.present(alert, animated: true)
    settleAnimations()
    #expect(scene.lines == ["Delete?", "For good", "Delete, button"])
    #expect(!scene.reader.escape(), "nothing to cancel")
    #expect(navigation.viewControllers.count == 2, "and nothing behind it goes")
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    #expect(scene.reader.escape())
    settleAnimations()
    #expect(chosen == ["cancel"] && navigation.presentedViewController == nil)

    let sheet = UIViewController()
    sheet.view.label("in the sheet", y: 50)
    navigation.present(sheet, animated: true)
    settleAnimations()
    #expect(scene.lines == ["in the sheet"])
    sheet.isModalInPresentation = true
    #expect(!scene.reader.escape())
    sheet.isModalInPresentation = false
    #expect(scene.reader.escape(from: scene.reader.element("in the sheet")))
    settleAnimations()
    #expect(navigation.presentedViewController == nil)
    #expect(scene.lines.contains("First, back button"))
  }

  @Test func `makes a magic tap on whatever is next to answer`() throws {
    final class Player: UIViewController {
      var taps = 0
      override func accessibilityPerformMagicTap() -> Bool {
        taps += 1
        return true
      }
    }
    let player = Player()
    player.view.label("song", y: 100)
    let scene = ReaderScene(player)
    #expect(scene.reader.magicTap())
    #expect(scene.reader.magicTap(on: scene.reader.element("song")))
    #expect(player.taps == 2)
    #expect(!ReaderScene(UIViewController()).reader.magicTap())
  }

  @Test func `scrolls by pages, and hears where that leads`() {
    let scrollView = UIScrollView()
    let scene = ReaderScene(scrollView)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let posted = PostedNotifications()
    posted.record {
      #expect(!scrollView.accessibilityScroll(.up))
      #expect(scrollView.accessibilityScroll(.down))
      #expect(scrollView.contentOffset.y == 844)
      #expect(scrollView.accessibilityScroll(.next))
      #expect(scrollView.contentOffset.y == 1156)
      #expect(!scrollView.accessibilityScroll(.down))
      #expect(!scrollView.accessibilityScroll(.right))
      #expect(scrollView.accessibilityScroll(.previous))
      scrollView.isScrollEnabled = false
      #expect(!scrollView.accessibilityScroll(.up))
    }
    #expect(posted.announcements == ["Page 2 of 3", "Page 3 of 3", "Page 2 of 3"])
    #expect(posted.notifications.allSatisfy { $0 == .pageScrolled })
    #expect(!scene.reader.scroll(.down))
    scrollView.isScrollEnabled = true
    scrollView.label("in it", y: 500)
    #expect(scene.reader.scroll(.down))
  }

  @Test func `scrolls to the side from where reading begins`() {
    let scrollView = UIScrollView()
    let scene = ReaderScene(scrollView)
    scrollView.contentSize = CGSize(width: 1000, height: 844)
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    scene.window.layoutIfNeeded()
    scrollView.scrollToBeginning()
    #expect(scrollView.contentOffset.x == 610)
    #expect(scrollView.accessibilityScroll(.next))
    #expect(scrollView.contentOffset.x == 220)
    #expect(scrollView.accessibilityScroll(.right))
    #expect(scrollView.contentOffset.x == 610)
  }

  @Test func `hears that another screen shows, and what an app announces`() {
    let posted = PostedNotifications()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = ReaderScene(navigation)
    let view = UIView()
    posted.record {
      navigation.pushViewController(UIViewController(), animated: false)
      UIAccessibility.post(notification: .announcement, argument: "Saved")
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      UIAccessibility.post(notification: .layoutChanged, argument: 3)
    }
    UIAccessibility.post(notification: .announcement, argument: "Nobody listens")
    #expect(posted.notifications == [.screenChanged, .announcement, .layoutChanged, .layoutChanged])
    #expect(posted.announcements == ["Saved"])
    #expect(posted.posts[2].element === view && posted.posts[3].element == nil)
    #expect(scene.window.rootViewController === navigation)
  }
}
