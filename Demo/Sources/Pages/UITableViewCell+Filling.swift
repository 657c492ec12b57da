import UIKit

extension UITableViewCell {
  /// Fills the cell's content, within its side margins, with a view that determines the row's height.
  ///
  /// - Parameter distance: How far the view keeps from the row's top and bottom, in points.
  func fillContent(with view: UIView, distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -distance)
    // A row's height is a whole number of pixels; the texts' heights need not add up to one.
    bottom.priority = UILayoutPriority(999)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: distance), bottom,
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}
