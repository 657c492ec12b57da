public import Foundation

/// A stop of the screen reader: what it says there, and what can be done.
@_spi(Testing) @MainActor public struct SpokenElement {
  /// The kinds of elements that the reader names in words of their own, where their traits do not tell them.
  public enum Role: Sendable {
    case none, textField, secureTextField, searchField, tab, backButton
  }

  /// The place among elements of which one is chosen, from 1.
  public struct Position: Equatable, Sendable {
    /// The number of the element, from 1.
    public let number: Int
    /// The number of all of them.
    public let count: Int
  }

  /// The label, in one line; nil for none.
  public let label: String?
  /// The value, in one line; nil for none.
  public let value: String?
  /// The hint, in one line; nil for none.
  public let hint: String?
  /// The traits.
  public let traits: UIAccessibilityTraits
  /// What the element is, beside its traits.
  public let role: Role
  /// The place among elements of which one is chosen; nil for elsewhere.
  public let position: Position?
  /// The language that the texts are in; nil for the user's.
  public let language: String?
  /// The rectangle on the screen of what shows of it, in points.
  public let frame: CGRect
  /// The point of the screen that a tap goes to, in points.
  public let activationPoint: CGPoint
  /// The names of the actions beside the main one.
  public let actionNames: [String]
  /// The object that the texts are of.
  public let object: UIResponder
  /// The object that acts for it where it is another one, as the switch of a row.
  let actor: UIResponder
  let key: Key

  /// What makes an element the same one after scrolling.
  struct Key: Hashable {
    var owner: ObjectIdentifier
    var section = -1
    var row = -1
    var part = ""
  }
}

extension SpokenElement {
  /// Makes the element of an object.
  ///
  /// - Parameters:
  ///   - actor: What has value, traits and action of it, where that is another one.
  ///   - clip: What shows of its surroundings, on the screen.
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
    // Assumed: the 1 or 0 that tests of interfaces see of a spinner is not said.
    let ownValue = object is UIActivityIndicatorView ? nil : Self.line(object.accessibilityValue)
    value = ownValue ?? (actor == nil ? nil : Self.line(acting.accessibilityValue))
    hint = Self.line(object.accessibilityHint) ?? (actor == nil ? nil : Self.line(acting.accessibilityHint))
    traits = actor == nil ? object.accessibilityTraits : object.accessibilityTraits.union(acting.accessibilityTraits)
    language = object.accessibilityLanguage
    frame = object.accessibilityFrame.intersection(clip)
    activationPoint = acting.accessibilityActivationPoint
    actionNames = (object.accessibilityCustomActions ?? []).map(\.name)
  }

  /// A text in one line; nil for one without anything to say.
  static func line(_ text: String?) -> String? {
    guard let text else { return nil }
    // What stands for an image in a text is not said.
    let words = text.replacingOccurrences(of: "\u{FFFC}", with: " ").split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A Boolean value that indicates whether the element answers to the user in a way of its own.
  var answers: Bool {
    role != .none || !actionNames.isEmpty
      || !traits.isDisjoint(with: [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .allowsDirectInteraction,
      ])
  }
}
