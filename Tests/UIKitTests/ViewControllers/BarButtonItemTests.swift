import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Buttons in a navigation bar (metrics.md 3, for 390 points).
@MainActor @Suite struct `A bar button item` {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
  private let item = UINavigationItem(title: "Page")
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

  init() {
    window.isHidden = false
    window.addSubview(bar)
    bar.items = [item]
  }

  private func contentFrame(_ item: UIBarButtonItem) throws -> CGRect {
    window.layoutIfNeeded()
    let button = try #require(item.view as? UIButton)
    let content: UIView = try #require(item.image == nil ? button.titleLabel : button.imageView)
    return content.convert(content.bounds, to: bar)
  }

  @Test(.languages("en")) func `stands with its text at the margin, 44 points high`() throws {
    let (left, right) = (UIBarButtonItem(title: "Cancel"), UIBarButtonItem(systemItem: .done))
    item.leftBarButtonItem = left
    item.rightBarButtonItem = right
    #expect(abs(try contentFrame(left).minX - 16) < 0.34)
    #expect(abs(try contentFrame(right).maxX - (390 - 16)) < 0.34)
    #expect(left.view.map { abs($0.frame.minX - 8) < 0.001 } == true)
    #expect(right.view.map { abs($0.frame.maxX - 382) < 0.001 } == true)
    #expect(left.view?.frame.height == 44)
    let label = try #require((right.view as? UIButton)?.titleLabel)
    #expect(label.font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(label.text == "Done")
  }

  @Test func `stands beside others with a gap of 8 points, the outermost first`() throws {
    let items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .search)]
    item.rightBarButtonItems = items
    window.layoutIfNeeded()
    let frames = try items.map { try #require($0.view).frame }
    #expect(abs(frames[0].maxX - 382) < 0.001)
    #expect(abs(frames[0].minX - frames[1].maxX - 8) < 0.001)
    let image = try contentFrame(items[0])
    #expect(abs(image.midX - frames[0].midX) < 0.34)
    #expect(abs(frames[0].width - (image.width + 22)) < 0.001)
  }

  @Test func `is mirrored where reading goes from right to left`() throws {
    let left = UIBarButtonItem(title: "Cancel")
    item.leftBarButtonItem = left
    window.traitOverrides.layoutDirection = .rightToLeft
    #expect(abs(try contentFrame(left).maxX - (390 - 16)) < 0.34)
  }

  @Test func `carries out its action, as the sender`() throws {
    var senders: [Any?] = []
    let button = UIBarButtonItem(primaryAction: UIAction(title: "Buy") { senders.append($0.sender) })
    #expect(button.title == "Buy")
    item.rightBarButtonItem = button
    window.layoutIfNeeded()
    #expect(try #require(button.view).tap())
    #expect(senders.count == 1 && senders.first as AnyObject === button)
    button.isEnabled = false
    button.view?.tap()
    #expect(senders.count == 1)
  }

  @Test func `keeps the title beside itself, and gives its place to another`() throws {
    item.title = String(repeating: "Long ", count: 20)
    let button = UIBarButtonItem(title: "Cancel")
    item.leftBarButtonItem = button
    window.layoutIfNeeded()
    let title = try #require(bar.subviews.first { ($0 as? UILabel)?.text == item.title })
    #expect(title.frame.minX >= (try contentFrame(button)).maxX + 7.9)
    #expect(title.frame.maxX <= 390 - 16 + 0.001)
    item.leftBarButtonItem = nil
    window.layoutIfNeeded()
    #expect(button.view?.superview == nil)
  }

  @Test func `stands in the place of the way back, unless it is to stand beside it`() throws {
    bar.items = [UINavigationItem(title: "Home"), item]
    let button = UIBarButtonItem(title: "Cancel")
    item.leftBarButtonItem = button
    window.layoutIfNeeded()
    let back = try #require(bar.subviews.first { $0 is BarBackButton })
    #expect(back.isHidden)
    item.leftItemsSupplementBackButton = true
    window.layoutIfNeeded()
    #expect(!back.isHidden)
    #expect(try contentFrame(button).minX > back.frame.maxX)
  }

  @Test func `shows a view of the app's at its own size, in the middle of the bar's height`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    window.layoutIfNeeded()
    #expect(view.superview === bar)
    #expect(abs(view.frame.maxX - (390 - 16)) < 0.001)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.frame.minY == 12)
  }

  @Test(arguments: [("en", ["Cancel", "Save", "Done", "Edit"]), ("zh-Hans", ["取消", "存储", "完成", "编辑"])])
  func `of the system has a title in the user's language`(language: String, titles: [String]) {
    SystemWords.$testedLanguages.withValue([language]) {
      let items = [UIBarButtonItem.SystemItem.cancel, .save, .done, .edit].map { UIBarButtonItem(systemItem: $0) }
      #expect(items.map(\.title) == titles)
    }
  }
}
