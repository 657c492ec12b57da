import Foundation

/// What has to be true of a value.
///
/// ```swift
/// .textField("Name", \.name, of: draft).validate(.required, .maximumLength(40))
/// .stepper("Guests", \.guests, of: draft).validate(.range(1...8), .custom("Even, please") { $0 % 2 == 0 })
/// ```
///
/// Every rule has a message in English and Chinese; `saying(_:)` gives it another.
@MainActor public struct Rule<Value> {
  enum Test {
    case now(@MainActor (Value) -> Bool)
    /// Asked when the value has been the same for some time.
    case later(after: Duration, @MainActor (Value) async -> Bool)
  }

  let test: Test
  private(set) var message: String

  init(_ message: String, _ test: Test) {
    self.message = message
    self.test = test
  }

  /// A rule of the app's own.
  ///
  /// It may look at other fields of the draft: it is asked again when any of them has changed.
  /// - Parameters:
  ///   - message: What stands below the row while it is broken.
  ///   - test: Whether a value is right.
  public static func custom(_ message: String, @OneValue<Bool> _ test: @escaping @MainActor (Value) -> Bool) -> Rule {
    Rule(message, .now(test))
  }

  /// A rule that asks elsewhere, such as a server.
  ///
  /// It is asked for a value that has changed and obeys the other rules, once that has been the same for a moment; an answer about an older value is
  /// dropped. Until then the draft is not valid. The value that the draft has read counts as right.
  /// - Parameters:
  ///   - message: What stands below the row while it is broken.
  ///   - delay: For how long the value has to be the same, in seconds. Less than zero counts as zero, and infinity as never.
  ///   - test: Whether a value is right.
  public static func asking(
    _ message: String, after delay: Double = 0.3, _ test: @escaping @MainActor (Value) async -> Bool
  ) -> Rule {
    Rule(message, .later(after: Duration(usableSeconds: delay), test))
  }

  /// The same rule with another message.
  public func saying(_ message: String) -> Rule {
    var copy = self
    copy.message = message
    return copy
  }
}

extension Rule where Value: Collection {
  /// There is something; of a text more than spaces.
  public static var required: Rule {
    Rule(
      InterfaceText.required.text,
      .now { value in
        guard let text = value as? any StringProtocol else { return !value.isEmpty }
        return text.contains { !$0.isWhitespace }
      })
  }

  /// There are so many at most; of a text so many characters, as a reader counts them.
  public static func maximumLength(_ length: Int) -> Rule {
    Rule(InterfaceText.maximumLength.text(length), .now { $0.count <= length })
  }

  /// There are so many at least; of a text so many characters, as a reader counts them.
  public static func minimumLength(_ length: Int) -> Rule {
    Rule(InterfaceText.minimumLength.text(length), .now { $0.count >= length })
  }
}

extension Rule where Value == String? {
  /// There is a text of more than spaces.
  public static var required: Rule {
    Rule(InterfaceText.required.text, .now { $0?.contains { !$0.isWhitespace } ?? false })
  }
}

extension Rule where Value: Comparable {
  /// The value is one of a range.
  public static func range(_ range: ClosedRange<Value>) -> Rule {
    Rule(InterfaceText.range.text(range.lowerBound, range.upperBound), .now { range.contains($0) })
  }
}

extension Rule where Value == String {
  /// The whole text matches a regular expression. An empty text does; add `.required` where there has to be one.
  ///
  /// - Parameter pattern: The expression. One that is none is obeyed by no text.
  public static func pattern(_ pattern: String) -> Rule {
    let expression = try? Regex(pattern)
    return Rule(
      InterfaceText.pattern.text,
      .now { text in
        guard !text.isEmpty else { return true }
        guard let expression, let match = try? expression.wholeMatch(in: text) else { return false }
        return match.range == text.startIndex..<text.endIndex
      })
  }

  /// The text looks like an email address: something, “@”, and a name with a dot. An empty text does.
  public static var email: Rule {
    Rule(
      InterfaceText.email.text,
      .now { text in
        text.isEmpty || text.wholeMatch(of: /[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/) != nil
      })
  }

  /// The text is a web address with a scheme and a host. An empty text is obeyed too.
  public static var url: Rule {
    Rule(
      InterfaceText.url.text,
      .now { text in
        guard !text.isEmpty else { return true }
        guard !text.contains(where: \.isWhitespace), let parts = URLComponents(string: text) else { return false }
        return ["http", "https"].contains(parts.scheme?.lowercased()) && !(parts.host ?? "").isEmpty
      })
  }
}
