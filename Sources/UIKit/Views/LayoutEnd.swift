/// What waits for the end of the layout that is under way.
@MainActor enum LayoutEnd {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Performs work when no view is being laid out any more; at once if none is.
  static func perform(_ work: @escaping () -> Void) {
    if depth == 0 { work() } else { waiting.append(work) }
  }

  /// Lays views out, and performs what waits for it if this is the outermost layout.
  static func after(_ layout: () -> Void) {
    depth += 1
    layout()
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
