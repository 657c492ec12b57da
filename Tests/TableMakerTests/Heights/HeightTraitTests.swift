import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Each trait that heights depend on: a new value measures heights again, and the old value's heights are still known.
@MainActor @Suite struct HeightTraitTests {
  /// Shows a table of cells with a height that depends on the table's traits.
  private func show() -> (stage: Stage, measured: () -> Int) {
    let stage = Stage()
    stage.tableView.separatorStyle = .none
    stage.show(
      stage.chain.measuresAhead(false).section().cell(TraitCell.self).data([1, 2, 3]).adapter { _, _, _ in }
        .autoHeight().make())
    return (stage, { stage.dataSource?.measuredRowCount ?? 0 })
  }

  private func expectHeights(
    _ first: CGFloat, then second: CGFloat, after change: (UIWindow) -> Void, andBack back: (UIWindow) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (stage, measured) = show()
    #expect((0..<3).map { stage.height($0) } == [first, first, first], sourceLocation: sourceLocation)
    #expect(measured() == 3, sourceLocation: sourceLocation)
    change(stage.window.window)
    stage.window.layOut()
    #expect((0..<3).map { stage.height($0) } == [second, second, second], sourceLocation: sourceLocation)
    #expect(measured() == 6, sourceLocation: sourceLocation)
    back(stage.window.window)
    stage.window.layOut()
    #expect((0..<3).map { stage.height($0) } == [first, first, first], sourceLocation: sourceLocation)
    #expect(measured() == 6, "known from before", sourceLocation: sourceLocation)
  }

  @Test func `the layout direction`() async throws {
    let (stage, measured) = show()
    #expect(stage.height(0) == 50 && measured() == 3)
    stage.window.window.traitOverrides.layoutDirection = .rightToLeft
    try await until {
      stage.window.layOut()
      return stage.height(0) == 60
    }
    #expect((0..<3).map { stage.height($0) } == [60, 60, 60])
    #expect(measured() == 6)
    stage.window.window.traitOverrides.layoutDirection = .leftToRight
    try await until {
      stage.window.layOut()
      return stage.height(0) == 50
    }
    #expect(measured() == 6, "known from before")
  }

  @Test func `bold text`() {
    expectHeights(
      50, then: 70, after: { $0.traitOverrides.legibilityWeight = .bold },
      andBack: { $0.traitOverrides.legibilityWeight = .regular })
  }

  @Test func `the text size`() {
    expectHeights(
      50, then: 90, after: { $0.traitOverrides.preferredContentSizeCategory = .accessibilityLarge },
      andBack: { $0.traitOverrides.preferredContentSizeCategory = .large })
  }

  @Test func `the display scale, whose pixels heights are rounded up to`() {
    let scale = UIScreen.main.scale
    TraitCell.fraction = 0.4
    defer { TraitCell.fraction = 0 }
    expectHeights(
      50 + (0.4 * scale).rounded(.up) / scale, then: 50.5, after: { $0.traitOverrides.displayScale = 2 },
      andBack: { $0.traitOverrides.displayScale = scale })
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `an environment is another by each of its traits, and by nothing else`(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let stage = Stage()
    let table = stage.tableView
    var environments = [LayoutEnvironment(of: table)]
    let changes: [(UIWindow) -> Void] = [
      { $0.traitOverrides.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight },
      { $0.traitOverrides.legibilityWeight = .bold },
      { $0.traitOverrides.preferredContentSizeCategory = .small },
      { $0.traitOverrides.displayScale = 1 },
      { _ in table.separatorStyle = .none },
      { _ in table.isEditing = true },
      { _ in table.layoutMargins.left += 3 },
      { _ in table.frame.size.width = 333.25 },
    ]
    stage.window.window.traitOverrides.layoutDirection = direction
    environments = [LayoutEnvironment(of: table)]
    for change in changes {
      change(stage.window.window)
      stage.window.layOut()
      let environment = LayoutEnvironment(of: table)
      #expect(!environments.contains(environment))
      environments.append(environment)
    }
    stage.window.window.traitOverrides.userInterfaceStyle = .dark
    table.contentOffset.y = 0
    stage.window.layOut()
    #expect(LayoutEnvironment(of: table) == environments.last)
  }

  // MARK: Headers that know their height

  @Test func `a header whose class knows its height is not filled to be measured, at each width and text size`() {
    let stage = Stage(style: .grouped)
    var measured = 0
    KnownHeader.asked = 0
    stage.show(
      stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(KnownHeader.self) { header in if header.isMeasuring { measured += 1 } }
        .footer(KnownHeader.self) { footer in if footer.isMeasuring { measured += 1 } }
        .make())
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 39)
    #expect(stage.tableView.rectForFooter(inSection: 0).height == 39)
    let asked = KnownHeader.asked
    stage.dataSource?.update(animated: false)
    stage.window.layOut()
    #expect(KnownHeader.asked == asked, "the answer is remembered")
    stage.tableView.frame.size.width = 700
    stage.window.layOut()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 70)
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    stage.window.layOut()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 170)
    #expect(measured == 0 && stage.log.messages.isEmpty)
  }

  @Test func `headerHeight goes before what the class knows, and a height that none can have is told of`() {
    let stage = Stage(style: .grouped)
    stage.tableView.sectionFooterHeight = 21
    stage.show(
      stage.chain.section("a").cell(PlainCell.self).data([1]).adapter { _, _, _ in }.height(44)
        .header(KnownHeader.self) { _ in }.headerHeight(25).footer(WrongHeader.self) { _ in }.make())
    stage.reload()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 25)
    #expect(stage.tableView.rectForFooter(inSection: 0).height == 21)
    #expect(stage.log.messages.count == 1)
    #expect(stage.log.messages.first?.hasPrefix("WrongHeader has a height of nan, which isn't from") == true)
  }
}

private final class TraitCell: UITableViewCell {
  static var fraction: CGFloat = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var height: CGFloat = 50 + Self.fraction
    if traitCollection.layoutDirection == .rightToLeft { height += 10 }
    if traitCollection.legibilityWeight == .bold { height += 20 }
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { height += 40 }
    return CGSize(width: size.width, height: height)
  }
}

private final class KnownHeader: UITableViewHeaderFooterView, SelfMeasuringHeaderFooter {
  static var asked = 0

  static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat {
    asked += 1
    return width / 10 + (traits.preferredContentSizeCategory.isAccessibilityCategory ? 100 : 0)
  }
}

private final class WrongHeader: UITableViewHeaderFooterView, SelfMeasuringHeaderFooter {
  static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat { .nan }
}
