import Foundation
import Testing

@_spi(Testing) @testable import UIKit

/// A nib with views that a closure creates, because Linux has no nib files.
final class ClosureNib: UINib {
  private let make: () -> [Any]

  init(_ make: @escaping () -> [Any]) {
    self.make = make
    super.init(nibName: "Closure", bundle: nil)
  }

  override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    make()
  }
}

/// Cells, headers and footers that a table makes of nibs.
@MainActor @Suite struct NibTests {
  private final class Cell: UITableViewCell {}
  private final class Header: UITableViewHeaderFooterView {}

  @Test func `a table makes cells of a nib, gives them the identifier, and uses them again`() {
    let scene = TableScene()
    var made = 0
    scene.table.register(
      ClosureNib {
        made += 1
        return [Cell(style: .default, reuseIdentifier: nil)]
      }, forCellReuseIdentifier: "nib")
    let delegate = RecordingTableDelegate()
    delegate.makeCell = { $0.dequeueReusableCell(withIdentifier: "nib", for: $1) }
    scene.show(delegate)
    #expect(made > 0 && scene.table.visibleCells.allSatisfy { $0 is Cell && $0.reuseIdentifier == "nib" })
    let before = made
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(made == before, "cells of a nib are used again as any others")
  }

  @Test func `headers and footers are made of nibs too`() throws {
    let table = TableScene().table
    table.register(ClosureNib { [Header(reuseIdentifier: nil)] }, forHeaderFooterViewReuseIdentifier: "header")
    let view = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)
    #expect(view.reuseIdentifier == "header")
  }

  @Test func `the last of a class and a nib counts, and nil is neither`() {
    let table = TableScene().table
    let nib = ClosureNib { [Cell(style: .default, reuseIdentifier: nil)] }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(nib, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is Cell)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    #expect(!(table.dequeueReusableCell(withIdentifier: "cell") is Cell))
    table.register(nil as UINib?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  @Test func `a nib without one cell ends the process`() async {
    // github.com/tigerAndBull/TABAnimated/issues/60.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = TableScene().table
        table.register(ClosureNib { [UIView(), UIView()] }, forCellReuseIdentifier: "views")
        _ = table.dequeueReusableCell(withIdentifier: "views")
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "invalid nib registered for identifier (views) - nib must contain exactly one top level object which must be a "
        + "UITableViewCell instance")
  }

  @Test func `a cell of another identifier ends the process`() async {
    // github.com/tigerAndBull/TABAnimated/issues/54.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = TableScene().table
        table.register(
          ClosureNib { [UITableViewCell(style: .default, reuseIdentifier: "own")] }, forCellReuseIdentifier: "other")
        _ = table.dequeueReusableCell(withIdentifier: "other")
      }
    }
    expectEnd(
      result, "NSInternalInconsistencyException",
      "cell reuse indentifier in nib (own) does not match the identifier used to register the nib (other)")
  }

  @Test func `a nib file ends the process, with the way out`() async {
    // Apple's words begin so; the rest is ours.
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil) }
    }
    expectEnd(result, "NSInternalInconsistencyException", "Could not load NIB 'Cell': there are no nib files")
  }
}
