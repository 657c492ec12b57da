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
  /// The user prefers these languages, the first most, in this test only.
  public static func languages(_ identifiers: String...) -> Languages { Languages(identifiers: identifiers) }
}
