extension UIScrollView {
  /// Calls a method of another object for a delegate, without recording that the delegate lacks the method.
  ///
  /// With Objective-C, the delegate's `responds(to:)` returns which methods it implements. Here, the default
  /// implementation of the other object would report that the delegate lacks the method.
  @_spi(Forwarding) public func handOn<Answer>(_ call: () -> Answer) -> Answer {
    let known = absentMethods
    defer { absentMethods.formIntersection(known) }
    return call()
  }
}
