import Observation
import TableMaker

/// What stands below the rows of a list in pages: a wheel, or one of the texts that a chain gives.
enum FooterWord: String, CaseIterable {
  case wheel, more, retry, end, nothing

  /// What it is called in a chain; nil for the wheel.
  var text: ListText? {
    switch self {
    case .wheel: nil
    case .more: .loadMore
    case .retry: .failedPage
    case .end: .endOfList
    case .nothing: .empty
    }
  }

  /// Whether a tap on it loads something.
  var isButton: Bool { self == .more || self == .retry }
}

/// Where the pages of a list stand, by the model.
@MainActor protocol PagesModel: AnyObject {
  /// Whether the table has the next page loaded as soon as its place comes near.
  var isDue: Bool { get }
  /// Whether the table has the first page loaded.
  var isFirstDue: Bool { get }
  /// A Boolean value that indicates whether the table has the page before loaded as soon as the list's start is on screen.
  var isPreviousDue: Bool { get }
  var isLoading: Bool { get }
  /// Whether a finger may have tapped a button of the table's.
  var mayBeTapped: Bool { get set }

  /// What stands below the rows; nil for nothing.
  ///
  /// - Parameters:
  ///   - hasRows: Whether the section shows any.
  ///   - isShown: Whether there is a section.
  func footer(hasRows: Bool, isShown: Bool) -> FooterWord?
}

extension FuzzPages: PagesModel {
  private var isReplaced: Bool { awaited.contains { $0.kind == .whole } }

  private func isAwaited(_ kind: Kind) -> Bool { awaited.contains { $0.kind == kind } }

  private func hasFailed(_ kind: Kind) -> Bool { failed.contains { $0.kind == kind } }

  private var isReady: Bool {
    numbersOfPages != nil && hasMore && isArmed && !isReplaced && !isAwaited(.more) && !hasFailed(.more)
  }

  var isDue: Bool { loading?.isByHand == false && isReady }

  var isFirstDue: Bool { loading?.loadsFirst == true && !wasAsked }

  var isPreviousDue: Bool {
    guard loading?.isByHand == false, let first = numbersOfPages?.lowerBound, first > 1 else { return false }
    return isArmedBackwards && awaited.isEmpty && !hasFailed(.previous)
  }

  var isLoading: Bool { !awaited.isEmpty }

  func footer(hasRows: Bool, isShown: Bool) -> FooterWord? {
    if !hasRows, !awaited.isEmpty { return .wheel }
    if !hasRows, !failed.isEmpty { return .retry }
    if isAwaited(.more) { return .wheel }
    if hasFailed(.more) { return .retry }
    guard let numbersOfPages else { return awaited.isEmpty && failed.last?.name == .first ? .retry : nil }
    guard hasMore else {
      guard hasRows else { return isShown ? .nothing : nil }
      // Where there are only earlier pages, the end was visible from the beginning.
      return firstPage > 1 && numbersOfPages.upperBound == firstPage ? nil : .end
    }
    return isReplaced || isDue ? .wheel : .more
  }

  /// Follows the list's state, which is told as soon as something is asked for.
  func follow() {
    withObservationTracking {
      _ = list.state
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        self?.follow()
        self?.noteLoad()
      }
    }
  }

  /// Takes over what the table has asked for, by itself or for a finger; what it may not ask for is a mistake.
  private func noteLoad() {
    guard case .loading(let load) = list.state, !awaited.contains(where: { $0.name == load }) else { return }
    switch load {
    case .more where mayBeTapped && hasMore || isDue: beginMore()
    case .first where isFirstDue: begin(page: 1)
    case .first where mayBeTapped, .refresh where mayBeTapped: begin(page: failed.last { $0.kind == .whole }?.page ?? 1)
    // A page that has failed is also asked for by the user's next pull.
    case .previous where mayBeTapped || loading != nil && isArmedBackwards && awaited.isEmpty:
      beginPrevious()
    default: mistake = "nobody asked for \(load), awaited \(awaited), failed \(failed), armed \(isArmed)"
    }
  }
}
