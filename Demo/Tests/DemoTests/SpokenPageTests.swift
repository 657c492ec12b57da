import Foundation
import LivePhone
import Pages
import Testing
@_spi(Testing) import UIKit

@testable import Demo

/// Every page as a screen reader finds it, in each language: each text, control and action is there, once, in the order of reading.
@MainActor @Suite(.serialized) struct SpokenPageTests {
  nonisolated private static let names = Page.all.map(\.name)

  private func shot(_ name: String, _ language: Language, _ change: (inout Options.Variant) -> Void = { _ in }) throws
    -> Shot
  {
    var variant = Options.Variant()
    variant.pages = [name]
    variant.language = language
    change(&variant)
    return try #require(Shot.all(of: variant).first)
  }

  @Test(arguments: names, Language.allCases)
  func `says everything that is seen, each thing once, on every screen of a page`(name: String, language: Language)
    throws
  {
    for direction in [false, true] {
      let window = Studio.show(try shot(name, language) { $0.isRightToLeft = direction })
      for place in [Options.Scroll.top, .points(300), .middle, .end] {
        Studio.scroll(window, to: place)
        SpokenScreen(window).check("\(name) \(language) \(place)\(direction ? " right to left" : "")")
      }
    }
  }

  @Test(arguments: Page.all.filter(\.canGrow).map(\.name), Language.allCases)
  func `says what grown rows show`(name: String, language: Language) throws {
    let window = Studio.show(try shot(name, language) { $0.isGrown = true })
    SpokenScreen(window).check("\(name) \(language) grown")
  }

  @Test(arguments: Page.all.filter(\.arrivesLater).map(\.name), Language.allCases)
  func `says that a page waits for its content`(name: String, language: Language) throws {
    let window = Studio.show(try shot(name, language) { $0.isWaiting = true })
    SpokenScreen(window).check("\(name) \(language) waiting")
  }

  @Test(arguments: Page.all.filter { !$0.updates.isEmpty }.map(\.name), Language.allCases)
  func `says what is there after each of a page's updates`(name: String, language: Language) async throws {
    let page = try #require(Page.all.first { $0.name == name })
    for update in page.updates {
      let window = Studio.show(try shot(name, language))
      let controller = try #require((window.rootViewController as? UINavigationController)?.topViewController)
      await update.prepare(controller)
      SpokenScreen(window).check("\(name) \(language) before \(update.name)")
      await update.perform(controller)
      window.layer.timeOffset += 10
      for _ in 0..<4 {
        try await Task.sleep(for: .milliseconds(5))
        window.layoutIfNeeded()
      }
      SpokenScreen(window).check("\(name) \(language) after \(update.name)")
    }
  }

  @Test(arguments: names, Language.allCases)
  func `says what is there while a page is edited, and while it is searched`(name: String, language: Language)
    async throws
  {
    let window = Studio.show(try shot(name, language))
    let page = try #require((window.rootViewController as? UINavigationController)?.topViewController)
    func check(_ state: String) async throws {
      for _ in 0..<4 {
        try await Task.sleep(for: .milliseconds(5))
        window.layer.timeOffset += 1
        window.layoutIfNeeded()
      }
      SpokenScreen(window).check("\(name) \(language) \(state)")
    }
    if page.navigationItem.rightBarButtonItems?.contains(page.editButtonItem) == true {
      page.setEditing(true, animated: false)
      try await check("edited")
      page.setEditing(false, animated: false)
      try await check("no longer edited")
    }
    if let search = page.navigationItem.searchController {
      search.isActive = true
      try await check("before searching")
      // Something is found, and then nothing.
      for query in [language == .chinese ? "茶" : "e", "qqq"] {
        search.searchBar.text = query
        search.searchResultsUpdater?.updateSearchResults(for: search)
        try await check("searched for \(query)")
      }
    }
  }

  @Test(arguments: names, Language.allCases)
  func `reads a page to its end, nothing twice`(name: String, language: Language) throws {
    let shot = try shot(name, language)
    let lines = Speech.lines(of: shot)
    let page = shot.page.controller(in: language, isFresh: true)
    page.loadViewIfNeeded()
    // A chat's bar has the name of the group.
    let heading = page.navigationItem.title ?? shot.page.title(in: language)
    let title = heading + (language == .chinese ? "，标题" : ", heading")
    #expect(lines.prefix(4).contains(title), "the bar comes first: \(lines.prefix(4))")
    #expect(lines.filter { $0 == title }.count == 1)
    #expect(lines.allSatisfy { !$0.isEmpty })
  }
}

/// The visible content of a window, and the elements that a screen reader speaks.
@MainActor private struct SpokenScreen {
  let window: UIWindow
  let elements: [SpokenElement]

