/// A step that has a form with an owner, and how a chain calls it.
package struct OwnerStep: Sendable, CustomStringConvertible {
  package enum Level: Sendable {
    /// Before the first section.
    case table
    /// After the section's adapter.
    case section
    /// After a row of a form.
    case row
  }

  package let name: String
  let level: Level
  /// Arguments before the owner, such as `of: String.self, `.
  let first: String
  /// The names of the closure's parameters after the owner.
  let parameters: [String]
  /// An expression for the closure's result; empty if it has none.
  let result: String

  private init(_ name: String, _ level: Level, _ parameters: String, first: String = "", result: String = "") {
    self.name = name
    self.level = level
    self.first = first
    self.parameters = parameters.split(separator: ",").map(String.init)
    self.result = result
  }

  package var description: String { first.isEmpty ? name : "\(name)(\(first))" }

  /// The step with a plain closure.
  var plain: String {
    let arguments = first.isEmpty ? "" : "(\(first.dropLast(2)))"
    let body = result.isEmpty ? "print(\((parameters + ["1"]).joined(separator: ", ")))" : result
    return ".\(name)\(arguments) { \(head(parameters))\(body) }"
  }

  /// The step with an owner, for which another label or member can be given.
  func owned(
    _ owner: String = "by: weakSelf", member: String = "count", parameters other: [String]? = nil
  ) -> String {
    let body = result.isEmpty ? "owner.\(member) += 1" : "owner.\(member) > 0 ? \(result) : \(result)"
    return ".\(name)(\(first)\(owner)) { \(head(["owner"] + (other ?? parameters)))\(body) }"
  }

  private func head(_ names: [String]) -> String { names.isEmpty ? "" : names.joined(separator: ", ") + " in " }
}

extension OwnerStep {
  /// Each step that has such a form.
  package static let all: [OwnerStep] =
    ["onError", "onUpdate", "onDiagnostic", "onSelectionChange"].map { OwnerStep($0, .table, "value") }
    + [
      "onScroll", "onBeginDragging", "onBeginDecelerating", "onEndDecelerating", "onEndScrollingAnimation",
      "onScrollToTop",
      "onInsetChange",
    ].map { OwnerStep($0, .table, "view") }
    + [
      OwnerStep("onEndDragging", .table, "view,decelerates"), OwnerStep("onRefresh", .table, ""),
      OwnerStep("onReachEnd", .table, ""),
      OwnerStep("shouldScrollToTop", .table, "view", result: "view.isScrollEnabled"),
    ]
    + [
      "onSelect", "onDeselect", "onHighlight", "onUnhighlight", "onAccessoryTap", "onPrimaryAction", "onDelete",
      "onInsert", "onBeginSwipe", "onEndSwipe", "onExpand", "onCollapse",
    ].map { OwnerStep($0, .section, "goods,index") }
    + [
      "shouldSelect", "shouldDeselect", "shouldHighlight", "shouldPerformPrimaryAction", "shouldFocus",
      "shouldSelectOnFocus", "shouldBeginMultipleSelection",
    ].map { OwnerStep($0, .section, "goods,index", result: "goods.stock > index") }
    + ["onDisplay", "onEndDisplay"].map { OwnerStep($0, .section, "cell,goods,index") }
    + [
      OwnerStep("onControl", .section, "button,goods,index", first: "\\.button, for: .touchUpInside, "),
      OwnerStep(
        "onControl", .section, "button,goods,index", first: "\\.button, in: GoodsCell.self, for: .touchUpInside, "),
    ]
    + [
      "onDisplayHeader", "onDisplayFooter", "onEndDisplayHeader", "onEndDisplayFooter", "onSelectHeader",
      "onSelectFooter",
    ].map { OwnerStep($0, .section, "view") }
    + ["onPrefetch", "onCancelPrefetch"].map { OwnerStep($0, .section, "goods") }
    + ["leadingActions", "trailingActions"].map {
      OwnerStep($0, .section, "goods,index", result: "UIContextualAction(goods.name, index)")
    }
    + [
      OwnerStep("accessibility", .section, "goods,index", result: "RowAccessibility(label: goods.name)"),
      OwnerStep("willSelect", .section, "goods,index", result: "goods"),
      OwnerStep("menu", .section, "goods,index", result: "UIMenu(title: goods.name, children: [])"),
      OwnerStep("onMove", .section, "goods,from,to"), OwnerStep("onAddItem", .section, ""),
      OwnerStep("onDrop", .section, "goods,index"),
      OwnerStep("onDrop", .section, "texts,index", first: "of: String.self, "),
      OwnerStep("onSelect", .row, ""),
    ]
}

extension OwnerStep {
  /// A chain of sections that use the step in each of its forms, and other events that have an owner.
  package func chain(sections: Int) -> String {
    let forms = [plain, owned()].map { "      \($0)\n" }.joined()
    let others = ["onAccessoryTap", "onDeselect", "onHighlight"].filter { $0 != name }.map {
      "      .\($0)(by: weakSelf) { owner, goods, index in owner.count += goods.stock + index }\n"
    }.joined()
    let parts = (0..<sections).map { index in
      let start = "      .section(\"s\(index)\")\n"
      if level == .row { return start + "      .link(\"More\")\n" + forms }
      return start + "      .cell(GoodsCell.self)\n      .data(goods)\n"
        + "      .adapter { cell, goods, _ in cell.show(goods) }\n" + others + (level == .section ? forms : "")
    }
    return """
      import TableMaker
      import UIKit

      final class StepController: UIViewController {
        var dataSource: TableViewDataSource!
        var count = 0
        func show(_ tableView: UITableView, _ goods: ItemList<Goods>) {
          dataSource = DataSource(tableView)
      \(level == .table ? forms : "")\(parts.joined())      .make()
        }
      }
      extension UIContextualAction {
        fileprivate convenience init(_ title: String, _ count: Int) {
          self.init(style: .normal, title: title) { _, _, done in done(count > 0) }
        }
      }

      """
  }

  /// Mistakes with the step, in a section in the middle or among the table's steps.
  package var mistakes: [Mutant] {
    let section = level == .table ? nil : "s6"
    let (before, after) = (["owner"] + parameters, parameters + ["more"])
    return [
      Mutant(
        "\(self): an owner that is held strongly", in: section, .replace(owned(), by: owned("with: self")),
        line: "with: self", says: "Hold the owner weakly: write by: weakSelf"),
      Mutant(
        "\(self): wrong member of the owner", in: section, .replace(owned(), by: owned(member: "cuont")),
        line: "owner.cuont", says: "no member 'cuont'"),
      Mutant(
        "\(self): too many arguments", in: section, .replace(owned(), by: owned(parameters: after)),
        line: "more in ", says: "expects \(before.count) argument"),
      Mutant(
        "\(self): misspelled", in: section, .replace(owned(), by: ".x" + owned().dropFirst()),
        line: ".x\(name)", says: "no dynamic member", "'NoSuchStep'"),
    ]
  }
}
