import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Fingers on the index at a table's edge, in a window.
@MainActor @Suite final class `The section index` {
  private let scene = TableScene()
  /// The table holds it weakly.
  private var source: AnyObject?
  private let letters = "ABCDEFGHIJ"

  private func show(_ source: IndexedSource) {
    self.source = source
    scene.table.rowHeight = 44
    scene.show(source)
  }

  @Test func `stands at the trailing edge, in front of rows and headers, and stays there when the table scrolls`()
    throws
  {
    let source = IndexedSource(letters)
    show(source)
    let index = try #require(scene.index)
    #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 400))
    scene.scroll(to: 777)
    #expect(index.frame == CGRect(x: 375, y: 777, width: 15, height: 400))
    #expect(scene.table.subviews.last === index)
    scene.table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    scene.scroll(to: 500)
    #expect(index.frame == CGRect(x: 375, y: 530, width: 15, height: 320))
  }

  @Test func `leads a tap to the section of its title, whose header comes to the top`() throws {
    let source = IndexedSource(letters)
    show(source)
    for title in [3, 7, 0, 5] {
      press(title).lift()
      #expect(source.takeAsked() == ["\(Array(letters)[title])\(title)"])
      #expect(scene.distance(ofSection: title) == 0)
    }
    #expect(source.selected == [])
  }

  private func press(_ title: Int) -> Finger { scene.press(title) }

  @Test func `keeps clear of what bars cover: the header comes to the top below them`() {
    scene.table.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    show(IndexedSource(letters))
    press(4).lift()
    #expect(scene.distance(ofSection: 4) == 0)
  }

  @Test
  func `asks for each new title of a slide once, and takes fingers from nothing else and gives them to nothing else`()
    throws
  {
    let source = IndexedSource(letters)
    show(source)
    let finger = press(1)
    #expect(source.takeAsked() == ["B1"])
    finger.move(to: CGPoint(x: scene.place(ofTitle: 1).x, y: scene.place(ofTitle: 1).y + 2))
    #expect(source.takeAsked() == [])
    scene.slide(finger, to: 2)
    scene.slide(finger, to: 3)
    // Beside the index it is still the index's.
    finger.move(to: CGPoint(x: 20, y: scene.place(ofTitle: 6).y))
    scene.slide(finger, to: 6)
    scene.slide(finger, to: 3)
    #expect(source.takeAsked() == ["C2", "D3", "G6", "D3"])
    #expect(!scene.table.isTracking && !scene.table.isDragging)
    finger.move(to: CGPoint(x: 380, y: -100))
    finger.move(to: CGPoint(x: 380, y: 900))
    #expect(source.takeAsked() == ["A0", "J9"])
    finger.lift()
    #expect(source.selected == [])
    #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
    let rest = scene.table.contentOffset
    AnimationClock.shared.advance(by: 1)
    #expect(scene.table.contentOffset == rest)
  }

  @Test func `keeps its touch from gestures around it`() {
    show(IndexedSource(letters))
    let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    for recognizer in [tap, pan] { scene.window.addGestureRecognizer(recognizer) }
    let finger = press(1)
    scene.slide(finger, to: 8)
    #expect(pan.state == .possible || pan.state == .failed)
    #expect(scene.distance(ofSection: 8) <= 0 || scene.table.contentOffset.y > 0)
    finger.lift()
    #expect(tap.state != .ended)
  }

  @Test func `narrows the content of rows and titles by its width, and gives it back`() throws {
    let source = IndexedSource(letters)
    show(source)
    let cell = try #require(scene.table.visibleCells.first)
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(cell.frame.width == 390)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(header.frame.width == 390)
    #expect(header.contentView.frame.width == 375)
    source.titles = nil
    scene.table.reloadSectionIndexTitles()
    scene.layOut()
    #expect(scene.index == nil)
    #expect(cell.contentView.frame.width == 390)
    #expect(header.contentView.frame.width == 390)
  }

  @Test func `is not there without titles, nor with none`() {
    for titles in [nil, []] as [[String]?] {
      let source = IndexedSource(letters)
      source.titles = titles
      show(source)
      #expect(scene.index == nil)
      #expect(scene.table.visibleCells.first?.contentView.frame.width == 390)
    }
  }

  @Test func `a number without a section leads nowhere`() {
    let source = IndexedSource(letters)
    show(source)
    press(2).lift()
    let rest = scene.table.contentOffset
    for answer in [NSNotFound, -1, Int.min, 10, Int.max] {
      source.answer = { _, _ in answer }
      press(4).lift()
      #expect(scene.table.contentOffset == rest)
    }
    source.answer = { _, _ in 9 }
    press(4).lift()
    #expect(scene.table.contentOffset.y > rest.y)
  }

  @Test func `without the method a title leads to the section of its number, and titles without a section nowhere`() {
    final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["a", "b", "c", "d", "e"] }
    }
    let source = Plain()
    scene.table.rowHeight = 44
    scene.show(source)
    press(1).lift()
    #expect(abs(scene.table.contentOffset.y - 20 * 44) < 1e-6)
    press(4).lift()
    #expect(abs(scene.table.contentOffset.y - 20 * 44) < 1e-6)
  }

  @Test func `VoiceOver goes from title to title, and stays at the ends`() throws {
    show(IndexedSource(sections: letters.map { (String($0), 10) }, titles: ["A", "B", "C"]))
    let index = try #require(scene.table.sectionIndex.control)
    index.accessibilityIncrement()
    #expect(scene.distance(ofSection: 0) == 0 && index.accessibilityValue == "A")
    for _ in 0..<4 { index.accessibilityIncrement() }
    #expect(scene.distance(ofSection: 2) == 0 && index.accessibilityValue == "C")
    index.accessibilityDecrement()
    #expect(scene.distance(ofSection: 1) == 0 && index.accessibilityValue == "B")
  }

  @Test func `the magnifying glass leads where the data source scrolls itself`() {
    let source = IndexedSource(sections: letters.map { (String($0), 10) }, titles: [UITableView.indexSearch, "A", "B"])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
    scene.table.tableHeaderView = header
    source.answer = { [table = scene.table] title, index in
      guard title == UITableView.indexSearch else { return index - 1 }
      table.scrollRectToVisible(header.frame, animated: false)
      return NSNotFound
    }
    show(source)
    press(2).lift()
    #expect(scene.distance(ofSection: 1) == 0)
    press(0).lift()
    #expect(scene.table.contentOffset.y == 0)
    #expect(source.takeAsked() == ["B2", "{search}0"])
  }
}
