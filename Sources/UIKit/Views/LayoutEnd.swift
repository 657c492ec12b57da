/// Work that waits for the end of the current layout.
@MainActor enum LayoutEnd {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Performs work after the current layout, or immediately if no view is being laid out.
  static func perform(_ work: @escaping () -> Void) {
    if depth == 0 { work() } else { waiting.append(work) }
  }

  /// Performs a layout and, if it's the outermost one, the waiting work.
  static func after(_ layout: () -> Void) {
    depth += 1
    layout()
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }
}
