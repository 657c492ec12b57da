import Foundation
import TestSupport

@_spi(Testing) @testable import UIKit

/// A data source of sections with a title each, and an index of titles of its own; it notes what it is asked.
final class IndexedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [(title: String?, rows: Int)]
  var titles: [String]?
  /// A closure that returns the section for a title of the index. If it's nil, the section is the title's number.
  var answer: ((String, Int) -> Int)?
  private(set) var asked: [String] = []
  private(set) var titleRequests = 0
  private(set) var cellRequests = 0
  var selected: [IndexPath] = []

  init(sections: [(title: String?, rows: Int)], titles: [String]?) {
    self.sections = sections
    self.titles = titles
  }

  /// Sections named by letters, and an index of the same.
  convenience init(_ letters: String, rows: Int = 10) {
    self.init(sections: letters.map { (String($0), rows) }, titles: letters.map(String.init))
  }

  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellRequests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section].title ?? "")\(indexPath.row)"
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    titleRequests += 1
    return titles
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    asked.append("\(title)\(index)")
    return answer?(title, index) ?? index
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

extension TableScene {
  /// The index at the table's edge.
  var index: SectionIndexControl? {
    table.subviews.compactMap { $0 as? SectionIndexControl }.first
  }

  /// The middle of a title of the index, in the window.
  func place(ofTitle title: Int) -> CGPoint {
    guard let index else { return .zero }
    return index.convert(CGPoint(x: index.bounds.midX, y: index.titleLayout.middle(ofTitle: title)), to: nil)
  }

  /// Begins a touch on a title of the index.
  func press(_ title: Int) -> Finger {
    let finger = Finger(on: window)
    finger.press(at: place(ofTitle: title))
    layOut()
    return finger
  }

  /// Moves a touch to a title of the index, however far the table has scrolled in between.
  func slide(_ finger: Finger, to title: Int) {
    finger.move(to: place(ofTitle: title))
    layOut()
  }

  /// The y coordinate of what a section begins with, below the top of the visible part.
  func distance(ofSection section: Int) -> CGFloat {
    let rect = table.rectForHeader(inSection: section)
    return rect.minY - table.bounds.minY - table.adjustedContentInset.top
  }
}
