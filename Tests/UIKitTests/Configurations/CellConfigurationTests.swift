import Testing

@_spi(Testing) @testable import UIKit

/// Cells, headers and footers that are given configurations.
@MainActor @Suite struct CellConfigurationTests {
  private let scene = TableScene(.plain, height: 600)

  private func show(_ count: Int = 1, _ fill: @escaping (UITableViewCell, IndexPath) -> Void) -> PlainTableDelegate {
    let source = PlainTableDelegate(rowCount: count, fill: fill)
    scene.show(source)
    return source
  }

  private var cell: UITableViewCell? { scene.table.visibleCells.first }

  @Test func `a row of list content is 44 points high, or as high as its texts need, and its line`() throws {
    let source = show(3) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      if path.row > 0 { content.secondaryText = "More" }
      if path.row > 1 { content.text = String(repeating: "Many words ", count: 10) }
      cell.contentConfiguration = content
    }
    let heights = (0..<3).map { scene.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == 44)
    // 11 + 20.3333 + 3 + 18 + 11, and a pixel.
    #expect(abs(heights[1] - (190.0 / 3 + 1.0 / 3)) < 0.001)
    // Two more lines, of 40.5742 points together; whole pixels.
    #expect(abs(heights[2] - heights[1] - 40.5742) < 0.4)
    scene.table.separatorStyle = .none
    scene.table.reloadData()
    scene.layOut()
    #expect(abs(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height - 190.0 / 3) < 0.001)
    _ = source
  }

  @Test(arguments: [
    (UITableViewCell.CellStyle.default, UIListContentConfiguration.cell),
    (.subtitle, UIListContentConfiguration.subtitleCell),
    (.value1, UIListContentConfiguration.valueCell),
  ])
  func `the default content is that of the cell's style`(
    style: UITableViewCell.CellStyle, expected: @MainActor () -> UIListContentConfiguration
  ) {
    #expect(UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration() == expected())
  }

  @Test func `the content view is the configuration's own, and is kept for the next configuration of its kind`() throws
  {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Old"
    let stock = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(view.superview === cell && stock.superview == nil)
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    content.text = "Two"
    cell.contentConfiguration = content
    #expect(cell.contentView === view && view.textLabel?.text == "Two")
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Two")
    cell.contentConfiguration = BadgeConfiguration(text: "9")
    #expect(cell.contentView is BadgeView && view.superview == nil)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== stock && cell.contentView.subviews.isEmpty && cell.contentView.superview === cell)
    cell.textLabel?.text = "Stock again"
    #expect(cell.textLabel?.superview === cell.contentView)
  }

  @Test func `an accessory narrows list content, whose texts end 8 points before it`() throws {
    let source = show { cell, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    let content = try #require(cell?.contentView as? UIListContentView)
    #expect(abs(content.frame.width - (390 - 79.0 / 3)) < 0.001)
    #expect(abs(try #require(content.secondaryTextLabel).frame.maxX - (content.frame.width - 8)) < 0.001)
    cell?.accessoryType = .none
    scene.layOut()
    #expect(content.frame.width == 390 && content.secondaryTextLabel?.frame.maxX == 374)
    _ = source
  }

  @Test func `lines begin where list content's texts do, and so does content that is indented`() throws {
    let source = show { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
    }
    #expect(abs(try #require(cell).separatorInset.left - 56) < 0.001)
    cell?.indentationLevel = 2
    scene.layOut()
    let content = try #require(cell?.contentView as? UIListContentView)
    #expect(content.frame.minX == 20)
    #expect(abs(try #require(content.textLabel).frame.minX - 56) < 0.001)
    #expect(abs(try #require(cell).separatorInset.left - 76) < 0.001)
    _ = source
  }

  @Test func `list content keeps the table's margins`() {
    scene.table.directionalLayoutMargins.leading = 40
    let source = show { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      cell.contentConfiguration = content
    }
    #expect((cell?.contentView as? UIListContentView)?.textLabel?.frame.minX == 40)
    _ = source
  }

  // MARK: States

  @Test func `a tap brings the configuration up to date for each state that is laid out, once`() throws {
    scene.table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
    let source = show { _, _ in }
    let cell = try #require(cell as? RecordingCell)
    #expect(cell.states == ["-"], "once before it is shown")
    cell.states = []
    scene.table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(cell.states == [], "not before it is laid out")
    scene.layOut()
    #expect(cell.states == ["selected"], "highlighting came and went between two layouts")
    cell.states = []
    cell.setHighlighted(true, animated: false)
    scene.layOut()
    scene.layOut()
    scene.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    scene.layOut()
    cell.setHighlighted(false, animated: false)
    scene.layOut()
    #expect(cell.states == ["highlighted selected", "highlighted", "-"])
    cell.states = []
    cell.isUserInteractionEnabled = false
    cell.setEditing(true, animated: false)
    scene.layOut()
    #expect(cell.states == ["disabled editing"])
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    scene.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    scene.layOut()
    #expect(cell.states == ["disabled editing", "disabled editing"])
    _ = source
  }

  @Test func `the order is: automatic updates, updateConfiguration, the handler`() {
    let cell = RecordingCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(text: "1")
    cell.configurationUpdateHandler = { cell, state in
      (cell as? RecordingCell)?.states.append(
        "handler \((cell.contentConfiguration as? BadgeConfiguration)?.updates ?? 0)")
    }
    cell.layoutIfNeeded()
    // Setting the content configuration also updated it, so this is its second update.
    #expect(cell.states == ["- 2", "handler 2"])
    cell.states = []
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.states == ["selected 2", "handler 2"])
  }

  @Test func `a handler that sets the configurations is not called for it again`() throws {
    var count = 0
    let source = show { cell, _ in
      cell.configurationUpdateHandler = { cell, state in
        count += 1
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected ? "Selected" : "Text"
        cell.contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemYellow }
        cell.backgroundConfiguration = background
      }
    }
    #expect(count == 1)
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44, "measured after the update")
    scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    scene.layOut()
    #expect(count == 2)
    #expect((cell?.contentView as? UIListContentView)?.textLabel?.text == "Selected")
    #expect(cell?.backgroundConfiguration?.backgroundColor == .systemYellow)
    _ = source
  }

  @Test func `an app's own state reaches its configuration`() {
    let cell = ArchivedCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Here")
    cell.isArchived = true
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Archived")
  }

  @Test func `content in a cell that cannot be touched is dimmed`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    // Assumed: a device would settle it.
    #expect((cell.contentView as? UIListContentView)?.textLabel?.textColor == .tertiaryLabel)
    cell.isUserInteractionEnabled = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? UIListContentView)?.textLabel?.textColor == .label)
  }

  // MARK: Headers and footers

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func `a header and a footer have the table's look by default, and the height of their text`(style: UITableView.Style)
    throws
  {
    let scene = TableScene(style, height: 600)
    let source = ConfiguredHeaders()
    scene.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 0))
    let footer = try #require(scene.table.footerView(forSection: 0))
    let label = try #require((header.contentView as? UIListContentView)?.textLabel)
    if style == .plain {
      #expect(label.text == "Header" && label.font == .preferredFont(forTextStyle: .headline))
      #expect(abs(header.frame.height - 28) < 0.001)
    } else {
      #expect(label.text == "HEADER" && label.font.pointSize == 13)
      #expect(abs(header.frame.height - 116.0 / 3) < 0.001)
      #expect(abs(label.frame.minY - 17) < 0.001)
    }
    #expect(label.frame.minX == 16)
    let note = try #require((footer.contentView as? UIListContentView)?.textLabel)
    #expect(note.text == "Footer" && note.textColor == .secondaryLabel && note.frame.minX == 16)
    #expect(header.textLabel == nil)
  }

  @Test func `a header that floats over rows hears that it is pinned`() throws {
    let scene = TableScene(.plain, height: 60)
    scene.window.setDeviceSafeArea(.zero)
    let source = ConfiguredHeaders()
    scene.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 0))
    var states: [Bool] = []
    header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    scene.layOut()
    scene.scroll(to: 40)
    scene.scroll(to: 41)
    scene.scroll(to: 0)
    #expect(states == [false, true, false])
  }

  @Test func `a header is measured at the text size that it is shown in`() throws {
    let scene = TableScene(.grouped, height: 600)
    scene.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let source = ConfiguredHeaders()
    scene.table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
    scene.show(source)
    let header = try #require(scene.table.headerView(forSection: 0))
    let label = try #require((header.contentView as? UIListContentView)?.textLabel)
    // 23 points: 27.4473 in a line, so 27.6667 at 3 pixels a point; 17 above, 6 below.
    #expect(label.font.pointSize == 23)
    #expect(abs(header.frame.height - (17 + 83.0 / 3 + 6)) < 0.001)
  }
}

