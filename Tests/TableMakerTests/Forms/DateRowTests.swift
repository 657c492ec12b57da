import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that show a date.
@Suite @MainActor struct DateRowTests {
  private struct Trip: Equatable {
    var day = DateRowTests.date(10)
    var hour = DateRowTests.date(10)
    var name = ""
    var isLong = true
  }

  /// A day of March 2026, at 8:20.
  nonisolated static func date(_ day: Int, _ hour: Int = 8) -> Date {
    let parts = DateComponents(year: 2026, month: 3, day: day, hour: hour, minute: 20)
    return Calendar.current.date(from: parts) ?? Date()
  }

  private let stage = Stage(style: .insetGrouped)
  private let draft = FormDraft(Trip())

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    (view as? View).map { [$0] } ?? view.subviews.flatMap { views(type, in: $0) }
  }

  private func picker(_ row: Int) throws -> UIDatePicker {
    try #require(views(UIDatePicker.self, in: stage.cell(row, as: UITableViewCell.self).contentView).first)
  }

  private func texts(_ row: Int) throws -> [String?] {
    try views(UILabel.self, in: stage.cell(row, as: UITableViewCell.self).contentView).map(\.text)
  }

  /// Chooses a date as the user would: the picker has it, and says so.
  private func choose(_ date: Date, in picker: UIDatePicker) {
    picker.date = date
    picker.sendActions(for: .valueChanged)
  }

  @Test func `a date is chosen in its row, by its parts and its bounds`() async throws {
    stage.show(
      stage.chain.section()
        .datePicker("Day", \.day, of: draft, from: Self.date(5), to: Self.date(20))
        .datePicker("Hour", \.hour, of: draft, parts: .time, every: 15)
        .make())
    let day = try picker(0)
    #expect(day.datePickerMode == .date && day.datePickerStyle == .compact)
    #expect(day.minimumDate == Self.date(5) && day.maximumDate == Self.date(20))
    #expect(day.date == Self.date(10))
    let hour = try picker(1)
    #expect(hour.datePickerMode == .time && hour.minuteInterval == 15)
    choose(Self.date(12), in: day)
    #expect(draft.day == Self.date(12))
    draft.day = Self.date(14)
    await stage.dataSource?.waitForUpdates()
    #expect(day.date == Self.date(14))
    draft.revert()
    await stage.dataSource?.waitForUpdates()
    #expect(day.date == Self.date(10) && !draft.isChanged)
    #expect(abs(stage.height(0) - 44) < 1.5)
    #expect(stage.log.messages == [])
  }

  @Test func `a minute between those that can be chosen stays the draft's until the user chooses`() async throws {
    stage.show(stage.chain.section().datePicker("Hour", \.hour, of: draft, parts: .time, every: 15).make())
    #expect(try picker(0).date < draft.hour)
    draft.name = "Mia"
    await stage.dataSource?.waitForUpdates()
    #expect(draft.hour == Self.date(10) && draft.changedKeyPaths == [\Trip.name])
  }

  @Test func `a date out of range is told at once, keeps the draft from being committed, and stays`() async throws {
    draft.day = Self.date(28)
    stage.show(
      stage.chain.section()
        .datePicker("Day", \.day, of: draft, from: Self.date(5), to: Self.date(20))
        .textField("Name", \.name, of: draft)
        .make())
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    let last = Self.date(20).formatted(date: .abbreviated, time: .omitted)
    #expect(stage.rowCounts == [3])
    #expect(try texts(1) == ["Not after \(last)."])
    #expect(draft.day == Self.date(28) && !draft.isValid)
    #expect(throws: DraftError.isInvalid(["Not after \(last)."])) { try draft.commit() }
    choose(Self.date(19), in: try picker(0))
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && draft.day == Self.date(19) && stage.rowCounts == [2])
    draft.day = Self.date(1)
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    let first = Self.date(5).formatted(date: .abbreviated, time: .omitted)
    #expect(try texts(1) == ["Not before \(first)."])
  }

  @Test func `only the day counts where only the day is chosen`() async throws {
    draft.day = Self.date(20, 23)
    stage.show(
      stage.chain.section().datePicker("Day", \.day, of: draft, from: Self.date(5, 12), to: Self.date(20)).make())
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && stage.rowCounts == [1])
    draft.day = Self.date(5, 1)
    await stage.dataSource?.waitForUpdates()
    #expect(draft.isValid && stage.rowCounts == [1])
  }

  @Test func `bounds that cross and minutes that divide no hour are told, and not used`() throws {
    stage.show(
      stage.chain.section()
        .datePicker("Day", \.day, of: draft, from: Self.date(20), to: Self.date(5), every: 7)
        .make())
    #expect(stage.log.messages.count == 2)
    #expect(stage.log.messages.first?.hasPrefix("The row “Day” begins at ") == true)
    #expect(
      stage.log.messages.last
        == "The row “Day” can't show a time every 7 minutes, so the user can choose every minute. Pass an `every:` "
        + "from 1 to 30 that divides 60.")
    #expect(stage.log.diagnostics.allSatisfy { $0.place.line > 0 && $0.place.file.hasSuffix("DateRowTests.swift") })
    let picker = try picker(0)
    #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.minuteInterval == 1)
  }

  @Test func `a row unfolds a calendar below it at a tap, and folds it at the next`() async throws {
    stage.show(
      stage.chain.section()
        .datePicker("Day", \.day, of: draft, style: .unfolding, from: Self.date(5), to: Self.date(20), named: "day")
        .datePicker("Hour", \.hour, of: draft, parts: .time, style: .unfolding)
        .textField("Name", \.name, of: draft)
        .make())
    #expect(stage.rowCounts == [3])
    let shown = Self.date(10).formatted(date: .abbreviated, time: .omitted)
    #expect(try texts(0) == ["Day", shown])
    #expect(stage.tableView.tap(0))
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [4])
    let calendar = try picker(1)
    #expect(calendar.datePickerStyle == .inline && calendar.datePickerMode == .date)
    #expect(stage.height(1) > 250)
    choose(Self.date(12), in: calendar)
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(draft.day == Self.date(12))
    #expect(try texts(0) == ["Day", Self.date(12).formatted(date: .abbreviated, time: .omitted)])
    #expect(stage.tableView.tap(2))
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.rowCounts == [5])
    #expect(try picker(3).datePickerStyle == .wheels)
    stage.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    stage.window.layOut()
    #expect(stage.tableView.tap(0))
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(stage.rowCounts == [4])
    draft.day = Self.date(28)
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(stage.rowCounts == [5])
    #expect(try texts(1).first??.hasPrefix("Not after") == true, "the message stands below the row that is always seen")
    #expect(stage.log.messages == [])
  }

  @Test func `what unfolds lets the keyboard go, and goes with its row`() async throws {
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft)
        .datePicker("Day", \.day, of: draft, style: .unfolding).visible(when: draft, \.isLong)
        .make())
    let name = try #require(views(UITextField.self, in: stage.cell(0, as: UITableViewCell.self)).first)
    name.becomeFirstResponder()
    settleAnimations()
    #expect(stage.tableView.tap(1))
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(!name.isFirstResponder && stage.rowCounts == [3])
    draft.isLong = false
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [1])
    draft.isLong = true
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [3])
  }

  @Test func `a picker in a cell of the app's own is bound, one of a countdown by its length too`() async throws {
    let draft = FormDraft(Countdown())
    stage.show(
      stage.chain.section().height(220)
        .row(PickerCell.self).bind(\.date, of: draft, to: \.picker)
        .row(PickerCell.self).bind(\.length, of: draft, to: \.picker.countDown) { cell, _ in
          cell.picker.datePickerMode = .countDownTimer
        }
        .make())
    let (date, length) = (try picker(0), try picker(1))
    choose(Self.date(3), in: date)
    #expect(draft.date == Self.date(3))
    length.countDownDuration = 600
    length.sendActions(for: .valueChanged)
    #expect(draft.length == 600)
    draft.length = 120
    await stage.dataSource?.waitForUpdates()
    #expect(length.countDownDuration == 120)
  }
}

private struct Countdown: Equatable {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var length: TimeInterval = 300
}

private final class PickerCell: UITableViewCell {
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }
}
