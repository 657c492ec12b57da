/// Why a step is refused, in the words of the message.
enum Refusal: String {
  case items = "This step gets items: put .section() and .data(items) before it"
  case section = "This step applies to a section: put .section() before it"
  case table = "This step applies to the whole table: put it before the first section"
  case cell = "This step needs the section's cell: put .cell(C.self) before it"
  case data = "This section has no data yet: put .data(items) before this step"
  case cellAndData = "This section has no cell and no data yet: put .cell(C.self) and .data(items) before this step"
  case done =
    "This section already has its cell, data, and adapter: put this step before .adapter, only once"
  case owner = "Hold the owner weakly: write by: weakSelf"

  /// The compiler's message.
  ///
  /// - Parameter step: The name of the step, with the labels of its arguments if it has any.
  func of(_ step: String) -> String { "'\(step)' is unavailable: \(rawValue)" }
}
