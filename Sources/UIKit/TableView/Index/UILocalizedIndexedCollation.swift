import Foundation

/// The section titles and index titles of an alphabetic list in the user's language.
///
/// Apple's class also sorts objects and finds their sections, with a selector for an object's text. Linux has no
/// selectors, so these two methods are absent.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
  private let titles: [String]

  /// Creates a collation for the user's preferred language.
  public required override init() {
    titles = IndexLetters.titles(for: SystemWords.languages.first ?? "en")
    super.init()
  }

  /// Returns a collation for the user's preferred language.
  open class func current() -> Self { self.init() }

  /// The titles of the sections: the letters of the language in order, followed by `#`.
  ///
  /// Languages with another script list their own letters before the Latin ones. Chinese has the Latin letters, which
  /// sort names by Pinyin. So do languages with letters that Foundation's collation doesn't reveal.
  open var sectionTitles: [String] { titles }

  /// The titles of the index, which are the section titles.
  open var sectionIndexTitles: [String] { titles }

  /// Returns the section for a title of the index.
  ///
  /// - Parameter indexTitleIndex: The index of the title. If it's out of range, the method returns the nearest section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), titles.count - 1) }
}
