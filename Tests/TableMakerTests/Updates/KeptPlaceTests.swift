import TestSupport
import Testing
import UIKit

@testable import TableMaker

extension Post {
  fileprivate init(_ id: Int, _ text: String) { self.init(id: id, author: "author \(id)", text: text) }
}

/// The rows on screen stay in place through updates, reloads, and changes while the table is off screen.
@MainActor @Suite struct KeptPlaceTests {
  /// How rows get their heights.
  enum Heights: CaseIterable { case fixed, given, measured, measuredAtOnce }

  /// How a change comes to the table.
  enum Way: CaseIterable { case update, reload, offScreen, offScreenBitByBit, offScreenAsReload }

  /// The changes. Post 40 of 80 is in the first row on screen.
  enum Change: CaseIterable {
    case nothing, oneAbove, thousandAbove, fewerAbove, otherTextsAbove, lastIsOther, lastIsLong, oneBelow, firstSeenGoes
    case aboveGoesBelow, sectionAbove, firstSeenIsLow, oneBeforeSecondSeen, nextSeenGoAbove
    case endGoes, manyBelow

    func apply(_ posts: inout [Post]) {
      let long = String(repeating: "many words ", count: 120)
      switch self {
      case .nothing, .sectionAbove: break
      case .oneAbove: posts.insert(Post(900, long), at: 0)
      case .thousandAbove: posts.insert(contentsOf: (1000..<2000).map { Post($0, "more \($0)") }, at: 7)
      case .fewerAbove: posts.removeSubrange(3..<21)
      case .otherTextsAbove: for index in 0..<40 { posts[index] = Post(posts[index].id, long) }
      case .lastIsOther: posts[79] = Post(79, "")
      case .lastIsLong: posts[79] = Post(79, long)
      case .oneBelow: posts.append(Post(900, long))
      case .firstSeenGoes: posts.removeAll { $0.id == 40 }
      case .firstSeenIsLow: posts[40] = Post(40, "")
      case .oneBeforeSecondSeen: posts.insert(Post(900, long), at: 41)
      case .aboveGoesBelow: posts = Array(posts[20...]) + posts[..<20]
      case .endGoes: posts.removeSubrange(43...)
      case .manyBelow: posts += (3000..<3060).map { Post($0, "more \($0)") }
      case .nextSeenGoAbove: posts = Array(posts[41..<60]) + posts[..<41] + posts[60...]
      }
    }
  }

  /// A list of posts that was scrolled to a place.
  @MainActor private final class Reading {
    let stage = Stage()
    let list = ItemList((0..<80).map { Post($0, String(repeating: "word ", count: 3 + $0 * 37 % 90)) })
    let news = ItemList<Post>([])

    init(_ heights: Heights, jumps: Bool) {
      stage.tableView.contentInset.top = 50
      let first = stage.chain.measuresAhead(false).section("news").cell(NoteCell.self).data(news).height(70)
        .adapter { _, _, _ in }.hidesWhenEmpty()
      let posts = first.section("posts").cell(PostCell.self).data(list).adapter { cell, post, _ in cell.show(post) }
      let dataSource =
        switch heights {
        case .fixed: posts.height(44).make()
        case .given: posts.heights { post, _ in 30 + CGFloat(post.text.count % 70) }.make()
        case .measured: posts.autoHeight().make()
        case .measuredAtOnce: posts.autoHeight(.allAtOnce).make()
        }
      stage.show(dataSource)
      while !jumps, top(of: 40) == nil {
        stage.tableView.contentOffset.y += 300
        stage.window.layOut()
      }
      dataSource.scroll(to: list.items[40], at: .top, animated: false)
      stage.window.layOut()
      stage.tableView.contentOffset.y += 10
      stage.window.layOut()
    }

