import Foundation
import TableMaker
import Testing
import UIKit

@testable import Pages

/// The effects of the page's rows on its table: the screen afterwards shows the page's state.
@MainActor struct OptionsControllerTests {
  private let settings = ["Receive deliveries", "Show the store", "Swap the two rooms", "Put everything back"]
  private let lamp = ["Thermometer", "Wind vane", "Rain gauge", "Tide gauge"]
  private let store = ["Sundial", "Fog bell", "Moon dial"]

  @Test(arguments: Language.allCases)
  func `begins with its settings, the lamp room and the store`(language: Language) throws {
    let screen = OptionsScreen(language)
    let house = try #require(screen.controller.house)
    #expect(
      screen.titles == [
        house.settings.map(\.title), house.lamp.instruments.map(\.name), house.store.instruments.map(\.name),
      ])
    #expect(screen.headings == [nil, "\(house.lamp.title) · 4".lowercased(), "\(house.store.title) · 3".lowercased()])
    #expect(screen.table.footerView(forSection: 0)?.textLabel?.text == house.settingsFooter)
    #expect(screen.table.footerView(forSection: 2)?.textLabel?.text == house.store.footer)
    #expect(screen.cell(1, 0)?.line.detailLabel.text == house.lamp.instruments.first?.reading)
    if language == .english { #expect(screen.titles == [settings, lamp, store]) }
  }

