/// A booking of a boat for a day.
struct BoatBooking: Equatable {
  /// The most guests that a boat takes.
  static let mostGuests = 8

  /// What is eaten on board.
  enum Meal: CaseIterable {
    case none, fish, soup
  }

  var boat = ""
  var email = ""
  var guests = 2
  /// The names of all guests that there may be; those of `guests` count.
  var names = [String](repeating: "", count: mostGuests)
  var wantsJackets = false
  /// One letter for each guest.
  var sizes = ""
  /// How high the tide has to be, from none to all.
  var tide = 0.5
  var meal = Meal.none
  var notes = ""
  /// What the harbour gets for each guest, in euros.
  var fare = 24.5

  /// What the day costs, in euros.
  var total: Double { Double(guests) * (fare + (meal == .none ? 0 : 9) + (wantsJackets ? 2 : 0)) }
}
