import Foundation

extension AccessibilityTree {
  /// The row numbers that represent a section's header and footer.
  static let header = -1
  static let footer = Int.max

  /// Returns the elements of a table by section. A floating header is also read before its rows.
  func rows(of table: UITableView, clip: CGRect) -> [SpokenElement] {
    var elements = table.tableHeaderView.map { joined(visit($0, clip: clip)) } ?? []
    let sections = Set(table.visibleRows.keys.map(\.section)).union(table.visibleHeaders.keys)
      .union(table.visibleFooters.keys)
    for section in sections.sorted() {
      if let header = table.visibleHeaders[section] {
        elements += read(header, as: (table, section, Self.header, header), clip: clip)
      }
      for (row, cell) in table.visibleRows.filter({ $0.key.section == section }).sorted(by: { $0.key < $1.key }) {
        elements += read(cell, as: (table, section, row.row, cell), clip: clip)
      }
      if let footer = table.visibleFooters[section] {
        elements += read(footer, as: (table, section, Self.footer, footer), clip: clip)
      }
    }
    elements += table.tableFooterView.map { joined(visit($0, clip: clip)) } ?? []
    // Other subviews of the app follow, and then the index.
    let others = table.subviews.filter { view in
      !(view is UITableViewCell) && !(view is UITableViewHeaderFooterView) && view !== table.tableHeaderView
        && view !== table.tableFooterView && !table.visibleHeaders.values.contains(view)
        && !table.visibleFooters.values.contains(view)
    }
    elements += joined(others.filter { !($0 is SectionIndexControl) }.flatMap { visit($0, clip: clip) })
    return elements + others.filter { $0 is SectionIndexControl }.flatMap { joined(visit($0, clip: clip)) }
  }

  private func read(
    _ view: UIView, as row: (table: UITableView, section: Int, row: Int, view: UIView), clip: CGRect
  ) -> [SpokenElement] {
    let outer = self.row
    self.row = row
    defer { self.row = outer }
    return joined(visit(view, clip: clip))
  }

  /// Returns the elements of a cell.
  ///
  /// Reported: a cell is one element that contains all its texts, and each control in it is another element. A switch
  /// at its end is read with the cell. Assumed: scroll views in a cell are also separate elements. Controls follow the
  /// cell, except for the insertion or deletion control. If an app sets `isAccessibilityElement`, the cell follows it.
  func visit(_ cell: UITableViewCell, clip: CGRect) -> [Node] {
    guard ownElements(of: cell) == nil, cell.isAccessibilityElement, cell.accessibilityValues?.isElement != true else {
      guard ownElements(of: cell) == nil, cell.isAccessibilityElement else {
        return group(joined(children(of: cell, clip: clip)))
      }
      return [leaf(cell, clip: clip)].compactMap { $0 }
    }
    let parts = parts(of: cell, clip: clip)
    let toggle = cell.switchReadWithCell
    guard let own = leaf(cell, actor: toggle, clip: clip), own.elements[0].label != nil else {
      return group(joined(parts))
    }
    var (before, after): ([Node], [Node]) = ([], [])
    for part in parts {
      let isEdit = part.elements.contains { $0.object === cell.editGlyph }
      if isEdit {
        before.append(part)
      } else if part.scrolls {
        after.append(part)
      } else {
        let answering = part.elements.filter { $0.answers && $0.object !== toggle }
        after += group(answering)
      }
    }
    return group(joined(before) + own.elements + joined(after))
  }

  /// Returns the parts of a cell as if it weren't an element itself.
  ///
  /// - Parameter withoutOwn: A Boolean value that indicates whether to leave out the cell's own symbols and buttons.
  ///   Their labels contain the cell's label.
  func parts(of cell: UITableViewCell, clip: CGRect, withoutOwn: Bool = false) -> [Node] {
    guard !cell.accessibilityElementsHidden else { return [] }
    let views = cell.subviews.filter { view in
      !withoutOwn || !(view is CellGlyph || view is DeleteConfirmationButton || view is SwipeActionsView)
    }
    return views.flatMap { visit($0, clip: clip) }
  }
}

extension UITableViewCell {
  /// The switch at the cell's end that is read with its texts, or `nil` if there is none or it has its own label.
  var switchReadWithCell: UISwitch? {
    guard let toggle = accessoryView as? UISwitch, toggle.superview === self, !toggle.isHidden,
      SpokenElement.line(toggle.accessibilityLabel) == nil
    else { return nil }
    return toggle
  }

  /// The texts in the cell, in reading order.
  var joinedLabels: String? {
    let tree = AccessibilityTree(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // The clip includes everything, even parts of the cell that are off the screen.
    let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let texts = tree.joined(tree.parts(of: self, clip: all, withoutOwn: true).filter { !$0.scrolls })
      .filter { !$0.answers }
    let words = texts.flatMap { [$0.label, $0.value].compactMap { $0 } }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

// Cells are reported to have these values on a device while VoiceOver runs. Otherwise they aren't elements.
extension UITableViewCell: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    var traits: UIAccessibilityTraits = []
    // Assumed: a checkmark means that the row is selected.
    if isSelected || (!isEditing && accessoryType == .checkmark && accessoryView == nil) { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: self.joinedLabels, traits: traits)
  }
}

// UI tests find the symbols of a cell by these labels: “More Info”, “Delete …”, and “Reorder …”.
extension CellGlyph: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    let title = (superview as? UITableViewCell)?.accessibilityLabel
    func named(_ word: String) -> AccessibilityDefaults {
      AccessibilityDefaults(
        of: self, label: [word, title].compactMap { $0 }.joined(separator: SystemWords.isChinese ? "" : " "),
        traits: .button)
    }
    switch kind {
    // The cell reads the state that these symbols show.
    case .chevron, .checkmark, .circle, .chosen: return AccessibilityDefaults()
    case .detail: return AccessibilityDefaults(of: self, label: SystemWords.moreInfo, traits: .button)
    case .delete: return named(SystemWords.delete)
    case .insert: return named(SystemWords.insert)
    case .reorder: return named(SystemWords.reorder)
    }
  }
}

extension DeleteConfirmationButton: AccessibilityDescribing {
  var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(of: self, label: self.title, traits: .button)
  }
}
