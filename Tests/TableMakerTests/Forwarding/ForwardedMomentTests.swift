import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// B 9: an app's delegate calls the data source inside a forwarded call, and the data source makes the change later.
@MainActor @Suite struct ForwardedMomentTests {
  /// A table without a step that answers what a delegate can answer, and something to ask for inside a call.
  private func table(_ call: DelegateMethod, _ verb: LiveVerb, isArmed: Bool) -> (LiveTable, [any UITableViewDelegate])
  {
    let (delegate, estimating) = (ForwardingDelegate(), EstimatingDelegate())
    delegate.hasViews = call != .titleForHeaderInSection && call != .titleForFooterInSection
    let table = LiveTable(armed: isArmed ? verb : nil) { chain, table in
      let onCall: (DelegateMethod) -> Void = { [unowned table] happening in if happening == call { table.reached() } }
      (delegate.onCall, estimating.onCall) = (onCall, onCall)
      return chain.forward(to: call.isEstimate ? estimating : delegate)
        .section("first").cell(NoteCell.self).data(table.list("first"))
        .adapter { cell, note, _ in
          cell.textLabel?.text = note.text
          cell.accessoryType = .detailButton
        }
        .section("second").cell(NoteCell.self).data(table.list("second"))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make()
    }
    if !isArmed { table.arm(verb) }
    return (table, [delegate, estimating])
  }

  @Test(arguments: DelegateMethod.calledHere)
  func `every verb inside a forwarded call waits its turn, and nothing is lost`(_ call: DelegateMethod) async {
    for trigger in call.triggers {
      for verb in LiveVerb.gentle where !isOvertaken(verb, in: call) && !isAnswered(call, beside: verb) {
        let (table, delegates) = table(call, verb, isArmed: false)
        trigger.pull(table)
        let problems = await table.problems()
        #expect(problems == [], "\(verb.name) in \(call) at \(trigger.name)")
        withExtendedLifetime(delegates) {}
      }
    }
  }

  // TableMaker asks for heights and estimates within `make()`, before the data source exists.
  @Test(
    arguments: [
      DelegateMethod.willDisplay, .indentationLevelForRowAt, .titleForHeaderInSection, .titleForFooterInSection,
      .viewForHeaderInSection, .viewForFooterInSection,
      .willDisplayHeaderView, .willDisplayFooterView,
    ])
  func `every verb inside a call of the first layout waits its turn, and nothing is lost`(
    _ call: DelegateMethod
  ) async {
    for verb in LiveVerb.gentle {
      let (table, delegates) = table(call, verb, isArmed: true)
      let problems = await table.problems()
      #expect(problems == [], "\(verb.name) in \(call)")
      withExtendedLifetime(delegates) {}
    }
  }

  /// A tap selects its row after these, whatever was selected in them.
  private func isOvertaken(_ verb: LiveVerb, in call: DelegateMethod) -> Bool {
    ["selection =", "deselectAll()"].contains(verb.name)
      && [.didHighlightRowAt, .didUnhighlightRowAt, .didDeselectRowAt].contains(call)
  }

  /// A section of form rows answers these calls for the whole table, so TableMaker doesn't forward them for these verbs.
  private func isAnswered(_ call: DelegateMethod, beside verb: LiveVerb) -> Bool {
    LiveVerb.forms.contains { $0.name == verb.name }
      && [
        .heightForRowAt, .estimatedHeightForRowAt, .shouldHighlightRowAt, .didSelectRowAt, .willDeselectRowAt,
        .didDeselectRowAt,
      ].contains(call)
  }
}