private final class ConfiguredHeaders: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  private func view(_ table: UITableView, _ text: String) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "view")
    var content = view?.defaultContentConfiguration()
    content?.text = text
    view?.contentConfiguration = content
    return view
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { view(tableView, "Header") }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { view(tableView, "Footer") }
}

/// Writes down the states that it is asked to configure itself for.
private final class RecordingCell: UITableViewCell {
  var states: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    let words = [
      state.isDisabled ? "disabled" : nil, state.isHighlighted ? "highlighted" : nil,
      state.isSelected ? "selected" : nil, state.isEditing ? "editing" : nil,
    ].compactMap { $0 }
    let updates = (contentConfiguration as? BadgeConfiguration).map { " \($0.updates)" } ?? ""
    states.append((words.isEmpty ? "-" : words.joined(separator: " ")) + updates)
  }
}

private final class ArchivedCell: UITableViewCell {
  var isArchived = false {
    didSet { setNeedsUpdateConfiguration() }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[UIConfigurationStateCustomKey("archived")] = isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state[UIConfigurationStateCustomKey("archived")] == AnyHashable(true) ? "Archived" : "Here"
    contentConfiguration = content
  }
}

/// An app's own configuration, which counts how often it was brought up to date.
struct BadgeConfiguration: UIContentConfiguration {
  var text: String
  var updates = 0

  @MainActor func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    BadgeConfiguration(text: text, updates: updates + 1)
  }
}

final class BadgeView: UIView, UIContentView {
  let label = UILabel()

  var configuration: any UIContentConfiguration {
    didSet { label.text = (configuration as? BadgeConfiguration)?.text }
  }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.text = configuration.text
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
