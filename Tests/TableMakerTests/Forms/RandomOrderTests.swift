import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A form with an array, formats, and rows that are hidden in every way, used at random next to a naive model.
///
/// `FORM_STEPS=5000 FORM_SEED=20 Tests/run --only TableMakerTests/Forms --filter RandomOrderTests` takes 5,000 steps for
/// each seed from 20.
@Suite(.serialized) @MainActor struct RandomOrderTests {
  @MainActor private final class Owner {
    var order = GiftOrder()
  }

  private let stage = Stage()
  private let owner = Owner()
  private let log = Log()

  private func show(_ draft: FormDraft<GiftOrder>) {
    let (english, log) = (Locale(identifier: "en_US"), log)
    let euro = Decimal.FormatStyle.Currency(code: "EUR").locale(english)
    stage.show(
      stage.chain.height(44)
        .section("0")
        .toggle("Details", \.hasDetails, of: draft, named: "details")
        .stepper("Tip", \.tip, of: draft, in: 0...3, step: 0.25, format: euro, named: "tip")
        .visible(when: draft, \.hasDetails)
        .numberField("Guests", \.guests, of: draft, format: .number.locale(english), named: "guests")
        .validate(.custom("") { _ in true }, feedback: .atOnce)
        .slider("Level", \.level, of: draft, in: 0...10, format: .number.locale(english), named: "level")
        .inlinePicker(\.color, of: draft, among: [0, 1, 2], named: "pick") { NaiveOrder.colors[$0] }
        .visible(when: draft) { !$0.hasDetails }
        .section("1")
        .rows(for: \.items, of: draft) { rows, item in
          rows.textField("Name \(item.id)", item.name, of: draft, named: "name \(item.id)")
            .validate(.maximumLength(4), feedback: .atOnce)
            .toggle("Gift \(item.id)", item.isGift, of: draft, named: "gift \(item.id)")
            .stepper("Count \(item.id)", item.count, of: draft, in: 0...5, step: 2, named: "count \(item.id)")
            .stepper(
              "Weight \(item.id)", item.weight, of: draft, in: 0...2, step: 0.1, format: Kilos(),
              named: "weight \(item.id)"
            )
            .visible(when: draft) { $0[item.isGift] }
            .numberField("Price \(item.id)", item.price, of: draft, format: euro, named: "price \(item.id)")
            .validate(.custom("") { _ in true }, feedback: .atOnce).visible(when: draft, \.hasDetails)
            .slider(
              "Share \(item.id)", item.share, of: draft,
              format: .percent.precision(.fractionLength(0)).locale(english), named: "share \(item.id)")
        }
        .deletable().movable()
        .insertable("Add", named: "add") {
          log.add("new")
          return GiftOrder.Item(id: 100 + log.lines.count)
        }
        .section("2").button("End", named: "end").onSelect {}
        .make())
  }

  // MARK: On screen

