// Where there is Objective-C, what a table finds present and absent, and what goes on by its selector.
#if canImport(ObjectiveC)
  import TestSupport
  import Testing
  import UIKit

  @testable import TableMaker

  @MainActor @Suite struct MessageForwardingTests {
    /// A delegate with methods that the data source has no witness for.
    private final class Delegate: NSObject, UITableViewDelegate {
      var calls: [String] = []
      var onZoom: () -> Void = {}

      func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("didZoom")
        onZoom()
      }
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("shouldScrollToTop")
        return true
      }
    }

    private func show(_ delegate: Delegate?, _ list: ItemList<Note>, on stage: Stage) {
      let chain = delegate.map { stage.chain.forward(to: $0) } ?? stage.chain
      stage.show(
        chain.section("first").cell(NoteCell.self).data(list)
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    }

    @Test(arguments: DelegateMethod.allCases)
    func `each selector of the table is one that Apple's protocols declare and the live object implements`(
      _ method: DelegateMethod
    ) {
      let selector = Selector(method.entry.selector)
      #expect(TableViewDataSource.instancesRespond(to: selector))
      let protocols = ["UITableViewDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching"]
        .compactMap { NSProtocolFromString($0) }
      #expect(
        protocols.contains { proto in
          [true, false].contains { protocol_getMethodDescription(proto, selector, $0, true).name != nil }
        })
    }

    @Test func `a method without a witness is there if the app's delegate has it, and reaches it`() {
      let (stage, delegate) = (Stage(), Delegate())
      show(delegate, ItemList(notes(3)), on: stage)
      let table: (any UITableViewDelegate)? = stage.tableView.delegate
      table?.scrollViewDidZoom?(stage.tableView)
      #expect(table?.scrollViewShouldScrollToTop?(stage.tableView) == true)
      #expect(delegate.calls == ["didZoom", "shouldScrollToTop"])
      #expect(table?.scrollViewDidScrollToTop?(stage.tableView) == nil, "the delegate lacks it")
    }

    @Test func `without a delegate such a method is absent`() {
      let stage = Stage()
      show(nil, ItemList(notes(3)), on: stage)
      let table: (any UITableViewDelegate)? = stage.tableView.delegate
      #expect(table?.scrollViewShouldScrollToTop?(stage.tableView) == nil)
    }

    @Test func `what a forwarded message asks for waits for the next turn`() async {
      let (stage, delegate, list) = (Stage(), Delegate(), ItemList(notes(3)))
      show(delegate, list, on: stage)
      delegate.onZoom = {
        list.removeAll()
        stage.dataSource?.update()
      }
      let table: (any UITableViewDelegate)? = stage.tableView.delegate
      table?.scrollViewDidZoom?(stage.tableView)
      #expect(stage.rowCounts == [3])
      await stage.dataSource?.waitForUpdates()
      #expect(stage.rowCounts == [0])
    }

    @Test func `a message to a delegate that has gone has no effect, and its answer is zero`() {
      let stage = Stage()
      var delegate: Delegate? = Delegate()
      show(delegate, ItemList(notes(3)), on: stage)
      let table: (any UITableViewDelegate)? = stage.tableView.delegate
      let (tell, ask) = (table?.scrollViewDidZoom, table?.scrollViewShouldScrollToTop)
      delegate = nil
      tell?(stage.tableView)
      #expect(ask?(stage.tableView) == false)
    }
  }
#endif
