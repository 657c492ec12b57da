import Testing
import UIKit

/// Identifiers that are there twice or not at all: Apple's words, where they are reported; where not, the test says
/// "our words".
@Suite struct `Misuse of a diffable snapshot ends the process` {
  @Test func `for an item that is given twice`() async {
    // github.com/mastodon/mastodon-ios/issues/1366.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 7, 2, 7])
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
  }

  @Test func `for a section that is given twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a", "b", "a"])
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}")
  }

  @Test func `for a section that is there already`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a"])
      snapshot.appendSections(["a"])
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Section identifier count does not match data source count. This is most likely due to a hashing issue with the "
        + "identifiers.")
  }

  @Test func `for items without a section`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendItems([1])
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "There are currently no sections in the data source. Please add a section first.")
  }

  @Test func `for a section that is not there`() async {
    // Since iOS 14 asking for its items raises too: github.com/the-blue-alliance/the-blue-alliance-ios/pull/899.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a"])
      _ = snapshot.itemIdentifiers(inSection: "b")
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "Invalid parameter not satisfying: section != NSNotFound")
  }

  @Test func `for an item to reload that is not there`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.reloadItems([5])
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Attempted to reload item identifier that does not exist in the snapshot: 5")
  }

  @Test func `for an item to insert before that is not there`() async {
    // Our words.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a"])
      snapshot.insertItems([1], beforeItem: 5)
    }
    expectEnd(
      result, "NSInternalInconsistencyException", "the destination item identifier does not exist in the snapshot: 5")
  }

  @Test func `for an item to insert before itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = LetterSnapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([5])
      snapshot.insertItems([1, 5], beforeItem: 5)
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "Invalid update: destination for insertion operation [5] is in the insertion identifier list for update")
  }

  @Test func `for a row whose cell is not made`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let table = UITableView(frame: window.bounds)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = LetterSnapshot()
        snapshot.appendSections(["a"])
        snapshot.appendItems([5])
        source.apply(snapshot)
        window.isHidden = false
        window.addSubview(table)
        window.layoutIfNeeded()
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "UITableView dataSource returned a nil cell for row at index path: ")
  }
}
