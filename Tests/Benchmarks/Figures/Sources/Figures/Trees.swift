import UIKit

/// Rows that unfold and fold in a tree, and texts that change there, compared with those of a list.
@MainActor func trees() async -> [Figure] {
  func top(_ below: [Line]) -> [Line] { (0..<10).map { Line($0, lines: $0 == 2 ? below : []) } }
  func below(_ count: Int) -> [Line] { (0..<count).map { Line(1_000_000 + $0) } }
  func edit(_ stage: ChainStage) async {
    for step in 0..<10 {
      stage.list[id: "line 1"]?.text = "\(step)"
      await stage.settle()
    }
  }
  let count = 5_000
  return [
    await measure(
      Words("5,000 rows of a tree unfold and fold", "展开并收起树的 5,000 行"), count: count, rounds: 7,
      floor: { count in
        let (stage, rows) = (HandStage(top([])), below(count))
        let paths = rows.indices.map { IndexPath(row: 3 + $0, section: 0) }
        return await time {
          let few = stage.rows.lines
          stage.perform(few[..<3] + rows + few[3...]) { $0.insertRows(at: paths, with: .none) }
          stage.perform(few) { $0.deleteRows(at: paths, with: .none) }
        }
      },
      peer: Words("a list's rows come and go", "列表的行出现又消失"),
      theirs: { count in
        let (stage, rows) = (ChainStage(top([])), below(count))
        return await time {
          stage.list.insert(contentsOf: rows, at: 3)
          await stage.settle()
          stage.list.removeAll { $0.id.utf8.count > 10 }
          await stage.settle()
        }
      },
      ours: { count in
        let stage = ChainStage(top(below(count)), isTree: true)
        return await time {
          guard let parent = stage.list[id: "line 2"] else { return }
          stage.source.expand(parent)
          await stage.settle()
          stage.source.collapse(parent)
          await stage.settle()
        }
      }),
    await measure(
      Words("ten texts change among 5,000 rows of a tree", "树的 5,000 行中有十处文字改变"), count: count, rounds: 7,
      peer: Words("the same in a list", "在列表里"),
      theirs: { count in
        let stage = ChainStage(top([]) + below(count))
        return await time { await edit(stage) }
      },
      ours: { count in
        let stage = ChainStage(top(below(count)), isTree: true)
        stage.source.expandAll()
        await stage.settle()
        return await time { await edit(stage) }
      }),
  ]
}
