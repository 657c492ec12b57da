extension UIScrollView {
  /// Has a delegate hand a call on to another object, without being taken to lack what that lacks.
  ///
  /// Where there is Objective-C, the delegate says in `responds(to:)` what it has. Here the default implementation that stands in the
  /// object's place reports an absence, which would be the delegate's.
  @_spi(Forwarding) public func handOn<Answer>(_ call: () -> Answer) -> Answer {
    let known = absentMethods
    defer { absentMethods.formIntersection(known) }
    return call()
  }
}
