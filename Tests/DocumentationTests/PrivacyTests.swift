import Foundation
import Testing

/// The declarations that the library makes for apps that are submitted to Apple.
///
/// The library doesn't track or collect anything, and doesn't use any API that needs a reason (Apple, "Describing use of
/// required reason API").
@Suite struct PrivacyTests {
  /// Words of the APIs that need a reason, by their category.
  private static let words = [
    "NSPrivacyAccessedAPICategoryFileTimestamp": [
      "creationDate", "modificationDate", "fileModificationDate", "contentModificationDateKey", "creationDateKey",
      "getattrlist", "fstat", "lstat",
    ],
    "NSPrivacyAccessedAPICategorySystemBootTime": ["systemUptime", "mach_absolute_time"],
    "NSPrivacyAccessedAPICategoryDiskSpace": [
      "volumeAvailableCapacity", "volumeTotalCapacity", "systemFreeSize", "systemSize", "statfs", "statvfs",
    ],
    "NSPrivacyAccessedAPICategoryActiveKeyboards": ["activeInputModes"],
    "NSPrivacyAccessedAPICategoryUserDefaults": ["UserDefaults"],
  ]

  private func manifest() throws -> [String: Any] {
    let file = Pages.repository.appendingPathComponent("Sources/TableMaker/PrivacyInfo.xcprivacy")
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func `the manifest says that nothing is tracked and nothing collected`() throws {
    let manifest = try manifest()
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    for key in ["NSPrivacyTrackingDomains", "NSPrivacyCollectedDataTypes"] {
      #expect((manifest[key] as? [Any])?.isEmpty == true, "\(key)")
    }
  }

  @Test func `every API that needs a reason is declared, and none that is not used`() throws {
    let types = try #require(try manifest()["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
    let declared = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
    var used: Set<String> = []
    for folder in ["TableMaker", "Diffing", "Querying", "TableMakerCoreData"] {
      let root = Pages.repository.appendingPathComponent("Sources/\(folder)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let code = text.forApple
        for (category, words) in Self.words where words.contains(where: code.contains) { used.insert(category) }
      }
    }
    #expect(used.sorted() == declared.sorted())
  }

  @Test func `what is for Linux alone is passed over`() {
    let text = """
      one
      #if canImport(ObjectiveC)
        two
      #else
        three
      #endif
      four
      """
    #expect(["one", "two", "four"].allSatisfy(text.forApple.contains) && !text.forApple.contains("three"))
  }
}

extension String {
  /// A source without what stands for systems that have no Objective-C.
  fileprivate var forApple: String {
    var isLeftOut = false
    var isInCondition = false
    let lines = split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      switch line.drop(while: { $0 == " " }) {
      case let line where line.hasPrefix("#if canImport(ObjectiveC)"): isInCondition = true
      case "#else" where isInCondition: isLeftOut = true
      case "#endif": (isLeftOut, isInCondition) = (false, false)
      default: break
      }
      return !isLeftOut
    }
    return lines.joined(separator: "\n")
  }
}
