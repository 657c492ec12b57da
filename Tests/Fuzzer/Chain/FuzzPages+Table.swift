import Observation
import TableMaker

/// The footer below the rows of a paged list: an activity indicator, or one of the texts that a chain specifies.
enum FooterWord: String, CaseIterable {
  case wheel, more, retry, end, nothing

  /// The name of the text in a chain; nil for the activity indicator.
  var text: ListText? {
    switch self {
    case .wheel: nil
    case .more: .loadMore
    case .retry: .failedPage
    case .end: .endOfList
    case .nothing: .empty
    }
  }

  /// A Boolean value that indicates whether a tap on the footer loads a page.
  var isButton: Bool { self == .more || self == .retry }
}

/// A model of a paged list's loading state.
@MainActor protocol PagesModel: AnyObject {
  /// A Boolean value that indicates whether the table loads the next page as soon as its place is near.
  var isDue: Bool { get }
  /// A Boolean value that indicates whether the table loads the first page.
  var isFirstDue: Bool { get }
  /// A Boolean value that indicates whether the table loads the previous page as soon as the list's start is on screen.
  var isPreviousDue: Bool { get }
  var isLoading: Bool { get }
  /// A Boolean value that indicates whether the user can have tapped a button of the table.
  var mayBeTapped: Bool { get set }

  /// Returns the footer below the rows; nil for none.
  ///
  /// - Parameters:
  ///   - hasRows: A Boolean value that indicates whether the section shows rows.
  ///   - isShown: A Boolean value that indicates whether the table shows the section.
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
      // If there are only earlier pages, the end was visible from the beginning.
      return firstPage > 1 && numbersOfPages.upperBound == firstPage ? nil : .end
    }
    return isReplaced || isDue ? .wheel : .more
  }

  /// Observes the list's state, which changes as soon as a load starts.
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

  /// Updates the model with a load that the table started, either automatically or for the user.
  ///
  /// If the table isn't allowed to start the load, it's a mistake.
  private func noteLoad() {
    guard case .loading(let load) = list.state, !awaited.contains(where: { $0.name == load }) else { return }
    switch load {
    case .more where mayBeTapped && hasMore || isDue: beginMore()
    case .first where isFirstDue: begin(page: 1)
    case .first where mayBeTapped, .refresh where mayBeTapped: begin(page: failed.last { $0.kind == .whole }?.page ?? 1)
    // If a page failed to load, the user's next pull also requests it.
    case .previous where mayBeTapped || loading != nil && isArmedBackwards && awaited.isEmpty:
      beginPrevious()
    default: mistake = "nobody asked for \(load), awaited \(awaited), failed \(failed), armed \(isArmed)"
    }
  }
}
