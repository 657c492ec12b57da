import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A row on an element in arrays, optionals, and dictionaries, in each other, is there as long as each of them has it.
@MainActor @Suite struct NestedElementTests {
  struct Leaf: Equatable {
    var isOn = false
    var name = ""
    var age = 0
  }

  /// Puts a container between other properties.
  struct Box<Content: Equatable>: Equatable {
    var isFirst = true
    var content: Content
    var last = 1.5
  }

  struct World: Equatable {
    var isOpen = true
    var a = [Leaf(), Leaf(), Leaf()]
    var o: Leaf? = Leaf()
    var d = ["x": Leaf(), "y": Leaf()]
    var aa = [Box(content: [Leaf(), Leaf()]), Box(content: []), Box(content: [Leaf(), Leaf(), Leaf()])]
    var ao: [Box<Leaf?>] = [Box(content: Leaf()), Box(content: nil), Box(content: Leaf())]
    var ad = [Box(content: ["x": Leaf()]), Box(content: ["y": Leaf(), "x": Leaf()])]
    var oa: Box<[Leaf]>? = Box(content: [Leaf(), Leaf()])
    var oo: Box<Leaf?>? = Box(content: Leaf())
    var od: Box<[String: Leaf]>? = Box(content: ["x": Leaf(), "y": Leaf()])
    var da = ["x": Box(content: [Leaf(), Leaf()]), "y": Box(content: [Leaf()])]
    var keyed: [String: Box<Leaf?>] = ["x": Box(content: Leaf()), "y": Box(content: Leaf())]
    var dd = ["x": Box(content: ["x": Leaf(), "y": Leaf()]), "y": Box(content: ["y": Leaf()])]
    // Without anything between them.
    var plain = [[Leaf(), Leaf()], [Leaf()]]
    var twice: Leaf?? = Leaf()
    var listed: [Leaf]? = [Leaf(), Leaf()]
  }

  /// An element: its key path, and the value that a model has there, found without it.
  typealias Spot = (name: String, path: WritableKeyPath<World, Leaf>, find: (World) -> Leaf?)
  typealias Change = (name: String, change: (inout World) -> Void)

  private static let spots: [Spot] = [
    ("a0", \.a[0], { $0.a.at(0) }), ("a2", \.a[2], { $0.a.at(2) }),
    ("o", \.o!, { $0.o }),
    ("dx", \.d["x"]!, { $0.d["x"] }), ("dy", \.d["y"]!, { $0.d["y"] }),
    ("aa00", \.aa[0].content[0], { $0.aa.at(0)?.content.at(0) }),
    ("aa01", \.aa[0].content[1], { $0.aa.at(0)?.content.at(1) }),
    ("aa20", \.aa[2].content[0], { $0.aa.at(2)?.content.at(0) }),
    ("aa22", \.aa[2].content[2], { $0.aa.at(2)?.content.at(2) }),
    ("ao0", \.ao[0].content!, { $0.ao.at(0)?.content }), ("ao2", \.ao[2].content!, { $0.ao.at(2)?.content }),
    ("ad0x", \.ad[0].content["x"]!, { $0.ad.at(0)?.content["x"] }),
    ("ad1y", \.ad[1].content["y"]!, { $0.ad.at(1)?.content["y"] }),
    ("oa0", \.oa!.content[0], { $0.oa?.content.at(0) }), ("oa1", \.oa!.content[1], { $0.oa?.content.at(1) }),
    ("oo", \.oo!.content!, { $0.oo?.content }),
    ("odx", \.od!.content["x"]!, { $0.od?.content["x"] }), ("ody", \.od!.content["y"]!, { $0.od?.content["y"] }),
    ("dax0", \.da["x"]!.content[0], { $0.da["x"]?.content.at(0) }),
    ("dax1", \.da["x"]!.content[1], { $0.da["x"]?.content.at(1) }),
    ("day0", \.da["y"]!.content[0], { $0.da["y"]?.content.at(0) }),
    ("dox", \.keyed["x"]!.content!, { $0.keyed["x"]?.content }),
    ("doy", \.keyed["y"]!.content!, { $0.keyed["y"]?.content }),
    ("ddxx", \.dd["x"]!.content["x"]!, { $0.dd["x"]?.content["x"] }),
    ("ddyy", \.dd["y"]!.content["y"]!, { $0.dd["y"]?.content["y"] }),
    ("plain01", \.plain[0][1], { $0.plain.at(0)?.at(1) }), ("plain10", \.plain[1][0], { $0.plain.at(1)?.at(0) }),
    ("twice", \.twice!!, { $0.twice ?? nil }),
    ("listed1", \.listed![1], { $0.listed?.at(1) }),
  ]

