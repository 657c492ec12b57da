/// The actions of the page's bar, each in one transaction.
enum WorkshopAction: CaseIterable {
  /// Takes in a job for which the customer waits.
  case takeIn
  /// Five things happen at once.
  case rushHour
  /// The only job of a day goes to another day.
  case postpone
  /// Removes every job.
  case clear
  /// The first jobs come again.
  case fill

  /// The symbol of the button.
  var symbol: String {
    switch self {
    case .takeIn: "plus.circle"
    case .rushHour: "bolt"
    case .postpone: "calendar"
    case .clear: "trash"
    case .fill: "arrow.clockwise"
    }
  }
}
