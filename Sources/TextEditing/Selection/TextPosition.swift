/// The place of a position on the screen if there are two, at a line break or a change of direction.
package enum TextAffinity: Sendable, Hashable {
  /// The place with the following text, such as at the start of the next line.
  case downstream
  /// The place with the preceding text, such as at the end of the line.
  case upstream
}

/// A place between two code units, with an affinity if it appears in two places.
package struct TextPosition: Sendable, Hashable {
  /// The number of code units before it.
  package var offset: Int
  /// The side where it appears.
  package var affinity: TextAffinity

  /// Creates a position.
  package init(offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A direction in text order.
package enum TextStorageDirection: Sendable, Hashable, CaseIterable {
  /// Toward the end.
  case forward
  /// Toward the beginning.
  case backward
}

/// The unit of a movement or deletion.
package enum TextGranularity: Sendable, Hashable, CaseIterable {
  case character, word, line, paragraph, document
}
