import UIKit

extension PageAudit {
  /// The issues of a page, in the order in which they were found.
  @MainActor public struct Report: @preconcurrency RandomAccessCollection {
    /// The issues.
    public private(set) var issues: [Issue] = []
    /// The settings that the audit has looked at.
    public internal(set) var settings: [Setting] = []
    /// A sentence for each table view with more rows than the audit has looked at.
    public internal(set) var samples: [String] = []

    /// A Boolean value that indicates whether the audit ended because the page didn't come to rest.
    public internal(set) var isRestless = false

    private var indices: [Key: Int] = [:]

    private struct Key: Hashable {
      let kind: Kinds
      let path: String
    }

    /// The index of the first issue.
    public var startIndex: Int { issues.startIndex }
    /// The index after the last issue.
    public var endIndex: Int { issues.endIndex }

    /// Accesses an issue.
    public subscript(position: Int) -> Issue { issues[position] }

    mutating func add(_ issue: Issue) {
      let key = Key(kind: issue.kind, path: issue.path.withoutRow)
      if let index = indices[key] {
        issues[index].count += issue.count
      } else {
        indices[key] = issues.count
        issues.append(issue)
      }
    }

    mutating func addSample(_ sentence: String) {
      if !samples.contains(sentence) { samples.append(sentence) }
    }
  }
}

// A failed expectation reflects its values, and would show every pixel.
extension PageAudit.Report: @preconcurrency CustomReflectable {
  /// The mirror of the report, which has no parts.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
}

extension PageAudit.Report: @preconcurrency CustomStringConvertible {
  /// The issues, each in one line, after a line with their number and the number of settings.
  public var description: String {
    let count = issues.count == 1 ? "1 issue" : "\(issues.count) issues"
    return (["\(count) in \(settings.count) settings"] + samples + issues.map(\.description)).joined(separator: "\n")
  }
}
