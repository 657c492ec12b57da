import Foundation

extension Symbol {
  /// All symbols by name.
  static let all: [String: Symbol] = {
    let tables = [arrows, marks, lists, circles, shapes, objects, places, papers, weather, nature]
    return Dictionary(uniqueKeysWithValues: tables.joined().map { ($0.name, $0) })
  }()
}
