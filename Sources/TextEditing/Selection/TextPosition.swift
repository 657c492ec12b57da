/// To which of two places on the screen a position belongs, where the text is broken or changes its direction.
package enum TextAffinity: Sendable, Hashable {
  /// With what comes after it: at the start of the next line.
  case downstream
  /// With what is before it: at the end of the line.
  case upstream
}

/// A place between two code units, and where it is shown if there are two ways.
package struct TextPosition: Sendable, Hashable {
  /// How many code units are before it.
  package var offset: Int
  /// The side it is shown at.
  package var affinity: TextAffinity

  /// Makes a position.
  package init(offset: Int, affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// A direction in the text's own order, whatever its lines look like.
package enum TextStorageDirection: Sendable, Hashable, CaseIterable {
  /// Toward the end.
  case forward
  /// Toward the beginning.
  case backward
}

/// How far a movement or a deletion goes.
package enum TextGranularity: Sendable, Hashable, CaseIterable {
  case character, word, line, paragraph, document
}
