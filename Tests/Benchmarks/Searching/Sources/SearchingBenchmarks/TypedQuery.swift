import TableMaker

/// A text that is typed.
@MainActor final class TypedQuery: QuerySource {
  private var tell: (() -> Void)?
  var query = "" {
    didSet {
      if query != oldValue { tell?() }
    }
  }

  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    self.tell = tell
    return self
  }
}
