import Foundation
import Observation

/// Teas that can be sold, as an object that is observed.
@MainActor @Observable final class TeaShelf {
  private(set) var teas: [Tea]

  init(_ teas: some Sequence<Tea>) { self.teas = Array(teas) }

  /// Marks a tea as sold out.
  func sell(_ tea: Tea) {
    guard let index = teas.firstIndex(where: { $0.id == tea.id }) else { return }
    teas[index].isSoldOut = true
  }
}

extension TeaMenu {
  /// Pours a tea.
  ///
  /// - Throws: ``SoldOut`` where there is none.
  func pour(_ tea: Tea) throws {
    if tea.isSoldOut { throw SoldOut(errorDescription: words.refused([tea])) }
  }

  /// There is none of a tea.
  struct SoldOut: LocalizedError {
    let errorDescription: String?
  }
}
