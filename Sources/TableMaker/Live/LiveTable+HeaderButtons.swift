import UIKit

extension LiveTable {
  /// Prepares a header or footer that comes on screen for taps, as its section needs it.
  func prepareForTaps(_ view: UIView, _ kind: SupplementaryKind, of rows: SectionRows) {
    view.headerButton?.uncover()
    guard rows.section.settings.respondsToTaps(on: kind) else { return }
    let button = HeaderButton { [weak self, weak section = rows.section] view in
      if let self, let section { selected(view, kind, of: section) }
    }
    let hasTitle = rows.section.settings.view(kind).isNone
    rows.section.headerButtons[kind] = WeakReference(button)
    button.cover(view, title: hasTitle ? title(kind, of: rows) ?? "" : nil)
    showState(of: rows, on: button, kind, animated: false)
  }

  /// Shows the present state of a section in its header and footer.
  func showState(of rows: SectionRows) {
    for kind in [SupplementaryKind.header, .footer] where rows.section.settings.respondsToTaps(on: kind) {
      guard let button = rows.section.headerButtons[kind]?.object else { continue }
      if rows.section.settings.view(kind).isNone, let title = title(kind, of: rows) { button.show(title: title) }
      showState(of: rows, on: button, kind, animated: true)
    }
  }

  private func showState(of rows: SectionRows, on button: HeaderButton, _ kind: SupplementaryKind, animated: Bool) {
    let settings = rows.section.settings
    guard kind == .header, settings.collapsing.opensByTap else { return }
    button.show(
      isCollapsed: rows.items.isCollapsed,
      hasChevron: settings.collapsing.disclosure.showsChevron && settings.header.isNone,
      animated: animated)
  }

  private func title(_ kind: SupplementaryKind, of rows: SectionRows) -> String? {
    kind == .header ? rows.heading.title : rows.heading.footerTitle
  }

  /// Performs the events of a tap, and collapses or expands the section.
  private func selected(_ view: UIView, _ kind: SupplementaryKind, of section: LiveSection) {
    guard let rows = snapshot.sections.first(where: { $0.section === section }) else { return }
    let settings = section.settings
    updates.calling {
      FilledHeader.with(view, of: rows) {
        for body in kind == .header ? settings.headerSelections : settings.footerSelections {
          do { try body(view) } catch {
            deal(with: error, from: kind == .header ? "onSelectHeader" : "onSelectFooter", in: settings)
          }
        }
      }
      if kind == .header { toggle(rows) }
    }
  }
}
