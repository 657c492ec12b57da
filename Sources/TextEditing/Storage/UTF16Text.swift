/// A text as UTF-16 code units, which can contain unpaired surrogates, unlike a `String`.
package struct UTF16Text: Sendable, Hashable {
  /// The code units.
  package var units: [UInt16]

  /// Creates a text from code units without changing them.
  package init(units: [UInt16] = []) { self.units = units }

  /// Creates a text from a string.
  ///
  /// - Complexity: O(n).
  package init(_ string: String) { units = Array(string.utf16) }

  /// A Boolean value that indicates whether the text is empty.
  package var isEmpty: Bool { units.isEmpty }

  /// The text as a string of the same length, with U+FFFD for each unpaired surrogate.
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
