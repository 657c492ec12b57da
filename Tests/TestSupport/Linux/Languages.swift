public import Testing
@_spi(Testing) import UIKit

/// The user's languages while a test runs, the preferred one first.
public struct Languages: TestTrait, SuiteTrait, TestScoping {
  let identifiers: [String]
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await SystemWords.$testedLanguages.withValue(identifiers) { try await function() }
  }
}

extension Trait where Self == Languages {
  /// Sets the user's preferred languages, the most preferred first, only for this test.
  public static func languages(_ identifiers: String...) -> Languages { Languages(identifiers: identifiers) }
}
