import Foundation

/// A parsed visual format, before constraints are made of it.
@MainActor struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal

  /// The connection between the superview's edge and the first view, if the format begins at the edge.
  var start: Connection?

  /// The views, each with what lies between it and the one before.
  var views: [View] = []

  /// The connection between the last view and the superview's edge, if the format ends at the edge.
  var end: Connection?

  /// A view between brackets.
  struct View {
    let item: any LayoutItem
    var sizes: [Predicate] = []
    /// The connection to the view before. Not used for the first view.
    var connection = Connection.flush
  }

  /// A distance between two neighbors.
  enum Connection {
    /// No distance: the neighbors touch.
    case flush
    /// A bare `-`: the system's spacing, or the superview's margin.
    case standard
    /// Lengths that are all to hold.
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
    /// The same size as another item.
    case item(any LayoutItem)
  }
}

extension LayoutItem {
  /// The view that `|` stands for beside the item.
  var superviewInFormat: UIView? { self is UILayoutGuide ? layoutItemView : layoutItemView?.superview }
}
