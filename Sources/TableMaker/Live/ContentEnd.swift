import UIKit

/// Notices when a table view shows the end of its content.
///
/// With `scrollAnchor(.bottom)`, it also keeps the table view at the end while it's there, and rows that don't fill the
/// table view at the bottom.
@MainActor final class ContentEnd {
  private weak var owner: LiveTable?
  private let isAnchored: Bool
  /// A Boolean value that indicates whether the table view is at the end, or on its way there.
  private(set) var isFollowed: Bool
  /// A Boolean value that indicates whether the table view is at the end.
  private var isReached: Bool
  /// The inset above rows that don't fill the table view, in points.
  private var room: CGFloat = 0
  /// The layout when the table view was last at rest; `nil` before the first time.
  private var layout: Layout?
  /// The content offset that was last seen, in points.
  private var offset: CGFloat = 0
  /// How far the user can still scroll up before the end that they last saw is left, in points. Rows that come during a
  /// touch don't change it.
  private var slack: CGFloat = 0
  private var isSettling = false
  private var watcher: SizeWatcher?

  /// Everything that moves the end of the content.
  private struct Layout: Equatable {
    let size: CGSize
    let insets: UIEdgeInsets
    let contentHeight: CGFloat

    @MainActor init(of tableView: UITableView) {
      (size, insets) = (tableView.bounds.size, tableView.adjustedContentInset)
      contentHeight = tableView.contentSize.height
    }
  }

  init(isAnchored: Bool, owner: LiveTable) {
    self.owner = owner
    self.isAnchored = isAnchored
    (isFollowed, isReached) = (isAnchored, isAnchored)
  }

  /// Starts to follow a table view.
  func enter(_ tableView: UITableView) {
    watcher = SizeWatcher(in: tableView) { [weak self, weak tableView] in
      if let tableView { KeyboardRoom.geometryMayHaveChanged(of: tableView) }
      self?.settle()
    }
  }

  /// Stops following the table view, and removes the inset.
  func leave(_ tableView: UITableView) {
    watcher?.removeFromSuperview()
    (watcher, layout) = (nil, nil)
    add(-room, to: tableView)
  }

  // MARK: Scrolling

  /// Records that the app scrolls to a target.
  func willScroll(toEnd isEnd: Bool) { isFollowed = isEnd && isAnchored }

  /// Records that the table view has scrolled.
  func noteScroll(of tableView: UITableView) {
    let distance = tableView.contentOffset.y - offset
    offset += distance
    guard let owner, !isSettling, !owner.updates.isApplying, !owner.updates.heights.isUpdating else { return }
    let isByUser = tableView.isTracking || tableView.isDragging || tableView.isDecelerating
    // Rows that come on screen can have other heights than their estimates, which doesn't move the user from the end.
    if isByUser, layout != nil { layout = Layout(of: tableView) }
    guard !tableView.isAtEnd else {
      noteSlack(in: tableView)
      return reach()
    }
    if isByUser, isFollowed {
      slack += distance
      if slack >= -tableView.halfPixel { return }
    } else if !isByUser, isAnchored {
      // The table view is on its way, or its end has moved and it follows.
      if owner.scrollGoal?.isEnd == true || layout != Layout(of: tableView) {
        if !isFollowed { isReached = false }
        return
      }
    }
    (isFollowed, isReached) = (false, false)
  }

  /// Records that the table view has arrived where the app has scrolled it. Rows that came on screen on the way can have
  /// other heights than their estimates, so that the end of the estimates isn't the end.
  func noteArrival(in tableView: UITableView, atEnd isEnd: Bool) {
    guard layout != nil else { return }
    if !isEnd, !tableView.isAtEnd { (isFollowed, isReached) = (false, false) }
    if !isFollowed || tableView.isAtEnd { layout = Layout(of: tableView) }
  }

  /// Goes on to the end of rows that have come while the user scrolled at the end. Rows that came on screen can have
  /// other heights than their estimates.
  func scrollDidEnd(in tableView: UITableView) {
    // The insets weren't adjusted while the keyboard could follow the user's touch.
    KeyboardRoom.geometryMayHaveChanged(of: tableView)
    guard isFollowed || room > 0 else { return }
    let hasOtherRoom = isAnchored && abs(room(in: tableView) - room) >= tableView.halfPixel
    if hasOtherRoom || !tableView.isAtEnd { settle(animated: true) }
  }

