import TableMaker
import UIKit

/// The model of the tests' forms.
struct Booking: Equatable {
  var name = "Ada"
  var guests = 2
  var wantsJackets = false
  var sizes = ""
  var nickname: String?
  var address = Address()
  var tide: Float = 0.5
  var notes = ""
  var total: Int { guests * 10 }
  /// A property with the same name as a member of the draft.
  var isValid = false
  /// Its values cannot be compared.
  var tag = Tag()

  struct Address: Equatable {
    var street = "Quay 1"
    var city = "Bergen"
  }

  struct Tag: Equatable {
    var closure: () -> Int = { 1 }
    static func == (one: Tag, other: Tag) -> Bool { true }
  }
}

/// A model with a value that can't be compared.
struct OpaqueModel {
  var body: () -> Int = { 1 }
  var name = ""
}

/// The same as an object.
final class SailingBoat {
  var name: String
  var seats: Int
  var owner: Owner?
  var label: String { "\(name), \(seats)" }

  init(name: String = "Ella", seats: Int = 4) {
    self.name = name
    self.seats = seats
  }

  final class Owner {
    var name = "Mia"
  }
}

/// An owner of a model.
@MainActor final class Harbour {
  var booking = Booking()
  var boat = SailingBoat()
  var pier: Booking?
}
