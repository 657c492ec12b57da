import PictureComparison
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The look of the index at a table's edge.
@MainActor @Suite(.languages("en")) struct SectionIndexPictureTests {
  private static let alphabet = (65...90).map { String(UnicodeScalar(UInt8($0))) } + ["#"]

  /// - Parameter touchedTitle: The title that a touch is on.
  private func picture(
    _ name: String, _ names: [[String]], titles: [String], _ style: UITableView.Style = .plain, height: CGFloat = 300,
    look: UIUserInterfaceStyle = .light, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    size: UIContentSizeCategory = .large, accessory: UITableViewCell.AccessoryType = .none, touchedTitle: Int? = nil,
    prepare: (UITableView) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    AnimationClock.shared.hold()
    let source = NamesSource(names: names, titles: titles, accessory: accessory)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.contentInsetAdjustmentBehavior = .never
    (table.dataSource, table.delegate) = (source, source)
    prepare(table)
    let sheet = PictureSheet([[table]], style: look, direction: direction, gap: 0) {
      $0.displayScale = 2
      $0.preferredContentSizeCategory = size
    }
    sheet.window.setDeviceSafeArea(.zero)
    sheet.window.layoutIfNeeded()
    let index = try #require(table.subviews.compactMap { $0 as? SectionIndexControl }.first)
    let touch = Finger(on: sheet.window)
    if let touchedTitle {
      touch.press(
        at: index.convert(CGPoint(x: index.bounds.midX, y: index.titleLayout.middle(ofTitle: touchedTitle)), to: nil))
    }
    sheet.window.layoutIfNeeded()
    try expectPicture(of: sheet.window, named: "Cells/\(name)", sourceLocation: sourceLocation)
    if touchedTitle != nil { touch.lift() }
  }

  private let names = [
    ["Anna Bergström", "Arno Vogel, observer of warblers and reed buntings"], ["Bela Novák"],
    ["Cem Yıldız", "Clara Ruiz"],
  ]
  private let titles = [UITableView.indexSearch, "A", "B", "C"]

  @Test func `of few titles, light and dark`() throws {
    try picture("index-light", names, titles: titles)
    try picture("index-dark", names, titles: titles, look: .dark)
  }

  @Test func `with accessories`() throws {
    try picture("index-accessories", names, titles: titles, accessory: .disclosureIndicator)
  }

  @Test func `of the alphabet, with room and thinned`() throws {
    try picture("index-alphabet", names, titles: Self.alphabet, height: 400)
    try picture("index-thinned", names, titles: [UITableView.indexSearch] + Self.alphabet, height: 250)
  }

  @Test(.languages("ar")) func `from right to left`() throws {
    let arabic = [["أحمد", "أمل"], ["باسم"], ["تامر", "تالا"]]
    try picture(
      "index-right-to-left", arabic, titles: [UITableView.indexSearch, "أ", "ب", "ت"], direction: .rightToLeft,
      accessory: .disclosureIndicator)
  }

  @Test func `at the largest text size`() throws {
    try picture(
      "index-largest", names, titles: titles, height: 500, size: .accessibilityExtraExtraExtraLarge)
  }

  @Test func `beside groups and cards`() throws {
    try picture("index-grouped", names, titles: titles, .grouped, height: 340)
    try picture("index-cards", names, titles: titles, .insetGrouped, height: 340)
  }

  @Test func `in colors, under a finger`() throws {
    func color(_ table: UITableView) {
      table.sectionIndexColor = .systemRed
      table.sectionIndexBackgroundColor = .systemYellow
      table.sectionIndexTrackingBackgroundColor = .systemTeal
    }
    try picture("index-colors", names, titles: titles, prepare: color)
    try picture("index-touched", names, titles: titles, height: 200, touchedTitle: 3, prepare: color)
  }

  @Test(.languages("zh-Hans")) func `of words`() throws {
    try picture(
      "index-words", names, titles: ["Anna Bergström", "北京", "A very long title that nothing has room for", "", "Z"])
  }
}

private final class NamesSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let names: [[String]]
  let titles: [String]
  let accessory: UITableViewCell.AccessoryType

  init(names: [[String]], titles: [String], accessory: UITableViewCell.AccessoryType) {
    (self.names, self.titles, self.accessory) = (names, titles, accessory)
  }

  func numberOfSections(in tableView: UITableView) -> Int { names.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    names[section].first?.first.map(String.init)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index - 1
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    return cell
  }
}