  // Rows that don't fill the table view can be pulled down from their end without leaving it.
  private func noteSlack(in tableView: UITableView) { slack = max(0, offset - tableView.lastOffset) }

  private func reach() {
    isFollowed = isAnchored
    guard !isReached else { return }
    isReached = true
    guard let events = owner?.settings.endEvents, !events.isEmpty else { return }
    owner?.updates.calling { for body in events { body() } }
  }

  // MARK: Anchoring

  /// Moves the table view to the end if it was there, after a change of its content, size, or insets.
  ///
  /// - Parameter animated: A Boolean value that indicates whether the change was animated.
  func settle(animated: Bool = false) {
    guard let owner, !isSettling, let tableView = owner.ownTable(), tableView.window != nil,
      tableView.bounds.width > 0, tableView.bounds.height > 0, !owner.updates.isBatchOpen
    else { return }
    // An update can take the table view to the end, or the end away from it.
    if owner.scrollGoal == nil, !tableView.isHeld, tableView.isAtEnd {
      // The end that the table view begins with isn't reached by a scroll.
      if layout == nil { (isFollowed, isReached) = (isAnchored, true) } else { reach() }
    } else if !isFollowed {
      isReached = false
    }
    isSettling = true
    defer {
      isSettling = false
      layout = Layout(of: tableView)
      offset = tableView.contentOffset.y
      if tableView.isAtEnd { noteSlack(in: tableView) }
    }
    guard isAnchored else { return }
    if layout == nil {
      // The table view may appear in a transition, which would scroll it through its rows.
      UIView.performWithoutAnimation { moveToEnd(of: tableView) }
    } else if animated, fits(tableView) || room > 0 {
      UIView.animateResponsively(for: Self.duration) { self.moveToEnd(of: tableView) }
    } else if animated, isFollowed, !tableView.isHeld {
      if owner.scrollGoal?.isEnd != true { owner.setOut(at: .bottom, animated: true) { _ in .end } }
    } else {
      moveToEnd(of: tableView)
    }
  }

  /// The duration of UIKit's animation of inserted rows, in seconds.
  private static let duration = 0.3
  /// The largest number of corrections. After each, the heights of more rows are known.
  private static let mostPasses = 64

  private func moveToEnd(of tableView: UITableView) {
    for _ in 0..<Self.mostPasses {
      tableView.layoutIfNeeded()
      let before = (room, tableView.contentOffset.y)
      add(room(in: tableView) - room, to: tableView)
      if isFollowed, !tableView.isHeld, owner?.scrollGoal == nil,
        abs(tableView.lastOffset - tableView.contentOffset.y) >= tableView.halfPixel
      {
        tableView.contentOffset.y = tableView.lastOffset
      }
      // Rows that come on screen can have other heights than their estimates.
      if (room, tableView.contentOffset.y) == before { return }
    }
  }

  private func fits(_ tableView: UITableView) -> Bool { room(in: tableView) > 0 }

  /// Returns the height that's left above the rows if they're at the bottom.
  private func room(in tableView: UITableView) -> CGFloat {
    let inset = tableView.adjustedContentInset
    return max(0, tableView.bounds.height - (inset.top - room) - inset.bottom - tableView.contentSize.height)
  }

  private func add(_ change: CGFloat, to tableView: UITableView) {
    guard abs(change) >= tableView.halfPixel || (room != 0 && room + change == 0) else { return }
    room += change
    tableView.contentInset.top += change
  }
}

extension UITableView {
  /// A Boolean value that indicates whether the user drags the rows. A touch that doesn't move doesn't hold them.
  var isHeld: Bool { isTracking && isDragging }

  /// A Boolean value that indicates whether the end of the content is at the bottom or above it, or all content fits.
  var isAtEnd: Bool {
    contentOffset.y >= lastOffset - halfPixel || lastOffset <= -adjustedContentInset.top + halfPixel
  }
}

/// An invisible view in a table view that notices when the table view's size changes, or it enters a window.
private final class SizeWatcher: UIView {
  private let onChange: () -> Void

  init(in tableView: UITableView, onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init(frame: CGRect(origin: .zero, size: tableView.bounds.size))
    isHidden = true
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.insertSubview(self, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil { onChange() }
  }
}
