import Foundation

/// Where bulletins come from, page by page.
@MainActor protocol TideService: AnyObject {
  /// Returns some bulletins, the newest first.
  ///
  /// - Parameters:
  ///   - offset: The number of newer ones that are left out.
  ///   - limit: The most that are wanted.
  func bulletins(offset: Int, limit: Int) async throws -> (items: [TideBulletin], hasMore: Bool, total: Int)
}

/// Why there is no answer.
struct TideFailure: LocalizedError {
  let errorDescription: String?
}
