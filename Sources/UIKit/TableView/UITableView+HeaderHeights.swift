import Foundation

/// The two things beside rows that a section has.
enum SectionEnd {
  case header, footer

  var viewMethod: DelegateMethod { self == .header ? .viewForHeader : .viewForFooter }
}

extension UITableView {
  /// The room between sections of grouped tables without titles: 17.5 points above and as much below (metrics.md 7).
  private var groupGap: CGFloat { ceiledToPixel(17.5) }

  /// A header's or footer's height, as far as it is known before it comes on screen.
  func height(of end: SectionEnd, in section: Int, _ loaded: inout LoadedTitle) -> CGFloat {
    let asked =
      end == .header
      ? askDelegate(.heightForHeader) { checked($0.tableView(self, heightForHeaderInSection: section), "header") }
      : askDelegate(.heightForFooter) { checked($0.tableView(self, heightForFooterInSection: section), "footer") }
    if let asked, asked >= 0 { return asked }
    let fixed = asked == nil ? fixedHeight(of: end) : UITableView.automaticDimension
    // In grouped tables the height is a gap, whether or not there is something in it.
    if fixed >= 0 && style != .plain { return fixed }
    let text = title(of: end, in: section, &loaded)
    loaded.heightIsEstimate = delegateMayHave(end.viewMethod)
    if fixed >= 0 { return text == nil ? 0 : fixed }
    if let text { return titleHeight(of: end, in: section, text: text) }
    return loaded.heightIsEstimate && viewsAreGiven(end) ? estimate(of: end) : emptyHeight(of: end, in: section)
  }

  /// What the table's own property says, automatic or not.
  private func fixedHeight(of end: SectionEnd) -> CGFloat {
    end == .header ? checked(sectionHeaderHeight, "header") : checked(sectionFooterHeight, "footer")
  }

  /// Whether the delegate has given a view for some section already, so that it may well give one for others.
  private func viewsAreGiven(_ end: SectionEnd) -> Bool {
    end == .header ? !visibleHeaders.isEmpty : !visibleFooters.isEmpty
  }

  private func estimate(of end: SectionEnd) -> CGFloat {
    let estimate = end == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return estimate > 0 ? estimate : ceiledToPixel(28)
  }

  /// The height of a header or footer with nothing in it.
  private func emptyHeight(of end: SectionEnd, in section: Int) -> CGFloat {
    style == .plain ? 0 : groupGap + firstGap(end, section)
  }

  /// Grouped tables keep off the top by another gap, unless there is a view of the app's.
  private func firstGap(_ end: SectionEnd, _ section: Int) -> CGFloat {
    style != .plain && end == .header && section == 0 && tableHeaderView == nil ? groupGap : 0
  }

  private func titleHeight(of end: SectionEnd, in section: Int, text: String) -> CGFloat {
    measuringTitleView.take(text, end: end, in: self)
    let height = measuringTitleView.fittingHeight(width: headerFooterFrame(.zero).width)
    return height + firstGap(end, section)
  }

  /// The room above a header.
  func topPadding(header: CGFloat) -> CGFloat {
    // A header as high as the smallest number there is stands for none.
    guard header > CGFloat.leastNormalMagnitude else { return 0 }
    let padding = checked(sectionHeaderTopPadding, "header padding")
    return padding >= 0 ? padding : style == .plain ? 22 : 0
  }

  /// A section's title; the data source is asked once.
  func title(of end: SectionEnd, in section: Int, _ loaded: inout LoadedTitle) -> String? {
    if !loaded.wasAsked {
      loaded.wasAsked = true
      loaded.text =
        (end == .header
          ? askDataSource(.titleForHeader) { $0.tableView(self, titleForHeaderInSection: section) }
          : askDataSource(.titleForFooter) { $0.tableView(self, titleForFooterInSection: section) }) ?? nil
    }
    return loaded.text
  }

  /// Finds the height of a header or footer whose view has become known.
  func settleHeight(of end: SectionEnd, in section: Int, view: UIView?) {
    let isEstimate =
      end == .header ? loadedSections[section].header.heightIsEstimate : loadedSections[section].footer.heightIsEstimate
    guard isEstimate else { return }
    setLoaded(end, section) { $0.heightIsEstimate = false }
    let loaded = end == .header ? loadedSections[section].header : loadedSections[section].footer
    let fixed = fixedHeight(of: end)
    let height: CGFloat
    if view == nil {
      height = emptyHeight(of: end, in: section)
    } else if fixed >= 0 && style == .plain {
      height = fixed
    } else if let own = view as? UITableViewHeaderFooterView, own.isTitleView, let text = loaded.text {
      height = titleHeight(of: end, in: section, text: text)
    } else {
      height = measuredHeight(of: view, end: end, in: section)
    }
    let before = end == .header ? geometry.sections[section].header : geometry.sections[section].footer
    guard height != before else { return }
    geometry.update(section) { heights in
      if end == .header {
        heights.header = height
        heights.topPadding = topPadding(header: height)
      } else {
        heights.footer = height
      }
    }
    updateContentSize()
  }

  /// The height of the app's own view: what it says that it needs, or else the height it came with.
  private func measuredHeight(of view: UIView?, end: SectionEnd, in section: Int) -> CGFloat {
    guard let view else { return 0 }
    let width = headerFooterFrame(.zero).width
    if let own = view as? UITableViewHeaderFooterView { return own.fittingHeight(width: width) }
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    return fitting > 0 ? fitting : estimate(of: end)
  }

  func setLoaded(_ end: SectionEnd, _ section: Int, _ change: (inout LoadedTitle) -> Void) {
    if end == .header { change(&loadedSections[section].header) } else { change(&loadedSections[section].footer) }
  }
}
