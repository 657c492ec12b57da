import Foundation
import TestSupport
import UIKit

@testable import TableMaker

/// A step that takes a value, and says the one or the other.
@MainActor struct SecondValue<Stage> {
  let name: String
  /// The chain with the step, which says the value of a number: 0 or 1.
  let make: @MainActor (Stage, Int) -> Stage

  init(_ name: String, _ make: @escaping @MainActor (Stage, Int) -> Stage) {
    self.name = name
    self.make = make
  }
}

extension SecondValue where Stage == NoteSection {
  private static let backgrounds = [UIBackgroundConfiguration.clear(), .listPlainCell()]

  static let section: [SecondValue<NoteSection>] = [
    SecondValue("height") { $0.height([40, 60][$1]) },
    SecondValue("estimatedHeight") { $0.estimatedHeight([40, 60][$1]) },
    SecondValue("autoHeight") { $0.autoHeight([.whenNeeded, .allAtOnce][$1]) },
    SecondValue("title") { $0.title(["a", "b"][$1]) },
    SecondValue("footerTitle") { $0.footerTitle(["a", "b"][$1]) },
    SecondValue("indexTitle") { $0.indexTitle(["a", "b"][$1]) },
    SecondValue("headerHeight") { $0.headerHeight([40, 60][$1]) },
    SecondValue("footerHeight") { $0.footerHeight([40, 60][$1]) },
    SecondValue("accessory") { $0.accessory([.checkmark, .detailButton][$1]) },
    SecondValue("indentation") { $0.indentation([1, 2][$1]) },
    SecondValue("separatorInset") { $0.separatorInset(UIEdgeInsets(top: 0, left: [10, 20][$1], bottom: 0, right: 0)) },
    SecondValue("background") { $0.background(backgrounds[$1]) },
    SecondValue("animation") { $0.animation([.fade, .left][$1]) },
    SecondValue("deselection") { $0.deselection([.never, .onReturn][$1]) },
    SecondValue("skeletonRows") { $0.skeletonRows([2, 3][$1]) },
    SecondValue("listText") { $0.listText(["a", "b"][$1], for: .empty) },
    SecondValue("initialLoad") { $0.initialLoad([.manual, .automatic][$1]) },
    SecondValue("editable") { $0.editable([.never, .swipeOnly][$1]) },
    SecondValue("deleteTitle") { $0.deleteTitle(["a", "b"][$1]) },
    SecondValue("collapsed") { $0.collapsed([true, false][$1]) },
    SecondValue("indentsWhileEditing") { $0.indentsWhileEditing([true, false][$1]) },
  ]
}

extension SecondValue where Stage == DataSource {
  private static let views = [UIView(), UIView()]
  private static let managers = [UndoManager(), UndoManager()]

  static let table: [SecondValue<DataSource>] = [
    SecondValue("height") { $0.height([40, 60][$1]) },
    SecondValue("estimatedHeight") { $0.estimatedHeight([40, 60][$1]) },
    SecondValue("measuresAhead") { $0.measuresAhead([true, false][$1]) },
    SecondValue("heightCacheLimit") { $0.heightCacheLimit([40, 60][$1]) },
    SecondValue("headerView") { chain, number in chain.headerView { views[number] } },
    SecondValue("footerView") { chain, number in chain.footerView { views[number] } },
    SecondValue("animation") { $0.animation([.fade, .left][$1]) },
    SecondValue("animationLimit") { $0.animationLimit([40, 60][$1]) },
    SecondValue("scrollAnchor") { $0.scrollAnchor([.bottom, .top][$1]) },
    SecondValue("deselection") { $0.deselection([.never, .onReturn][$1]) },
    SecondValue("multipleSelection") { $0.multipleSelection(beginsOnLongPress: [true, false][$1]) },
    SecondValue("undoable") { $0.undoable(with: managers[$1]) },
    SecondValue("keyboardBar") { $0.keyboardBar([true, false][$1]) },
    SecondValue("skeletonRows") { $0.skeletonRows([2, 3][$1]) },
    SecondValue("listText") { $0.listText(["a", "b"][$1], for: .empty) },
    SecondValue("refreshesOnForeground") { $0.refreshesOnForeground(after: .seconds([2, 3][$1])) },
    SecondValue("forward") { $0.forward(to: delegates[$1]) },
  ]

  private final class Delegate: NSObject, UITableViewDelegate {}
  private static let delegates = [Delegate(), Delegate()]
}
