import Foundation

/// A rule for a row's value.
///
/// ```swift
/// .textField("Name", \.name, of: draft).validate(.required, .maximumLength(40))
/// .stepper("Guests", \.guests, of: draft).validate(.range(1...8), .custom("Even, please") { $0 % 2 == 0 })
/// ```
///
/// Every rule has a message in English and Chinese. To replace it, use `saying(_:)`.
@preconcurrency @MainActor public struct ValidationRule<Value> {
  enum Test {
    case now(@MainActor (Value) -> Bool)
    /// A rule that returns the message for an invalid value.
    case worded(@MainActor (Value) -> String?)
    /// A rule that's called when the value has been the same for some time.
    case later(after: Duration, @MainActor (Value) async -> Bool)
  }

  let test: Test
  /// The message; `nil` if the rule's closure returns it.
  private(set) var message: String?
  /// Returns the message with values in the format of the row, which the closure applies; `nil` if it has no values.
  private(set) var formatted: (@MainActor ((Value) -> String) -> String)?

  init(_ message: String?, _ test: Test, formatted: (@MainActor ((Value) -> String) -> String)? = nil) {
    self.message = message
    self.test = test
    self.formatted = formatted
  }

  /// Returns a custom rule.
  ///
  /// The closure can use other fields of the draft, because TableMaker calls it again when any of them has changed.
  /// - Parameters:
  ///   - message: The message below the row while the rule is broken.
  ///   - test: A closure that returns whether a value is valid.
  public static func custom(_ message: String, @OneValue<Bool> _ test: @escaping @MainActor (Value) -> Bool)
    -> ValidationRule
  {
    ValidationRule(message, .now(test))
  }

  /// Returns a custom rule that provides a message for each invalid value.
  ///
  /// The closure can use other fields of the draft, because TableMaker calls it again when any of them has changed, and
  /// when you commit. To show the mistake that a server has reported, keep it with the value, and commit:
  ///
  /// ```swift
  /// .validate(.email, .message { [weak self] email in self?.refusals[email] })
  /// ```
  /// - Parameter test: A closure that returns the message for a value; `nil` if the value is valid.
  public static func message(@OneValue<String?> _ test: @escaping @MainActor (Value) -> String?) -> ValidationRule {
    ValidationRule(nil, .worded(test))
  }

  /// Returns an asynchronous rule, such as one that queries a server.
  ///
  /// TableMaker calls the closure for a changed value that satisfies the other rules, after the value has been the same
  /// for a moment, and drops responses for older values. The draft isn't valid until the response arrives. The value
  /// that the draft has read counts as valid.
  /// - Parameters:
  ///   - message: The message below the row while the rule is broken.
  ///   - delay: The time that the value must stay the same, in seconds. A negative number counts as zero; with
  ///     infinity, TableMaker never calls the closure.
  ///   - test: A closure that returns whether a value is valid.
  public static func asking(
    _ message: String, after delay: Double = 0.3, _ test: @escaping @MainActor (Value) async -> Bool
  ) -> ValidationRule {
    ValidationRule(message, .later(after: Duration(usableSeconds: delay), test))
  }

  /// Returns the same rule with another message.
  public func saying(_ message: String) -> ValidationRule {
    var copy = self
    (copy.message, copy.formatted) = (message, nil)
    return copy
  }
}

extension ValidationRule where Value: Collection {
  /// A rule that requires a value; a text must contain more than spaces.
  public static var required: ValidationRule {
    ValidationRule(
      InterfaceText.required.text,
      .now { value in
        guard let text = value as? any StringProtocol else { return !value.isEmpty }
        return text.contains { !$0.isWhitespace }
      })
  }

  /// Returns a rule that limits the number of elements, or of characters as a reader counts them.
  public static func maximumLength(_ length: Int) -> ValidationRule {
    ValidationRule(InterfaceText.maximumLength.text(length), .now { $0.count <= length })
  }

  /// Returns a rule that requires a minimum number of elements, or of characters as a reader counts them.
  public static func minimumLength(_ length: Int) -> ValidationRule {
    ValidationRule(InterfaceText.minimumLength.text(length), .now { $0.count >= length })
  }
}

extension ValidationRule where Value == String? {
  /// A rule that requires a text with more than spaces.
  public static var required: ValidationRule {
    ValidationRule(InterfaceText.required.text, .now { $0?.contains { !$0.isWhitespace } ?? false })
  }
}

extension ValidationRule where Value: Comparable {
  /// Returns a rule that limits the value to a range.
  ///
  /// The message shows the bounds in the format of the row.
  public static func range(_ range: ClosedRange<Value>) -> ValidationRule {
    ValidationRule(
      InterfaceText.range.text(range.lowerBound, range.upperBound), .now { range.contains($0) },
      formatted: { text in InterfaceText.range.text(text(range.lowerBound), text(range.upperBound)) })
  }
}

extension ValidationRule where Value == String {
  /// Returns a rule that requires the whole text to match a regular expression.
  ///
  /// An empty text satisfies the rule; add `.required` to require a text.
  /// - Parameter pattern: A regular expression. If it's invalid, no text matches it.
  public static func pattern(_ pattern: String) -> ValidationRule {
    let expression = try? Regex(pattern)
    return ValidationRule(
      InterfaceText.pattern.text,
      .now { text in
        guard !text.isEmpty else { return true }
        guard let expression, let match = try? expression.wholeMatch(in: text) else { return false }
        return match.range == text.startIndex..<text.endIndex
      })
  }

  /// A rule that requires an email address: a name, “@”, and a domain with a dot.
  ///
  /// An empty text satisfies it.
  public static var email: ValidationRule {
    ValidationRule(
      InterfaceText.email.text,
      .now { text in
        text.isEmpty || text.wholeMatch(of: /[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/) != nil
      })
  }

  /// A rule that requires an http or https address with a host.
  ///
  /// An empty text satisfies it.
  public static var url: ValidationRule {
    ValidationRule(
      InterfaceText.url.text,
      .now { text in
        guard !text.isEmpty else { return true }
        guard !text.contains(where: \.isWhitespace), let parts = URLComponents(string: text) else { return false }
        return ["http", "https"].contains(parts.scheme?.lowercased()) && !(parts.host ?? "").isEmpty
      })
  }
}
