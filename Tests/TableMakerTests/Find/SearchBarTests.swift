import TableMaker
import TestSupport
import Testing
import UIKit

/// Tables that search bars and search controllers search.
@MainActor @Suite struct SearchBarTests {
  /// A delegate that records the search bar's calls.
  final class Delegate: NSObject, UISearchBarDelegate {
    var calls: [String] = []

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel \(searchBar.text ?? "")") }
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
  }

  let stage = Stage()
  let bar = UISearchBar()
  let people = ItemList(People.few)
  let updates = Log()

  private func show(_ source: any QuerySource) {
    stage.show(
      stage.chain.onUpdate { [updates] _ in updates.add("update") }
        .section("people").cell(PersonCell.self).data(people).searchable(source, by: \.name)
        .adapter { cell, person, _ in cell.person = person }.make())
  }

  // UIKit's calls of optional methods, as both platforms can write them.

  private func tellText(_ text: String) {
    let tell: ((UISearchBar, String) -> Void)? = bar.delegate?.searchBar(_:textDidChange:)
    tell?(bar, text)
  }

  private func tellCancel() {
    let tell: ((UISearchBar) -> Void)? = bar.delegate?.searchBarCancelButtonClicked
    tell?(bar)
  }

  private func tellScope(_ scope: Int) {
    let tell: ((UISearchBar, Int) -> Void)? = bar.delegate?.searchBar(_:selectedScopeButtonIndexDidChange:)
    tell?(bar, scope)
  }

  private var mayBegin: Bool? {
    let ask: ((UISearchBar) -> Bool)? = bar.delegate?.searchBarShouldBeginEditing
    return ask?(bar)
  }

  private var shown: [Int] {
    (0..<stage.tableView.numberOfRows(inSection: 0)).compactMap {
      stage.dataSource?.item(at: IndexPath(row: $0, section: 0), of: Person.self)?.id
    }
  }

  @Test func `the text of the bar is searched for at once, however it is told, and the app's delegate hears it`() async
  {
    let delegate = Delegate()
    bar.delegate = delegate
    show(bar)
    await stage.dataSource?.waitForUpdates()
    let before = updates.lines.count
    bar.text = "ma"
    tellText("ma")
    bar.searchTextField.sendActions(for: .editingChanged)
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [1, 3, 5])
    bar.text = "mar"
    bar.searchTextField.sendActions(for: .editingChanged)
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [1, 3])
    #expect(updates.lines.count == before + 2)
    #expect(delegate.calls.first == "text ma")
    #expect(mayBegin == false)
  }

  @Test func `cancelling shows all, and so does clearing`() async {
    let delegate = Delegate()
    bar.delegate = delegate
    bar.text = "mar"
    show(bar)
    #expect(shown == [1, 3])
    tellCancel()
    await stage.dataSource?.waitForUpdates()
    #expect(shown.count == 6)
    #expect(bar.text ?? "" == "")
    #expect(delegate.calls.first == "cancel mar")
  }

  @Test func `the query of the live object is the bar's`() async {
    show(bar)
    stage.dataSource?.query = "em"
    #expect(bar.text == "em")
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [2, 5])
    bar.text = ""
    bar.searchTextField.sendActions(for: .editingChanged)
    await stage.dataSource?.waitForUpdates()
    #expect(shown.count == 6)
  }

  @Test func `another scope has the rule asked again`() async {
    bar.scopeButtonTitles = ["All", "Rome"]
    stage.show(
      stage.chain.section("people").cell(PersonCell.self).data(people)
        .searchable(bar) { [bar] person, query in
          (bar.selectedScopeButtonIndex == 0 || person.place == "Rome")
            && (query.isEmpty || person.name.hasPrefix(query))
        }
        .adapter { cell, person, _ in cell.person = person }.make())
    #expect(shown.count == 6)
    bar.selectedScopeButtonIndex = 1
    tellScope(1)
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [1, 4])
  }

  @Test func `two tables follow one bar, and its delegate is the app's again when both are gone`() async {
    let delegate = Delegate()
    bar.delegate = delegate
    show(bar)
    let other = Stage()
    other.show(
      other.chain.section().cell(PersonCell.self).data(people).searchable(bar, by: \.place)
        .adapter { cell, person, _ in cell.person = person }.make())
    bar.text = "rome"
    tellText("rome")
    await stage.dataSource?.waitForUpdates()
    await other.dataSource?.waitForUpdates()
    #expect(shown == [])
    #expect(other.tableView.numberOfRows(inSection: 0) == 2)
    #expect(delegate.calls.filter { $0 == "text rome" }.count == 1)
    stage.release()
    #expect(bar.delegate !== delegate)
    other.release()
    #expect(bar.delegate === delegate)
  }

  @Test func `sections that share a bar are all searched for what one of them is set to`() async {
    for isController in [false, true] {
      let (stage, bar, controller) = (Stage(), UISearchBar(), UISearchController(searchResultsController: nil))
      let source: any QuerySource = isController ? controller : bar
      var questions = 0
      stage.show(
        stage.chain.section("people").cell(PersonCell.self).data(people).searchable(source, by: \.name)
          .adapter { cell, person, _ in cell.person = person }
          .section("ages").cell(PersonCell.self).data(people)
          .searchable(source) { person, query in
            questions += 1
            return person.name.contains(query)
          }
          .adapter { cell, person, _ in cell.person = person }.make())
      questions = 0
      stage.dataSource?.section("people").query = "mm"
      await stage.dataSource?.waitForUpdates()
      #expect(stage.rowCounts == [1, 1])
      #expect(stage.dataSource?.section("ages").query == "mm" && source.query == "mm")
      // Each item is asked about once.
      #expect(questions == 6)
    }
  }

  @Test func `a bar that goes leaves its table with what was found`() async {
    var bar: UISearchBar? = UISearchBar()
    if let bar { show(bar) }
    bar?.text = "mar"
    bar?.searchTextField.sendActions(for: .editingChanged)
    await stage.dataSource?.waitForUpdates()
    bar = nil
    stage.dataSource?.update()
    #expect(shown == [1, 3])
    stage.dataSource?.query = ""
    await stage.dataSource?.waitForUpdates()
    #expect(shown.count == 6)
  }

  @Test func `a search controller searches a table, and its updater is still called`() async {
    final class Updater: NSObject, UISearchResultsUpdating {
      var calls = 0
      func updateSearchResults(for searchController: UISearchController) { calls += 1 }
    }
    let (controller, updater) = (UISearchController(searchResultsController: nil), Updater())
    controller.searchResultsUpdater = updater
    show(controller)
    controller.searchBar.text = "mar"
    controller.searchResultsUpdater?.updateSearchResults(for: controller)
    await stage.dataSource?.waitForUpdates()
    #expect(shown == [1, 3])
    // Assumed: a text that code sets calls the updater too, as reported of active searches.
    #expect(updater.calls > 0)
    stage.release()
    #expect(controller.searchResultsUpdater === updater)
  }
}
