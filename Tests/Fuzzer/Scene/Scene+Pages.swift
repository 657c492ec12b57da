import TableMaker
import TestSupport
import UIKit

/// Paged lists with pages that the table loads: the automatic loads, and the footers below their rows.
extension Scene {
  /// A footer below the rows of a list.
  struct Footer {
    let word: FooterWord
    let group: any FuzzGroup
  }

  /// The footers below all rows and below sections, with the numbers of their groups.
  var footerWords: [String] {
    guard spec.loadsPages else { return [] }
    let (table, below) = expectedFooters
    return ([table] + below.keys.sorted().map { below[$0] }).map { footer in
      footer.map { "\($0.group.spec.number) \($0.word.rawValue)" } ?? ""
    }
  }

  /// The expected footers in the table's footer view and below sections, by index.
  var expectedFooters: (table: Footer?, below: [Int: Footer]) {
    let sections = desired.sections
    var (table, below): (Footer?, [Int: Footer]) = (nil, [:])
    // An empty table shows a placeholder instead of footers.
    guard sections.contains(where: { $0.count > 0 || $0.foldedRows.value ?? 0 > 0 }) else { return (nil, [:]) }
    let last = order.last { group in sections.contains { $0.key.group == group.spec.number } }
    for group in order.reversed() where !hidden.contains(group.spec.number) {
      let own = sections.filter { $0.key.group == group.spec.number }
      let word = group.loads?.footer(hasRows: own.contains { !$0.rows.isEmpty }, isShown: !own.isEmpty)
      guard let word else { continue }
      let place = sections.lastIndex { $0.key.group == group.spec.number }
      let isTitled = group.spec.footer
      // A footer that was below its section before this section became the last one stays there.
      let stays = !isTitled && place.map { isBelow($0) } ?? false
      if table == nil, group === last && !stays || isTitled || place == nil {
        table = Footer(word: word, group: group)
      } else if let place, !isTitled {
        below[place] = Footer(word: word, group: group)
      }
    }
    return (table, below)
  }

  private func isBelow(_ section: Int) -> Bool {
    guard section < table.numberOfSections else { return false }
    return table.delegate?.tableView(table, viewForFooterInSection: section).flatMap(word) != nil
  }

  /// Returns a description of a difference between the pages and the model; nil if there's none.
  func pagesProblem() -> String? {
    guard spec.loadsPages, isInWindow, !table.bounds.isEmpty else { return nil }
    return order.lazy.compactMap { self.lateLoad(of: $0) }.first ?? footerProblem()
  }

  /// Waits until the table has had the turns in which it looks for pages to load.
  func settlePages() async {
    guard spec.loadsPages else { return }
    var turns = 0
    repeat {
      turns += 1
      for _ in 0..<4 { await Task.yield() }
      if turns > 20 { try? await Task.sleep(for: .milliseconds(1)) }
      await dataSource.waitForUpdates()
      settleAnimations()
      window.layOut()
    } while turns < 100 && (pagesProblem() != nil || !order.allSatisfy(\.isUpToDate))
  }

  /// Returns a description of a page that the table should have loaded; nil if there's none.
  private func lateLoad(of group: any FuzzGroup) -> String? {
    guard let pages = group.loads, !hidden.contains(group.spec.number) else { return nil }
    if pages.isFirstDue { return "nobody has asked for the first page of group \(group.spec.number)" }
    let isPreviousDue = pages.isPreviousDue && hasScrolled && !promisesNot(.earlierPages)
    if isPreviousDue, let problem = lateStart(of: group) { return problem }
    guard pages.isDue else { return nil }
    guard let last = desired.sections.lastIndex(where: { $0.key.group == group.spec.number }) else {
      return "group \(group.spec.number) shows nothing, has more, and is not loaded"
    }
    guard last < table.numberOfSections else { return nil }
    let end = table.rectForFooter(inSection: last).minY
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    let isEmpty = desired.sections.allSatisfy { $0.key.group != group.spec.number || $0.rows.isEmpty }
    guard end > seen.minY || isEmpty, end < seen.maxY + seen.height else { return nil }
    return "group \(group.spec.number) ends at \(end), \(seen) is seen, and the next page is not loaded"
  }

