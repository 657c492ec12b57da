import UIKit

// The state of a collapsible section. It belongs to the section's name and changes immediately; the rows are inserted
// or deleted when the changes of the turn are shown.
extension SectionReference {
  /// A Boolean value that indicates whether the section is collapsed.
  ///
  /// It changes as soon as you call `collapse(animation:)`, before the table view shows the change. If several sections
  /// have the name, it indicates whether all of them are collapsed. It's `false` if no section has the name.
  public var isCollapsed: Bool {
    guard let owner, let group = owner.group(named: name) ?? owner.group(showing: name), let collapsed = group.collapsed
    else { return false }
    let sections = sections(of: group)
    return sections.isEmpty ? collapsed.areOthersCollapsed : sections.allSatisfy(collapsed.isCollapsed)
  }

  /// Hides the rows of a collapsible section, and keeps its header and its footer.
  ///
  /// The section keeps its items and follows their changes. If the name covers the sections of a source, this also
  /// applies to sections that the source receives later. If the section isn't collapsible, TableMaker reports a
  /// diagnostic.
  /// - Parameters:
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func collapse(file: StaticString = #fileID, line: UInt = #line) {
    set(isCollapsed: true, nil, "collapse()", CallSite(file: file, line: line))
  }

  /// Hides the rows of a collapsible section, and keeps its header and its footer.
  ///
  /// The section keeps its items and follows their changes. If the name covers the sections of a source, this also
  /// applies to sections that the source receives later. If the section isn't collapsible, TableMaker reports a
  /// diagnostic.
  /// - Parameters:
  ///   - animation: The animation of the rows, as for `batch(animation:)`; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func collapse(animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line) {
    set(isCollapsed: true, animation, "collapse()", CallSite(file: file, line: line))
  }

  /// Shows the rows of a collapsed section again.
  ///
  /// If the name covers the sections of a source, this also applies to sections that the source receives later. If the
  /// section isn't collapsible, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func expand(file: StaticString = #fileID, line: UInt = #line) {
    set(isCollapsed: false, nil, "expand()", CallSite(file: file, line: line))
  }

  /// Shows the rows of a collapsed section again.
  ///
  /// If the name covers the sections of a source, this also applies to sections that the source receives later. If the
  /// section isn't collapsible, TableMaker reports a diagnostic.
  /// - Parameters:
  ///   - animation: The animation of the rows, as for `batch(animation:)`; `.none` for no animation at all.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  public func expand(animation: UpdateAnimation, file: StaticString = #fileID, line: UInt = #line) {
    set(isCollapsed: false, animation, "expand()", CallSite(file: file, line: line))
  }

  /// Returns the sections of a group that have the name. The name of a step covers all sections of its source.
  private func sections(of group: SectionGroup) -> [LiveSection] {
    let sections = group.content.traits.isSectioned ? group.rows.map(\.section) : [group.pattern]
    return group.settings.name == name ? sections : sections.filter { $0.settings.name == name }
  }

  private func set(
    isCollapsed: Bool, _ animation: UpdateAnimation?, _ verb: String, _ location: CallSite
  ) {
    guard let owner else { return }
    guard let group = owner.group(named: name) ?? owner.group(showing: name) else {
      return owner.reportUnknown(section: name, call: call(verb), at: location)
    }
    guard group.collapsed != nil else {
      let section = group.settings.nameForMessages
      return owner.reporter.report(.notCollapsible(call: call(verb), section: section, at: location))
    }
    let isWhole = group.content.traits.isSectioned && group.settings.name == name
    owner.set(isWhole ? nil : sections(of: group), of: group, isCollapsed: isCollapsed, animation: animation)
  }
}
