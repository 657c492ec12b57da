// What the examples of forms are about.
import Foundation
import TableMaker
import UIKit

struct Booking: Equatable {
  var name = ""
  var email = ""
  var guests = 2
  var wantsJackets = false
  var sizes = ""
  var price = 25.0
  var tide = 0.5
  var notes = ""
  var meal = Meal.fish
  var extras: Set<String> = []
  var date = Date.now
  var back = Date.now
  var passengers: [Passenger] = []
  var total: Int { guests * 25 }
}

struct Passenger: Identifiable, Equatable {
  let id = UUID()
  var name = ""
  var bags = 0
  var isInfant = false
}

enum Meal: String, CaseIterable {
  case fish, soup
}

final class TextFieldCell: UITableViewCell { let textField = UITextField() }

final class StepperCell: UITableViewCell {
  let stepper = UIStepper()
  let label = UILabel()
}

final class StarControl: UIControl { var stars = 0 }

final class StarCell: UITableViewCell { let stars = StarControl() }

@MainActor enum Server {
  static func knows(_ name: String) async -> Bool { false }
  static func book(_ booking: Booking) async throws {}
}
