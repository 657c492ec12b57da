public import Foundation

/// An element that the screen reader reads, with its texts and its actions.
@_spi(Testing) @MainActor public struct SpokenElement {
  /// The kinds of elements that the reader names with additional words, if their traits don't identify them.
  public enum Role: Sendable {
    case none, textField, secureTextField, searchField, tab, backButton
  }

  /// The position in a group of elements from which the user selects one.
  public struct Position: Equatable, Sendable {
    /// The number of the element, starting with 1.
    public let number: Int
    /// The number of elements in the group.
    public let count: Int
  }

  /// The label in one line, or `nil` if there is none.
  public let label: String?
  /// The value in one line, or `nil` if there is none.
  public let value: String?
  /// The hint in one line, or `nil` if there is none.
  public let hint: String?
  /// The traits of the element.
  public let traits: UIAccessibilityTraits
  /// The role of the element, in addition to its traits.
  public let role: Role
  /// The position in a group from which the user selects one, or `nil` if there is no such group.
  public let position: Position?
  /// The language of the texts, or `nil` for the user's language.
  public let language: String?
  /// The visible part of the frame on the screen, in points.
  public let frame: CGRect
  /// The point on the screen that a tap activates, in points.
  public let activationPoint: CGPoint
  /// The names of the custom actions.
  public let actionNames: [String]
  /// The object that provides the texts.
  public let object: UIResponder
  /// The object that performs the actions, if it's a different one, such as the switch of a row.
  let actor: UIResponder
  let key: Key

  /// A key that identifies an element after scrolling.
  struct Key: Hashable {
    var owner: ObjectIdentifier
    var section = -1
    var row = -1
    var part = ""
  }
}

extension SpokenElement {
  /// Creates the element of an object.
  ///
  /// - Parameters:
  ///   - actor: The object that provides the value, traits, and actions, if it's a different one.
  ///   - clip: The visible part of the surroundings, on the screen.
  init(
    _ object: UIResponder, actor: UIResponder? = nil, role: Role = .none, position: Position? = nil, clip: CGRect,
    key: Key
  ) {
    let acting = actor ?? object
    self.object = object
    self.actor = acting
    self.role = role
    self.position = position
    self.key = key
    label = Self.line(object.accessibilityLabel)
    // Assumed: VoiceOver doesn't read the 1 or 0 that UI tests see as the value of an activity indicator.
    let ownValue = object is UIActivityIndicatorView ? nil : Self.line(object.accessibilityValue)
    value = ownValue ?? (actor == nil ? nil : Self.line(acting.accessibilityValue))
    hint = Self.line(object.accessibilityHint) ?? (actor == nil ? nil : Self.line(acting.accessibilityHint))
    traits = actor == nil ? object.accessibilityTraits : object.accessibilityTraits.union(acting.accessibilityTraits)
    language = object.accessibilityLanguage
    frame = object.accessibilityFrame.intersection(clip)
    activationPoint = acting.accessibilityActivationPoint
    actionNames = object.spokenActions.map(\.name)
  }

  /// Returns a text in one line, or `nil` if it's empty.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    // VoiceOver doesn't read the placeholder of an image in a text.
    let words = text.replacingOccurrences(of: "\u{FFFC}", with: " ").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A Boolean value that indicates whether the element responds to the user in its own way.
  var answers: Bool {
    role != .none || !actionNames.isEmpty
      || !traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .allowsDirectInteraction,
      ])
  }
}

extension UIResponder {
  /// The custom actions that the reader offers.
  ///
  /// Reported: VoiceOver offers a cell's swipe actions first, and then the custom actions that an app has set
  /// (github.com/cashapp/AccessibilitySnapshot/pull/323).
  var spokenActions: [UIAccessibilityCustomAction] {
    guard let cell = self as? UITableViewCell, let own = cell.accessibilityValues?.customActions else {
      return accessibilityCustomActions ?? []
    }
    return (cell.table?.accessibilityActions(of: cell) ?? []) + own
  }
}
