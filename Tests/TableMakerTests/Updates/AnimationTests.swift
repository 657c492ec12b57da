import Foundation
import TableMaker
import TestSupport
import Testing
import UIKit

/// A table that counts the rows that come and go with each animation.
@MainActor private final class AnimationCountingTableView: UITableView {
  var counts: [String: Int] = [:]

  private func note(_ word: String, _ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
    counts["\(word) \(animation == .none ? "at once" : "animated")", default: 0] += paths.count
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note("come", indexPaths, animation)
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    note("go", indexPaths, animation)
    super.deleteRows(at: indexPaths, with: animation)
  }
}

@MainActor @Suite struct AnimationTests {
  @Test func `rows come and go as the table says, and where it says nothing as UIKit does by itself`() {
    for (animation, name) in [(UITableView.RowAnimation.left, "left"), (nil, "automatic")] {
      let animated = AnimatedStage(table: animation, sections: [nil])
      let told = animated.told {
        animated.lists[0].remove(Note(0))
        animated.lists[0].append(Note(2))
      }
      #expect(told == ["delete rows 0.0: \(name)", "insert rows 0.1: \(name)"])
    }
  }

  @Test func `what a section says goes before what the table says, each for its own rows`() {
    let animated = AnimatedStage(table: .left, sections: [.fade, nil, .fade, .top])
    let told = animated.told {
      for (place, list) in animated.lists.enumerated() {
        list.removeAll { $0.id == place * 10 }
        list.append(Note(place * 10 + 2))
      }
    }
    #expect(
      told == [
        "delete rows 0.0,2.0: fade", "delete rows 1.0: left", "delete rows 3.0: top",
        "insert rows 0.1,2.1: fade", "insert rows 1.1: left", "insert rows 3.1: top",
      ])
  }

  @Test func `a section comes and goes with its own animation`() {
    let animated = AnimatedStage(table: .left, sections: [.fade, nil, .top])
    #expect(animated.told { animated.dataSource.section("0").hide() } == ["delete sections 0: fade"])
    #expect(
      animated.told {
        animated.dataSource.section("0").show()
        animated.dataSource.section("1").hide()
        animated.dataSource.section("2").hide()
      } == ["insert sections 0: fade", "delete sections 0: left", "delete sections 1: top"])
  }

  @Test func `rows of sections whose number changes have the animation of their own section`() {
    let animated = AnimatedStage(table: .left, sections: [.fade, .top, .right])
    let told = animated.told {
      animated.dataSource.section("0").hide()
      animated.lists[1].remove(Note(10))
      animated.lists[2].append(Note(22))
    }
    // Deleted by the places before, inserted by those after.
    #expect(told == ["delete sections 0: fade", "delete rows 1.0: top", "insert rows 1.2: right"])
  }

  @Test func `the step that comes last counts, at both levels`() {
    let table = AnimatedTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let (one, two) = (ItemList([Note(0)]), ItemList([Note(1)]))
    let dataSource = stage.chain.height(20).animation(.left).animation(.right)
      .section().cell(NoteCell.self).data(one).adapter { _, _, _ in }.animation(.fade).animation(.top)
      .section().cell(NoteCell.self).data(two).adapter { _, _, _ in }
      .make()
    stage.show(dataSource)
    dataSource.batch {
      one.append(Note(2))
      two.append(Note(3))
    }
    #expect(table.takeTold() == ["insert rows 0.1: top", "insert rows 1.1: right"])
  }

  @Test(arguments: [900, 1200, 5000])
  func `of an update with more than a thousand rows only those that may be seen are animated`(count: Int) async {
    let table = AnimationCountingTableView(frame: .zero, style: .plain)
    let stage = Stage(tableView: table)
    let list = ItemList(notes(40))
    stage.show(
      stage.chain.height(40).animation(.fade).section().cell(PlainCell.self).data(list).adapter { _, _, _ in }.make())
    table.counts = [:]
    list.insert(contentsOf: (0..<count).map { Note(1000 + $0) }, at: 3)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(table.counts.values.reduce(0, +) == count)
    #expect(
      count > 1000 ? (100...700).contains(table.counts["come animated"] ?? 0) : table.counts["come at once"] == nil)
    table.counts = [:]
    list.removeAll { $0.id >= 1000 }
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(table.counts.values.reduce(0, +) == count)
    #expect(count > 1000 ? (20...150).contains(table.counts["go animated"] ?? 0) : table.counts["go at once"] == nil)
    #expect(stage.tableView.numberOfRows(inSection: 0) == 40 && stage.log.messages.isEmpty)
  }
}
