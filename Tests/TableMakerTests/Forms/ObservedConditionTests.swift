import Observation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Observable private final class Account {
  var isMember = false
  var isLocked = false
  var unread = 0
}

private struct Order: Equatable {
  var name = ""
  var discount = ""
  var note = ""
}

/// Conditions of rows that read an object and their draft.
@MainActor @Suite struct ObservedConditionTests {
  private let stage = Stage()
  private let account = Account()
  private let draft = FormDraft(Order())

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
  }

  @Test func `a row appears and disappears with an object that its condition reads, or with its draft`() async {
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft)
        .textField("Discount", \.discount, of: draft).visible(when: draft) { [account] draft in
          account.isMember || draft.name == "vip"
        }
        .make())
    #expect(stage.rowCounts == [1])
    account.isMember = true
    await settle()
    #expect(stage.rowCounts == [2])
    account.isMember = false
    await settle()
    #expect(stage.rowCounts == [1])
    draft.name = "vip"
    await settle()
    #expect(stage.rowCounts == [2])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a condition is evaluated again only after a change of what it reads`() async {
    let log = Log()
    stage.show(
      stage.chain.section()
        .textField("Name", \.name, of: draft)
        .textField("Discount", \.discount, of: draft).visible(when: draft) { [account] draft in
          log.add("asked")
          return account.isMember || draft.name == "vip"
        }
        .make())
    log.lines = []
    account.unread = 1
    draft.note = "other"
    await settle()
    #expect(log.lines.isEmpty)
    account.isMember = true
    account.isMember = false
    account.isMember = true
    await settle()
    #expect(log.lines.count == 1 && stage.rowCounts == [2])
  }

  @Test func `a form is read-only while an object says so`() async throws {
    stage.show(
      stage.chain.readOnly(when: draft) { [account] _ in account.isLocked }
        .section().textField("Name", \.name, of: draft).make())
    let field = try stage.cell(0, as: TextFieldFormCell.self).field
    account.isLocked = true
    await settle()
    #expect(!field.tap() && !field.isFirstResponder)
    account.isLocked = false
    await settle()
    #expect(field.tap() && field.isFirstResponder)
  }
}
