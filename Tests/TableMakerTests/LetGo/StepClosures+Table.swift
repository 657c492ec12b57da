import TableMaker
import TestSupport
import UIKit

extension StepClosure where Stage == DataSource {
  /// The steps of the table.
  static let table = [
    StepClosure<DataSource>("onScroll(_:)") { table, kept in table.onScroll { _ in kept.touch() } },
    StepClosure<DataSource>("onScroll(by:_:)") { table, kept in table.onScroll(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onBeginDragging(_:)") { table, kept in table.onBeginDragging { _ in kept.touch() } },
    StepClosure<DataSource>("onBeginDragging(by:_:)") { table, kept in
      table.onBeginDragging(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onBeginDecelerating(_:)") { table, kept in table.onBeginDecelerating { _ in kept.touch() }
    },
    StepClosure<DataSource>("onBeginDecelerating(by:_:)") { table, kept in
      table.onBeginDecelerating(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onEndDecelerating(_:)") { table, kept in table.onEndDecelerating { _ in kept.touch() } },
    StepClosure<DataSource>("onEndDecelerating(by:_:)") { table, kept in
      table.onEndDecelerating(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onEndScrollingAnimation(_:)") { table, kept in
      table.onEndScrollingAnimation { _ in kept.touch() }
    },
    StepClosure<DataSource>("onEndScrollingAnimation(by:_:)") { table, kept in
      table.onEndScrollingAnimation(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onScrollToTop(_:)") { table, kept in table.onScrollToTop { _ in kept.touch() } },
    StepClosure<DataSource>("onScrollToTop(by:_:)") { table, kept in
      table.onScrollToTop(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onReachEnd(_:)") { table, kept in table.onReachEnd { kept.touch() } },
    StepClosure<DataSource>("onReachEnd(by:_:)") { table, kept in table.onReachEnd(by: kept.owner) { _ in kept.touch() }
    },
    StepClosure<DataSource>("onSelectionChange(_:)") { table, kept in table.onSelectionChange { _ in kept.touch() } },
    StepClosure<DataSource>("onSelectionChange(by:_:)") { table, kept in
      table.onSelectionChange(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onInsetChange(_:)") { table, kept in table.onInsetChange { _ in kept.touch() } },
    StepClosure<DataSource>("onInsetChange(by:_:)") { table, kept in
      table.onInsetChange(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onUpdate(_:)") { table, kept in table.onUpdate { _ in kept.touch() } },
    StepClosure<DataSource>("onUpdate(by:_:)") { table, kept in table.onUpdate(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onError(_:)") { table, kept in table.onError { _ in kept.touch() } },
    StepClosure<DataSource>("onError(by:_:)") { table, kept in table.onError(by: kept.owner) { _, _ in kept.touch() } },
    StepClosure<DataSource>("onDiagnostic(_:)") { table, kept in table.onDiagnostic { _ in kept.touch() } },
    StepClosure<DataSource>("onDiagnostic(by:_:)") { table, kept in
      table.onDiagnostic(by: kept.owner) { _, _ in kept.touch() }
    },
    StepClosure<DataSource>("onEndDragging(_:)") { table, kept in table.onEndDragging { _, _ in kept.touch() } },
    StepClosure<DataSource>("onEndDragging(by:_:)") { table, kept in
      table.onEndDragging(by: kept.owner) { _, _, _ in kept.touch() }
    },
    StepClosure<DataSource>("shouldScrollToTop(_:)") { table, kept in table.shouldScrollToTop { _ in kept.says(true) }
    },
    StepClosure<DataSource>("shouldScrollToTop(by:_:)") { table, kept in
      table.shouldScrollToTop(by: kept.owner) { _, _ in kept.says(true) }
    },
    StepClosure<DataSource>("scrollTargets(_:)") { table, kept in
      table.scrollTargets { _, _, target in kept.says(target) }
    },
    StepClosure<DataSource>("onRefresh(_:)") { table, kept in table.onRefresh { kept.touch() } },
    StepClosure<DataSource>("onRefresh(by:_:)") { table, kept in table.onRefresh(by: kept.owner) { _ in kept.touch() }
    },
    StepClosure<DataSource>("placeholder(_:)") { table, kept in table.placeholder { _ in kept.says(UIView()) } },
    StepClosure<DataSource>("noResults(_:)") { table, kept in
      table.noResults { _ in kept.says(UIContentUnavailableConfiguration.empty()) }
    },
    StepClosure<DataSource>("headerView(_:)") { table, kept in table.headerView { kept.says(UIView()) } },
    StepClosure<DataSource>("footerView(_:)") { table, kept in table.footerView { kept.says(UIView()) } },
    StepClosure<DataSource>("readOnly(when:_:)") { table, kept in
      table.readOnly(when: kept.draft) { _ in kept.says(false) }
    },
  ]
}