  /// Every way to take elements away: the first, the last, and all, of the outer and of the inner containers.
  private static let removals: [Change] = [
    ("a first", { $0.a.removeFirst() }), ("a last", { $0.a.removeLast() }), ("a all", { $0.a = [] }),
    ("o", { $0.o = nil }),
    ("d x", { $0.d["x"] = nil }), ("d y", { $0.d["y"] = nil }), ("d all", { $0.d = [:] }),
    ("aa first", { $0.aa.removeFirst() }), ("aa last", { $0.aa.removeLast() }), ("aa all", { $0.aa = [] }),
    ("aa0 last", { $0.aa[0].content.removeLast() }), ("aa2 first", { $0.aa[2].content.removeFirst() }),
    ("aa0 all", { $0.aa[0].content = [] }), ("aa inner", { for i in $0.aa.indices { $0.aa[i].content = [] } }),
    ("ao first", { $0.ao.removeFirst() }), ("ao last", { $0.ao.removeLast() }), ("ao all", { $0.ao = [] }),
    ("ao0", { $0.ao[0].content = nil }), ("ao2", { $0.ao[2].content = nil }),
    ("ad first", { $0.ad.removeFirst() }), ("ad all", { $0.ad = [] }), ("ad0 x", { $0.ad[0].content["x"] = nil }),
    ("ad1 y", { $0.ad[1].content["y"] = nil }), ("ad1 all", { $0.ad[1].content = [:] }),
    ("oa", { $0.oa = nil }), ("oa last", { $0.oa?.content.removeLast() }), ("oa all", { $0.oa?.content = [] }),
    ("oo", { $0.oo = nil }), ("oo inner", { $0.oo?.content = nil }),
    ("od", { $0.od = nil }), ("od x", { $0.od?.content["x"] = nil }), ("od all", { $0.od?.content = [:] }),
    ("da x", { $0.da["x"] = nil }), ("da all", { $0.da = [:] }), ("da x last", { $0.da["x"]?.content.removeLast() }),
    ("da x all", { $0.da["x"]?.content = [] }),
    ("do x", { $0.keyed["x"] = nil }), ("do all", { $0.keyed = [:] }), ("do y inner", { $0.keyed["y"]?.content = nil }),
    ("dd x", { $0.dd["x"] = nil }), ("dd all", { $0.dd = [:] }), ("dd x x", { $0.dd["x"]?.content["x"] = nil }),
    ("dd y all", { $0.dd["y"]?.content = [:] }),
    ("plain first", { $0.plain.removeFirst() }), ("plain0 last", { $0.plain[0].removeLast() }),
    ("plain all", { $0.plain = [] }),
    ("twice", { $0.twice = nil }), ("twice inner", { $0.twice = .some(nil) }),
    ("listed", { $0.listed = nil }), ("listed last", { $0.listed?.removeLast() }),
  ]

  @MainActor private final class Owner {
    var world = World()
  }

  /// Shows a section for each element, with a row of each kind.
  private func show(_ draft: FormDraft<World>, height: CGFloat? = 44) -> Stage {
    let stage = Stage()
    let start = height.map { stage.chain.height($0) } ?? stage.chain
    var chain = start.section().toggle("open", \.isOpen, of: draft)
    for spot in Self.spots {
      chain = chain.section(spot.name)
        .textField("name", spot.path.appending(path: \.name), of: draft).validate(.maximumLength(100))
        .stepper("age", spot.path.appending(path: \.age), of: draft)
        .toggle("on", spot.path.appending(path: \.isOn), of: draft)
    }
    stage.show(chain.make())
    return stage
  }

  private func expectShown(
    _ draft: FormDraft<World>, _ stage: Stage, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    _ = (draft.isChanged, draft.changedKeyPaths, draft.isValid)
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    for (spot, rows) in zip(Self.spots, stage.rowCounts.dropFirst()) {
      let expected = spot.find(draft.model) == nil ? 0 : 3
      #expect(rows == expected, "\(spot.name) after \(what)", sourceLocation: sourceLocation)
    }
    #expect(stage.log.messages.isEmpty, "\(what)", sourceLocation: sourceLocation)
  }

  private static func without(_ removal: Change) -> World {
    var world = World()
    removal.change(&world)
    return world
  }