    /// Where a post's row begins on screen; nil for one that is not there.
    func top(of post: Int) -> CGFloat? {
      guard let path = stage.dataSource?.indexPath(of: Post(post, "")), stage.tableView.cellForRow(at: path) != nil
      else {
        return nil
      }
      return stage.tableView.rectForRow(at: path).minY - stage.tableView.contentOffset.y
    }

    /// Where a post's row ends on screen; nil for one that is not there.
    func bottom(of post: Int) -> CGFloat? {
      guard let top = top(of: post), let path = stage.dataSource?.indexPath(of: Post(post, "")) else { return nil }
      return top + stage.tableView.rectForRow(at: path).height
    }

    func change(_ change: Change) {
      if change == .sectionAbove { news.items = [Post(1, "news")] } else { change.apply(&list.items) }
    }

    func show(_ change: Change, by way: Way) async throws {
      let dataSource = try #require(stage.dataSource)
      switch way {
      case .update: self.change(change)
      case .reload:
        self.change(change)
        dataSource.reload()
      case .offScreen, .offScreenBitByBit, .offScreenAsReload:
        stage.tableView.removeFromSuperview()
        if way == .offScreenBitByBit {
          list.insert(Post(800, "one more"), at: 2)
          await dataSource.waitForUpdates()
          list.remove(at: 2)
          await dataSource.waitForUpdates()
        }
        self.change(change)
        if way == .offScreenAsReload { dataSource.reload() }
        await dataSource.waitForUpdates()
        stage.window.window.addSubview(stage.tableView)
      }
      await dataSource.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
    }
  }

  @Test(arguments: Heights.allCases, Way.allCases)
  func `the first row seen that stays is where it was`(heights: Heights, way: Way) async throws {
    // Where the content ends earlier, the rows can't stay.
    for change in Change.allCases where change != .endGoes {
      for jumps in heights == .measured ? [false, true] : [true] {
        let reading = Reading(heights, jumps: jumps)
        let post = change == .firstSeenGoes ? 41 : 40
        let before = try #require(reading.top(of: post))
        try await reading.show(change, by: way)
        let after = try #require(reading.top(of: post), "\(change), \(jumps)")
        #expect(abs(after - before) < 0.5, "\(change), jumps: \(jumps), moved by \(after - before)")
        #expect(reading.stage.log.messages.isEmpty)
        // The rows above have their final heights: scrolling up moves rows by exactly the distance scrolled.
        for step in 1...4 {
          guard let top = reading.top(of: post) else { break }
          reading.stage.tableView.contentOffset.y -= 20
          reading.stage.window.layOut()
          guard let lower = reading.top(of: post) else { break }
          #expect(abs(lower - top - 20) < 0.5, "\(change), jumps: \(jumps), step \(step)")
        }
      }
    }
  }

  @Test func `at rest at the very top a reload shows what is new there`() {
    let stage = Stage()
    let list = ItemList(notes(60))
    stage.show(
      stage.chain.height(40).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .make())
    list.insert(Note(99), at: 0)
    stage.reload()
    #expect(stage.tableView.contentOffset.y == 0)
    #expect(stage.dataSource?.indexPath(of: Note(99)) == IndexPath(row: 0, section: 0))
  }

