import UIKit

extension LiveTable {
  /// Returns the value of a step of the row's section, or `nil` if it has no such step or the row shows no item.
  func answer(_ method: DelegateMethod, _ question: Question, at indexPath: IndexPath) -> Bool? {
    guard let rows = snapshot.rows(of: indexPath.section, with: indexPath.row), rows.items.answers(method),
      !rows.isAddItemRow(indexPath.row)
    else { return nil }
    return calls.asking(question) { rows.items.answer(method, at: indexPath.row) }
  }
}
