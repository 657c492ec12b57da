@_spi(Testing) @testable import UIKit

/// A list of which several rows are chosen while it is edited.
final class ChoosingList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [20]
  var calls: [String] = []
  var lets = true
  var canEdit: (Int) -> Bool = { _ in true }
  var mayHighlight: (Int) -> Bool = { _ in true }
  var didSelect: (IndexPath) -> Void = { _ in }
  var didBegin: () -> Void = {}

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
  private func name(_ path: IndexPath) -> String { path.section == 0 ? "\(path.row)" : "\(path.section).\(path.row)" }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath.row) }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    calls.append("style \(name(indexPath))")
    return .delete
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    mayHighlight(indexPath.row)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(name(indexPath))")
    didSelect(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselect \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should \(name(indexPath)) \(tableView.isEditing)")
    return lets
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    calls.append("begin \(name(indexPath)) \(tableView.isEditing)")
    didBegin()
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }
}
