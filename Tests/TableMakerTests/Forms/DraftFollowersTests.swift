import TestSupport
import Testing

@testable import TableMaker

/// The followers that receive a change of a draft: all that it can affect, in order, and few others.
@MainActor @Suite struct DraftFollowersTests {
  private struct Guest: Equatable {
    var name = ""
    var age = 0
  }

  private struct Party: Equatable {
    var title = ""
    var size = 0
    var place = Guest()
    var guests = Array(repeating: Guest(), count: 5)
    var flags = Array(repeating: false, count: 5)
    var total: Int { guests.count }
  }

  private final class Follower: DraftFollower {
    let number: Int
    init(_ number: Int) { self.number = number }
    func draft(_ draft: any FollowedDraft, didChange parts: DraftParts) {}
  }

  /// The parts that some readings and changes of a draft have.
  private static func parts(_ draft: FormDraft<Party>) -> [DraftPart] {
    // A draft knows the elements that were written.
    for index in 0..<5 {
      draft[\.guests[index].name] = "guest"
      draft[\.guests[index].age] = 1
      draft[\.flags[index]] = true
    }
    let values = draft.values
    var parts = [
      values.part(of: \.title), values.part(of: \.size), values.part(of: \.place), values.part(of: \.place.name),
      values.part(of: \.place.age), values.part(of: \.guests), values.part(of: \.flags), values.part(of: \.total),
      .validity,
    ]
    for index in 0..<5 {
      parts += [
        values.part(of: \.guests[index]), values.part(of: \.guests[index].name), values.part(of: \.guests[index].age),
        values.part(of: \.flags[index]),
      ]
    }
    return parts
  }

  @Test(arguments: 0..<60) func `everybody is asked whom a change can affect, in the order of following`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let draft = FormDraft(Party())
    let known = Self.parts(draft)
    func someParts() -> DraftParts {
      var parts = DraftParts()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if let part = known.randomElement(using: &random) { parts.insert(part) }
      }
      return parts
    }
    var followers = DraftFollowers()
    // By the naive rule: all of them, with what they read, in order.
    var model: [(follower: Follower, parts: DraftParts?)] = []
    for step in 0..<120 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3:
        let follower = Follower(step)
        let parts = Int.random(in: 0..<8, using: &random) == 0 ? nil : someParts()
        followers.add(follower, reading: parts)
        model.append((follower, parts))
      case 4:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        // What it reads has changed, and its place in the order hasn't.
        model[index].parts = someParts()
        followers.add(model[index].follower, reading: model[index].parts)
      case 5:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        followers.remove(model.remove(at: index).follower)
      case 6:
        // Deallocated, without a word.
        if let index = model.indices.randomElement(using: &random) { model.remove(at: index) }
      default:
        let changed = someParts()
        let asked = followers.affected(by: changed).compactMap { ($0 as? Follower)?.number }
        let needed = model.filter { $0.parts.map { $0.overlaps(changed) } ?? true }.map(\.follower.number)
        #expect(Set(needed).isSubset(of: asked), "seed \(seed), step \(step)")
        #expect(asked == model.map(\.follower.number).filter { asked.contains($0) }, "seed \(seed), step \(step)")
      }
    }
    #expect(followers.all.count == model.count)
  }

  @Test func `of a thousand readers of elements, a change of one asks its reader`() {
    let draft = FormDraft(Party())
    draft.flags = Array(repeating: false, count: 1000)
    for index in 0..<1000 { draft[\.flags[index]] = true }
    var followers = DraftFollowers()
    let readers = (0..<1000).map(Follower.init)
    for (index, reader) in readers.enumerated() {
      followers.add(reader, reading: DraftParts(draft.values.part(of: \.flags[index])))
    }
    for index in [0, 500, 999] {
      let asked = followers.affected(by: DraftParts(draft.values.part(of: \.flags[index])))
      #expect(asked.count == 1 && asked.first === readers[index])
    }
    #expect(followers.affected(by: DraftParts(draft.values.part(of: \.title))).isEmpty)
    #expect(followers.affected(by: DraftParts(draft.values.part(of: \.flags))).count == 1000)
    #expect(followers.ofEverything.isEmpty)
  }
}
