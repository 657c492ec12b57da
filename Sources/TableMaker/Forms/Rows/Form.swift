import UIKit

/// The rows of a section so far; for the package. Apps use `row` instead.
///
/// Earlier rows are linked, so adding a row costs the same for a chain of any length.
@preconcurrency @MainActor public struct _Form {
  var configuration: _SectionConfiguration
  private var before = LinkedValues<[FormRowSettings]>()
  /// The last row, or the rows of the last choice.
  private var last: [FormRowSettings] = []

  init(_ configuration: _SectionConfiguration) { self.configuration = configuration }

  /// Returns the form with more rows.
  func adding(_ rows: [FormRowSettings]) -> _Form {
    var copy = self
    if !last.isEmpty { copy.before.append(last) }
    copy.last = rows
    return copy
  }

  /// Changes the settings of the last rows, and optionally those of their parts.
  mutating func changeLast(withParts: Bool = false, _ change: (inout FormRowSettings) -> Void) {
    for index in last.indices where withParts || !last[index].isPart { change(&last[index]) }
  }

  /// The last rows.
  var lastRows: [FormRowSettings] { last }

  /// Adds parts to the last row.
  mutating func join(_ parts: [FormRowSettings]) { last += parts }

  /// All rows, in order.
  var rows: [FormRowSettings] { before.all.flatMap { $0 } + last }

  /// The section, with the chain before it.
  var closed: _ClosedChain {
    var configuration = configuration
    var settings = rows
    var fixed: CGFloat?
    if case .fixed(let height) = configuration.settings.rowHeight {
      fixed = height
      for index in settings.indices where settings[index].height == nil { settings[index].height = height }
      configuration.settings.rowHeight = .table
    }
    let readOnly = configuration.table.settings.readOnly
    for index in settings.indices where settings[index].field != nil { settings[index].readOnly += readOnly }
    if configuration.settings.autoHeight == nil { configuration.settings.autoHeight = .whenNeeded }
    configuration.settings.appearance.asks.insert(.binding)
    let edits = prepareElements(&settings, &configuration, height: fixed)
    let hasKeyboardBar = configuration.table.settings.hasKeyboardBar
    let source = FormSource(settings, in: FormCellKinds(settings), hasKeyboardBar: hasKeyboardBar)
    // The rows of elements add kinds.
    let kinds = source.kinds
    var first: FormSource? = source
    var rows = _RowConfiguration<FormItem>()
    rows.answers[.shouldHighlightRowAt] = { item, _ in item.row.isSelectable }
    // A row with a tap action can be added later.
    rows.events[.didSelectRowAt] = RowEvent(step: "onSelect", handlers: [{ item, _ in try item.row.select() }])
    edits?(&rows)
    let cells = kinds.cells
    return ReadySection(
      _configuration: configuration, _rows: rows, source: source, mixed: cells, maker: _RowMaker(cells)
    ).closed { [settings] in
      defer { first = nil }
      return first ?? FormSource(settings, in: kinds, hasKeyboardBar: hasKeyboardBar)
    }
  }

  /// Prepares the arrays with rows for their elements.
  ///
  /// - Returns: A closure that lets the user edit them; `nil` if the section has none.
  private func prepareElements(
    _ settings: inout [FormRowSettings], _ configuration: inout _SectionConfiguration, height: CGFloat?
  ) -> ((inout _RowConfiguration<FormItem>) -> Void)? {
    let anchors = settings.filter { $0.elements != nil }
    guard !anchors.isEmpty else { return nil }
    let readOnly = configuration.table.settings.readOnly
    for anchor in anchors {
      anchor.elements?.finish = { row in
        row.height = row.height ?? height
        if row.field != nil { row.readOnly += readOnly }
      }
    }
    if let use = configuration.settings.moving.lastUse {
      configuration.settings.moving.use(use.step, use.location, asksRows: true)
    }
    let isDeletable = anchors.contains(where: \.elementsAreDeletable)
    let hasInsertions = settings.contains { $0.insertsElement != nil }
    return { $0.editElements(isDeletable: isDeletable, hasInsertions: hasInsertions) }
  }
}
