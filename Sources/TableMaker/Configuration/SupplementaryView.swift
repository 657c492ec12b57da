import UIKit

/// The view above or below a section's rows, other than a title.
enum SupplementaryView {
  case none
  /// A view, created once for each data source.
  case view(() -> UIView)
  /// A registered class with views that are dequeued and filled each time.
  case reusable(ReusableSupplementaryView)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var isReusable: Bool {
    if case .reusable = self { true } else { false }
  }

  /// A Boolean value that indicates whether its views are filled with the section's items.
  var takesItems: Bool {
    if case .reusable(let reusable) = self { reusable.takesItems } else { false }
  }

  /// Returns the view to keep; `nil` for a title, and for a class with views that are dequeued.
  @MainActor func makeView() -> UIView? {
    if case .view(let make) = self { make() } else { nil }
  }
}

/// A class of header or footer views, and the closure that fills one.
struct ReusableSupplementaryView {
  let viewClass: UITableViewHeaderFooterView.Type
  /// The nib with its views; `nil` for only the class.
  let nib: UINib?
  let fill: (UITableViewHeaderFooterView) -> Void
  /// A Boolean value that indicates whether the section's items fill its views.
  let takesItems: Bool

  init(ofItems viewClass: UITableViewHeaderFooterView.Type, from origin: HeaderFooterOrigin) {
    self.viewClass = viewClass
    nib = origin.nib
    fill = { _ in }
    takesItems = true
  }

  init<View: UITableViewHeaderFooterView>(
    _ viewClass: View.Type, from origin: HeaderFooterOrigin, fill: @escaping (View) -> Void
  ) {
    self.viewClass = viewClass
    nib = origin.nib
    self.fill = { view in
      if let view = view as? View { fill(view) }
    }
    takesItems = false
  }

  var identifier: String {
    let name = String(reflecting: viewClass)
    return nib.map { "\(name) from nib \(UInt(bitPattern: ObjectIdentifier($0)))" } ?? name
  }

  /// The height that the class computes for a width and traits; `nil` if it doesn't.
  @MainActor var ownHeight: (@MainActor (CGFloat, UITraitCollection) -> CGFloat)? {
    guard let known = viewClass as? any SelfMeasuringHeaderFooter.Type else { return nil }
    return { width, traits in known.height(width: width, traits: traits) }
  }
}
