import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A row on an element of an array goes when the draft has no such element, and comes back with it; in a model without it, it is a conflict.
@MainActor @Suite struct ElementFieldTests {
  private struct Guest: Equatable {
    var name = ""
    var age = 0
    var isHost = false
  }

  private struct Party: Equatable {
    var title = "party"
    var names = ["a", "b", "c"]
    var guests = [Guest(), Guest(), Guest()]
    var host: Guest? = Guest(name: "h")
    /// Observed: what it is set to may take elements away too.
    var most = 3 {
      didSet { names = Array(names.prefix(most)) }
    }
    /// Computed: what it writes may take elements away.
    var count: Int {
      get { names.count }
      set { names = (0..<max(0, newValue)).map { names.indices.contains($0) ? names[$0] : "" } }
    }
  }

  private struct Listed<Value> {
    var before = true
    var values: [Value]
  }

  @MainActor private final class Owner {
    var party = Party()
  }

  /// Shows a row of each kind on each element.
  private func show(_ draft: FormDraft<Party>, _ stage: Stage, height: CGFloat?) {
    let start = height.map { stage.chain.height($0) } ?? stage.chain
    var names = start.section("names").textField("0", \.names[0], of: draft, named: "0").validate(.maximumLength(100))
    for number in 1..<3 {
      names = names.textField("\(number)", \.names[number], of: draft, named: "\(number)").validate(.maximumLength(100))
    }
    var ages = names.section("ages").stepper("0", \.guests[0].age, of: draft)
    for number in 1..<3 { ages = ages.stepper("\(number)", \.guests[number].age, of: draft) }
    var hosts = ages.section("hosts").toggle("0", \.guests[0].isHost, of: draft)
    for number in 1..<3 { hosts = hosts.toggle("\(number)", \.guests[number].isHost, of: draft) }
    stage.show(
      hosts.section("host").textField("Host", \.host!.name, of: draft)
        .section("count").stepper("Count", \.count, of: draft).make())
  }

  private func expected(_ party: Party) -> [Int] {
    [min(3, party.names.count), min(3, party.guests.count), min(3, party.guests.count), party.host == nil ? 0 : 1, 1]
  }

  private func shown(_ stage: Stage) async -> [Int] {
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    return stage.rowCounts
  }

  private func expectShown(
    _ draft: FormDraft<Party>, _ stage: Stage, _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let rows = await shown(stage)
    #expect(rows == expected(draft.model), what, sourceLocation: sourceLocation)
    #expect(stage.log.messages.isEmpty, what, sourceLocation: sourceLocation)
  }

  @Test func `rows go with elements that the very first write takes away, whatever it writes`() async {
    let changes: [(Comment, [(FormDraft<Party>) -> Void])] = [
      ("computed", [{ $0.count = 1 }]), ("observed", [{ $0.most = 1 }]), ("array", [{ $0.names = ["z"] }]),
      ("optional", [{ $0.host = nil }]), ("after a text", [{ $0[\.names[2]] = "text" }, { $0.most = 1 }]),
      ("after an optional's text", [{ $0[\.host!.name] = "text" }, { $0.host = nil }]),
    ]
    for (what, writes) in changes {
      let (stage, draft) = (Stage(), FormDraft(Party()))
      show(draft, stage, height: 44)
      for write in writes { write(draft) }
      await expectShown(draft, stage, what)
      draft.revert()
      await expectShown(draft, stage, what)
    }
  }

  @Test(arguments: [nil, 44]) func `rows go with their elements, and come back with them`(height: Double?) async throws
  {
    let stage = Stage()
    let draft = FormDraft(Party())
    show(draft, stage, height: height.map { CGFloat($0) })
    await expectShown(draft, stage, "from the start")
    let changes: [(Comment, (FormDraft<Party>) -> Void)] = [
      ("written", { $0[\.names[2]] = "Cleo" }),
      ("the last one goes", { $0.names.removeLast() }),
      ("the first one goes", { $0.guests.removeFirst() }),
      ("nil", { $0.host = nil }),
      ("one comes", { $0.names.append("new") }),
      ("more than ever", { $0.names += ["x", "y", "z"] }),
      ("not nil", { $0.host = Guest() }),
      ("all go", { $0.names = [] }),
      ("all of the others", { $0.guests = [] }),
      ("all come", { $0.names = ["1", "2", "3"] }),
      ("by a computed property", { $0.count = 1 }),
      ("in a group", { draft in draft.group { (draft.names, draft.guests) = (["q"], [Guest(), Guest()]) } }),
      ("what is left is written", { $0[\.guests[1].age] = 7 }),
      ("undone", { $0.undo() }), ("done again", { $0.redo() }),
      ("back to the start", { $0.revert() }),
      ("undone", { $0.undo() }),
    ]
    for (what, change) in changes {
      change(draft)
      _ = (draft.isChanged, draft.changedKeyPaths, draft.isValid)
      await expectShown(draft, stage, what)
    }
    while draft.canUndo {
      draft.undo()
      await expectShown(draft, stage, "undo")
    }
    while draft.canRedo {
      draft.redo()
      await expectShown(draft, stage, "redo")
    }
    draft.reload()
    #expect(draft.model == Party() && !draft.isChanged)
    await expectShown(draft, stage, "reload")
  }

