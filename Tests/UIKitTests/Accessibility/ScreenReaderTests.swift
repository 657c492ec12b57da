import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Which elements a screen reader finds, and in which order.
@MainActor @Suite(.languages("en")) struct `A screen reader` {
  private let page = UIView()

  private var lines: [String] { ReaderScene(page).lines }

  @Test func `reads labels from the top, and in a line from where reading begins`() {
    page.label("third", y: 50)
    page.label("second", x: 200, y: 0)
    page.label("first", y: 2)
    #expect(lines == ["first", "second", "third"])
    let scene = ReaderScene(page)
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    #expect(scene.lines == ["second", "first", "third"])
  }

  @Test func `leaves out what is hidden, clear, empty or off the screen`() {
    page.label("shown", y: 0)
    page.label("hidden", y: 30).isHidden = true
    page.label("clear", y: 60).alpha = 0
    page.label("", y: 90)
    page.label("  \n ", y: 100)
    page.label(nil, y: 120)
    page.label("outside", y: -30)
    page.label("outside too", y: 2000)
    page.label("flat", y: 150).frame.size.height = 0
    let box = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20)), y: 200)
    box.clipsToBounds = true
    box.label("cut off", y: 40)
    box.label("in the box", y: 0)
    let hiding = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20)), y: 300)
    hiding.label("in what hides its elements", y: 0)
    hiding.accessibilityElementsHidden = true
    #expect(lines == ["shown", "in the box"])
  }

  @Test func `does not look into an element`() {
    let box = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), y: 0)
    box.label("inside", y: 0)
    box.isAccessibilityElement = true
    box.accessibilityLabel = "box\nof two lines"
    #expect(lines == ["box of two lines"])
  }

  @Test func `follows the elements that a view says it has, also those that are no views`() {
    let chart = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), y: 100)
    let bars = (0..<3).map { number in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "bar \(number)"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 10 * CGFloat(number), y: 0, width: 10, height: 50)
      return bar
    }
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    chart.addSubview(inner)
    inner.label("inner", y: 0)
    chart.label("not said", y: 0)
    chart.accessibilityElements = [bars[2], inner, bars[0], "no element", bars[1]]
    page.label("above", y: 0)
    page.label("below", y: 200)
    #expect(lines == ["above", "bar 2", "inner", "bar 0", "bar 1", "below"])
  }

  /// A view that counts its elements itself.
  final class Container: UIView {
    lazy var parts = ["one", "two"].map { text in
      let part = UIAccessibilityElement(accessibilityContainer: self)
      part.accessibilityLabel = text
      part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
      return part
    }
    override func accessibilityElementCount() -> Int { 2 }
    override func accessibilityElement(at index: Int) -> Any? { parts[1 - index] }
  }

  @Test func `asks a container for its elements one by one`() {
    page.put(Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), y: 0)
    #expect(lines == ["two", "one"])
  }

  @Test func `reads what stands beside a modal view no more`() {
    page.label("behind", y: 0)
    let first = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), y: 100)
    first.label("first", y: 0)
    let second = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), y: 200)
    second.label("second", y: 0)
    first.accessibilityViewIsModal = true
    #expect(lines == ["first"])
    second.accessibilityViewIsModal = true
    #expect(lines == ["second"], "the topmost")
    second.isHidden = true
    #expect(lines == ["first"])
    first.accessibilityViewIsModal = false
    #expect(lines == ["behind", "first"])
  }

  @Test func `reads together what is grouped`() {
    for column in 0..<2 {
      let box = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), x: 150 * CGFloat(column), y: 0)
      box.label("\(column) upper", y: 0)
      box.label("\(column) lower", y: 25)
    }
    #expect(lines == ["0 upper", "1 upper", "0 lower", "1 lower"])
    for box in page.subviews { box.shouldGroupAccessibilityChildren = true }
    #expect(lines == ["0 upper", "0 lower", "1 upper", "1 lower"])
  }

  @Test func `says label, value, traits and hint in one line`() {
    let view = page.put(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), y: 0)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Balance"
    view.accessibilityValue = "12"
    view.accessibilityHint = "Opens the account"
    view.accessibilityTraits = [.button, .selected, .notEnabled]
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Share") { _ in true }]
    #expect(lines == ["selected, Balance, 12, dimmed, button, Opens the account, actions available"])
    view.accessibilityTraits = [.header]
    view.accessibilityCustomActions = nil
    #expect(ReaderScene(page).reader.elements.map { $0.line(in: .chinese) } == ["Balance，12，标题，Opens the account"])
    view.accessibilityTraits = [.image, .link]
    view.accessibilityValue = nil
    view.accessibilityHint = nil
    #expect(lines == ["Balance, link"])
    view.accessibilityTraits = .image
    #expect(lines == ["Balance, image"])
  }

  @Test func `gives each element its frame on the screen, as far as it shows, and its language`() throws {
    let scrollView = page.put(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), y: 50)
    scrollView.contentSize = CGSize(width: 200, height: 400)
    let label = scrollView.label("Bonjour", y: 90)
    label.accessibilityLanguage = "fr-FR"
    let element = try #require(ReaderScene(page).reader.element("Bonjour"))
    #expect(element.frame == CGRect(x: 0, y: 140, width: 100, height: 10))
    #expect(element.language == "fr-FR" && element.object === label)
  }
}
