import UIKit

/// The rows of an array's elements in a form section.
@MainActor struct ElementRowList {
  let elements: any RowElements
  /// The row that's never shown, and after which the rows are.
  let anchor: FormRow
  /// The elements, in order.
  var keys: [AnyHashable] = []
  var rows: [AnyHashable: [FormRow]] = [:]
  /// The elements' rows that the app has moved elsewhere. They go with their elements.
  private var moved: [AnyHashable: [WeakReference<FormRow>]] = [:]

  init(elements: any RowElements, anchor: FormRow) { (self.elements, self.anchor) = (elements, anchor) }

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
    let gone = keys.filter { !left.contains($0) }.flatMap { key in
      (rows.removeValue(forKey: key) ?? []) + (moved.removeValue(forKey: key) ?? []).compactMap(\.object)
    }
    var new: [FormRow] = []
    for key in now where rows[key] == nil {
      let made = make(key)
      rows[key] = made
      new += made
    }
    keys = now
    return (new, gone)
  }

  /// Returns the row by which the user deletes and moves an element: the first one that's shown among its other rows, or
  /// one that the app has moved elsewhere in the section.
  func handle(of key: AnyHashable, in source: FormSource) -> FormRow? {
    rows[key]?.first(where: \.isIncluded)
      ?? moved[key]?.lazy.compactMap(\.object).first { $0.isIncluded && $0.source === source }
  }

  /// Handles rows that the app has removed, or moves elsewhere.
  mutating func forget(_ removed: [FormRow], isMove: Bool) {
    for row in removed {
      guard let element = row.settings.element, element.elements === elements else { continue }
      rows[element.key]?.removeAll { $0 === row }
      if isMove, rows[element.key] != nil { moved[element.key, default: []].append(WeakReference(row)) }
    }
  }
}

extension FormSource {
  /// Adds the rows of an array's elements if a row is the beginning of such rows, and follows the array.
  ///
  /// - Returns: The rows that are new.
  func followElements(after anchor: FormRow) -> [FormRow] {
    guard let elements = anchor.settings.elements else { return [] }
    take([ElementRowList(elements: elements, anchor: anchor)])
    return updateElements(after: anchor)
  }

  /// Follows the arrays of rows that were in another section, or elsewhere in this one.
  func take(_ lists: [ElementRowList]) {
    for list in lists {
      elementRows.append(list)
      follow(list.elements.draft)
    }
  }

  /// Stops following the arrays of rows, which are removed or moved.
  func releaseElements(after rows: [FormRow]) -> [ElementRowList] {
    let released = elementRows.filter { list in rows.contains { $0 === list.anchor } }
    elementRows.removeAll { list in rows.contains { $0 === list.anchor } }
    return released
  }

  /// Stops following the arrays of rows, and those in their elements.
  ///
  /// - Returns: The rows of their elements.
  func releaseNested(after rows: [FormRow]) -> [FormRow] {
    let nested = releaseElements(after: rows).flatMap(\.inOrder)
    return nested.isEmpty ? [] : nested + releaseNested(after: nested)
  }

  /// Returns the settings of an element's rows.
  static func settings(of key: AnyHashable, in elements: any RowElements, of anchor: FormRow) -> [FormRowSettings] {
    var settings = elements.rows(of: key)
    for index in settings.indices {
      settings[index].element = RowElement(
        elements: elements, key: key, isDeletable: anchor.settings.elementsAreDeletable)
    }
    return settings
  }

  /// Returns the rows of the elements after a row; none if the row isn't the beginning of an array's rows.
  func elementRows(after anchor: FormRow) -> [FormRow] {
    let rows = elementRows.first { $0.anchor === anchor }?.inOrder ?? []
    return rows.flatMap { [$0] + ($0.settings.elements == nil ? [] : elementRows(after: $0)) }
  }

  /// Returns the element that the user deletes and moves by a row; `nil` if another row of the element is for that.
  func handledElement(of row: FormRow) -> RowElement? {
    guard let element = row.settings.element,
      let list = elementRows.first(where: { $0.elements === element.elements })
    else { return nil }
    return list.handle(of: element.key, in: self) === row ? element : nil
  }

  /// Removes the element of a row from the draft.
  func deleteElement(of row: FormRow) {
    guard let element = row.settings.element else { return }
    // The edited text must be in the draft before its element is removed, so undoing restores it.
    if let edited = keyboard.edited, edited.settings.element?.key == element.key { keyboard.endEditing() }
    element.elements.remove(element.key)
  }

  /// Moves the element of a row to where the user has dropped the row.
  func moveElement(of row: FormRow, to index: Int) {
    guard let element = row.settings.element,
      let list = elementRows.first(where: { $0.elements === element.elements })
    else { return }
    let arranged = Set(list.inOrder.lazy.map(ObjectIdentifier.init))
    // An element can have hidden rows, so only the nearest visible row shows where it is.
    func otherElement(_ item: FormItem) -> AnyHashable? {
      guard arranged.contains(item.id), let key = item.row.settings.element?.key, key != element.key else { return nil }
      return key
    }
    let others = items.filter { $0.row !== row }
    if let above = others.prefix(index).reversed().lazy.compactMap(otherElement).first {
      element.elements.move(element.key, after: above)
    } else if let below = others.dropFirst(index).lazy.compactMap(otherElement).first {
      element.elements.move(element.key, before: below)
    }
  }
}

@MainActor extension _RowConfiguration<FormItem> {
  /// Lets the user delete and move the elements of arrays.
  mutating func editElements(isDeletable: Bool, hasInsertions: Bool) {
    editing.editability = { item, _ in
      if item.row.settings.insertsElement != nil { return .whileEditing }
      return item.handlesElement && item.row.settings.element?.isDeletable == true ? .always : .never
    }
    editing.style = { item, _ in item.row.settings.insertsElement == nil ? .delete : .insert }
    if isDeletable {
      editing.deletions.handlers = [{ item, _ in item.row.source?.deleteElement(of: item.row) }]
    }
    if hasInsertions { editing.insertions.handlers = [{ item, _ in item.row.settings.insertsElement?() }] }
    moving.isMovable = { item, _ in item.handlesElement }
    moving.handlers = [
      { item, from, to in
        guard from.section == to.section, from.number == to.number else { return }
        item.row.source?.moveElement(of: item.row, to: to.index)
      }
    ]
  }
}
