import UIKit

/// Views below each other, which scroll where they are higher than the screen.
final class ScrollingColumn: UIScrollView {
  /// The views, within margins.
  let column = UIStackView()

  /// Creates a column.
  ///
  /// - Parameter spacing: How far the views keep from each other, in points.
  init(spacing: CGFloat) {
    super.init(frame: .zero)
    alwaysBounceVertical = true
    column.axis = .vertical
    column.spacing = spacing
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 24, trailing: 16)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      column.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The height for which the focused view was scrolled to.
  private var shownHeight: CGFloat = 0

  /// Scrolls to the field that is typed into when the keyboard has taken some of the height.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height != shownHeight else { return }
    shownHeight = bounds.height
    guard let field = focusedView(in: column) else { return }
    scrollRectToVisible(field.convert(field.bounds, to: self).insetBy(dx: 0, dy: -8), animated: false)
  }

  private func focusedView(in view: UIView) -> UIView? {
    view.isFirstResponder ? view : view.subviews.lazy.compactMap { self.focusedView(in: $0) }.first
  }

  /// Fills a view with the column, from edge to edge, and from the keyboard up.
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
