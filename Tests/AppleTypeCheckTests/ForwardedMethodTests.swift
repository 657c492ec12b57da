import Foundation
import Testing

/// That each method of Apple's delegates is answered or passed on, and what stands beside the passing on: a test, or only the type-check.
@Suite struct `What a table asks for` {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// What the live object has where there is Objective-C alone: our UIKit does not call it, so no test here does. The type-check for
  /// Apple compiles it, and an app on Linux has it in vain.
  private static let onlyOnApple: Set = [
    "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)", "viewForZooming(in:)",
    "scrollViewWillBeginZooming(_:with:)", "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewDidZoom(_:)",
    "tableView(_:shouldSpringLoadRowAt:with:)", "tableView(_:canPerformPrimaryActionForRowAt:)",
    "tableView(_:performPrimaryActionForRowAt:)", "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "tableView(_:didBeginMultipleSelectionInteractionAt:)", "tableViewDidEndMultipleSelectionInteraction(_:)",
    "tableView(_:contextMenuConfigurationForRowAt:point:)",
    "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "tableView(_:previewForDismissingContextMenuWithConfiguration:)", "tableView(_:willDisplayContextMenu:animator:)",
    "tableView(_:willEndContextMenuInteraction:animator:)",
    "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    "tableView(_:willBeginEditingRowAt:)", "tableView(_:didEndEditingRowAt:)",
    "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", "tableView(_:canFocusRowAt:)",
    "tableView(_:shouldUpdateFocusIn:)", "tableView(_:didUpdateFocusIn:with:)", "indexPathForPreferredFocusedView(in:)",
    "tableView(_:selectionFollowsFocusForRowAt:)",
    // Data sources
    "tableView(_:canMoveRowAt:)", "tableView(_:moveRowAt:to:)", "tableView(_:prefetchRowsAt:)",
    "tableView(_:cancelPrefetchingForRowsAt:)",
  ]

  /// What is always the chain's: which rows there are, and the index that a source's sections make.
  private static let chain: Set = [
    "numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:cellForRowAt:)",
    "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
  ]

  /// What Apple has deprecated since iOS 13; nobody gets it.
  private static let deprecated: Set = [
    "tableView(_:editActionsForRowAt:)", "tableView(_:shouldShowMenuForRowAt:)",
    "tableView(_:canPerformAction:forRowAt:withSender:)", "tableView(_:performAction:forRowAt:withSender:)",
  ]

  /// The names of the methods in a text, as documentation writes them.
  private func methods(in text: some StringProtocol) -> Set<String> {
    var names: Set<String> = []
    for piece in text.components(separatedBy: "func ").dropFirst() {
      guard let open = piece.firstIndex(of: "(") else { continue }
      var (depth, parameter, labels) = (0, "", "")
      for character in piece[open...] {
        if character == "(" || character == "[" || character == "<" { depth += 1 }
        if character == ")" || character == "]" || character == ">" { depth -= 1 }
        if depth == 0 || (depth == 1 && character == ",") {
          if let label = parameter.split(whereSeparator: { " :\n".contains($0) }).first { labels += label + ":" }
          parameter = ""
          if depth == 0 { break }
        } else if !(depth == 1 && character == "(" && parameter.isEmpty) {
          parameter.append(character)
        }
      }
      names.insert(piece[..<open].trimmingCharacters(in: .whitespaces) + "(" + labels + ")")
    }
    return names
  }

  /// The methods of the protocols that the live object conforms to, as Apple's documentation lists them.
  private func applesMethods() throws -> Set<String> {
    let shadow = try Self.text("Tests/AppleTypeCheck/Shadow/UIKit/TableViewDelegates.swift")
    let wanted = [
      "UIScrollViewDelegate", "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UITableViewDelegate",
    ]
    let protocols = shadow.components(separatedBy: "public protocol ").filter { text in
      wanted.contains { text.hasPrefix("\($0):") }
    }
    try #require(protocols.count == wanted.count)
    return protocols.reduce(into: []) { $0.formUnion(methods(in: $1)) }
  }

  /// The methods of the live object: everywhere, and where there is Objective-C.
  private func ourMethods() throws -> (everywhere: Set<String>, onApple: Set<String>) {
    var (everywhere, onApple): (Set<String>, Set<String>) = ([], [])
    let folder = "Sources/TableMaker/Delegate"
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.repository.appendingPathComponent(folder).path)
    for file in files where file.hasPrefix("TableViewDataSource") {
      let text = try Self.text("\(folder)/\(file)")
      let isOfApple = text.contains("#if canImport(ObjectiveC)")
      let found = methods(
        in: text.components(separatedBy: "public ").dropFirst().map { "public " + $0.prefix(600) }
          .filter { $0.hasPrefix("public func ") }.joined(separator: "\n"))
      if isOfApple { onApple.formUnion(found) } else { everywhere.formUnion(found) }
    }
    return (everywhere, onApple)
  }

  @Test func `is answered or passed on, all but what is deprecated`() throws {
    let apples = try applesMethods()
    try #require(apples.contains("tableView(_:willDisplay:forRowAt:)") && apples.count > 60)
    let ours = try ourMethods()
    #expect(apples.subtracting(ours.everywhere).subtracting(ours.onApple) == Self.deprecated)
  }

  @Test func `is passed on without a test that runs here only where our UIKit cannot ask it`() throws {
    let (apples, ours) = (try applesMethods(), try ourMethods())
    #expect(ours.onApple.intersection(apples) == Self.onlyOnApple)
    let delegate = methods(in: try Self.text("Tests/TableMakerTests/Forwarding/ForwardingDelegate.swift"))
    let untested = ours.everywhere.intersection(apples).subtracting(delegate).subtracting(Self.chain)
    #expect(untested == [], "have ForwardedCall and its delegates make these calls")
  }
}
