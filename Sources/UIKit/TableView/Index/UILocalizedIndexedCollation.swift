import Foundation

/// The titles of the sections of an alphabetic list, and of its section index, in the user's language.
///
/// Apple's also finds an object's section and sorts objects, by the name of a method that gives an object's text; there
/// are no such names on Linux, and these two methods are absent.
@MainActor @preconcurrency open class UILocalizedIndexedCollation: NSObject {
  private let titles: [String]

  /// Makes a collation for the user's preferred language.
  public required override init() {
    titles = IndexLetters.titles(for: SystemWords.languages.first ?? "en")
    super.init()
  }

  /// Returns a collation for the user's preferred language.
  open class func current() -> Self { self.init() }

  /// The titles of the sections: the letters of the language in their order, and `#` for all else.
  ///
  /// A language of another script has its letters first, and the Latin ones after them. Chinese has the Latin letters, by
  /// which names are sorted in Pinyin; so have, here, languages whose letters Foundation's collation does not tell.
  open var sectionTitles: [String] { titles }

  /// The titles of the index; here those of the sections.
  open var sectionIndexTitles: [String] { titles }

  /// Returns the section that a title of the index leads to.
  ///
  /// - Parameter indexTitleIndex: The number of the title. Of one that is not there, it is the nearest section.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), titles.count - 1) }
}
