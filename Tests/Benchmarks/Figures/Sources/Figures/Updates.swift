import AllocationCount
import Foundation
import UIKit

/// Numbers that are the same in each run.
private struct FixedNumbers: RandomNumberGenerator {
  private var state: UInt64 = 2_026

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) | (state << 31)
  }
}

private func lines(_ range: Range<Int>) -> [Line] { range.map { Line($0) } }

/// Whole updates of one list, from the assignment of the items to the layout.
@MainActor func updates() async -> [Figure] {
  func update(_ work: Words, count: Int, from before: @escaping (Int) -> [Line], to after: @escaping ([Line]) -> [Line])
    async -> Figure
  {
    await measure(
      work, count: count,
      floor: { count in
        let old = before(count)
        let (stage, new) = (HandStage(old), after(old))
        return await time { stage.reload(new) }
      },
      peer: Words("DifferenceKit's way", "DifferenceKit 的做法"),
      theirs: { count in
        let old = before(count)
        let (stage, new) = (HandStage(old), after(old))
        let duration = await time { stage.change(to: new) }
        precondition(stage.rows.lines == new, "the stages don't lead to the new lines")
        return duration
      },
      ours: { count in
        let old = before(count)
        let (stage, new) = (ChainStage(old), after(old))
        let duration = await time {
          stage.list.items = new
          stage.source.update(animated: false)
          stage.layOut()
        }
        precondition(
          stage.table.numberOfRows(inSection: 0) == new.count, "the table view doesn't show the new lines")
        return duration
      })
  }
  return [
    await update(
      Words("1,000 rows are shuffled", "打乱 1,000 行"), count: 1_000, from: { lines(0..<$0) },
      to: { old in
        var numbers = FixedNumbers()
        return old.shuffled(using: &numbers)
      }),
    await update(
      Words("5,000 rows: 500 each inserted, deleted, moved, edited", "5,000 行：插入、删除、移动、编辑各 500 行"),
      count: 5_000, from: { lines(0..<$0) },
      to: { old in
        var numbers = FixedNumbers()
        var new = old
        let part = old.count / 10
        for _ in 0..<part { new.remove(at: Int.random(in: new.indices, using: &numbers)) }
        for _ in 0..<part {
          let moved = new.remove(at: Int.random(in: new.indices, using: &numbers))
          new.insert(moved, at: Int.random(in: new.indices, using: &numbers))
        }
        for number in 0..<part {
          new.insert(Line(old.count + number), at: Int.random(in: new.indices, using: &numbers))
        }
        for _ in 0..<part { new[Int.random(in: new.indices, using: &numbers)].text += "." }
        return new
      }),
    await update(
      Words("1,000 rows come before 10,000", "在 10,000 行之前插入 1,000 行"), count: 10_000, from: { lines(0..<$0) },
      to: { old in lines(old.count..<old.count + old.count / 10) + old }),
  ] + (await allocations())
}

/// Counts the blocks and bytes that one changed text among 10,000 rows allocates, compared with setting its cell.
@MainActor private func allocations() async -> [Figure] {
  let (hand, chain) = (HandStage(lines(0..<10_000)), ChainStage(lines(0..<10_000)))
  var (theirs, ours) = ([Double.infinity, .infinity], [Double.infinity, .infinity])
  func note(_ least: inout [Double], _ body: () async -> Void) async {
    let before = count_allocations()
    await body()
    let after = count_allocations()
    least[0] = min(least[0], Double(after.blocks - before.blocks))
    least[1] = min(least[1], Double(after.bytes - before.bytes))
  }
  for round in 0..<20 {
    await note(&theirs) {
      hand.rows.lines[3].text = "edited \(round)"
      hand.table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text = hand.rows.lines[3].text
      hand.layOut()
    }
    await note(&ours) {
      chain.list[id: "line 3"]?.text = "edited \(round)"
      await chain.settle()
    }
  }
  let works = [
    (
      Words("one text of 10,000 changes: blocks of memory", "10,000 行中一行的文字改变：分配的内存块"), Words("blocks", "块")
    ), (Words("one text of 10,000 changes: bytes of memory", "10,000 行中一行的文字改变：分配的字节"), Words("bytes", "字节")),
  ]
  return works.enumerated().map { index, work in
    Figure(
      work: work.0, peer: Words("plain UIKit", "直接使用 UIKit"), theirs: theirs[index], ours: ours[index], unit: work.1)
  }
}
