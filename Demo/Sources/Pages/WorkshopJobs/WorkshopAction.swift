/// What the buttons of the page's bar do, each in one transaction.
enum WorkshopAction: CaseIterable {
  /// Someone comes in and waits.
  case takeIn
  /// Five things happen at once.
  case rushHour
  /// The only job of a day goes to another day.
  case postpone
  /// Every job goes.
  case clear
  /// The first jobs come again.
  case fill

  /// What the button shows.
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
