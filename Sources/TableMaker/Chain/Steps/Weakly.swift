/// Returns a closure that calls an event's closure with its owner, and does nothing after the owner is deallocated.
///
/// - Parameters:
///   - owner: The owner.
///   - body: A closure that receives the owner and the arguments of the event.
func weakly<Owner: AnyObject, each Argument>(
  _ owner: WeakReference<Owner>, _ body: @escaping (Owner, repeat each Argument) throws -> Void
) -> (repeat each Argument) throws -> Void {
  { (arguments: repeat each Argument) in
    guard let owner = owner.object else { return }
    try body(owner, repeat each arguments)
  }
}

/// Returns a closure that calls another one with its owner, and returns a default value after the owner is deallocated.
///
/// It doesn't throw. One function for both, with a typed throw, crashes the compiler of Swift 6.3.
/// - Parameters:
///   - owner: The owner.
///   - value: The default value; `()` for an event.
///   - body: A closure that receives the owner and the arguments, and returns a value.
func weakly<Owner: AnyObject, each Argument, Value>(
  _ owner: WeakReference<Owner>, else value: Value, _ body: @escaping (Owner, repeat each Argument) -> Value
) -> (repeat each Argument) -> Value {
  { (arguments: repeat each Argument) in
    guard let owner = owner.object else { return value }
    return body(owner, repeat each arguments)
  }
}
