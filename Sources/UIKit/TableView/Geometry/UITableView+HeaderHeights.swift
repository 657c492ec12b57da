import Foundation

/// The header and the footer of a section.
enum SectionEnd {
  case header, footer

  var viewMethod: DelegateMethod { self == .header ? .viewForHeader : .viewForFooter }
}

extension UITableView {
  /// Half of the space between the sections of a grouped table view without titles: 17.5 points (metrics.md 7).
  private var groupGap: CGFloat { ceiledToPixel(17.5) }

  /// Returns a header's or footer's height as far as it's known before it appears.
  func height(of end: SectionEnd, in section: Int, _ loaded: inout LoadedTitle) -> CGFloat {
    let asked =
      end == .header
      ? askDelegate(.heightForHeader) { checked($0.tableView(self, heightForHeaderInSection: section), "header") }
      : askDelegate(.heightForFooter) { checked($0.tableView(self, heightForFooterInSection: section), "footer") }
    if let asked, asked >= 0 { return asked }
    let fixed = asked == nil ? fixedHeight(of: end) : UITableView.automaticDimension
    // In grouped table views, the height is a gap even if there's no content.
    if fixed >= 0 && style != .plain { return fixed }
    let text = title(of: end, in: section, &loaded)
    loaded.heightIsEstimate = delegateMayHave(end.viewMethod)
    if loaded.heightIsEstimate, let known = loaded.knownHeight { return known }
    if fixed >= 0 { return text == nil ? 0 : fixed }
    if let text { return titleHeight(of: end, in: section, text: text) }
    guard loaded.heightIsEstimate else { return emptyHeight(of: end, in: section) }
    return givenEstimate(of: end, in: section)
      ?? (viewsAreGiven(end) ? defaultEstimate : emptyHeight(of: end, in: section))
  }

  /// Returns the height from the table view's property, which can be automatic.
  private func fixedHeight(of end: SectionEnd) -> CGFloat {
    end == .header ? checked(sectionHeaderHeight, "header") : checked(sectionFooterHeight, "footer")
  }

  /// Returns whether the delegate has provided a view for any section, so it may provide others.
  private func viewsAreGiven(_ end: SectionEnd) -> Bool {
    end == .header ? !visibleHeaders.isEmpty : !visibleFooters.isEmpty
  }

  /// The estimated height of an unmeasured view without another estimate: one line of text.
  private var defaultEstimate: CGFloat { ceiledToPixel(28) }

  /// Returns the estimate of the delegate or the table view's property, if any.
  func givenEstimate(of end: SectionEnd, in section: Int) -> CGFloat? {
    let asked =
      end == .header
      ? askDelegate(.estimatedHeightForHeader) { $0.tableView(self, estimatedHeightForHeaderInSection: section) }
      : askDelegate(.estimatedHeightForFooter) { $0.tableView(self, estimatedHeightForFooterInSection: section) }
    let fixed = end == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    let estimate = checked(asked ?? fixed, end == .header ? "header" : "footer")
    return estimate > 0 ? estimate : nil
  }

  /// Returns the height of an empty header or footer.
  private func emptyHeight(of end: SectionEnd, in section: Int) -> CGFloat {
    style == .plain ? 0 : groupGap + firstGap(end, section)
  }

  /// Returns the extra gap at the top of a grouped table view that has no table header view.
  private func firstGap(_ end: SectionEnd, _ section: Int) -> CGFloat {
    style != .plain && end == .header && section == 0 && tableHeaderView == nil ? groupGap : 0
  }

  private func titleHeight(of end: SectionEnd, in section: Int, text: String) -> CGFloat {
    let width = headerFooterFrame(.zero).width
    let height: CGFloat
    if takesOneLine(text, end, width) {
      // Short titles share one measured height because there can be thousands.
      height = oneLineHeights[end] ?? measuredTitleHeight("x", end, width)
      oneLineHeights[end] = height
    } else {
      height = measuredTitleHeight(text, end, width)
    }
    return height + firstGap(end, section)
  }

  private func measuredTitleHeight(_ text: String, _ end: SectionEnd, _ width: CGFloat) -> CGFloat {
    measuringTitleView.take(text, end: end, in: self)
    return measuringTitleView.fittingHeight(width: width)
  }

  /// Returns whether a text certainly fits on one line, without measuring it.
  ///
  /// No printable ASCII letter is wider than 1.1 times the font size.
  private func takesOneLine(_ text: String, _ end: SectionEnd, _ width: CGFloat) -> Bool {
    let size = HeaderFooterLook(end: end, style: style, traits: traitCollection).font.pointSize
    let room = width - 2 * textMargin - sectionIndexRoom
    return !text.isEmpty && CGFloat(text.utf8.count) * size * 1.1 <= room && text.utf8.allSatisfy { 0x20...0x7E ~= $0 }
  }

  /// Returns the padding above a header.
  func topPadding(header: CGFloat) -> CGFloat {
    // A header with the smallest positive height represents no header.
    guard header > CGFloat.leastNormalMagnitude else { return 0 }
    let padding = checked(sectionHeaderTopPadding, "header padding")
    return padding >= 0 ? padding : style == .plain ? 22 : 0
  }

  /// Returns a section's title. The data source is called once for the height, and once for each new view.
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

  /// Finds the height of a header or footer after its view is known.
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
    setLoaded(end, section) { $0.knownHeight = height }
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
    heightsWereFound()
  }

  /// Returns the height of a custom view: its fitting height, or else its initial height.
  private func measuredHeight(of view: UIView?, end: SectionEnd, in section: Int) -> CGFloat {
    guard let view else { return 0 }
    let width = headerFooterFrame(.zero).width
    if let own = view as? UITableViewHeaderFooterView { return measured(own.fittingHeight(width: width), view) }
    let target = CGSize(width: width, height: 0)
    let size =
      view.hasOwnConstraints
      ? view.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : view.sizeThatFits(target)
    let fitting = measured(ceiledToPixel(size.height), view)
    return fitting > 0 ? fitting : givenEstimate(of: end, in: section) ?? defaultEstimate
  }

  func setLoaded(_ end: SectionEnd, _ section: Int, _ change: (inout LoadedTitle) -> Void) {
    if end == .header { change(&loadedSections[section].header) } else { change(&loadedSections[section].footer) }
  }
}
