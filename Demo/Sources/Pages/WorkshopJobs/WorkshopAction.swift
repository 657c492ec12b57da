/// The actions of the page's bar, each in one transaction.
enum WorkshopAction: CaseIterable {
  /// Takes in a job for which the customer waits.
  case takeIn
  /// Makes five changes at the same time.
  case rushHour
  /// The only job of a day goes to another day.
  case postpone
  /// Removes every job.
  case clear
  /// The first jobs come again.
  case fill
}
