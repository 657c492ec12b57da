public import UIKit

/// A list of swipe actions, one after the other; with conditions and loops.
@resultBuilder public enum SwipeActionBuilder {
  /// One action.
  public static func buildExpression(_ action: UIContextualAction) -> [UIContextualAction] { [action] }
  /// Several actions, made elsewhere.
  public static func buildExpression(_ actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// Not an action.
  @available(*, unavailable, message: "Each line is a UIContextualAction, or an array of them")
  public static func buildExpression<Other>(_ other: Other) -> [UIContextualAction] { neverCalled() }
  /// The actions of all lines.
  public static func buildBlock(_ actions: [UIContextualAction]...) -> [UIContextualAction] { actions.flatMap { $0 } }
  /// The actions of a condition; none where it does not hold.
  public static func buildOptional(_ actions: [UIContextualAction]?) -> [UIContextualAction] { actions ?? [] }
  /// The actions of the first of two branches.
  public static func buildEither(first actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// The actions of the second of two branches.
  public static func buildEither(second actions: [UIContextualAction]) -> [UIContextualAction] { actions }
  /// The actions of all rounds of a loop.
  public static func buildArray(_ actions: [[UIContextualAction]]) -> [UIContextualAction] { actions.flatMap { $0 } }
}