  init(_ window: UIWindow) {
    self.window = window
    elements = ScreenReader(on: window).elements
  }

  func check(_ place: String) {
    let said = elements.map { [$0.label, $0.value].compactMap { $0 }.joined(separator: " ") }
    for text in texts(in: window, clip: window.bounds) {
      #expect(said.contains { $0.contains(text) }, "\(place): “\(text)” is seen, and not said")
    }
    for element in elements {
      let comment = Comment(
        rawValue: "\(place): \(element.line(in: .english)), \(type(of: element.object)) \(element.frame)")
      // A text view says what is in it, a page control which page shows.
      #expect(element.label != nil || element.value != nil && !(element.object is UIButton), comment)
      #expect(!element.line(in: .english).isEmpty, comment)
      #expect(window.bounds.insetBy(dx: -0.5, dy: -0.5).contains(element.frame), comment)
      #expect(element.frame.width >= 1 && element.frame.height >= 1, comment)
      #expect(element.actionNames.allSatisfy { !$0.isEmpty }, comment)
    }
    let objects = elements.map { ObjectIdentifier($0.object) }
    #expect(Set(objects).count == objects.count, "\(place): an element comes twice")
    var places: [String: Int] = [:]
    for element in elements { places["\(element.label ?? "") \(element.frame)", default: 0] += 1 }
    #expect(places.values.allSatisfy { $0 == 1 }, "\(place): \(places.filter { $0.value > 1 }.keys)")
    for control in controls(in: window, clip: window.bounds) {
      let isReached = elements.contains { element in
        guard let view = element.object as? UIView else { return false }
        return view === control || view.isDescendant(of: control) || isSwitch(control, readWith: view)
      }
      #expect(isReached, "\(place): \(type(of: control)) \(control.frame) cannot be reached")
    }
    // Rows come one below the other.
    let rows = elements.compactMap { ($0.object as? UITableViewCell).map { $0.frame.minY } }
    #expect(rows == rows.sorted() || window.tablesOnScreen > 1, "\(place): rows in the order of reading")
  }

  private func isSwitch(_ control: UIView, readWith view: UIView) -> Bool {
    guard let cell = view as? UITableViewCell else { return false }
    return cell.accessoryView === control
  }

  /// The part of a view that shows of what is in it.
  private func clip(_ view: UIView, _ clip: CGRect) -> CGRect {
    guard view.clipsToBounds || view is UIScrollView else { return clip }
    let insets = (view as? UIScrollView)?.adjustedContentInset ?? .zero
    let shown = view.convert(view.bounds.inset(by: insets), to: nil).intersection(clip)
    return shown.isNull ? .zero : shown
  }

  private func visible(_ view: UIView) -> Bool { !view.isHidden && view.alpha > 0.01 && !(view is PhoneFurniture) }

  /// The texts of the labels that show by at least a few points.
  private func texts(in view: UIView, clip: CGRect) -> [String] {
    guard visible(view) else { return [] }
    let inner = self.clip(view, clip)
    var texts = view.subviews.flatMap { self.texts(in: $0, clip: inner) }
    let shown = view.convert(view.bounds, to: nil).intersection(clip)
    if let label = view as? UILabel, shown.width > 4, shown.height > 4, !isWeekday(label), let text = label.text {
      let line = text.replacingOccurrences(of: "\u{FFFC}", with: " ").split(whereSeparator: \.isNewline)
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
      if !line.isEmpty { texts.append(line) }
    }
    return texts
  }

  /// Returns a Boolean value that indicates whether a label names a column of a calendar.
  ///
  /// Each day says its weekday itself.
  private func isWeekday(_ label: UILabel) -> Bool {
    guard let row = label.superview, row.subviews.count == 7, row.subviews.allSatisfy({ $0 is UILabel }) else {
      return false
    }
    return sequence(first: row, next: \.superview).contains { $0 is UIDatePicker }
  }

  /// Returns the visible controls that respond to touches.
  private func controls(in view: UIView, clip: CGRect) -> [UIView] {
    guard visible(view), view.isUserInteractionEnabled else { return [] }
    let inner = self.clip(view, clip)
    var controls = view.subviews.flatMap { self.controls(in: $0, clip: inner) }
    let shown = view.convert(view.bounds, to: nil).intersection(clip)
    if view is UIControl, shown.width > 4, shown.height > 4 { controls.append(view) }
    return controls
  }
}

extension UIView {
  fileprivate var tablesOnScreen: Int {
    (self is UITableView ? 1 : 0) + subviews.reduce(0) { $0 + $1.tablesOnScreen }
  }
}
