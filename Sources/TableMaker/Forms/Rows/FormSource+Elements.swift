import UIKit

/// The rows of an array's elements in a form section.
@MainActor struct ElementRowList {
  let elements: any RowElements
  /// The row that's never shown, and after which the rows are.
  let anchor: FormRow
  /// The elements, in order.
  var keys: [AnyHashable] = []
  var rows: [AnyHashable: [FormRow]] = [:]

  var inOrder: [FormRow] { keys.flatMap { rows[$0] ?? [] } }

  /// Returns whether changes of a draft can have inserted, removed, or moved elements.
  func follows(_ changes: DraftParts, of draft: any FollowedDraft) -> Bool {
    elements.draft === draft && elements.mayHaveOtherKeys(after: changes)
  }

  /// Inserts, removes, and moves rows for the elements that the draft has now.
  ///
  /// - Parameter make: A closure that creates the rows of an element.
  /// - Returns: The rows that are new, and those that are gone; `nil` if all elements are where they were.
  mutating func update(_ make: (AnyHashable) -> [FormRow]) -> (new: [FormRow], gone: [FormRow])? {
    let now = elements.keys
    guard now != keys else { return nil }
    let left = Set(now)
    let gone = keys.filter { !left.contains($0) }.flatMap { rows.removeValue(forKey: $0) ?? [] }
    var new: [FormRow] = []
    for key in now where rows[key] == nil {
      let made = make(key)
      rows[key] = made
      new += made
    }
    keys = now
    return (new, gone)
  }
}

extension FormSource {
  /// Returns the settings of an element's rows.
  static func settings(of key: AnyHashable, in elements: any RowElements, of anchor: FormRow) -> [FormRowSettings] {
    var settings = elements.rows(of: key)
    for index in settings.indices {
      settings[index].element = RowElement(
        elements: elements, key: key, isFirst: index == 0, isDeletable: anchor.settings.elementsAreDeletable)
    }
    return settings
  }

  /// Removes the element of a row from the draft.
  func deleteElement(of row: FormRow) {
    guard let element = row.settings.element, element.isFirst else { return }
    // The edited text must be in the draft before its element is removed, so undoing restores it.
    if let edited = keyboard.edited, edited.settings.element?.key == element.key { keyboard.endEditing() }
    element.elements.remove(element.key)
  }

  /// Moves the element of a row to where the user has dropped the row.
  func moveElement(of row: FormRow, to index: Int) {
    guard let element = row.settings.element else { return }
    let others = items.filter { $0.row !== row }
    let above = others.prefix(index).count { other in
      other.row.settings.element.map { $0.isFirst && $0.elements === element.elements } ?? false
    }
    element.elements.move(element.key, to: above)
  }
}

@MainActor extension _RowConfiguration<FormItem> {
  /// Lets the user delete and move the elements of arrays.
  mutating func editElements(isDeletable: Bool, hasInsertions: Bool) {
    editing.editability = { item, _ in
      if item.row.settings.insertsElement != nil { return .whileEditing }
      return item.row.settings.element.map { $0.isFirst && $0.isDeletable } == true ? .always : .never
    }
    editing.style = { item, _ in item.row.settings.insertsElement == nil ? .delete : .insert }
    if isDeletable {
      editing.deletions.handlers = [{ item, _ in item.row.source?.deleteElement(of: item.row) }]
    }
    if hasInsertions { editing.insertions.handlers = [{ item, _ in item.row.settings.insertsElement?() }] }
    moving.isMovable = { item, _ in item.row.settings.element?.isFirst == true }
    moving.handlers = [
      { item, from, to in
        guard from.section == to.section, from.number == to.number else { return }
        item.row.source?.moveElement(of: item.row, to: to.index)
      }
    ]
  }
}
