import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A nib that gets its views from a closure: there are no nib files on Linux, and outlets need Objective-C.
private final class ClosureNib: UINib {
  private let make: () -> UIView

  init(_ make: @escaping () -> UIView) {
    self.make = make
    super.init(nibName: "Closure", bundle: nil)
  }

  override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    [make()]
  }
}

/// Cells, headers and footers from nibs.
@MainActor @Suite struct NibTests {
  /// A cell that says where it comes from, as high as its constraints say.
  private final class NibCell: UITableViewCell {
    var origin = "code"

    convenience init(origin: String, identifier: String? = nil, height: CGFloat) {
      self.init(style: .default, reuseIdentifier: identifier)
      self.origin = origin
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: contentView.topAnchor),
        bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  private let stage = Stage()

  private func origins() -> [String] { stage.tableView.visibleCells.map { ($0 as? NibCell)?.origin ?? "other" } }

  @Test func `cells of a nib are registered, filled and measured as those of a class, each nib with its own`() {
    let (first, second) = (
      ClosureNib { NibCell(origin: "first", height: 33) }, ClosureNib { NibCell(origin: "second", height: 55) }
    )
    stage.show(
      stage.chain
        .section().cell(NibCell.self, from: .nib(first)).data(notes(2)).adapter { cell, note, _ in
          cell.textLabel?.text = note.text
        }.autoHeight()
        .section().cell(NibCell.self, from: .nib(second)).data(notes(1)).adapter { _, _, _ in }.accessory(.checkmark)
        .autoHeight()
        .section().cell(NibCell.self).data(notes(1)).adapter { _, _, _ in }.height(20)
        .make())
    #expect(origins() == ["first", "first", "second", "code"])
    #expect(stage.texts.prefix(2) == ["note 0", "note 1"])
    #expect(stage.height(0) >= 33 && stage.height(0) < 34 && stage.height(0, in: 1) >= 55)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a nib whose cell has an identifier is registered under that, also for a section with an appearance`() {
    let nib = ClosureNib { NibCell(origin: "named", identifier: "Named", height: 33) }
    stage.show(
      stage.chain.height(30)
        .section().cell(NibCell.self, from: .nib(nib, identifier: "Named")).data(notes(2)).adapter { _, _, _ in }
        .accessory(.checkmark)
        .make())
    #expect(origins() == ["named", "named"])
    #expect(stage.tableView.visibleCells.allSatisfy { $0.reuseIdentifier == "Named" && $0.accessoryType == .checkmark })
  }

  @Test func `a nib may be one of several cells of a section`() {
    let nib = ClosureNib { NibCell(origin: "nib", height: 33) }
    stage.show(
      stage.chain.height(30)
        .section().data(notes(3)).cells(NibCell.self, from: .nib(nib), for: { $0.id == 1 }) { _, _, _ in }
        .otherwise(PlainCell.self) { _, _, _ in }
        .make())
    #expect(origins() == ["other", "nib", "other"])
  }

  @Test func `a nib with a cell of another class is told, and its cells are shown as they are`() {
    let nib = ClosureNib { PlainCell() }
    stage.show(
      stage.chain.height(30)
        .section("notes").cell(NibCell.self, from: .nib(nib)).data(notes(2)).adapter { _, _, _ in }.make())
    #expect(stage.tableView.visibleCells.allSatisfy { $0 is PlainCell })
    #expect(stage.log.messages.count == 1 && stage.log.messages[0].contains("is a PlainCell, not a NibCell"))
  }

  @Test func `headers and footers come from nibs, with items and without`() {
    final class NibHeader: UITableViewHeaderFooterView {
      var origin = "code"
      var text = ""
    }
    func nib(_ origin: String) -> UINib {
      ClosureNib {
        let header = NibHeader()
        header.origin = origin
        return header
      }
    }
    stage.show(
      stage.chain.height(30)
        .section().cell(PlainCell.self).data(notes(2)).adapter { _, _, _ in }
        .header(NibHeader.self, from: .nib(nib("plain"))) { $0.text = "header" }.headerHeight(20)
        .footers(NibHeader.self, from: .nib(nib("items"))) { footer, notes in footer.text = "\(notes.count)" }
        .footerHeight(20)
        .make())
    let views = [stage.tableView.headerView(forSection: 0), stage.tableView.footerView(forSection: 0)]
      .compactMap { $0 as? NibHeader }
    #expect(views.map(\.origin) == ["plain", "items"] && views.map(\.text) == ["header", "2"])
  }
}
