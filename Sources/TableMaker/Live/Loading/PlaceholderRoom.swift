import UIKit

/// A background view of a table view that centers its content between the table view's header view and the bottom,
/// above the keyboard.
final class PlaceholderRoom: UIView {
  private var top: NSLayoutConstraint?

  convenience init(_ content: UIView) {
    self.init(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let top = content.topAnchor.constraint(equalTo: topAnchor)
    let bottom = content.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor)
    // A header view can be higher than the visible area.
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      top, bottom, content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    self.top = top
  }

  // The table view places its background view in each layout. The header view can have another height by then.
  override var frame: CGRect {
    didSet { setNeedsLayout() }
  }

  override var center: CGPoint {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    let header = (superview as? UITableView)?.tableHeaderView.map { $0.frame.maxY - frame.minY } ?? 0
    let room = max(0, header)
    if top?.constant != room { top?.constant = room }
    super.layoutSubviews()
  }
}
