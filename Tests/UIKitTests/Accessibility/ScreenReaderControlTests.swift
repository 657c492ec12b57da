import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A screen reader's descriptions of the system's controls. The words are assumed; see `SpokenWords`.
@MainActor @Suite(.languages("en")) struct `A screen reader says of` {
  private let page = UIView()
  private var lines: [String] { ReaderScene(page).lines }

  @Test func `buttons, switches and sliders what they are and how they stand`() {
    let button = page.put(UIButton(type: .system), y: 0)
    button.configuration = .plain()
    button.configuration?.title = "Buy"
    button.configuration?.subtitle = "Now"
    button.bounds.size = CGSize(width: 80, height: 40)
    let toggle = page.put(UISwitch(), y: 60)
    toggle.accessibilityLabel = "Sounds"
    let slider = page.put(UISlider(), y: 120)
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    let pages = page.put(UIPageControl(), y: 180)
    pages.accessibilityLabel = "Pictures"
    pages.numberOfPages = 3
    pages.bounds.size = CGSize(width: 100, height: 26)
    #expect(
      lines == [
        "Buy, Now, button", "Sounds, switch button, off", "Volume, 50%, adjustable",
        "Pictures, page 1 of 3, adjustable",
      ])
    toggle.isOn = true
    button.isEnabled = false
    slider.isEnabled = false
    #expect(
      lines.prefix(3) == ["Buy, Now, dimmed, button", "Sounds, switch button, on", "Volume, 50%, dimmed, adjustable"])
  }

  @Test func `a segmented control its segments, and which is selected`() {
    let control = page.put(UISegmentedControl(items: ["Day", "Week", "Year"]), y: 0)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    #expect(
      lines == ["Day, button, 1 of 3", "selected, Week, button, 2 of 3", "Year, dimmed, button, 3 of 3"])
  }

  @Test func `a stepper its two buttons, with its label and value`() {
    let stepper = page.put(UIStepper(), y: 0)
    #expect(lines == ["Decrement, dimmed, button", "Increment, button"])
    stepper.value = 3
    stepper.accessibilityLabel = "Bags"
    stepper.accessibilityValue = "3"
    #expect(lines == ["Bags, Decrement, 3, button", "Bags, Increment, 3, button"])
  }

  @Test func `fields their text or what stands in its place, and their buttons`() {
    let field = page.put(UITextField(), y: 0)
    field.placeholder = "Name"
    field.bounds.size = CGSize(width: 200, height: 40)
    #expect(lines == ["Name, text field"])
    field.text = "Ada"
    field.clearButtonMode = .always
    field.accessibilityLabel = "Name"
    #expect(lines == ["Name, Ada, text field", "Clear text, button"])
    field.isSecureTextEntry = true
    #expect(lines.first == "Name, •••, secure text field")
    field.removeFromSuperview()
    let text = page.put(UITextView(), y: 0)
    text.text = "A note"
    text.bounds.size = CGSize(width: 200, height: 40)
    #expect(lines == ["A note, text field"])
    text.isEditable = false
    #expect(lines == ["A note"])
  }

  @Test func `a search bar its field and its buttons`() {
    let bar = page.put(UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56)), y: 0)
    bar.placeholder = "Search"
    bar.showsCancelButton = true
    #expect(
      lines == ["Search, search field", "Cancel, button"]
        || lines == ["Search, search field", "Cancel, dimmed, button"])
    bar.showsCancelButton = false
    bar.showsBookmarkButton = true
    #expect(lines == ["Search, search field", "Bookmarks, button"])
  }

  @Test func `progress how far it is`() {
    let progress = page.put(UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4)), y: 0)
    progress.progress = 0.25
    let spinner = page.put(UIActivityIndicatorView(style: .medium), y: 60)
    #expect(lines == ["Progress, 25%"], "a spinner that stands still is hidden")
    spinner.startAnimating()
    #expect(lines == ["Progress, 25%", "In progress"])
  }

  @Test func `bars the title once, as a heading, the way back, and tabs by their number`() {
    let first = UIViewController()
    first.title = "Market"
    first.view.label("a page", y: 300)
    let second = UIViewController()
    second.title = "Pears"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: first)
    navigation.tabBarItem = UITabBarItem(title: "Shop", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Cart", image: nil, tag: 1)
    other.tabBarItem.badgeValue = "2"
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let scene = ReaderScene(tabs)
    let bar = ["selected, Shop, tab, 1 of 2", "Cart, 2, tab, 2 of 2"]
    #expect(scene.lines == ["Market, heading", "a page"] + bar)
    navigation.navigationBar.prefersLargeTitles = true
    #expect(scene.lines == ["Market, heading", "a page"] + bar)
    navigation.pushViewController(second, animated: false)
    #expect(scene.lines == ["Market, back button", "Add, button", "Pears, heading"] + bar)
    second.navigationItem.largeTitleDisplayMode = .never
    #expect(scene.lines == ["Market, back button", "Pears, heading", "Add, button"] + bar)
    second.view.label("under the bar", y: 50)
    #expect(scene.lines == ["Market, back button", "Pears, heading", "Add, button", "under the bar"] + bar)
  }
}
