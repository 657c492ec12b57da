import Testing

@_spi(Testing) @testable import UIKit

/// Misuse causes a crash with Apple's words, if they're known; if not, the test says "our words".
@Suite struct TableMisuseTests {
  @Test func `an identifier without a class`() async {
    // github.com/Karumi/BothamUI/issues/57, github.com/rcdilorenzo/Cell-Expander/issues/3.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.makeCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a "
        + "prototype cell in a storyboard")
  }

  @Test func `a class that is no cell`() async {
    // "must pass a class of kind UITableViewCell", as a Chinese collection of crashes quotes it.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableScene().table.register(UITableView.self, forCellReuseIdentifier: "cell") }
    }
    expectEnd(
      result, "NSInvalidArgumentException", "must pass a class of kind UITableViewCell")
  }

  @Test func `a class that is no header`() async {
    // Our words, after those for cells.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        TableScene().table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "header")
      }
    }
    expectEnd(
      result, "NSInvalidArgumentException", "must pass a class of kind UITableViewHeaderFooterView")
  }

  @Test func `two cells for one row`() async {
    // github.com/kif-framework/KIF/issues/1040.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.makeCell = { table, path in
          _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          return table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more "
        + "cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index "
        + "path). Cell identifier: cell, index path: ")
  }

  @Test func `one cell for two rows`() async {
    // Our words: Apple's table moves the cell and leaves a hole.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        delegate.makeCell = { _, _ in cell }
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "returned the same cell for row 1 of section 0 and for row 0 of section 0, which is on screen")
  }

  /// F10: what an exit test captures goes through JSON, which has no word for NaN and infinity.
  @Test(arguments: ["-2", "-0.5", "nan", "inf", "-inf"]) func `a height that is none`(height: String) async {
    // "Invalid row height provided by table delegate." begins the crash report of github.com/frankodwyer/FODFormKit/issues/19.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [height] in
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.rowHeight = CGFloat(Double(height) ?? 0)
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Invalid row height provided by table delegate. Value must be at least 0.0, or UITableViewAutomaticDimension.")
  }

  @Test func `a cell that measures itself as less than nothing`() async {
    // Our words.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        scene.table.register(NegativeCell.self, forCellReuseIdentifier: "cell")
        scene.show(PlainTableDelegate(rowCount: 1))
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "systemLayoutSizeFitting or sizeThatFits(_:) of NegativeCell must give a height of at least 0, got -3.0")
  }

  @Test func `a header height that is none`() async {
    // Our words, after those for rows.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        delegate.headerHeight = -7
        scene.show(delegate)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "Invalid header height provided by table delegate.")
  }

  @Test func `scrolling to a row that is not there`() async {
    // github.com/itsmeichigo/DateTimePicker/issues/91.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        scene.show(delegate)
        scene.table.scrollToRow(at: IndexPath(row: 72, section: 0), at: .top, animated: false)
      }
    }
    expectEnd(
      result, "NSRangeException",
      "Attempted to scroll the table view to an out-of-bounds row (72) when there are only 3 rows in section 0. Table view: "
    )
  }

  @Test func `scrolling to a section that is not there`() async {
    // github.com/SURYAKANTSHARMA/CountryPicker/issues/54.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        let delegate = RecordingTableDelegate()
        scene.show(delegate)
        scene.table.scrollToRow(at: IndexPath(row: 0, section: 18), at: .top, animated: false)
      }
    }
    expectEnd(
      result, "NSRangeException",
      "Attempted to scroll the table view to an out-of-bounds section (18) when there are only 1 sections.")
  }

  @Test func `counting the rows of a section that is not there`() async {
    // As apps' comments quote it: "Requested the number of rows for section (0) which is out of bounds".
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TableScene().table.numberOfRows(inSection: 1) }
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "Requested the number of rows for section (1) which is out of bounds."
    )
  }

  @Test func `a negative number of rows`() async {
    // Our words.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { TableScene().show(PlainTableDelegate(rowCount: -1)) }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "tableView(_:numberOfRowsInSection: 0) of PlainTableDelegate must be at least 0, got -1")
  }

  @Test func `a data source that is gone while its rows come on screen`() async {
    // github.com/toggl/mobile/issues/1553.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TableScene()
        var delegate: PlainTableDelegate? = PlainTableDelegate(rowCount: 1000)
        if let delegate { scene.show(delegate) }
        delegate = nil
        scene.scroll(to: 5000)
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "UITableView dataSource is not set")
  }
}

private final class NegativeCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: -3) }
}
