import Foundation
import TableMaker

/// An update compared with `reloadData()` on the same table, and with DifferenceKit's.
///
/// DifferenceKit's package is not fetched: its figures are those of one run on another machine, on 22 November 2026, in
/// which `reloadData()` was measured too. They are scaled by what `reloadData()` takes here and took there.
@MainActor enum Peers {
  static let legend = """
    settled: ours, from the assignment of the items until waitForUpdates() returns and the layout is done; layout: until the first frame after.
    reloadData: the same rows shown by a table without the library, whose delegate answers each height, so that it grows with the rows as
    it did in the stored run. All of it processor time of every thread in milliseconds, medians.
    DifferenceKit: StagedChangeset and reload(using:), STORED figures of another machine, scaled by reloadData here / reloadData there.
    ahead: DifferenceKit / settled; at least: twice as fast for a, else as far ahead as that run found.
    """

  /// The stored results of a run for a workload, in milliseconds.
  private struct Stored {
    let workload: Workload
    /// The durations for identities that are integers, UUIDs and texts.
    let differenceKit: [Double]
    let ours: [Double]
    let reloadData: Double
  }

  private static let stored = [
    Stored(workload: .a, differenceKit: [2.7, 2.8, 2.9], ours: [3.2, 4.3, 4.0], reloadData: 0.5),
    Stored(workload: .b, differenceKit: [71, 78, 99], ours: [4.5, 8.4, 17], reloadData: 4.9),
    Stored(workload: .cLong, differenceKit: [41, 44, 64], ours: [0.5, 0.5, 4.1], reloadData: 5.0),
    Stored(workload: .d, differenceKit: [39, 44, 68], ours: [0.5, 0.6, 6.9], reloadData: 4.9),
    Stored(workload: .e, differenceKit: [3.5, 3.6, 3.9], ours: [1.5, 1.9, 2.1], reloadData: 0.7),
    Stored(workload: .g, differenceKit: [2.8, 2.9, 3.0], ours: [0.6, 0.9, 1.0], reloadData: 0.7),
  ]

  /// Measures each workload for identities of each type, or one of them.
  static func run(type: String?, workload: String?) async {
    if type ?? "int" == "int" { await run(IntItem.self, 0, only: workload) }
    if type ?? "uuid" == "uuid" { await run(UUIDItem.self, 1, only: workload) }
    if type ?? "string" == "string" { await run(StringItem.self, 2, only: workload) }
  }

  private static func run<I: Listed>(_ type: I.Type, _ index: Int, only: String?) async {
    print("\n\(I.ID.self)")
    show("milliseconds", ["settled", "layout", "reloadData", "DiffKit", "ahead", "at least"])
    for stored in stored where stored.workload.rawValue.hasPrefix(only ?? "") {
      let (before, after) = stored.workload.items(of: type)
      let (settled, layout, reload) = await measure(before, after)
      let theirs = stored.differenceKit[index] * reload / stored.reloadData
      let wanted = stored.workload == .a ? 2 : stored.differenceKit[index] / stored.ours[index]
      let ahead = theirs / settled
      show(
        "  " + stored.workload.name,
        [settled, layout, reload, theirs].map { String(format: "%.3f", $0) }
          + [String(format: "%.1f", ahead) + (ahead < wanted ? " !" : ""), String(format: "%.1f", wanted)])
    }
  }

  /// The medians of an update until all is settled, of one until the layout is done, and of a reload.
  private static func measure<I: Listed>(
    _ before: [I], _ after: [I]
  ) async -> (settled: Double, layout: Double, reload: Double) {
    let (stage, bare) = (Stage(), BareTable<I>(asksForHeights: true))
    let list = stage.show(before, isKnown: true)
    var (settled, layout, reload): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<(before.count > 10_000 ? 7 : 11) {
      for isWhole in [true, false] {
        list.items = before
        stage.reload()
        await stage.settle()
        let start = Cost.now
        list.items = after
        if isWhole { await stage.settle() } else { await stage.update(isLarge: false) }
        let time = Cost.now.all - start.all
        if isWhole { settled.append(time) } else { layout.append(time) }
        await stage.settle()
        precondition(stage.count == after.count, "the table does not show the rows after")
      }
      bare.show([before])
      let start = Cost.now
      bare.show([after])
      reload.append(Cost.now.all - start.all)
    }
    return (median(settled), median(layout), median(reload))
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}
