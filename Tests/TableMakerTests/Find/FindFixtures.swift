import TableMaker
import UIKit

struct Person: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var place = ""
  var age = 0

  init(_ id: Int, _ name: String, _ place: String = "", age: Int = 0) {
    self.id = id
    self.name = name
    self.place = place
    self.age = age
  }
}

final class PersonCell: UITableViewCell {
  var person: Person?
  var marks: [String] = []
}

/// A custom search field.
@MainActor final class Field: QuerySource {
  var query = "" {
    didSet { type() }
  }
  private var tell: (() -> Void)?

  /// Notifies the observer without changing the text.
  func type() { tell?() }

  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
    self.tell = tell
    return self
  }
}

enum People {
  static let few = [
    Person(1, "Mara", "Rome", age: 40), Person(2, "Émile", "Paris", age: 31), Person(3, "Omar", "Oslo", age: 25),
    Person(4, "Anna", "Rome", age: 31), Person(5, "emma", "Marseille", age: 60), Person(6, "王芳", "北京", age: 22),
  ]
}
