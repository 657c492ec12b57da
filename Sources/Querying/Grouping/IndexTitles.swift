/// The titles of a section index, and the section of each.
package struct IndexTitles: Sendable, Equatable {
  /// The titles that groups get.
  package enum Style: Sendable, Equatable {
    /// The first character of each group's title, in uppercase.
    case singleLetter
    /// The title of each group.
    case full
    case none
    /// Custom titles, from top to bottom.
    case custom([String])
  }

  /// The unique titles, from top to bottom.
  package let titles: [String]
  /// The section that each title scrolls to.
  package let sections: [Int]

  /// Creates the titles of sections.
  ///
  /// A title scrolls to the first section that has it. A custom title without a section scrolls to the section of the
  /// nearest earlier title that has one, or to the first section. Without sections, there are no titles.
  ///
  /// - Parameters:
  ///   - style: The style of the titles.
  ///   - sectionTitles: The titles of the sections, in order. Empty and `nil` titles are skipped.
  package init(_ style: Style, of sectionTitles: [String?]) {
    var titles: [String] = []
    var sections: [Int] = []
    var seen: Set<String> = []
    func add(_ title: String, _ section: Int) {
      guard !title.isEmpty, seen.insert(title).inserted else { return }
      titles.append(title)
      sections.append(section)
    }
    switch style {
    case .none: break
    case .full, .singleLetter:
      for (section, title) in sectionTitles.enumerated() {
        guard let title else { continue }
        add(style == .full ? title : title.first.map { String($0).uppercased() } ?? "", section)
      }
    case .custom(let custom):
      guard !sectionTitles.isEmpty else { break }
      // A title scrolls to the section with that title, or to the first section with a title that begins with it.
      var whole: [String: Int] = [:]
      var beginnings: [String: Int] = [:]
      for (section, title) in sectionTitles.enumerated() {
        guard let title, let first = title.first else { continue }
        if whole[title] == nil { whole[title] = section }
        let letter = String(first).uppercased()
        if beginnings[letter] == nil { beginnings[letter] = section }
      }
      var section = 0
      for title in custom {
        section = whole[title] ?? beginnings[title] ?? section
        add(title, section)
      }
    }
    self.titles = titles
    self.sections = sections
  }
}
