import Testing

/// The entry point of the test program.
///
/// Without a file of this name, SwiftPM reads the compiler's index to find XCTest's tests, and writing that index makes each
/// build slower. All tests use Swift Testing, so a run for XCTest has nothing to do.
@main struct Runner {
  static func main() async {
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
