import Foundation

extension UITableView {
  func registerCell(of nib: UINib?, for identifier: String) {
    cellNibs[identifier] = nib
    cellClasses[identifier] = nil
  }

  func registerHeaderFooter(of nib: UINib?, for identifier: String) {
    headerFooterNibs[identifier] = nib
    headerFooterClasses[identifier] = nil
  }

  func registerCell(_ cellClass: AnyClass?, for identifier: String) {
    cellNibs[identifier] = nil
    guard let cellClass else {
      cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      // Apple's message, as a Chinese collection of crashes quotes it ("must pass a class of kind UITableViewCell").
      raise(.invalidArgument, "must pass a class of kind UITableViewCell")
    }
    cellClasses[identifier] = type
  }

  func registerHeaderFooter(_ aClass: AnyClass?, for identifier: String) {
    headerFooterNibs[identifier] = nil
    guard let aClass else {
      headerFooterClasses[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      raise(.invalidArgument, "must pass a class of kind UITableViewHeaderFooterView")
    }
    headerFooterClasses[identifier] = type
  }

  func reuseOrMakeCell(_ identifier: String) -> UITableViewCell? {
    // A cell that's being reconfigured stays the same.
    if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier { return reconfiguredCell }
    let cell: UITableViewCell
    if let used = reusableCells[identifier]?.popLast() {
      cell = used
      // The data source is called again about moving, if the cell is for a row: an app may use the cell only for
      // measuring.
      if cell.movesByTable != nil { UIView.performWithoutAnimation { cell.movesByTable = nil } }
      cell.prepareForReuse()
    } else if let type = cellClasses[identifier] {
      cell = CellMaker.makeCell(type, style: .default, reuseIdentifier: identifier)
    } else if let nib = cellNibs[identifier] {
      cell = makeCell(of: nib, identifier)
    } else {
      return nil
    }
    cell.table = self
    return cell
  }

  /// Creates a cell from a nib. A cell without an identifier receives the registered one.
  private func makeCell(of nib: UINib, _ identifier: String) -> UITableViewCell {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let cell = objects[0] as? UITableViewCell else {
      // Apple's message: github.com/tigerAndBull/TABAnimated/issues/60.
      raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
          + "UITableViewCell instance")
    }
    if let known = cell.identifier, known != identifier {
      // Apple's message, including its typo: github.com/tigerAndBull/TABAnimated/issues/54.
      raise(
        .internalInconsistency,
        "cell reuse indentifier in nib (\(known)) does not match the identifier used to register the nib (\(identifier))"
      )
    }
    cell.identifier = identifier
    return cell
  }

  private func makeHeaderFooter(of nib: UINib, _ identifier: String) -> UITableViewHeaderFooterView {
    let objects = nib.instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? UITableViewHeaderFooterView else {
      raise(
        .internalInconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
          + "UITableViewHeaderFooterView instance")
    }
    view.identifier = identifier
    return view
  }

  func requireCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let row = knownRow(indexPath)
    if let row, let requested = requestedRow, requested.row == row {
      if requested.wasDequeued {
        // Apple's message: github.com/kif-framework/KIF/issues/1040.
        raise(
          .internalInconsistency,
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue "
            + "more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an "
            + "index path). Cell identifier: \(identifier), index path: \(indexPath)")
      }
      requestedRow?.wasDequeued = true
    }
    guard let cell = reuseOrMakeCell(identifier) else {
      // Apple's message: github.com/Karumi/BothamUI/issues/57 and many others.
      raise(
        .internalInconsistency,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    // A cell for a row has the row's size before the app configures it.
    if let row { cell.frame = rowFrame(geometry.span(of: row)) }
    return cell
  }

  func reuseOrMakeHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view: UITableViewHeaderFooterView
    if let returningView, returningView.reuseIdentifier == identifier {
      view = returningView
      self.returningView = nil
      view.prepareForReuse()
    } else if let used = reusableHeadersFooters[identifier]?.popLast() {
      view = used
      view.prepareForReuse()
    } else if let type = headerFooterClasses[identifier] {
      view = CellMaker.makeHeaderFooter(type, reuseIdentifier: identifier)
    } else if let nib = headerFooterNibs[identifier] {
      view = makeHeaderFooter(of: nib, identifier)
    } else {
      return nil
    }
    // The app can ask the view for its appearance in this table view.
    view.table = self
    if let requestedEnd { view.end = requestedEnd }
    return view
  }
}
