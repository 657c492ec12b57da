public import Foundation

/// Where bulletins come from, page by page.
@MainActor public protocol TideService: AnyObject {
  /// Returns some bulletins, the newest first.
  ///
  /// - Parameters:
  ///   - offset: The number of newer ones that are left out.
  ///   - limit: The most that are wanted.
  func bulletins(offset: Int, limit: Int) async throws -> TidePage

  /// Returns the picture of a bulletin, as a PNG file.
  func picture(of number: Int) async throws -> Data

  /// Sets how the office answers from now on.
  func turn(to weather: TideWeather) async throws
}

/// Some bulletins of an office, with the office's total number of bulletins and whether more follow.
public struct TidePage: Codable, Equatable, Sendable {
  public var items: [TideBulletin]
  public var hasMore: Bool
  public var total: Int

  public init(items: [TideBulletin], hasMore: Bool, total: Int) {
    self.items = items
    self.hasMore = hasMore
    self.total = total
  }
}

/// How an office answers.
public enum TideWeather: String, CaseIterable, Codable, Sendable {
  case fair, slow, failing, empty
  /// There is a newer bulletin each time that it is asked.
  case changing
}

/// Why there is no answer.
public struct TideFailure: LocalizedError, Equatable, Sendable {
  public let errorDescription: String?

  public init(errorDescription: String?) { self.errorDescription = errorDescription }
}
