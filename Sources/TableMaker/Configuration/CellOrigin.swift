/// The origin of a section's cells.
public struct CellOrigin: Sendable {
  /// The identifier of a storyboard's prototype cell; nil for a class that the chain registers.
  let prototype: String?

  /// The cell's class alone: registered for you, once for each table, under the class's full name.
  public static var code: CellOrigin { CellOrigin(prototype: nil) }

  /// A prototype cell in the table's storyboard: dequeued by its identifier, not registered.
  ///
  /// - Parameter identifier: The prototype's reuse identifier; its class must be the one given to `cell`.
  public static func storyboard(_ identifier: String) -> CellOrigin { CellOrigin(prototype: identifier) }
}
