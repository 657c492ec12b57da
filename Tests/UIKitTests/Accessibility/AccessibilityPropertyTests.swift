import Foundation
import Testing
@_spi(Testing) import UIKit

/// The accessibility values that apps set on their views, and the defaults.
@MainActor @Suite struct `Accessibility properties` {
  /// A view in an app's own subclass, as apps write it.
  final class PriceView: UIView {
    var price = 3
    override var accessibilityLabel: String? {
      get { "Price \(price)" }
      set { price = newValue?.count ?? 0 }
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.button) }
      set { super.accessibilityTraits = newValue }
    }
  }

  struct Said: Equatable {
    var isElement: Bool
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits
  }

  private func said(_ view: UIView) -> Said {
    Said(
      isElement: view.isAccessibilityElement, label: view.accessibilityLabel, value: view.accessibilityValue,
      traits: view.accessibilityTraits)
  }

  @Test func `of a plain view say nothing until the app does, and then what the app said`() {
    let view = UIView()
    #expect(said(view) == Said(isElement: false, label: nil, value: nil, traits: []))
    #expect(view.accessibilityHint == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityLanguage == nil)
    #expect(view.accessibilityElements == nil)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(!view.shouldGroupAccessibilityChildren)

    view.isAccessibilityElement = true
    view.accessibilityLabel = "Balance"
    view.accessibilityValue = "12"
    view.accessibilityTraits = [.header, .updatesFrequently]
    view.accessibilityHint = "Opens the account"
    view.accessibilityIdentifier = "balance"
    view.accessibilityLanguage = "fr-FR"
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    #expect(said(view) == Said(isElement: true, label: "Balance", value: "12", traits: [.header, .updatesFrequently]))
    #expect(view.accessibilityHint == "Opens the account")
    #expect(view.accessibilityIdentifier == "balance")
    #expect(view.accessibilityLanguage == "fr-FR")
    #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
  }

  @Test func `are overridden in a subclass, and asked through its superclass`() {
    let view: UIView = PriceView()
    #expect(said(view) == Said(isElement: true, label: "Price 3", value: nil, traits: .button))
    view.accessibilityLabel = "12345"
    view.accessibilityTraits = .header
    #expect(said(view) == Said(isElement: true, label: "Price 5", value: nil, traits: [.button, .header]))
  }

  @Test func `of a label are its text, of a button its title, and say where they do not answer`() {
    let label = UILabel()
    label.text = "Fresh"
    #expect(said(label) == Said(isElement: true, label: "Fresh", value: nil, traits: .staticText))
    label.isEnabled = false
    #expect(label.accessibilityTraits == [.staticText, .notEnabled])
    // A label that an app sets overrides the text; nil restores the text.
    label.accessibilityLabel = "New today"
    #expect(label.accessibilityLabel == "New today")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "Fresh")

    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(said(button) == Said(isElement: true, label: "Buy", value: nil, traits: .button))
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .selected])
    button.isSelected = false
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  // Assumed: the words of progress, activity and pages, and that a switch is a button that toggles. The label "Progress", the
  // values "50%", "1" and "0" are reported by tests of interfaces. Accessibility Inspector on a device settles them.
  @Test func `of controls are their values`() {
    let toggle = UISwitch()
    #expect(said(toggle) == Said(isElement: true, label: nil, value: "0", traits: [.button, .toggleButton]))
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")

    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 12.5
    #expect(said(slider) == Said(isElement: true, label: nil, value: "25%", traits: .adjustable))

    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.currentPage = 2
    #expect(
      said(pages)
        == Said(isElement: true, label: nil, value: "page 3 of 4", traits: [.adjustable, .updatesFrequently]))

    let progress = UIProgressView()
    progress.progress = 0.5
    #expect(said(progress) == Said(isElement: true, label: "Progress", value: "50%", traits: .updatesFrequently))

    let spinner = UIActivityIndicatorView()
    #expect(said(spinner) == Said(isElement: true, label: "Progress halted", value: "0", traits: []))
    spinner.startAnimating()
    #expect(said(spinner) == Said(isElement: true, label: "In progress", value: "1", traits: []))

    // Documented: an image view is no element until the app says so.
    #expect(said(UIImageView()) == Said(isElement: false, label: nil, value: nil, traits: .image))
  }

  @Test func `of a view are where it is on the screen, scrolled and in a window that is not at the corner`() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 100, width: 40, height: 30))
    window.addSubview(scrollView)
    scrollView.addSubview(view)
    scrollView.contentOffset = CGPoint(x: 0, y: 60)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 110, width: 40, height: 30))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 35, y: 125))
    #expect(
      UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
        == CGRect(x: 16, y: 112, width: 3, height: 4))
    view.accessibilityFrame = CGRect(x: 1, y: 1, width: 10, height: 10)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 1, width: 10, height: 10))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 6, y: 6))
    view.accessibilityActivationPoint = .zero
    #expect(view.accessibilityActivationPoint == .zero)
  }

  @Test func `of a view with drawn parts are elements, which move with the view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    window.addSubview(view)
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(view.accessibilityElement(at: 0) == nil)
    let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    #expect(elements.map { $0.isAccessibilityElement } == [true, true, true])
    #expect(elements[0].accessibilityContainer === view)
    #expect(elements[0].accessibilityFrame == .zero)
    #expect(elements[0].accessibilityFrameInContainerSpace.isNull)
    elements[0].accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(elements[0].accessibilityFrame == CGRect(x: 101, y: 202, width: 10, height: 10))
    view.center.y += 7
    #expect(elements[0].accessibilityFrame == CGRect(x: 101, y: 209, width: 10, height: 10))
    // Documented: setting the rectangle on the screen makes the one in the container null.
    elements[0].accessibilityFrame = CGRect(x: 3, y: 3, width: 3, height: 3)
    #expect(elements[0].accessibilityFrameInContainerSpace.isNull)
    #expect(elements[0].accessibilityFrame == CGRect(x: 3, y: 3, width: 3, height: 3))

    elements[1].accessibilityLabel = "January"
    elements[1].accessibilityValue = "12"
    elements[1].accessibilityHint = "A bar"
    elements[1].accessibilityTraits = .image
    elements[1].accessibilityIdentifier = "bar"
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 3)
    #expect(view.accessibilityElement(at: 1) as AnyObject === elements[1])
    #expect(view.accessibilityElement(at: 3) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: elements[2]) == 2)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
    #expect((view.accessibilityElement(at: 1) as? UIAccessibilityElement)?.accessibilityLabel == "January")
  }

  @Test func `of an element hold its container weakly`() {
    var view: UIView? = UIView()
    let element = UIAccessibilityElement(accessibilityContainer: view as Any)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 1, height: 1)
    weak let held = view
    view = nil
    #expect(held == nil)
    #expect(element.accessibilityContainer == nil)
    #expect(element.accessibilityFrame == .zero)
  }

  @Test func `of a bar button item are those of its button`() throws {
    let item = UIBarButtonItem(title: "Add", primaryAction: nil)
    item.accessibilityIdentifier = "add"
    #expect(item.accessibilityLabel == "Add")
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    let button = try #require(all(in: navigation.navigationBar).first { $0.accessibilityIdentifier == "add" })
    #expect(said(button) == Said(isElement: true, label: "Add", value: nil, traits: .button))
    item.accessibilityLabel = "Add goods"
    item.accessibilityHint = "Opens a form"
    #expect(button.accessibilityLabel == "Add goods")
    #expect(button.accessibilityHint == "Opens a form")
  }
}
