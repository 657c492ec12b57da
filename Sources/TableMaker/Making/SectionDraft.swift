/// A section that is being made, with the chain before it. For the package: apps write steps instead.
public struct _SectionDraft {
  var table: TableDraft
  var settings: SectionSettings

  init(after table: TableDraft, name: String?, place: CallSite) {
    self.table = table
    settings = SectionSettings(name: name, place: place)
  }

  /// Returns the section with its cells.
  func supplied(by cells: CellSupply) -> _SectionDraft {
    var copy = self
    copy.settings.cells = cells
    return copy
  }

  /// Returns the chain with this section at its end.
  func closed(_ content: any SectionContent) -> TableDraft {
    var table = table
    if let name = settings.name, let first = table.sections.first(where: { $0.settings.name == name }) {
      table.problems.append(.duplicateSection(name, first: first.settings.place, at: settings.place))
    }
    if settings.autoHeight != nil, settings.hasHeights || settings.rowHeight != nil {
      table.problems.append(.heightNotUsed(section: settings.nameForMessages, at: settings.heightsPlace))
    }
    if let place = settings.addEventsPlace, settings.addRow == nil {
      table.problems.append(.noAddRow(section: settings.nameForMessages, at: place))
    }
    table.sections.append(ClosedSection(settings: settings, content: content))
    return table
  }
}

/// A section that lacks nothing, with the chain before it. For the package: apps call `make()` or `section()` instead.
public struct _ClosedDraft {
  let table: TableDraft
}

/// A finished section: nothing is missing, and its types are erased.
struct ClosedSection {
  let settings: SectionSettings
  let content: any SectionContent
}