  @Test(arguments: [nil, 44])
  func `rows go when the draft loses any container on their way, and come back with it`(height: Double?) async throws {
    let draft = FormDraft(World())
    let stage = show(draft, height: height.map { CGFloat($0) })
    await expectShown(draft, stage, "the start")
    for removal in Self.removals {
      draft[\.self] = Self.without(removal)
      await expectShown(draft, stage, removal.name)
      draft.undo()
      await expectShown(draft, stage, "undoing \(removal.name)")
      draft.redo()
      draft.revert()
      await expectShown(draft, stage, "reverting \(removal.name)")
    }
    #expect(draft.model == World() && !draft.isChanged)
  }

  @Test func `which elements a key path means is found, also where all are alike`() throws {
    for spot in Self.spots {
      let field = DraftField(spot.path.appending(path: \.name))
      let place = try #require(ElementLocation("\(field.keyPath)", in: World()), "\(spot.name)")
      let path = ElementPath(field, at: place, in: place.way.shape(of: World()))
      path.expect(in: place.way.shape(of: World()))
      for removal in Self.removals {
        let world = Self.without(removal)
        #expect(path.leads(into: world) == (spot.find(world) != nil), "\(spot.name) after \(removal.name)")
      }
    }
  }

  @Test func `a model that has lost any container of a changed element is a conflict that names the field`() throws {
    for spot in Self.spots {
      let path = spot.path.appending(path: \.name)
      for removal in Self.removals where spot.find(Self.without(removal)) == nil {
        for keepsMine in [true, false] {
          let what: Comment = "\(spot.name) after \(removal.name)"
          let owner = Owner()
          let draft = FormDraft(of: owner, \.world)
          draft[path] = "mine"
          draft.isOpen = false
          owner.world = Self.without(removal)
          let conflict = try #require(throws: DraftConflict<World>.self, what) { try draft.commit() }
          #expect(conflict.fields.map(\.keyPath) == [path], what)
          #expect(conflict.description.contains("“mine” here, “no such element” in the model"), what)
          #expect(owner.world == Self.without(removal), what)
          draft.resolve(conflict, keeping: keepsMine ? .mine : .theirs)
          try draft.commit()
          #expect(spot.find(owner.world)?.name == (keepsMine ? "mine" : nil), what)
          #expect(draft.model == owner.world && !draft.isChanged && !owner.world.isOpen, what)
        }
      }
    }
  }

  @Test func `an unchanged element that the model has lost goes with the next commit or reload`() async throws {
    let owner = Owner()
    let draft = FormDraft(of: owner, \.world)
    let stage = show(draft)
    for removal in Self.removals {
      owner.world = Self.without(removal)
      draft.isOpen.toggle()
      try draft.commit()
      await expectShown(draft, stage, "a commit without \(removal.name)")
      owner.world = World()
      draft.reload()
      await expectShown(draft, stage, "a reload of everything")
      owner.world = Self.without(removal)
      draft.reload()
      await expectShown(draft, stage, "a reload without \(removal.name)")
      owner.world = World()
      draft.reload()
    }
  }

  @Test(arguments: 0..<8) func `any changes in any order show the elements that there are`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let owner = Owner()
    let draft = FormDraft(of: owner, \.world)
    let stage = show(draft, height: seed.isMultiple(of: 2) ? 44 : nil)
    for step in 0..<60 {
      let spot = Self.spots.randomElement(using: &random)!
      let removal = Self.removals.randomElement(using: &random)!
      switch Int.random(in: 0..<10, using: &random) {
      case 0: draft[\.self] = Self.without(removal)
      case 1 where spot.find(draft.model) != nil, 2 where spot.find(draft.model) != nil:
        draft[spot.path.appending(path: \.name)] = "\(step)"
      case 4 where spot.find(draft.model) != nil: draft[spot.path] = Leaf(name: "whole \(step)")
      case 5: owner.world = Self.without(removal)
      case 6: draft.undo()
      case 7: draft.revert()
      case 8: draft.reload()
      default:
        do {
          try draft.commit()
          #expect(owner.world == draft.model)
        } catch let conflict as DraftConflict<World> {
          draft.resolve(conflict, keeping: step.isMultiple(of: 2) ? .mine : .theirs)
        }
      }
      if step.isMultiple(of: 5) { await expectShown(draft, stage, "step \(step)") }
    }
  }
}

extension Collection {
  func at(_ index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
