/// The settings of an unfinished section, with the chain before it. For internal use: write steps instead.
public struct _SectionConfiguration {
  let table: TableConfiguration
  var settings: SectionSettings
  /// The problems of the section's steps.
  var problems = Problems()

  init(after table: TableConfiguration, name: String?, location: CallSite) {
    self.table = table
    settings = SectionSettings(name: name, location: location)
  }

  /// Creates a configuration with the settings of an existing section.
  init(after table: TableConfiguration, _ settings: SectionSettings) {
    self.table = table
    self.settings = settings
  }

  /// Returns the section with its cells.
  func with(_ cells: CellSource) -> _SectionConfiguration {
    var copy = self
    copy.settings.cells = cells
    return copy
  }

  /// Returns the chain with this section at its end.
  ///
  /// - Parameter makeContent: A closure that returns the section's content for each table view that the chain creates.
  @MainActor func closed(_ makeContent: @escaping @MainActor () -> any SectionContent) -> TableConfiguration {
    let content = makeContent()
    let traits = content.traits
    var problems = problems
    if settings.autoHeight != nil, settings.rowHeight != .table {
      problems.append(.unusedHeight(section: settings.nameForMessages, at: settings.heightsLocation))
    }
    for use in settings.controlUses where !settings.cells.canBe(use) {
      problems.append(
        .noCellWithControl(
          cell: use.className, section: settings.nameForMessages, cells: settings.cells.className, at: use.location))
    }
    if let location = settings.addEventsLocation, settings.addItemRow == nil {
      problems.append(.noAddItemRow(section: settings.nameForMessages, at: location))
    }
    if settings.nextPages != nil, !content.source.loadingSources.contains(where: { $0 is any PagingSource }) {
      problems.append(.noPagedList(section: settings.nameForMessages, at: settings.location))
    }
    let collapsing = settings.collapsing
    if let location = collapsing.lastUse, collapsing.location == nil {
      problems.append(.notCollapsible(call: ".collapsed", section: settings.nameForMessages, at: location))
    }
    if let location = collapsing.location, collapsing.opensByTap, settings.title.isNone, settings.header.isNone,
      !traits.isSectioned
    {
      problems.append(.collapsibleWithoutHeader(section: settings.nameForMessages, at: location))
    }
    let tree = settings.tree
    if let location = tree.location, !traits.hasIdentity {
      problems.append(.treeWithoutIdentity(section: settings.nameForMessages, at: location))
    }
    if let use = tree.lastUse, tree.location == nil {
      problems.append(.notExpandable(call: ".\(use.step)", section: settings.nameForMessages, at: use.location))
    }
    if let use = settings.editing.lastUse {
      let (editability, name) = (settings.editing.editability, settings.nameForMessages)
      if !traits.isEditedByUser, editability != .never {
        problems.append(.unhandledEditing(call: ".\(use.step)", section: name, at: use.location))
      }
      if let editability, !editability.allows(whileEditing: false), let step = traits.swipeStep {
        let call = ".\(use.step)(.\(editability))"
        problems.append(.swipingTurnedOff(call: call, step: ".\(step)", section: name, at: use.location))
      }
    }
    if let use = settings.moving.lastUse, !traits.canMove {
      problems.append(
        .notMovable(
          call: ".\(use.step)", section: settings.nameForMessages, source: content.sourceName, isTree: traits.isTree,
          at: use.location))
    }
    if let location = settings.dropDestination, !traits.canReceive {
      problems.append(
        .notDropDestination(
          section: settings.nameForMessages, source: content.sourceName, isTree: traits.isTree, at: location))
    }
    var table = table
    table.sections.append(
      ClosedSection(settings: settings, content: content, problems: problems, again: makeContent))
    return table
  }
}

/// A complete chain. For internal use: call `make()` or `section()` instead.
public struct _ClosedChain {
  let table: TableConfiguration
}