  private func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    switch view {
    case let view as UILabel: return [view.text ?? ""].filter { !$0.isEmpty }
    case let view as UITextField: return [view.text ?? ""]
    case let view as UISwitch: return ["\(view.isOn)"]
    case is UISlider, is UIStepper: return []
    default: return view.subviews.flatMap(texts)
    }
  }

  private func shown(_ cell: UITableViewCell) -> String {
    if cell is MessageFormCell { return "!" }
    return (texts(in: cell.contentView) + (cell.accessoryType == .checkmark ? ["✓"] : [])).joined(separator: "|")
  }

  /// The rows that the user can touch from edge to edge, because neither bars nor the keyboard cover them.
  private var touched: [IndexPath] {
    let (table, window) = (stage.tableView, stage.window.window)
    return (table.indexPathsForVisibleRows ?? []).filter { path in
      guard let cell = table.cellForRow(at: path) else { return false }
      return [0.01, cell.bounds.height - 0.01].allSatisfy { y in
        let point = cell.convert(CGPoint(x: 20, y: y), to: window)
        return window.hitTest(point, with: nil)?.isDescendant(of: cell) ?? false
      }
    }
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  /// Compares the values, the mistakes, and all visible rows.
  ///
  /// - Returns: A Boolean value that indicates whether the table view has the rows of the naive model.
  @discardableResult private func check(_ mine: NaiveOrder, _ draft: FormDraft<GiftOrder>, _ place: String) -> Bool {
    #expect(draft.model == mine.values.order, "\(place)")
    #expect(draft.isValid == mine.isValid, "\(place)")
    let sections = mine.sections
    #expect(stage.rowCounts == sections.map(\.count), "\(place)")
    guard stage.rowCounts == sections.map(\.count) else { return false }
    for path in stage.tableView.indexPathsForVisibleRows ?? [] {
      guard let cell = stage.tableView.cellForRow(at: path) else { continue }
      let row = sections[path.section][path.row]
      var text = row.text
      // The text that the user is typing stays as it is.
      if let field = (cell as? TextFieldFormCell)?.field, field.isFirstResponder, let typed = mine.typed[row.name] {
        text = text.prefix { $0 != "|" } + "|" + typed
      }
      #expect(shown(cell) == text, "\(place), \(path)")
    }
    return true
  }

  // MARK: Steps

  /// Touches the control of a row.
  private func use(_ path: IndexPath, _ mine: inout NaiveOrder, _ random: inout SeededGenerator) {
    guard let cell = stage.tableView.cellForRow(at: path), !(cell is MessageFormCell) else { return }
    let name = mine.sections[path.section][path.row].name
    let words = name.split(separator: " ")
    let position = words.count < 2 ? nil : mine.values.items.firstIndex { "\($0.id)" == words[1] }
    switch cell {
    case let cell as ToggleFormCell:
      cell.toggle.tap()
      mine.change { values in
        if let position { values.items[position].isGift.toggle() } else { values.hasDetails.toggle() }
      }
    case let cell as StepperFormCell:
      let isUp = Bool.random(using: &random)
      cell.stepper.tap(at: CGPoint(x: cell.stepper.bounds.width * (isUp ? 0.75 : 0.25), y: cell.stepper.bounds.midY))
      func pressed(_ value: Int, _ step: Int, _ most: Int) -> Int {
        // The stepper is at the nearest bound, so it can't leave it in one direction.
        let nearest = min(max(value, 0), most)
        let next = min(max(nearest + (isUp ? step : -step), 0), most)
        return next == nearest ? value : next
      }
      mine.change { values in
        switch (words[0], position) {
        case ("count", let position?): values.items[position].count = pressed(values.items[position].count, 2, 5)
        case (_, let position?): values.items[position].tenths = pressed(values.items[position].tenths, 1, 20)
        default: values.quarters = pressed(values.quarters, 1, 12)
        }
      }
    case let cell as SliderFormCell:
      let value = Int.random(in: 0...(position == nil ? 10 : 100), using: &random)
      cell.slider.value = position == nil ? Float(value) : Float(value) / 100
      cell.slider.sendActions(for: .valueChanged)
      mine.change { values in
        if let position { values.items[position].percent = value } else { values.level = value }
      }
    case let cell as TextFieldFormCell:
      cell.field.becomeFirstResponder()
      if words[0] == "name", let position {
        cell.field.insertText("ä")
        mine.change { $0.items[position].name += "ä" }
      } else {
        let prices: [(String, Int?)] = [("7", 700), ("12.5", 1_250), ("€3.20", 320), ("-4", -400), ("x", nil)]
        let counts: [(String, Int?)] = [("7", 7), ("12", 12), ("1.5", nil), ("x", nil), ("-4", -4)]
        let (text, value) = (position == nil ? counts : prices).randomElement(using: &random) ?? ("", nil)
        cell.field.text = ""
        cell.field.insertText(text)
        if let value {
          mine.change { values in
            if let position { values.items[position].cents = value } else { values.guests = value }
          }
        }
        (mine.typed[name], mine.wrong[name]) = (text, value == nil ? text : nil)
      }
      if Bool.random(using: &random) { cell.field.resignFirstResponder() }
    default:
      guard name == "pick", stage.tableView.tap(path.row, in: path.section) else { return }
      let color = NaiveOrder.colors.firstIndex { mine.sections[path.section][path.row].text.hasPrefix($0) }
      mine.change { $0.color = color ?? -1 }
    }
  }

  /// Drags an element's row to another row on screen, and checks that it has moved among the others.
  private func move(_ mine: inout NaiveOrder, _ draft: FormDraft<GiftOrder>, _ random: inout SeededGenerator) async {
    stage.window.window.endEditing(true)
    stage.dataSource?.setEditing(true, animated: false)
    await settle()
    let section = mine.hiddenSections.contains(0) ? 0 : 1
    let paths = touched.filter { $0.section == section }
    // Near the edges, the table view scrolls.
    let usable = paths.dropFirst(3).dropLast(4)
    let rows = mine.sections.indices.contains(section) ? mine.sections[section] : []
    let grips = usable.filter { stage.dataSource?.tableView(stage.tableView, canMoveRowAt: $0) == true }
    let isOfItems = !mine.hiddenSections.contains(1)
    #expect(!isOfItems || grips.allSatisfy { rows[$0.row].name.hasPrefix("name") && rows[$0.row].text != "!" })
    if isOfItems, let start = grips.randomElement(using: &random), let end = usable.randomElement(using: &random),
      let cell = stage.tableView.cellForRow(at: start), !paths.contains(where: { rows[$0.row].text == "!" })
    {
      let grip = CGPoint(x: cell.bounds.maxX - 22, y: 22)
      cell.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + 44 * CGFloat(end.row - start.row)))
      await settle()
      func id(_ row: NaiveOrder.Row) -> Int? { row.name.split(separator: " ").last.flatMap { Int($0) } }
      let moved = id(rows[start.row]) ?? -1
      var others = rows
      others.remove(at: start.row)
      let (before, after) = (mine.values.items.filter { $0.id != moved }, draft.items.map(\.id))
      #expect(after.filter { $0 != moved } == before.map(\.id))
      let place = after.firstIndex(of: moved) ?? -1
      let above = Set(others.prefix(end.row).compactMap(id)).subtracting([moved])
      let below = Set(others.dropFirst(end.row).compactMap(id)).subtracting([moved])
      #expect(above.isSubset(of: after.prefix(max(place, 0))), "\(moved) moved to \(end.row) of \(rows): \(after)")
      #expect(below.subtracting(above).isSubset(of: after.dropFirst(place + 1)), "\(moved) to \(end.row): \(after)")
      mine.change { values in
        guard let old = values.items.firstIndex(where: { $0.id == moved }), place >= 0 else { return }
        values.items.insert(values.items.remove(at: old), at: min(place, values.items.count))
      }
    }
    stage.dataSource?.setEditing(false, animated: false)
  }

  /// Deletes an element by its first row, or adds one. The change can be undone and redone.
  private func edit(_ mine: inout NaiveOrder, _ draft: FormDraft<GiftOrder>, _ random: inout SeededGenerator) async {
    guard
      let path = stage.dataSource.map({ _ in mine.sections.enumerated() })?.flatMap({ section, rows in
        rows.indices.filter { rows[$0].text != "!" && (rows[$0].name.hasPrefix("name") || rows[$0].name == "add") }
          .map { IndexPath(row: $0, section: section) }
      }).randomElement(using: &random)
    else { return }
    let name = mine.sections[path.section][path.row].name
    let before = mine.values
    if name == "add" {
      stage.dataSource?.tableView(stage.tableView, commit: .insert, forRowAt: path)
      mine.change { $0.items.append(NaiveOrder.Item(id: 100 + log.lines.count)) }
    } else {
      guard stage.dataSource?.tableView(stage.tableView, canEditRowAt: path) == true else {
        return #expect(mine.moved.contains(name))
      }
      #expect(!mine.moved.contains(name))
      stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path)
      mine.change { values in values.items.removeAll { "name \($0.id)" == name } }
    }
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    let after = mine.values
    draft.undo()
    mine.change { $0 = before }
    if Bool.random(using: &random) {
      await settle()
      check(mine, draft, "undo of \(name)")
    }
    draft.redo()
    mine.change { $0 = after }
  }

  /// Hides, shows, removes, or moves a row by its name, or a section.
  private func hide(_ mine: inout NaiveOrder, _ random: inout SeededGenerator) {
    guard let dataSource = stage.dataSource, let name = mine.names.randomElement(using: &random) else { return }
    let row = dataSource.row(name)
    #expect(row.exists && row.isHidden == mine.hidden.contains(name), "\(name)")
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where name.contains(" "):
      row.remove()
      mine.removed.insert(name)
      mine.hidden.remove(name)
      mine.moved.removeAll { $0 == name }
      (mine.typed[name], mine.wrong[name]) = (nil, nil)
    case 1 where name.contains(" "):
      row.move(after: "end")
      mine.moved.removeAll { $0 == name }
      mine.moved.insert(name, at: 0)
    case 2...4:
      let section = Int.random(in: 0..<3, using: &random)
      if mine.hiddenSections.remove(section) != nil {
        dataSource.section("\(section)").show()
      } else if mine.hiddenSections.count < 2 {
        mine.hiddenSections.insert(section)
        dataSource.section("\(section)").hide()
      }
    default:
      if mine.hidden.remove(name) != nil {
        row.show()
      } else {
        mine.hidden.insert(name)
        row.hide()
      }
    }
  }

  /// Changes values in code, one by one or in a group.
  private func write(_ mine: inout NaiveOrder, _ draft: FormDraft<GiftOrder>, _ random: inout SeededGenerator) {
    var generator = random
    func one() {
      let position = mine.values.items.indices.randomElement(using: &generator)
      let number = Int.random(in: -2...12, using: &generator)
      switch (Int.random(in: 0..<8, using: &generator), position) {
      case (0, let position?):
        draft.items[position].count = number
        mine.change { $0.items[position].count = number }
      case (1, let position?):
        draft.items[position].price = Decimal(number)
        mine.change { $0.items[position].cents = number * 100 }
      case (2, let position?):
        draft.items[position].isGift.toggle()
        mine.change { $0.items[position].isGift.toggle() }
      case (3, _):
        draft.guests = number
        mine.change { $0.guests = number }
      case (4, _):
        draft.hasDetails.toggle()
        mine.change { $0.hasDetails.toggle() }
      case (5, let position?):
        draft.items.remove(at: position)
        mine.change { $0.items.remove(at: position) }
      case (6, _):
        var order = Array(mine.values.items.indices)
        order.shuffle(using: &generator)
        draft.items = order.map { draft.items[$0] }
        mine.change { values in values.items = order.map { values.items[$0] } }
      default:
        log.add("new")
        let id = 100 + log.lines.count
        draft.items.insert(GiftOrder.Item(id: id), at: position ?? 0)
        mine.change { $0.items.insert(NaiveOrder.Item(id: id), at: position ?? 0) }
      }
    }
    let before = mine
    if Bool.random(using: &generator) {
      draft.group { for _ in 0..<3 { one() } }
      let group = mine
      mine = before
      mine.take(group)
    } else {
      one()
    }
    random = generator
  }

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  nonisolated private static var seeds: Range<Int> {
    let first = number("FORM_SEED") ?? 0
    return first..<first + 10
  }

  @Test(arguments: seeds) func `after each random step the rows are those of a naive model`(seed: Int) async {
    var random = SeededGenerator(seed: seed)
    let draft = FormDraft(of: owner, \.order)
    show(draft)
    var (mine, saved) = (NaiveOrder(), NaiveOrder.Values())
    for step in 0..<(Self.number("FORM_STEPS") ?? 60) {
      let choice = Int.random(in: 0..<20, using: &random)
      switch choice {
      case 0...6:
        if let path = touched.randomElement(using: &random) { use(path, &mine, &random) }
      case 7: stage.tableView.dragContent(by: CGFloat.random(in: -600...600, using: &random))
      case 8...9: await move(&mine, draft, &random)
      case 10...11: await edit(&mine, draft, &random)
      case 12...14: hide(&mine, &random)
      case 15...16: write(&mine, draft, &random)
      case 17:
        if (try? draft.commit()) != nil { saved = mine.values }
        #expect(draft.isChanged == (mine.values != saved), "seed \(seed), step \(step)")
      case 18:
        draft.revert()
        mine.restore(saved)
      default:
        if !saved.items.isEmpty, Bool.random(using: &random) { saved.items.removeFirst() } else { saved.guests += 1 }
        owner.order = saved.order
        draft.reload()
        mine.restore(saved)
      }
      await settle()
      guard check(mine, draft, "seed \(seed), step \(step), choice \(choice)") else { break }
      #expect(owner.order == saved.order)
    }
    #expect(stage.log.messages.filter { !$0.contains("allows values from") } == [])
    stage.window.window.endEditing(true)
    settleAnimations()
  }
}
