/// A text by which a table says where its lists stand. English or Chinese, as the user reads; `listText` gives another one.
public enum ListText: Hashable, Sendable, CaseIterable {
  /// In place of rows: the first items are being loaded. “Loading”.
  case loading
  /// In place of rows: there are none. “Nothing Here”.
  case empty
  /// In place of rows: they could not be loaded. “Could Not Load”.
  case failed
  /// The button below that. “Retry”.
  case retry
  /// Below the last row: the button that loads the next page. “Load More”.
  case loadMore
  /// Below the last row: the button after the next page could not be loaded. “Could Not Load. Tap to Retry.”
  case failedPage
  /// Below the last row: there is no more. “No More”.
  case endOfList
}

/// The texts of where lists stand.
struct ListTexts: Equatable {
  /// The app's own.
  var replaced: [ListText: String] = [:]

  /// These, and others where these say nothing.
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
