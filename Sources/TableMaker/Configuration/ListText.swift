/// The texts that describe the state of a table view's lists.
///
/// They're in English or Chinese, depending on the user's language. Use `listText` to replace one.
public enum ListText: Hashable, Sendable, CaseIterable {
  /// Shown in place of rows while the first items load: “Loading”.
  case loading
  /// Shown in place of rows if there are none: “Nothing Here”.
  case empty
  /// Shown in place of rows if they couldn't be loaded: “Could Not Load”.
  case failed
  /// The title of the button below that text: “Retry”.
  case retry
  /// The title of the button below the last row that loads the next page: “Load More”.
  case loadMore
  /// The title of that button after the next page couldn't be loaded: “Could Not Load. Tap to Retry.”
  case failedPage
  /// Shown below the last row at the end of the list: “No More”.
  case endOfList
}

/// The texts that describe the state of lists.
struct ListTexts: Equatable {
  /// The app's own texts.
  var replaced: [ListText: String] = [:]

  /// Returns these texts, and others where these have none.
  func over(_ others: ListTexts) -> ListTexts {
    ListTexts(replaced: replaced.merging(others.replaced) { own, _ in own })
  }

  @MainActor subscript(text: ListText) -> String { replaced[text] ?? text.standard.text }
}

extension ListText {
  @MainActor fileprivate var standard: InterfaceText {
    switch self {
    case .loading: .loading
    case .empty: .emptyList
    case .failed: .failedList
    case .retry: .retry
    case .loadMore: .loadMore
    case .failedPage: .failedPage
    case .endOfList: .endOfList
    }
  }
}
