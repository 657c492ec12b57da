import TableMakerDiffing
import Testing

@testable import TableMaker

/// Stands for a managed object.
private final class Thing {
  let id = ""
}

@MainActor @Suite struct FetchedSectionsTests {
  private typealias States = FetchedStates<Thing, String>

  private func section(_ name: String, _ ids: String..., index: String? = nil) -> States.Section {
    .init(name: name, indexTitle: index, ids: ids)
  }

  @Test func `a state becomes sections, with titles where the controller makes sections`() {
    var states = States { $0.id }
    let state = [section("B", "1", "2", index: "b"), section("A"), section("B", "3")]
    let sections = states.sections(of: state, isSectioned: true) { $0.id }
    #expect(
      sections == [
        ItemSection("B", title: "B", indexTitle: "b", items: ["1", "2"]), ItemSection("A", title: "A", items: []),
        ItemSection("B", title: "B", items: ["3"]),
      ])
    let one = states.sections(of: [section("", "1", index: "x")], isSectioned: false) { $0.id }
    #expect(one == [ItemSection("", items: ["1"])])
  }
}
