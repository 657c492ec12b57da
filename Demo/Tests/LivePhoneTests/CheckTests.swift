import Browsing
import Foundation
import TableMaker
import Testing
import UIKit

@testable import LivePhone

extension LivePhoneTests {
  /// The issues of the page as it is, as a browser asks for them.
  @MainActor @Suite(.serialized) struct CheckTests {
    @Test func `the issues of the screen are told, each with its kind, values, views and place`() async throws {
      let phone = try await TestPhone { BadShelf() }
      let watcher = try await TestWatcher(phone)
      let answer = try await phone.post("check", "{}", from: watcher)
      #expect(answer.status == 200)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
      let issues = try #require(report["issues"] as? [[String: Any]])
      #expect(issues.map { $0["kind"] as? String } == ["hitRegion"], "\(issues)")
      let issue = try #require(issues.first)
      #expect(issue["measured"] as? Double == 24 && issue["required"] as? Double == 44)
      #expect((issue["path"] as? String)?.contains("row 0-0 “Book 0”") == true, "\(issue)")
      let button = try #require(phone.window.hitTest(CGPoint(x: 332, y: 77), with: nil) as? UIButton)
      let place = button.convert(button.bounds, to: nil)
      let frame = try #require(issue["frame"] as? [Double])
      #expect(zip(frame, [place.minX, place.minY, place.width, place.height]).allSatisfy { abs($0 - $1) < 0.01 })
      // The system's own bars are there again, and no frame shows the page without them.
      let furniture = try #require(phone.window.subviews.first { $0 is PhoneFurniture })
      #expect(!furniture.isHidden)
      await phone.close()
    }
  }
}

/// Rows with a button that's too small, only in the first row.
final class BadShelf: UITableViewController {
  private var dataSource: TableViewDataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = DataSource(tableView)
      .section("books")
      .cell(BadBook.self)
      .data(["Book 0", "Book 1"])
      .adapter { cell, title, index in cell.show(title, isBad: index == 0) }
      .height(60)
      .make()
  }
}

final class BadBook: UITableViewCell {
  private let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.accessibilityLabel = "Favorite"
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isBad: Bool) {
    textLabel?.text = title
    button.frame = isBad ? CGRect(x: 320, y: 18, width: 24, height: 24) : CGRect(x: 310, y: 8, width: 44, height: 44)
  }
}

extension LivePhoneTests.BrowserTests {
  @Test func `a check shows boxes over the phone and a list, which lead to the row, in both languages`() async throws {
    let phone = try await TestPhone { BadShelf() }
    try await browse { browser in
      try await open(phone, in: browser)
      let issues = "document.querySelector('#issues')", boxes = "document.querySelectorAll('#boxes div')"
      #expect(try await browser.run("return \(issues).hidden") as? Bool == true)
      try await browser.run("document.querySelector('[name=check]').click()")
      try await browser.wait(until: "!\(issues).hidden && \(boxes).length === 1")
      try await browser.wait(until: "\(issues).querySelector('p').textContent === '1 issue on this screen.'")
      try await browser.wait(
        until: "\(issues).querySelector('li').textContent.includes('Small touchable region · 24 / 44')")
      // The box is where the button is, as large as it is.
      let place = try await browser.run(
        """
        const box = \(boxes)[0].getBoundingClientRect(), screen = document.querySelector('#screen').getBoundingClientRect();
        const scale = screen.width / Number(document.querySelector('[name=width]').value);
        return [(box.left - screen.left) / scale, box.width / scale, box.height / scale].map(Math.round);
        """)
      #expect(place as? [Int] == [320, 24, 24])
      // A click on the box leads to the row, and so does one on the line.
      for click in ["\(boxes)[0]", "\(issues).querySelector('li button')"] {
        #expect(try await browser.run("return document.querySelector('#inspector').hidden") as? Bool == true)
        try await browser.run("\(click).click()")
        try await browser.wait(
          until: "document.querySelector('#inspector dl').textContent.includes('CheckTests.swift:')")
        try await browser.wait(until: "document.querySelector('#inspector ul').textContent.includes('UIButton')")
        try await browser.run("document.querySelector('[name=inspect]').click()")
      }
      try await browser.choose("language", "zh")
      try await browser.wait(until: "\(issues).querySelector('h2').textContent === '问题'")
      // Another page was loaded: the boxes would be at the wrong places.
      try await browser.wait(
        until: "\(boxes).length === 0 && \(issues).querySelector('p').textContent.includes('重新检查')")
      try await browser.run("document.querySelector('[name=check]').click()")
      try await browser.wait(until: "\(boxes).length === 1")
      try await browser.wait(until: "\(issues).querySelector('li').textContent.includes('触摸区域太小 · 24 / 44')")
      try await browser.run("\(issues).querySelector(':scope > button').click()")
      try await browser.wait(until: "\(issues).hidden && \(boxes).length === 0")
    } finally: {
      await phone.close()
    }
  }
}
