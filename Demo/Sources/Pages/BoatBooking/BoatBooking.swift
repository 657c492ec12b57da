import Foundation

/// A booking of a boat for a day.
struct BoatBooking: Equatable {
  /// The most guests that a boat takes.
  static let mostGuests = 8

  /// A meal on board.
  enum Meal: CaseIterable {
    case none, fish, soup
  }

  /// An extra that is ready on board.
  enum Extra: CaseIterable {
    case bait, rods, lunch, bicycles
  }

  /// The first day that can be booked, at noon in Greenwich, and the last.
  static let days = Date(timeIntervalSince1970: 1_781_352_000)...Date(timeIntervalSince1970: 1_789_300_800)

  var boat = ""
  /// The number of the harbour, in the order of the page's words.
  var harbour = 0
  var email = ""
  var guests = 2
  /// The names of all guests that there may be; those of `guests` count.
  var names = [String](repeating: "", count: mostGuests)
  var wantsJackets = false
  /// One letter for each guest.
  var sizes = ""
  var day = days.lowerBound
  /// How high the tide has to be, from none to all.
  var tide = 0.5
  var meal = Meal.none
  var extras: Set<Extra> = []
  var notes = ""
  /// The amount that the harbor receives for each guest, in euros.
  var fare = 24.5

  /// The price of the day, in euros.
  var total: Double {
    Double(guests) * (fare + (meal == .none ? 0 : 9) + (wantsJackets ? 2 : 0)) + Double(extras.count) * 5
  }
}
