import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Random changes of a chat: at the end it stays at the end, and elsewhere the first visible row that stays keeps its place.
@MainActor @Suite struct RandomChatTests {
  /// A chat, its window, and what happened to it.
  @MainActor private final class World {
    let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let tableView = UITableView(frame: .zero, style: .plain)
    let list = ItemList<Post>([])
    var dataSource: TableViewDataSource?
    var random: SeededGenerator
    var lines: [String] = []
    private var next = 0

    init(seed: Int) {
      random = SeededGenerator(seed: seed)
      list.items = posts(Int.random(in: 0...60, using: &random))
      let section = DataSource(tableView).scrollAnchor(.bottom).onDiagnostic { [unowned self] in
        lines.append($0.message)
      }
      .section().cell(PostCell.self).data(list).adapter { cell, post, _ in cell.show(post) }
      dataSource = Bool.random(using: &random) ? section.autoHeight().make() : section.height(70).make()
      window.show(tableView)
    }

    func posts(_ count: Int) -> [Post] {
      (0..<count).map { _ in
        next += 1
        return Post.random(next, using: &random)
      }
    }

    func place(_ row: Int) -> CGFloat {
      tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY - tableView.contentOffset.y
    }

    /// The distance from the content's end to where it rests at the bottom.
    var gap: CGFloat { tableView.lastOffset - tableView.contentOffset.y }

    /// The posts of visible rows with their distances from the top.
    var seen: [(id: Int, top: CGFloat)] {
      let top = tableView.contentOffset.y + tableView.adjustedContentInset.top + tableView.halfPixel + 0.001
      return (tableView.indexPathsForVisibleRows ?? []).filter { tableView.rectForRow(at: $0).maxY > top }
        .map { (list.items[$0.row].id, place($0.row)) }
    }

    /// Changes the items, or what is around them; returns what it did.
    func change() -> String {
      let count = list.items.count
      let places = 0...count
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let new = posts(Int.random(in: 1...3, using: &random))
        list.append(contentsOf: new)
        return "appends \(new.count)"
      case 2:
        let new = posts(Int.random(in: 1...20, using: &random))
        list.items.insert(contentsOf: new, at: 0)
        return "prepends \(new.count)"
      case 3:
        let place = Int.random(in: places, using: &random)
        list.items.insert(contentsOf: posts(2), at: place)
        return "inserts at \(place)"
      case 4 where count > 0:
        let row = Int.random(in: 0..<count, using: &random)
        list.items[row].text = Post.random(0, using: &random).text
        return "edits \(row)"
      case 5 where count > 0:
        let row = Int.random(in: 0..<count, using: &random)
        list.items.remove(at: row)
        return "removes \(row)"
      case 6 where count > 0:
        list.items.removeLast()
        return "takes back the last"
      case 7:
        let inset = CGFloat.random(in: 0...300, using: &random).rounded()
        UIView.animate(withDuration: 0.25) { self.tableView.contentInset.bottom = inset }
        return "keyboard of \(inset)"
      case 8:
        let height = CGFloat.random(in: 560...844, using: &random).rounded()
        tableView.frame.size.height = height
        return "height \(height)"
      default:
        dataSource?.reload()
        return "reloads"
      }
    }

    func settle() async {
      await dataSource?.waitForUpdates()
      window.layOut()
      settleAnimations()
      window.layOut()
      settleAnimations()
    }

    /// Drags the rows by a distance, without a flick.
    func drag(by distance: CGFloat) {
      let finger = TestFinger(on: window)
      let start = CGPoint(x: 200, y: 150)
      finger.press(at: start)
      for step in 1...8 { finger.move(to: CGPoint(x: 200, y: start.y + distance * CGFloat(step) / 8)) }
      finger.hold(for: 0.3)
      finger.lift()
      settleAnimations()
    }
  }

  @Test(arguments: 0..<60)
  func `at the end it stays there, and elsewhere the rows keep their place`(_ seed: Int) async throws {
    let world = World(seed: seed)
    await world.settle()
    #expect(abs(world.gap) < 0.5, "at first: \(world.gap)")
    for step in 0..<30 {
      if Int.random(in: 0..<3, using: &world.random) == 0 {
        let distance = CGFloat.random(in: -200...400, using: &world.random).rounded()
        world.drag(by: distance)
        world.lines.append("drags by \(distance)")
      }
      let wasAtEnd = world.tableView.isAtEnd
      #expect(world.dataSource?.isAtEnd == wasAtEnd, "seed \(seed), step \(step): \(world.lines)")
      let (seen, height) = (world.seen, world.tableView.bounds.height)
      world.lines.append(world.change())
      await world.settle()
      if wasAtEnd {
        #expect(abs(world.gap) < 0.5, "seed \(seed), step \(step): \(world.gap) from the end: \(world.lines)")
      } else if height == world.tableView.bounds.height, !world.tableView.isAtEnd {
        let stays = seen.first { row in world.list.items.contains { $0.id == row.id } }
        if let stays, let row = world.list.items.firstIndex(where: { $0.id == stays.id }) {
          let now = world.place(row)
          #expect(abs(now - stays.top) < 0.5, "seed \(seed), step \(step): \(stays.top), then \(now): \(world.lines)")
        }
      }
      guard Int.random(in: 0..<8, using: &world.random) == 0 else { continue }
      world.lines.append("scrolls to the end")
      world.dataSource?.scrollToEnd(animated: Bool.random(using: &world.random))
      await world.settle()
      #expect(
        abs(world.gap) < 0.5, "seed \(seed), step \(step): \(world.gap) after a scroll to the end: \(world.lines)")
    }
  }
}