  @Test(arguments: 0..<30) func `any changes in any order show the elements that there are`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let owner = Owner()
    let stage = Stage()
    let draft = FormDraft(of: owner, \.party)
    show(draft, stage, height: seed.isMultiple(of: 2) ? 44 : nil)
    for step in 0..<60 {
      switch Int.random(in: 0..<14, using: &random) {
      case 0 where !draft.names.isEmpty: draft.names.remove(at: .random(in: draft.names.indices, using: &random))
      case 1: draft.names.append("n\(step)")
      case 2 where !draft.guests.isEmpty: draft.guests.removeLast()
      case 3: draft.guests.insert(Guest(age: step), at: 0)
      case 4: draft.host = draft.host == nil ? Guest() : nil
      case 5: draft.undo()
      case 6: draft.redo()
      case 7: draft.revert()
      case 8 where !draft.names.isEmpty:
        let place = Int.random(in: draft.names.indices, using: &random)
        draft[\.names[place]] = "w\(step)"
      case 9 where !draft.guests.isEmpty: draft[\.guests[draft.guests.count - 1].age] = step
      case 10: owner.party.names = Array(owner.party.names.dropLast())
      case 11: owner.party.guests.append(Guest(age: 100 - step))
      case 12: draft.count = Int.random(in: 0..<5, using: &random)
      default:
        do {
          try draft.commit()
          #expect(owner.party == draft.model)
        } catch let conflict as DraftConflict<Party> {
          draft.resolve(conflict, keeping: step.isMultiple(of: 2) ? .mine : .theirs)
        } catch {}
      }
      _ = (draft.isChanged, draft.changedKeyPaths, draft.isValid)
      if step.isMultiple(of: 5) { await expectShown(draft, stage, "step \(step)") }
    }
    draft.reload()
    #expect(draft.model == owner.party)
    await expectShown(draft, stage, "in the end")
  }

  @Test func `a row that is removed before its element leaves nothing that is read`() async throws {
    let stage = Stage()
    let draft = FormDraft(Party())
    show(draft, stage, height: nil)
    draft[\.names[2]] = "Cleo"
    stage.dataSource?.row("2").remove()
    draft.names.removeLast()
    #expect(draft.isChanged && draft.changedKeyPaths == [\Party.names])
    #expect(try draft.commit().names == ["a", "b"])
    draft.names = ["x"]
    draft.revert()
    #expect(draft.names == ["a", "b"])
  }

  @Test(arguments: [DraftConflict<Int>.Side.mine, .theirs])
  func `a model that has lost an element which the draft has changed is a conflict that names the field`(
    side: DraftConflict<Int>.Side
  ) async throws {
    let owner = Owner()
    let stage = Stage()
    let draft = FormDraft(of: owner, \.party)
    show(draft, stage, height: nil)
    draft[\.names[2]] = "Cleo"
    draft.title = "mine"
    owner.party.names.removeLast()
    let conflict = try #require(throws: DraftConflict<Party>.self) { try draft.commit() }
    #expect(conflict.fields.map(\.keyPath) == [\Party.names[2]])
    #expect(conflict.description.contains("“Cleo” here, “no such element” in the model"))
    #expect(owner.party.title == "party" && draft[\.names[2]] == "Cleo")
    draft.resolve(conflict, keeping: side == .mine ? .mine : .theirs)
    try draft.commit()
    #expect(owner.party.names == (side == .mine ? ["a", "b", "Cleo"] : ["a", "b"]) && owner.party.title == "mine")
    #expect(draft.model == owner.party && !draft.isChanged)
    await expectShown(draft, stage, "after the commit")
  }

  @Test func `an element that only the model has lost, and nobody has changed, goes with the next reading`()
    async throws
  {
    let owner = Owner()
    let stage = Stage()
    let draft = FormDraft(of: owner, \.party)
    show(draft, stage, height: nil)
    draft.title = "mine"
    owner.party.names.removeLast()
    #expect(try draft.commit().names == ["a", "b"])
    await expectShown(draft, stage, "after the commit")
    owner.party.guests = []
    draft.reload()
    await expectShown(draft, stage, "after the reload")
  }

  @Test func `what is typed into a row whose element goes is left out`() async throws {
    let stage = Stage()
    let draft = FormDraft(Party())
    show(draft, stage, height: 44)
    func field(in view: UIView) -> UITextField? { (view as? UITextField) ?? view.subviews.lazy.compactMap(field).first }
    let text = try #require(field(in: stage.cell(2, as: UITableViewCell.self)))
    text.becomeFirstResponder()
    text.insertText("x")
    draft.names.removeLast()
    text.insertText("y")
    text.resignFirstResponder()
    stage.dataSource?.reload()
    await expectShown(draft, stage, "it is gone")
    #expect(draft.names == ["a", "b"])
  }

  @Test func `which element a key path means is found whatever the elements are, also where all are alike`() {
    func expect<Value>(_ value: Value, isKnown: Bool = true) {
      typealias Model = Listed<Value>
      for count in [1, 2, 3, 40] {
        let model = Model(values: Array(repeating: value, count: count))
        for number in [0, count / 2, count - 1] {
          let field = DraftField(\Model.values[number])
          guard let place = ElementLocation("\(field.keyPath)", in: model) else {
            Issue.record("\(Value.self) is followed")
            return
          }
          let path = ElementPath(field, at: place, in: place.way.shape(of: model))
          path.expect(in: place.way.shape(of: model))
          for left in 0...count {
            let leads = path.leads(into: Model(values: Array(repeating: value, count: left)))
            #expect(leads == (left > number) || !isKnown && left < count && !leads, "\(left) of \(count), \(number)")
          }
        }
      }
    }
    expect("")
    expect(true)
    expect(0)
    expect(UInt8.max)
    expect(Double.nan, isKnown: false)
    expect(CGFloat(1))
    expect(Date.distantPast)
    expect(Int?.none, isKnown: false)
    expect(Int?.some(4))
    expect([1])
    expect([Int](), isKnown: false)
    expect(DateParts.time, isKnown: false)
    expect(Decimal(3))
  }

  @Test func `a key path that leads somewhere in each model is not followed`() {
    let model = Party()
    #expect(ElementLocation("\(\Party.title)", in: model) == nil)
    #expect(ElementLocation("\(\Party.count)", in: model) == nil)
    #expect(ElementLocation("\(\Party.self)", in: model) == nil)
    #expect(ElementLocation("\(\Party.names)", in: model) == nil)
    #expect(
      KeyPathStep.steps(of: "\(\Party.guests[0].name)", root: Party.self)
        == [.stored("guests"), .element, .stored("name")])
    #expect(
      KeyPathStep.steps(of: "\(\Party.host!.name)", root: Party.self)
        == [.stored("host"), .unwrapped, .stored("name")])
  }

  private struct Nine: CustomStringConvertible {
    let numbers = (1, 2, 3, 4, 5, 6, 7, 8, 9)
    var description: String { "\(numbers.0)" }
  }

  /// Two properties of 40 bytes, in which a mirror finds values of 8 and 72.
  private struct Misleading {
    var first: any CustomStringConvertible = 1
    var names = ["a", "b"]
    var last: any CustomStringConvertible = Nine()
  }

  @Test func `a key path is not followed to where a mirror only seems to find its array`() {
    let model = Misleading()
    #expect(StoredField.find("names", in: model)?.offset == 8)
    #expect(MemoryLayout<Misleading>.offset(of: \.names) == 40)
    #expect(ElementLocation("\(\Misleading.names[1])", in: model) == nil)
    #expect(ElementLocation("\(\Party.names[1])", in: Party()) != nil)
    #expect(ElementLocation("\(\Party.host!.name)", in: Party()) != nil)
  }
}