  @Test func `a switch inserts a section with its own rows, and removes it`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    #expect(screen.titles == [settings, ["Unpack a crate"], lamp, store])
    #expect(screen.headings[1] == "just delivered")
    await screen.flip(0, 0)
    #expect(screen.titles == [settings, lamp, store])
    #expect(screen.controller.dataSource?.section("deliveries").exists == false)
  }

  @Test func `what is unpacked comes in below the row that was tapped, the newest first`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    for _ in 0..<3 { await screen.tap(1, 0) }
    #expect(screen.titles[1] == ["Unpack a crate", "Storm glass", "Spyglass", "Hygrometer"])
    #expect(screen.cell(1, 1)?.line.detailLabel.text == "clear")
  }

  @Test func `what is unpacked is hung in the lamp room by a tap, in one update of both sections`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    await screen.tap(1, 0)
    await screen.tap(1, 0)
    await screen.tap(1, 2)
    #expect(screen.titles == [settings, ["Unpack a crate", "Spyglass"], lamp + ["Hygrometer"], store])
    #expect(screen.headings[2] == "lamp room · 5")
  }

  @Test func `a section that went keeps its rows, and brings them back`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    await screen.tap(1, 0)
    await screen.flip(0, 0)
    await screen.flip(0, 0)
    #expect(screen.titles[1] == ["Unpack a crate", "Hygrometer"])
  }

  @Test func `a switch hides a section and shows it again; hidden it cannot change places`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 1)
    #expect(screen.titles == [settings, lamp])
    #expect(screen.controller.dataSource?.section("store").isHidden == true)
    #expect(screen.cell(0, 2)?.line.titleLabel.textColor == .tertiaryLabel)
    await screen.tap(0, 2)
    await screen.flip(0, 1)
    #expect(screen.titles == [settings, lamp, store], "the tap has done nothing")
    #expect(screen.cell(0, 2)?.line.titleLabel.textColor == .systemBlue)
  }

  @Test func `two sections change places, and their rows keep their cells`() async throws {
    let screen = OptionsScreen()
    let cells = try (0..<4).map { try #require(screen.cell(1, $0)) }
    await screen.tap(0, 2)
    #expect(screen.titles == [settings, store, lamp])
    #expect(screen.headings == [nil, "store · 3", "lamp room · 4"])
    for (row, cell) in cells.enumerated() { #expect(screen.cell(2, row) === cell) }
    await screen.tap(0, 2)
    #expect(screen.titles == [settings, lamp, store])
  }

  @Test func `a tap opens a row and closes the one that was open`() async throws {
    let screen = OptionsScreen()
    let height = try #require(screen.cell(1, 1)).bounds.height
    let below = try #require(screen.cell(1, 2)).frame.minY
    await screen.tap(1, 1)
    let grown = try #require(screen.cell(1, 1)).bounds.height
    #expect(grown > height + 44)
    #expect(abs(try #require(screen.cell(1, 2)).frame.minY - (below + grown - height)) < 0.01)
    await screen.tap(2, 0)
    #expect(try #require(screen.cell(1, 1)).bounds.height == height)
    #expect(try #require(screen.cell(2, 0)).bounds.height == grown)
    await screen.tap(2, 0)
    #expect(try #require(screen.cell(2, 0)).bounds.height == height)
  }

  @Test func `a row is inserted right below the one that was asked`() async {
    let screen = OptionsScreen()
    await screen.press(.insert, 1, 1)
    #expect(screen.titles[1] == ["Thermometer", "Wind vane", "Hygrometer", "Rain gauge", "Tide gauge"])
    #expect(screen.headings[1] == "lamp room · 5")
  }

  @Test func `crates never run out: the sixth holds one more of the first`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    for _ in 0..<6 { await screen.tap(1, 0) }
    #expect(screen.titles[1][1] == "Hygrometer 2")
    #expect(Set(screen.controller.deliveries.items.map(\.id)).count == 7)
  }

  @Test func `a row is renamed in place, in its cell, and back again`() async throws {
    let screen = OptionsScreen()
    let cell = try #require(screen.cell(2, 1))
    await screen.press(.rename, 2, 1)
    #expect(screen.cell(2, 1) === cell)
    #expect(screen.titles == [settings, lamp, ["Sundial", "Big Agnes", "Moon dial"]])
    screen.controller.perform(.rename, on: screen.controller.store.items[1])
    await screen.settle()
    #expect(screen.cell(2, 1) === cell && screen.titles[2] == store)
  }

  @Test func `a row moves to the other section, closed, in its cell`() async throws {
    let screen = OptionsScreen()
    let cell = try #require(screen.cell(1, 2))
    await screen.press(.move, 1, 2)
    #expect(screen.titles == [settings, ["Thermometer", "Wind vane", "Tide gauge"], ["Rain gauge"] + store])
    #expect(screen.cell(2, 0) === cell)
    #expect(screen.headings == [nil, "lamp room · 3", "store · 4"])
    #expect(abs(cell.bounds.height - (try #require(screen.cell(2, 1)).bounds.height)) < 0.01)
    await screen.press(.move, 2, 0)
    #expect(screen.titles[1] == ["Rain gauge", "Thermometer", "Wind vane", "Tide gauge"])
  }

  @Test func `rows are deleted, to the last one`() async {
    let screen = OptionsScreen()
    for _ in 0..<3 { await screen.press(.remove, 2, 0) }
    #expect(screen.titles == [settings, lamp, []])
    #expect(screen.headings[2] == "store · 0")
  }

  @Test func `everything goes back to its place, whatever was done, in one update`() async {
    let screen = OptionsScreen()
    await screen.flip(0, 0)
    await screen.tap(1, 0)
    await screen.press(.move, 2, 0)
    await screen.press(.rename, 2, 1)
    await screen.press(.remove, 3, 1)
    await screen.tap(0, 2)
    await screen.flip(0, 1)
    #expect(screen.titles != [settings, lamp, store])
    await screen.tap(0, 3)
    #expect(screen.titles == [settings, lamp, store])
    #expect(screen.headings == [nil, "lamp room · 4", "store · 3"])
    #expect(screen.controller.settings.items.map(\.isOn) == [false, true, nil, nil])
    // Once more from there: nothing is left over.
    await screen.flip(0, 0)
    await screen.tap(1, 0)
    #expect(screen.titles == [settings, ["Unpack a crate", "Hygrometer"], lamp, store])
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraLarge, .accessibilityExtraExtraExtraLarge])
  func `an open row's buttons are whole at every text size`(textSize: UIContentSizeCategory) async throws {
    for language in Language.allCases {
      for width in [320, 390] as [CGFloat] {
        let screen = OptionsScreen(OptionsController(language: language), width: width, textSize: textSize)
        await screen.tap(1, 0)
        let cell = try #require(screen.cell(1, 0))
        let labels = cell.contentView.shownLabels
        #expect(labels.count == 2 + 4)
        for label in labels {
          let frame = label.convert(label.bounds, to: cell.contentView)
          let place = Comment(rawValue: "\(language) \(width): “\(label.text ?? "")” \(frame)")
          #expect(cell.contentView.bounds.insetBy(dx: -0.34, dy: -0.34).contains(frame), place)
          guard label.numberOfLines == 1 else { continue }
          #expect(label.bounds.width >= label.intrinsicContentSize.width - 0.34, place)
        }
      }
    }
  }

  @Test func `a broken file shows one row that says what is broken`() throws {
    let screen = OptionsScreen(OptionsController(language: .english, data: Data(#"{"title": {"en": 1}}"#.utf8)))
    #expect(screen.table.numberOfSections == 1)
    let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "title.en: this should be a text.")
  }

  @Test func `the page goes when nobody needs it any more`() async {
    weak var gone: OptionsController?
    do {
      let screen = OptionsScreen()
      gone = screen.controller
      await screen.flip(0, 0)
      await screen.press(.insert, 2, 0)
      screen.window.rootViewController = nil
    }
    // An update's animation holds what it shows until it is over.
    #expect(await comesTrue { gone == nil })
  }
}