  /// Returns a description of a list with its first row on screen if the previous page wasn't loaded; nil otherwise.
  private func lateStart(of group: any FuzzGroup) -> String? {
    guard let first = desired.sections.firstIndex(where: { $0.key.group == group.spec.number && $0.count > 0 }),
      first < table.numberOfSections, table.numberOfRows(inSection: first) > 0
    else { return nil }
    // A list starts with its header, or with the padding in place of the header.
    let start = table.rect(forSection: first).minY
    let end = table.rectForRow(at: IndexPath(row: 0, section: first)).maxY
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    guard start >= seen.minY, end <= seen.maxY else { return nil }
    return "group \(group.spec.number) starts at \(start), \(seen) is seen, and the page before isn't loaded"
  }

  private func footerProblem() -> String? {
    let expected = expectedFooters
    let shown = table.tableFooterView.flatMap(word)
    if shown != expected.table?.word.rawValue {
      return "below all rows stands \(shown ?? "nothing"), not \(expected.table?.word.rawValue ?? "nothing")"
    }
    for place in 0..<table.numberOfSections {
      let view = table.delegate?.tableView(table, viewForFooterInSection: place)
      let (shown, wanted) = (view.flatMap(word), expected.below[place]?.word.rawValue)
      if shown != wanted { return "below section \(place) stands \(shown ?? "nothing"), not \(wanted ?? "nothing")" }
      guard shown != nil, let view, view.superview === table, let footer = footers(in: view).first else { continue }
      let (frame, rect) = (footer.convert(footer.bounds, to: table), table.rect(forSection: place))
      if table.style == .plain, abs(frame.maxY - rect.maxY) > 0.51 {
        return "what stands below section \(place) ends at \(frame.maxY), the section at \(rect.maxY)"
      }
    }
    return nil
  }

  /// Returns the views below rows that show the loading state.
  private func footers(in view: UIView) -> [UIView] {
    if "\(type(of: view))" == "PageFooter" { return [view] }
    return view.subviews.flatMap(footers)
  }

  /// Returns the content of a footer; nil if the view doesn't contain one.
  private func word(of view: UIView) -> String? {
    guard let footer = footers(in: view).first else { return nil }
    var words: [String] = []
    for part in footer.subviews where !part.isHidden {
      switch part {
      case let wheel as UIActivityIndicatorView: if wheel.isAnimating { words.append(FooterWord.wheel.rawValue) }
      case let button as UIButton: words.append(button.configuration?.title ?? "a button without a title")
      case let label as UILabel: words.append(label.text ?? "a label without a text")
      default: break
      }
    }
    return words.joined(separator: " and ")
  }

  // MARK: Fingers

  /// Taps a button below rows, if one is visible.
  func tapFooter(_ random: inout SeededGenerator) {
    events.isMoved = true
    guard isInWindow, !table.bounds.isEmpty else { return }
    if random.chance(2) {
      // Scrolls to the end, where the button is.
      let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
      table.contentOffset.y = max(-table.adjustedContentInset.top, end)
    }
    window.layOut()
    let seen = window.window.bounds
    let buttons = footers(in: table).flatMap { footer in footer.subviews.filter { $0 is UIButton && !$0.isHidden } }
      .filter { seen.contains($0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)) }
    guard !buttons.isEmpty else { return }
    let button = buttons.random(&random)
    let says = button.superview.flatMap(word) ?? ""
    let lists = groups.compactMap(\.loads)
    let busy = lists.map(\.isLoading)
    for list in lists { list.mayBeTapped = true }
    defer { for list in lists { list.mayBeTapped = false } }
    // A touch on moving content stops it, and isn't a tap.
    let isQuiet = isStill
    let finger = TestFinger(on: window)
    finger.press(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    let isOn = finger.view?.isDescendant(of: button) == true
    let offset = table.contentOffset
    finger.hold(for: 0.05)
    // An animated scroll continues during a touch, and can move the button away from it.
    let isBelow = table.contentOffset == offset
    finger.lift()
    // If the table is already loading something, the button waits for it.
    guard isOn, isBelow, isQuiet, !busy.contains(true), !lists.contains(where: \.isLoading) else { return }
    events.footerMistakes.append("“\(says)” was tapped, and nothing is loaded")
  }
}
