public import UIKit

/// A result builder for a list of swipe actions, with conditions and loops.
@resultBuilder public enum SwipeActionBuilder {
  /// One action.
  public static func buildExpression(_ action: UIContextualAction) -> [UIContextualAction] { [action] }
  /// Several actions from an array.
  public static func buildExpression(_ actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// A line that isn't an action.
  @available(*, unavailable, message: "Each line must be a UIContextualAction, or an array of them")
  public static func buildExpression<Other>(_ other: Other) -> [UIContextualAction] { neverCalled() }
  /// The actions of all lines.
  public static func buildBlock(_ actions: [UIContextualAction]...) -> [UIContextualAction] { actions.flatMap { $0 } }
  /// The actions of a condition; none if it's false.
  public static func buildOptional(_ actions: [UIContextualAction]?) -> [UIContextualAction] { actions ?? [] }
  /// The actions of the first of two branches.
  public static func buildEither(first actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// The actions of the second of two branches.
  public static func buildEither(second actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// The actions of all iterations of a loop.
  public static func buildArray(_ actions: [[UIContextualAction]]) -> [UIContextualAction] { actions.flatMap { $0 } }
}
