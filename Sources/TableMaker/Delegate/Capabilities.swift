/// The optional questions and events that a chain has asked for; all others stay with the app's delegate.
struct Capabilities: OptionSet {
  let rawValue: Int

  static let rowHeight = Capabilities(rawValue: 1 << 0)
  static let estimatedRowHeight = Capabilities(rawValue: 1 << 1)
  static let headerTitle = Capabilities(rawValue: 1 << 2)
  static let footerTitle = Capabilities(rawValue: 1 << 3)
  static let headerView = Capabilities(rawValue: 1 << 4)
  static let footerView = Capabilities(rawValue: 1 << 5)
  static let headerHeight = Capabilities(rawValue: 1 << 6)
  static let footerHeight = Capabilities(rawValue: 1 << 7)
  static let willSelect = Capabilities(rawValue: 1 << 8)
  static let didSelect = Capabilities(rawValue: 1 << 9)
  static let didDeselect = Capabilities(rawValue: 1 << 10)
  static let didScroll = Capabilities(rawValue: 1 << 11)
  static let editing = Capabilities(rawValue: 1 << 12)
  static let index = Capabilities(rawValue: 1 << 13)
}

extension Capabilities {
  @MainActor init(of groups: [SectionGroup], in table: TableSettings, heights: RowHeightPlan) {
    self = []
    func has(_ capability: Capabilities, where test: (SectionGroup) -> Bool) {
      if groups.contains(where: test) { insert(capability) }
    }
    if heights.asksRows { insert(.rowHeight) }
    if heights.asksEstimates { insert(.estimatedRowHeight) }
    has(.headerTitle) { $0.settings.title != nil || $0.content.makesTitles }
    has(.index) { $0.content.isSectioned }
    has(.footerTitle) { $0.settings.footerTitle != nil }
    has(.headerView) { !$0.settings.header.isNone }
    has(.footerView) { !$0.settings.footer.isNone }
    // A view may have a height of its own, and one of a reusable class is measured.
    has(.headerHeight) { $0.settings.headerHeight != nil || !$0.settings.header.isNone }
    has(.footerHeight) { $0.settings.footerHeight != nil || !$0.settings.footer.isNone }
    has(.willSelect) { $0.content.decidesSelection }
    has(.didSelect) { $0.content.hasEvent(.select) }
    has(.didDeselect) { $0.content.hasEvent(.deselect) }
    if table.deselection == .afterTap || (table.deselection == nil && table.forwardee == nil) { insert(.didSelect) }
    has(.didSelect) { $0.settings.addRow != nil }
    has(.editing) { $0.settings.addRow != nil }
    if !table.scrollEvents.isEmpty { insert(.didScroll) }
  }
}

extension Capabilities {
  /// What the chain has settled by a property of the table: nobody is to be asked for it, the app's delegate neither.
  init(settledBy heights: RowHeightPlan) {
    self = []
    if heights.rowHeight != nil && !heights.asksRows { insert(.rowHeight) }
    if heights.estimatedRowHeight != nil && !heights.asksEstimates { insert(.estimatedRowHeight) }
  }
}
