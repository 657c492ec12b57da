import Foundation

extension UITableView {
  /// Shows headers and footers with heights that depend on views that aren't loaded yet, before the rows, because they
  /// move them.
  func showHeadersOfUnknownHeight() {
    var section = geometry.sections(from: bounds.minY - 1, to: bounds.maxY + 1).lowerBound
    while section < geometry.sections.count, geometry.span(ofSection: section).minY < bounds.maxY + 1 {
      for end in [SectionEnd.header, .footer] {
        let loaded = end == .header ? loadedSections[section].header : loadedSections[section].footer
        guard loaded.heightIsEstimate else { continue }
        let mightHave = delegateMayHave(end.viewMethod)
        _ = show(end, section)
        // Other sections had heights reserved for views that are never created.
        if mightHave, !delegateMayHave(end.viewMethod), givenEstimate(of: end, in: section) != nil { forgetHeights() }
      }
      section += 1
    }
  }

  /// Shows the headers and footers that come on screen, section by section.
  func showHeadersAndFooters() {
    for section in displayedGeometry.sections(from: bounds.minY, to: bounds.maxY) {
      for end in [SectionEnd.header, .footer] where isVisible(end, section) { _ = show(end, section) }
    }
  }

  /// Returns the view of a header or footer, loading it if it isn't on screen, or `nil` if there's none.
  private func show(_ end: SectionEnd, _ section: Int) -> UIView? {
    if let view = end == .header ? visibleHeaders[section] : visibleFooters[section] {
      settleHeight(of: end, in: section, view: view)
      return view
    }
    let loaded = end == .header ? loadedSections[section].header : loadedSections[section].footer
    guard !loaded.viewWasAsked, !needsCounts else { return nil }
    setLoaded(end, section) { $0.viewWasAsked = true }
    let isOld = isLeavingByAnotherUpdate(.end(end, section))
    let known: UIView? = takeBack(.end(end, section))
    // A view that was leaving may have different content by now.
    let found = isOld ? askForView(end, section, insteadOf: known) : known ?? askForView(end, section)
    if let known, known === found {
      // Rows may have been inserted in front of the view.
      if !isArriving(known) { addSubviewBelowIndicators(known) }
      if end == .header { visibleHeaders[section] = known } else { visibleFooters[section] = known }
      settleHeight(of: end, in: section, view: known)
      return known
    }
    let place = known?.layer.presentation()?.frame.minY
    if let known { letGo(of: known, end, section) }
    guard !needsCounts else { return nil }
    UIView.performWithoutAnimation {
      (found as? UITableViewHeaderFooterView)?.prepareForDisplay(end: end, in: self)
      // Adds the view first so that it's measured with its final traits.
      if let found { addSubviewBelowIndicators(found) }
      settleHeight(of: end, in: section, view: found)
    }
    guard let view = found else { return nil }
    if end == .header { visibleHeaders[section] = view } else { visibleFooters[section] = view }
    UIView.performWithoutAnimation { start(view, of: end, section, from: place) }
    layOut(view, at: frame(of: end, section))
    if end == .header {
      _ = askDelegate(.willDisplayHeader) { $0.tableView(self, willDisplayHeaderView: view, forSection: section) }
    } else {
      _ = askDelegate(.willDisplayFooter) { $0.tableView(self, willDisplayFooterView: view, forSection: section) }
    }
    return view
  }

  /// Loads the view of a header or footer.
  ///
  /// - Parameter known: The section's current view, which it may keep.
  private func askForView(_ end: SectionEnd, _ section: Int, insteadOf known: UIView? = nil) -> UIView? {
    requestedEnd = end
    let known = known as? UITableViewHeaderFooterView
    returningView = known
    defer {
      requestedEnd = nil
      returningView = nil
    }
    let own =
      end == .header
      ? askDelegate(.viewForHeader) { $0.tableView(self, viewForHeaderInSection: section) }
      : askDelegate(.viewForFooter) { $0.tableView(self, viewForFooterInSection: section) }
    if let own = own ?? nil { return own }
    var loaded = end == .header ? loadedSections[section].header : loadedSections[section].footer
    // The title may have changed: apps rely on scrolling off screen and back to update it.
    loaded.wasAsked = false
    let text = title(of: end, in: section, &loaded)
    setLoaded(end, section) { $0 = loaded }
    guard let text else { return nil }
    let view =
      known.flatMap { $0.isTitleView ? $0 : nil } ?? reusableTitleViews.popLast()
      ?? UITableViewHeaderFooterView(titleViewOf: self)
    view.take(text, end: end, in: self)
    return view
  }

