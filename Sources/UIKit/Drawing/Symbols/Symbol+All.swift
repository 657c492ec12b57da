import Foundation

extension Symbol {
  /// Every symbol, by name.
  static let all: [String: Symbol] = Dictionary(
    uniqueKeysWithValues: [chevrons].joined().map { ($0.name, $0) })

  static let chevrons: [Symbol] = [
    Symbol(name: "chevron.right", size: CGSize(width: 44, height: 82), pieces: [], followsReadingDirection: false)
  ]
}
