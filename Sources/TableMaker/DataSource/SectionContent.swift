import UIKit

/// What a finished section does with its items, its types erased. Immutable: tables made of one chain share it.
@MainActor protocol SectionContent: AnyObject {
  func hasEvent(_ event: RowEvent) -> Bool
  var decidesSelection: Bool { get }

  /// Whether the cells' class knows by itself how high its rows are.
  var isSelfMeasuring: Bool { get }

  /// Reads the items, and gives the rows that show them, after those that the section showed before.
  func makeRows(
    of section: LiveSection, after old: SectionRows?, from counter: inout RowVersions.Counter
  ) -> SectionRows

  /// Asks to be told when the items change, if their source can.
  func observe(by observer: any ItemObserver)
}
