import UIKit

/// A section's footer view as the place of its list's next page.
///
/// In a plain table a section's footer floats at the lower edge as long as its section shows. What it says of the end of a list belongs
/// to that end: it stays below the last row, also while the view around it floats.
final class SectionPageFooter: UIView {
  let footer = PageFooter(frame: .zero)
  /// Says where below the table's rows the view belongs; nil where it does not float. Asked each time that the table has put it somewhere:
  /// rows above may have got their exact heights by then.
  var restingTop: () -> CGFloat? = { nil } {
    didSet { placeFooter() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(footer)
  }

  required init?(coder: NSCoder) { return nil }

  // A view that only moves is not laid out.
  override var frame: CGRect { didSet { placeFooter() } }

  override var center: CGPoint { didSet { placeFooter() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeFooter()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { footer.frame.contains(point) }

  private func placeFooter() {
    let lift = restingTop().map { max(0, $0 - frame.minY) } ?? 0
    let wanted = CGRect(x: 0, y: lift, width: bounds.width, height: bounds.height)
    if footer.frame != wanted { footer.frame = wanted }
  }
}

/// The places of next pages below sections, one for each group of sections that is not the table's last.
@MainActor final class SectionPageFooters {
  private struct Entry {
    let view: SectionPageFooter
    weak var section: LiveSection?
    /// Makes another view say the same.
    let fill: (PageFooter) -> Void
  }

  /// By their group.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Shows where the next page of a group's list stands.
  ///
  /// - Parameters:
  ///   - section: The last section of the group.
  ///   - pool: Measures what is shown, before it is in the table.
  /// - Returns: Whether the table has to ask for heights again.
  func show(
    _ next: NextPage, _ texts: ListTexts, of group: SectionGroup, below section: LiveSection,
    in tableView: UITableView, _ pool: SizingCellPool, load: @escaping () -> Void
  ) -> Bool {
    if let known = entries[ObjectIdentifier(group)], known.section !== section { _ = hide(of: group) }
    let view = entries[ObjectIdentifier(group)]?.view ?? SectionPageFooter(frame: .zero)
    let fill: (PageFooter) -> Void = { $0.show(next, texts, load: load) }
    entries[ObjectIdentifier(group)] = Entry(view: view, section: section, fill: fill)
    fill(view.footer)
    let margins = tableView.style == .insetGrouped ? tableView.layoutMargins.left + tableView.layoutMargins.right : 0
    let width = max(0, tableView.bounds.width - margins)
    let height = pool.measuring(view) { view.footer.height(at: width) }
    guard section.pageFooter?.view !== view || section.pageFooter?.height != height else { return false }
    if section.pageFooter == nil { view.frame.size = CGSize(width: width, height: height) }
    section.pageFooter = (view, height)
    return true
  }

  /// Has what stands below groups stand below their last sections in a new snapshot: so it neither goes nor comes beside the update, and
  /// what stands below it stays where it is.
  ///
  /// - Parameter last: The last section of a group in the new snapshot.
  func pass(in groups: [SectionGroup], to last: (SectionGroup) -> LiveSection?) {
    for group in groups {
      guard let entry = entries[ObjectIdentifier(group)], let old = entry.section, let height = old.pageFooter?.height,
        let section = last(group), section !== old, section.takesPageFooter
      else { continue }
      // Another view: the old one is seen to go.
      let view = SectionPageFooter(frame: CGRect(origin: .zero, size: entry.view.frame.size))
      entry.fill(view.footer)
      _ = hide(of: group)
      section.pageFooter = (view, height)
      entries[ObjectIdentifier(group)] = Entry(view: view, section: section, fill: entry.fill)
    }
  }

  /// Says where the view of a group belongs, in a table in which it may float.
  func rest(of group: SectionGroup, at top: @escaping () -> CGFloat?) {
    entries[ObjectIdentifier(group)]?.view.restingTop = top
  }

  /// Takes away what is shown for a group; false if nothing is.
  func hide(of group: SectionGroup) -> Bool { hide(ObjectIdentifier(group)) }

  /// Takes away what is shown for other groups; false if nothing is.
  func hideAll(but groups: [SectionGroup]) -> Bool {
    let kept = Set(groups.map { ObjectIdentifier($0) })
    return entries.keys.filter { !kept.contains($0) }.reduce(false) { hide($1) || $0 }
  }

  private func hide(_ group: ObjectIdentifier) -> Bool {
    guard let entry = entries.removeValue(forKey: group), let section = entry.section else { return false }
    guard section.pageFooter?.view === entry.view else { return false }
    section.pageFooter = nil
    // While it fades away there is nothing to tap any more.
    entry.view.isUserInteractionEnabled = false
    return true
  }
}
