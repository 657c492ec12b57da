/// A text as UTF-16 code units, which unlike a `String` may have unpaired surrogates.
package struct UTF16Text: Sendable, Hashable {
  /// The code units.
  package var units: [UInt16]

  /// Makes a text of code units, which are kept as they are.
  package init(units: [UInt16] = []) { self.units = units }

  /// Makes a text of a string.
  ///
  /// - Complexity: O(n).
  package init(_ string: String) { units = Array(string.utf16) }

  /// Whether there is no code unit.
  package var isEmpty: Bool { units.isEmpty }

  /// The text as a string, with U+FFFD for each unpaired surrogate; it has as many code units.
  ///
  /// - Complexity: O(n).
  package var string: String { String(decoding: units, as: UTF16.self) }
}

extension UTF16Text: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}

extension UTF16Text: CustomStringConvertible {
  package var description: String { string.debugDescription }
}