  private func isVisible(_ end: SectionEnd, _ section: Int) -> Bool {
    let frame = frame(of: end, section)
    return frame.height > 0 && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }

  /// Places a new header or footer, or its starting position while rows move.
  ///
  /// - Parameter place: The visible place of the view that it replaces during a motion.
  private func start(_ view: UIView, of end: SectionEnd, _ section: Int, from place: CGFloat?) {
    let new = frame(of: end, section)
    var motion = RowMotion()
    if let place, updates.currentTransition != nil {
      motion.y = place - new.minY
    } else if let transition = updates.currentTransition {
      if let old = transition.oldSection(of: section) {
        motion.y = frame(of: end, old, in: transition.before, seen: transition.uncovered).minY - new.minY
      } else if let arrival = arrival(ofSection: section, height: new.height) {
        motion = arrival
        if !motion.isImmediate { comeFromBehind(view) }
      }
    }
    start(view, new, motion)
  }

  /// Returns the frame of a header or footer, which may float in a plain table view.
  private func frame(of end: SectionEnd, _ section: Int) -> CGRect {
    frame(of: end, section, in: displayedGeometry, seen: uncoveredRect)
  }

  private func frame(of end: SectionEnd, _ section: Int, in geometry: RowGeometry, seen: CGRect) -> CGRect {
    switch (style == .plain, end) {
    case (true, .header):
      headerFooterFrame(geometry.span(ofFloatingHeader: section, visibleTop: seen.minY))
    case (true, .footer):
      headerFooterFrame(geometry.span(ofFloatingFooter: section, visibleBottom: seen.maxY))
    case (false, .header): headerFooterFrame(geometry.span(ofHeader: section))
    case (false, .footer): headerFooterFrame(geometry.span(ofFooter: section))
    }
  }

  func placeHeadersAndFooters() {
    for (section, view) in visibleHeaders { place(view, .header, section) }
    for (section, view) in visibleFooters { place(view, .footer, section) }
  }

  private func place(_ view: UIView, _ end: SectionEnd, _ section: Int) {
    let frame = frame(of: end, section)
    move(view, to: frame)
    guard style == .plain, let own = view as? UITableViewHeaderFooterView else { return }
    let geometry = displayedGeometry
    let place = end == .header ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
    own.isFloating = frame.minY != place.minY
  }

  func letGoOfHiddenHeadersAndFooters() {
    for section in visibleHeaders.keys.sorted() where !isVisible(.header, section) { letGo(of: .header, section) }
    for section in visibleFooters.keys.sorted() where !isVisible(.footer, section) { letGo(of: .footer, section) }
    // Views that leave the screen are loaded again when they return.
    let shown = displayedGeometry.sections(from: bounds.minY - 1, to: bounds.maxY + 1)
    for section in sectionsAskedForViews.filter({ !shown.contains($0) }) { forgetAsking(section) }
    sectionsAskedForViews = Set(shown)
  }

  private func letGo(of end: SectionEnd, _ section: Int) {
    let removed =
      end == .header ? visibleHeaders.removeValue(forKey: section) : visibleFooters.removeValue(forKey: section)
    guard let view = removed else { return }
    if loadedSections.indices.contains(section) { setLoaded(end, section) { $0.viewWasAsked = false } }
    if showsLeaving {
      leave(view, .end(end, section), to: frame(of: end, section))
    } else {
      letGo(of: view, end, section)
    }
  }

  func letGo(of view: UIView, _ end: SectionEnd, _ section: Int) {
    view.removeFromSuperview()
    if let own = view as? UITableViewHeaderFooterView {
      if own.isTitleView {
        reusableTitleViews.append(own)
      } else if let identifier = own.reuseIdentifier {
        reusableHeadersFooters[identifier, default: []].append(own)
      }
    }
    if end == .header {
      _ = askDelegate(.didEndDisplayingHeader) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    } else {
      _ = askDelegate(.didEndDisplayingFooter) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }

  func forgetAsking(_ section: Int) {
    guard loadedSections.indices.contains(section) else { return }
    if visibleHeaders[section] == nil { setLoaded(.header, section) { $0.viewWasAsked = false } }
    if visibleFooters[section] == nil { setLoaded(.footer, section) { $0.viewWasAsked = false } }
  }
}
