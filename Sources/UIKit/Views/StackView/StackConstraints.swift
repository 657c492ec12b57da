import Foundation

/// The constraints that a stack view created. They're updated with as few changes as possible.
@MainActor struct StackConstraints {
  private struct Entry {
    var key: StackLink.Key
    var constant: CGFloat
    var priority: Float
    var constraint: NSLayoutConstraint
  }

  private var entries: [Entry] = []

  /// The number of constraints.
  var count: Int { entries.count }

  /// Keeps wanted constraints, deactivates the others, and creates missing ones.
  ///
  /// - Complexity: O(number of links).
  mutating func become(_ links: [StackLink]) {
    // Most links are unchanged and in the same order, so only the part in between is searched.
    let shorter = min(links.count, entries.count)
    var head = 0
    while head < shorter, entries[head].key == links[head].key { head += 1 }
    var tail = 0
    while tail < shorter - head, entries[entries.count - 1 - tail].key == links[links.count - 1 - tail].key {
      tail += 1
    }

    var unmatched: [StackLink.Key: Entry] = [:]
    for entry in entries[head..<entries.count - tail] { unmatched[entry.key] = entry }
    var new: [Entry] = []
    new.reserveCapacity(links.count)
    var missing: [NSLayoutConstraint] = []
    for (index, link) in links.enumerated() {
      let old: Entry? =
        if index < head {
          entries[index]
        } else if index >= links.count - tail {
          entries[index - links.count + entries.count]
        } else {
          unmatched.removeValue(forKey: link.key)
        }
      let constraint = old?.constraint ?? link.makeConstraint()
      if let old { adjust(old, to: link) }
      // A constraint is deactivated when one of its views leaves the hierarchy and returns.
      if !constraint.isActive { missing.append(constraint) }
      new.append(Entry(key: link.key, constant: link.constant, priority: link.priority, constraint: constraint))
    }
    NSLayoutConstraint.deactivate(unmatched.values.map(\.constraint))
    entries = new
    NSLayoutConstraint.activate(missing)
  }

  /// Deactivates and removes the constraints of a view.
  mutating func remove(mentioning view: UIView) {
    let name = ObjectIdentifier(view)
    var removed: [NSLayoutConstraint] = []
    entries.removeAll { entry in
      guard entry.key.first == name || entry.key.second == name else { return false }
      removed.append(entry.constraint)
      return true
    }
    NSLayoutConstraint.deactivate(removed)
  }

  private func adjust(_ entry: Entry, to link: StackLink) {
    if entry.constant != link.constant { entry.constraint.constant = link.constant }
    if entry.priority != link.priority { entry.constraint.priority = UILayoutPriority(link.priority) }
  }
}
