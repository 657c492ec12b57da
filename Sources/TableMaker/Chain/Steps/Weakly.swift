/// A handler that does nothing once its owner is gone.
///
/// - Parameters:
///   - owner: Held weakly.
///   - body: Gets the owner, and what the handler gets.
func weakly<Owner: AnyObject, each Argument>(
  _ owner: Owner, _ body: @escaping (Owner, repeat each Argument) throws -> Void
) -> (repeat each Argument) throws -> Void {
  { [weak owner] (arguments: repeat each Argument) in
    guard let owner else { return }
    try body(owner, repeat each arguments)
  }
}
