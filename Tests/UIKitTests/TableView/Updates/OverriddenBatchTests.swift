import Testing
import UIKit

/// Apple's one signature is the one that subclasses override.
@MainActor @Suite struct OverriddenBatchTests {
  private final class Table: UITableView {
    var calls: [String] = []
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      calls.append("\(updates == nil ? "nil" : "updates"), \(completion == nil ? "nil" : "completion")")
      super.performBatchUpdates(updates, completion: completion)
    }
    func change() { performBatchUpdates { calls.append("inside") } }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var count = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `an override sees every call, however the closure is written`() {
    let table = Table()
    let any: UITableView = table
    func passOn(_ updates: () -> Void) { any.performBatchUpdates(updates) }
    let stored: () -> Void = {}
    let optional: (() -> Void)? = stored
    any.performBatchUpdates {}
    any.performBatchUpdates(nil)
    any.performBatchUpdates(nil, completion: nil)
    any.performBatchUpdates({}, completion: { _ in })
    any.performBatchUpdates {
    } completion: { _ in
    }
    any.performBatchUpdates(stored)
    any.performBatchUpdates(optional)
    table.performBatchUpdates(optional) { _ in }
    passOn {}
    table.change()
    #expect(
      table.calls == [
        "updates, nil", "nil, nil", "nil, nil", "updates, completion", "updates, completion", "updates, nil",
        "updates, nil", "updates, completion", "updates, nil", "updates, nil", "inside",
      ])
  }

  @Test func `updates happen through the override`() {
    let (table, source) = (Table(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Source())
    table.dataSource = source
    table.layoutIfNeeded()
    table.performBatchUpdates {
      source.count = 3
      table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.calls == ["updates, nil"])
  }
}