  @Test(arguments: Heights.allCases)
  func `a table that was scrolled since it was updated off screen stays where it was scrolled to`(
    heights: Heights
  ) async throws {
    let reading = Reading(heights, jumps: true)
    let (tableView, dataSource) = (reading.stage.tableView, try #require(reading.stage.dataSource))
    tableView.removeFromSuperview()
    reading.list.insert(Post(900, "one"), at: 0)
    await dataSource.waitForUpdates()
    tableView.contentOffset.y = 400
    // Rows are measured there, which gives the content another height.
    tableView.layoutIfNeeded()
    let seen = try #require(tableView.indexPathsForVisibleRows?.dropFirst().first)
    let distance = tableView.rectForRow(at: seen).minY - tableView.contentOffset.y
    reading.list.append(Post(901, "another"))
    await dataSource.waitForUpdates()
    reading.stage.window.window.addSubview(tableView)
    reading.stage.window.layOut()
    dataSource.invalidateHeights()
    #expect(abs(tableView.rectForRow(at: seen).minY - tableView.contentOffset.y - distance) < 0.5)
  }

  @Test(arguments: [true, false], [250.0, 844, 1366])
  func `with another width the first row seen is still seen, and with the old one it is where it was`(
    isWhole: Bool, width: CGFloat
  ) async throws {
    for heights in Heights.allCases where heights != .given {
      let reading = Reading(heights, jumps: true)
      let (stage, dataSource) = (reading.stage, try #require(reading.stage.dataSource))
      if isWhole { stage.tableView.contentOffset.y -= 10 }
      stage.window.layOut()
      let before = try #require(reading.top(of: 40))
      for size in [CGSize(width: width, height: 390), CGSize(width: 390, height: 844)] {
        stage.tableView.frame.size = size
        stage.window.layOut()
        await dataSource.waitForUpdates()
        stage.window.layOut()
        let top = try #require(reading.top(of: 40), "\(heights), \(size)")
        let height = stage.tableView.rectForRow(at: IndexPath(row: 40, section: 0)).height
        #expect(top + height > 50, "\(heights), \(size): something of it is below the inset")
        #expect(isWhole ? abs(top - before) < 0.5 : top <= 50, "\(heights), \(size): \(top)")
      }
      #expect(abs(try #require(reading.top(of: 40)) - before) < 1, "\(heights)")
    }
  }

  /// How editing begins and ends.
  enum Editor: CaseIterable { case dataSource, dataSourceAnimated, table, tableAnimated }

  @Test(arguments: Heights.allCases, Editor.allCases)
  func `the first row seen is where it was when editing begins, shows marks, and ends`(
    heights: Heights, editor: Editor
  ) async throws {
    for isWhole in [true, false] {
      let reading = Reading(heights, jumps: true)
      let (stage, dataSource) = (reading.stage, try #require(reading.stage.dataSource))
      if isWhole { stage.tableView.contentOffset.y -= 10 }
      stage.window.layOut()
      let before = try #require(reading.top(of: 40))
      for (isEditing, choosesSeveral) in [(true, true), (true, false), (true, true), (false, true), (true, false)] {
        stage.tableView.allowsMultipleSelectionDuringEditing = choosesSeveral
        let isAnimated = editor == .dataSourceAnimated || editor == .tableAnimated
        if editor == .table || editor == .tableAnimated {
          stage.tableView.setEditing(isEditing, animated: isAnimated)
        } else {
          dataSource.setEditing(isEditing, animated: isAnimated)
        }
        stage.window.layOut()
        await dataSource.waitForUpdates()
        await nextTurns()
        settleAnimations()
        stage.window.layOut()
        let top = try #require(reading.top(of: 40), "editing, choosing \((isEditing, choosesSeveral))")
        #expect(abs(top - before) < 0.5, "editing, choosing \((isEditing, choosesSeveral)): moved by \(top - before)")
      }
    }
  }

  /// The changes of rows' heights between two reloads, which aren't updates of the data.
  enum Meanwhile: CaseIterable { case editing, otherWidth, forgottenHeights, headerView, firstSeenIsLow }

  @Test(arguments: Heights.allCases, [Way.reload, .offScreen, .offScreenBitByBit, .offScreenAsReload])
  func `a reload keeps the rows that are seen then, not those that an earlier reload kept`(
    heights: Heights, way: Way
  ) async throws {
    for meanwhile in Meanwhile.allCases {
      let reading = Reading(heights, jumps: true)
      let (stage, dataSource) = (reading.stage, try #require(reading.stage.dataSource))
      if meanwhile == .firstSeenIsLow {
        // Only the end of it is seen, and where it is measured nothing once it is low.
        stage.tableView.contentOffset.y += stage.height(40, in: stage.tableView.numberOfSections - 1) - 18
        stage.window.layOut()
      }
      try await reading.show(meanwhile == .firstSeenIsLow ? .firstSeenIsLow : .oneAbove, by: way)
      switch meanwhile {
      case .firstSeenIsLow: break
      case .editing: stage.tableView.setEditing(true, animated: false)
      case .otherWidth: stage.tableView.frame.size.width = 250
      case .forgottenHeights: dataSource.invalidateHeights()
      case .headerView: stage.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 75))
      }
      stage.window.layOut()
      await dataSource.waitForUpdates()
      stage.window.layOut()
      let seen = try #require((0..<80).first { (reading.bottom(of: $0) ?? 0) > 51 })
      let before = try #require(reading.top(of: seen))
      try await reading.show(meanwhile == .firstSeenIsLow ? .oneBeforeSecondSeen : .lastIsOther, by: way)
      let after = try #require(reading.top(of: seen), "\(meanwhile)")
      #expect(abs(after - before) < 0.5, "\(meanwhile): moved by \(after - before)")
    }
  }

  @Test(arguments: Heights.allCases, Way.allCases)
  func `a reload keeps a row that is seen then, not one that an earlier reload took off screen`(
    heights: Heights, way: Way
  ) async throws {
    for second in Way.allCases {
      let reading = Reading(heights, jumps: true)
      try await reading.show(.nextSeenGoAbove, by: way)
      let before = try #require(reading.top(of: 60), "\(second)")
      try await reading.show(.firstSeenGoes, by: second)
      let after = try #require(reading.top(of: 60), "\(second)")
      #expect(abs(after - before) < 0.5, "\(second): moved by \(after - before)")
    }
  }

  @Test(arguments: Heights.allCases, Way.allCases)
  func `a reload keeps the rows that are seen then, also those that came on screen because the content ended`(
    heights: Heights, way: Way
  ) async throws {
    for second in Way.allCases {
      let reading = Reading(heights, jumps: true)
      try await reading.show(.endGoes, by: way)
      let seen = try #require((0..<80).first { (reading.bottom(of: $0) ?? 0) > 51 })
      #expect(seen < 40, "\(second)")
      let before = try #require(reading.top(of: seen), "\(second)")
      try await reading.show(.manyBelow, by: second)
      let after = try #require(reading.top(of: seen), "\(second)")
      #expect(abs(after - before) < 0.5, "\(second): moved by \(after - before)")
    }
  }

  @Test(arguments: [10.0, 15, 40, 100], [Way.reload, .offScreenAsReload])
  func `a reload near the end keeps the rows that are seen, however far their heights are from the estimate`(
    estimate: CGFloat, way: Way
  ) async throws {
    let (stage, list) = (Stage(), ItemList((0..<80).map { Note($0) }))
    let tableView = stage.tableView
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.heights { _, index in
        40 + CGFloat(index % 3)
      }.estimatedHeight(estimate).make())
    tableView.frame.size.height = 120
    stage.window.layOut()
    let end: () -> CGFloat = { tableView.contentSize.height + tableView.adjustedContentInset.bottom - 120 }
    while tableView.contentOffset.y < end() - 3 {
      tableView.contentOffset.y = end() - 3
      stage.window.layOut()
    }
    let top: () -> CGFloat = {
      tableView.rectForRow(at: IndexPath(row: 78, section: 0)).minY - tableView.contentOffset.y
    }
    let before = top()
    #expect(tableView.indexPathsForVisibleRows?.last?.row == 79)
    if way == .offScreenAsReload { tableView.removeFromSuperview() }
    stage.dataSource?.reload()
    await stage.dataSource?.waitForUpdates()
    if way == .offScreenAsReload { stage.window.window.addSubview(tableView) }
    stage.window.layOut()
    #expect(abs(top() - before) < 0.5, "moved by \(top() - before)")
  }
}
