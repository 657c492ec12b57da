import UIKit

/// A section's footer view, which shows the state of its list's next page.
///
/// In a plain table view, a section's footer floats at the lower edge while the section is visible. The message about
/// the end of a list belongs to that end: it stays below the last row, also while the view around it floats.
final class SectionPageFooter: UIView {
  let footer = PageFooter(frame: .zero)
  /// A closure that returns the view's location below the section's rows, or `nil` if the view doesn't float.
  ///
  /// It's called each time that the table view sets the view's frame, because rows above may have received their exact
  /// heights.
  var restingTop: () -> CGFloat? = { nil } {
    didSet { placeFooter() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(footer)
  }

  required init?(coder: NSCoder) { return nil }

  // UIKit doesn't lay out a view that only moves.
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

/// The states of next pages below sections, one for each group of sections except the table view's last.
@MainActor final class SectionPageFooters {
  private struct Entry {
    let view: SectionPageFooter
    weak var section: LiveSection?
    /// A closure that shows the same state in another view.
    let fill: (PageFooter) -> Void
  }

  /// The entries by group.
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Shows the state of the next page of a group's list.
  ///
  /// - Parameters:
  ///   - section: The last section of the group.
  ///   - pool: The pool that measures the view before it's in the table view.
  /// - Returns: A Boolean value that indicates whether the table view must read heights again.
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

  /// Moves the views below groups to the groups' last sections in a new snapshot.
  ///
  /// The views are then inserted and deleted with the update, and the content below them stays in place.
  ///
  /// - Parameter last: A closure that returns the last section of a group in the new snapshot.
  func pass(in groups: [SectionGroup], to last: (SectionGroup) -> LiveSection?) {
    for group in groups {
      guard let entry = entries[ObjectIdentifier(group)], let old = entry.section, let height = old.pageFooter?.height,
        let section = last(group), section !== old, section.takesPageFooter
      else { continue }
      // The section needs another view, because the old one is still visible while it's deleted.
      let view = SectionPageFooter(frame: CGRect(origin: .zero, size: entry.view.frame.size))
      entry.fill(view.footer)
      _ = hide(of: group)
      section.pageFooter = (view, height)
      entries[ObjectIdentifier(group)] = Entry(view: view, section: section, fill: entry.fill)
    }
  }

  /// Sets the location of a group's view, in a table view in which it may float.
  func rest(of group: SectionGroup, at top: @escaping () -> CGFloat?) {
    entries[ObjectIdentifier(group)]?.view.restingTop = top
  }

  /// Hides the view of a group; returns `false` if it has none.
  func hide(of group: SectionGroup) -> Bool { hide(ObjectIdentifier(group)) }

  /// Hides the views of all other groups; returns `false` if they have none.
  func hideAll(but groups: [SectionGroup]) -> Bool {
    let kept = Set(groups.map { ObjectIdentifier($0) })
    return entries.keys.filter { !kept.contains($0) }.reduce(false) { hide($1) || $0 }
  }

  private func hide(_ group: ObjectIdentifier) -> Bool {
    guard let entry = entries.removeValue(forKey: group), let section = entry.section else { return false }
    guard section.pageFooter?.view === entry.view else { return false }
    section.pageFooter = nil
    // The user can't tap the view while it fades out.
    entry.view.isUserInteractionEnabled = false
    return true
  }
}
