/// The errors of a source of fetched objects, in addition to those of Core Data. Later versions can add cases.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FetchedItemsError: Error, CustomStringConvertible {
  /// The controller's context is a private queue's. Nothing was fetched.
  case contextIsNotMain
  /// An entity's class in the model is another than the one asked for, or one that is not in the app. Nothing is shown.
  case wrongClass(entity: String, inModel: String, expected: String)

  /// The error, and the way out.
  public var description: String {
    switch self {
    case .contextIsNotMain:
      "A table can only show what a context of the main queue has fetched. Give FetchedItems the container's viewContext, "
        + "and do the work of background contexts apart from it."
    case .wrongClass(let entity, let inModel, let expected):
      "The entity \(entity) has the class \(inModel), not \(expected): set the entity's class, and its module, in the model to "
        + "\(expected)."
    }
  }
}
