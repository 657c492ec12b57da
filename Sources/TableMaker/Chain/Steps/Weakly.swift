/// A handler that does nothing once its owner is gone.
///
/// - Parameters:
///   - owner: Gives the owner as long as it is there.
///   - body: Gets the owner, and what the handler gets.
func weakly<Owner: AnyObject, each Argument>(
  _ owner: WeakReference<Owner>, _ body: @escaping (Owner, repeat each Argument) throws -> Void
) -> (repeat each Argument) throws -> Void {
  { (arguments: repeat each Argument) in
    guard let owner = owner.object else { return }
    try body(owner, repeat each arguments)
  }
}
