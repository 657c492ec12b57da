import Benchmark
import TableMaker
import UIKit

/// Five thousand rows that unfold and fold, against as many that a list is given and loses again; and what a tree costs an update that
/// does not concern it.
@MainActor func treeSuite() -> BenchmarkSuite {
  let suite = BenchmarkSuite(name: "trees of 5,000 rows", settings: Iterations(7), WarmupIterations(1))
  let count = 5_000
  add(suite, "\(count) rows come to a list and go", Scene.init(plain:), count) { scene in
    scene.list.insert(contentsOf: (0..<count).map { Branch(id: 1_000_000 + $0) }, at: 3)
    scene.settle()
    scene.list.removeAll { $0.id >= 1_000_000 }
  }
  add(suite, "\(count) rows unfold and fold", Scene.init(tree:), count) { scene in
    guard let parent = scene.list[id: 2] else { return }
    scene.source.expand(parent)
    scene.settle()
    scene.source.collapse(parent)
  }
  ProcessorTime.addRatio("\(count) rows unfold and fold", to: "\(count) rows come to a list and go", goal: 1.5)
  add(suite, "a text changes among \(count) rows of a list", Scene.init(plain:), count) { scene in
    scene.list.insert(contentsOf: (0..<count).map { Branch(id: 1_000_000 + $0) }, at: 3)
    scene.settle()
    for step in 0..<10 {
      scene.list[id: 1]?.text = "\(step)"
      scene.settle()
    }
  }
  add(suite, "a text changes among \(count) rows of a tree", Scene.init(tree:), count) { scene in
    scene.source.expandAll()
    scene.settle()
    for step in 0..<10 {
      scene.list[id: 1]?.text = "\(step)"
      scene.settle()
    }
  }
  ProcessorTime.addRatio(
    "a text changes among \(count) rows of a tree", to: "a text changes among \(count) rows of a list", goal: 3)
  return suite
}

@MainActor private func add(
  _ suite: BenchmarkSuite, _ name: String, _ make: @escaping @MainActor (Int) -> Scene, _ count: Int,
  _ change: @escaping @MainActor (Scene) -> Void
) {
  suite.benchmark(name) { state in
    try MainActor.assumeIsolated {
      let scene = make(count)
      scene.settle()
      try state.measure {
        ProcessorTime.noting(name) {
          change(scene)
          scene.settle()
        }
      }
    }
  }
}

/// An item that may have others below it.
private struct Branch: Identifiable, Equatable {
  let id: Int
  var text = ""
  var branches: [Branch] = []
}

/// A table of a few items, of which the third may have thousands below it.
@MainActor private final class Scene {
  let screen = Screen()
  let list: ItemList<Branch>
  private(set) var source: TableViewDataSource

  convenience init(plain count: Int) { self.init((0..<10).map { Branch(id: $0) }, isTree: false) }

  convenience init(tree count: Int) {
    let below = (0..<count).map { Branch(id: 1_000_000 + $0) }
    self.init((0..<10).map { Branch(id: $0, branches: $0 == 2 ? below : []) }, isTree: true)
  }

  private init(_ branches: [Branch], isTree: Bool) {
    let list = ItemList(branches)
    let section = DataSource(screen.table).height(44).section().data(list).stockCell(.default)
      .adapter { cell, branch, _ in cell.textLabel?.text = branch.text }
    self.list = list
    source = isTree ? section.expandable(children: \.branches).make() : section.make()
  }

  func settle() {
    let source = source
    wait { await source.waitForUpdates() }
    screen.layOut()
  }
}
