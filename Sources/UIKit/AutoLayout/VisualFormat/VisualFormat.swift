import Foundation

/// A parsed visual format, from which constraints are created.
@MainActor struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal

  /// The connection between the superview's edge and the first view, if the format begins at the edge.
  var start: Connection?

  /// The views, each with the connection to the previous view.
  var views: [View] = []

  /// The connection between the last view and the superview's edge, if the format ends at the edge.
  var end: Connection?

  /// A view between brackets.
  struct View {
    let item: any LayoutItem
    var sizes: [Predicate] = []
    /// The connection to the previous view, which the first view doesn't use.
    var connection = Connection.flush
  }

  /// A distance between two neighbors.
  enum Connection {
    /// The neighbors have no distance.
    case flush
    /// A `-` without a length, which is the system's spacing or the superview's margin.
    case standard
    /// One or more lengths that all apply.
    case lengths([Predicate])
  }

  /// A condition on a length or a size.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var target = Target.constant(0)
    var priority = UILayoutPriority.required
  }

  enum Target {
    case constant(CGFloat)
    /// The size of another item.
    case item(any LayoutItem)
  }
}

extension LayoutItem {
  /// The superview of the item that `|` represents.
  var superviewInFormat: UIView? { self is UILayoutGuide ? layoutItemView : layoutItemView?.superview }
}
