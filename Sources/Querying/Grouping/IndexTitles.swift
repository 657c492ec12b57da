/// The titles at a table's edge, and the section that each leads to.
package struct IndexTitles: Sendable, Equatable {
  /// Which titles groups get.
  package enum Style: Sendable, Equatable {
    /// The first character of each group's title, in capitals.
    case singleLetter
    /// Each group's title.
    case full
    case none
    /// Titles of one's own, from top to bottom.
    case custom([String])
  }

  /// The titles from top to bottom, each once.
  package let titles: [String]
  /// The section that each title leads to.
  package let sections: [Int]

  /// Makes the titles of sections.
  ///
  /// A title leads to the first section that has it. One of one's own that no section has leads to the section of the nearest
  /// title before that has one, or to the first section. Without sections there are no titles.
  ///
  /// - Parameters:
  ///   - style: Which titles.
  ///   - sectionTitles: The sections' titles, in order; nil and the empty title give none.
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
      // A title leads to the section of that title, or to the first whose title begins with it.
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
