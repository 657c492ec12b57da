import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The placeholder for absent content.
@MainActor @Suite struct `A page without content` {
  private func visible(_ view: UIView) -> [UIView] { view.subviews.filter { !$0.isHidden } }

  private func texts(_ view: UIView) -> [String] { visible(view).compactMap { ($0 as? UILabel)?.text } }

  private func shown(
    _ configuration: UIContentUnavailableConfiguration, size: CGSize = CGSize(width: 320, height: 480)
  ) -> UIContentUnavailableView {
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  @Test func `begins with one of the system's looks`() {
    let empty = UIContentUnavailableConfiguration.empty()
    #expect(empty.text == nil && empty.secondaryText == nil && empty.image == nil && empty.alignment == .center)
    #expect(empty == .empty() && empty != .loading())
    #expect(texts(shown(empty)) == [])
    let loading = shown(.loading())
    #expect(texts(loading) == ["Loading…"])
    #expect(visible(loading).contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.image != nil)
    #expect(texts(shown(search)) == ["No Results", "Check the spelling or try a new search."])
    // As the words of a search are in SwiftUI's documentation.
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "xyz"
    #expect(search.updated(for: state).text == "No Results for “xyz”")
    var own = search
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
  }

  @Test(arguments: [
    ("en", "No Results", "No Results for “鹊”"), ("zh-Hans-CN", "无结果", "没有“鹊”的结果"),
    ("zh-Hant-TW", "沒有結果", "沒有「鹊」的結果"), ("ar", "لا توجد نتائج", "لا توجد نتائج لـ ”鹊“"),
    ("xx", "No Results", "No Results for “鹊”"),
  ])
  func `a search that found nothing says so in the user's language`(language: String, none: String, noneFor: String) {
    SystemWords.$testedLanguages.withValue([language]) {
      let search = UIContentUnavailableConfiguration.search()
      var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
      #expect(search.text == none)
      #expect(search.secondaryText?.isEmpty == false)
      #expect(texts(shown(search)) == [search.text ?? "", search.secondaryText ?? ""])
      state.searchText = "鹊"
      #expect(search.updated(for: state).text == noneFor)
      #expect(search.updated(for: state).secondaryText == search.secondaryText)
    }
  }

  @Test func `shows its parts one below the other, in the middle or from the top`() {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "folder")
    configuration.text = "No goods"
    configuration.secondaryText = "Goods that you add are shown here."
    configuration.button.title = "Add"
    configuration.secondaryButton.title = "Learn more"
    let view = shown(configuration)
    let parts = visible(view).filter { !($0 is BackgroundConfigurationView) }
    #expect(parts.count == 5)
    for part in parts {
      #expect(abs(part.frame.midX - 160) <= 0.5)
      #expect(part.frame.width > 0 && part.frame.height > 0)
    }
    let gaps = zip(parts, parts.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    for (gap, padding) in zip(gaps, [16, 6, 16, 8]) { #expect(abs(gap - CGFloat(padding)) <= 0.5) }
    let (top, bottom) = (parts.first?.frame.minY ?? 0, parts.last?.frame.maxY ?? 0)
    #expect(abs((top + bottom) / 2 - 240) <= 1)

    configuration.alignment = .natural
    configuration.imageToTextPadding = 40
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(parts.allSatisfy { abs($0.frame.minX - 16) < 0.001 })
    #expect(abs((parts.first?.frame.minY ?? 0) - 16) < 0.001)
    #expect(abs(parts[1].frame.minY - parts[0].frame.maxY - 40) <= 0.5)
    // Too wide for a line: it is broken, not cut.
    let narrow = shown(configuration, size: CGSize(width: 150, height: 480))
    let second = narrow.subviews.compactMap { $0 as? UILabel }.last
    #expect((second?.frame.height ?? 0) > 30)
    #expect((second?.frame.maxX ?? 200) <= 134)
  }

  @Test func `has buttons that carry out their actions, or do not answer`() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    var calls: [String] = []
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in calls.append("add") }
    // Without a title of its own it says what its action does.
    configuration.secondaryButtonProperties.primaryAction = UIAction(title: "Learn") { _ in calls.append("learn") }
    let window = TestWindow(size: CGSize(width: 320, height: 480))
    let view = UIContentUnavailableView(configuration: configuration)
    window.show(view)
    let buttons = visible(view).compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.configuration?.title } == ["Add", "Learn"])
    for button in buttons { button.tap() }
    #expect(calls == ["add", "learn"])
    configuration.buttonProperties.isEnabled = false
    view.configuration = configuration
    window.layOut()
    for button in buttons { button.tap() }
    #expect(calls == ["add", "learn", "learn"])
  }

  final class Page: UIViewController {
    var isEmpty = true
    var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test func `is asked for before the first layout and whenever the app says so`() throws {
    let window = TestWindow()
    let page = Page()
    window.show(page)
    #expect(page.updates == 1)
    let view = try #require(page.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == page.view.bounds)
    // A view that is added later is behind it.
    page.view.addSubview(UIView())
    window.layOut()
    #expect(page.view.subviews.last === view)
    #expect(page.updates == 1)
    page.isEmpty = false
    page.setNeedsUpdateContentUnavailableConfiguration()
    page.setNeedsUpdateContentUnavailableConfiguration()
    #expect(page.updates == 1)
    window.layOut()
    #expect(page.updates == 2)
    #expect(page.contentUnavailableConfiguration == nil)
    #expect(view.superview == nil)
  }

  @Test func `stays where it is seen over a table that scrolls, and in the same view`() throws {
    let window = TestWindow()
    let page = UITableViewController(style: .plain)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(!page.isViewLoaded)
    window.show(page)
    let view = try #require(page.tableView.subviews.last as? UIContentUnavailableView)
    page.tableView.contentOffset.y = 30
    window.layOut()
    #expect(view.convert(CGPoint.zero, to: nil) == .zero)
    page.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    #expect(page.tableView.subviews.last === view)
    // Another kind of content has a view of its own.
    page.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    #expect(view.superview == nil)
    #expect(page.tableView.subviews.last is UIListContentView)
  }
}
