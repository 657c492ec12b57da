public import Foundation

/// An element of a window as assistive technology finds it: what a browser is told of it.
@_spi(Host) public struct HostElement: Sendable, Equatable {
  /// What an element is, by which its user knows what can be done.
  public enum Kind: String, Sendable {
    case text, button, link, image, toggle, adjustable, textField, secureTextField, searchField, tab, backButton
  }

  /// The place in a table: the same numbers as its index path has.
  public struct Row: Sendable, Equatable {
    /// A number that the table keeps.
    public let table: Int
    /// The section.
    public let section: Int
    /// The row; nil for a header or footer.
    public let row: Int?
  }

  /// A number that the element keeps while its page is shown, also when it scrolls away and comes back.
  public let id: Int
  /// What it is.
  public let kind: Kind
  /// The label, in one line; nil for none.
  public let label: String?
  /// The value, in one line; nil for none.
  public let value: String?
  /// The hint, in one line; nil for none.
  public let hint: String?
  /// The language that the texts are in; nil for the user's.
  public let language: String?
  /// Whether it is a heading.
  public let isHeading: Bool
  /// Whether it is selected.
  public let isSelected: Bool
  /// Whether it answers to its user.
  public let isEnabled: Bool
  /// The names of the actions beside the main one.
  public let actions: [String]
  /// The row that it is in; nil for one outside of tables.
  public let row: Row?
  /// The rectangle of what shows of it, in points of the screen.
  public let frame: CGRect

  @MainActor init(_ element: SpokenElement, id: Int, table: Int?) {
    self.id = id
    kind = Self.kind(of: element)
    (label, value, hint, language) = (element.label, element.value, element.hint, element.language)
    isHeading = element.traits.contains(.header)
    isSelected = element.traits.contains(.selected)
    isEnabled = !element.traits.contains(.notEnabled)
    actions = element.actionNames
    let isRow = element.key.row >= 0 && element.key.row != Int.max
    row = table.map { Row(table: $0, section: element.key.section, row: isRow ? element.key.row : nil) }
    frame = element.frame
  }

  private static func kind(of element: SpokenElement) -> Kind {
    switch element.role {
    case .textField: return .textField
    case .secureTextField: return .secureTextField
    case .searchField: return .searchField
    case .tab: return .tab
    case .backButton: return .backButton
    case .none: break
    }
    let traits = element.traits
    if traits.contains(.toggleButton) { return .toggle }
    if traits.contains(.adjustable) { return .adjustable }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.link) { return .link }
    if !traits.isDisjoint(with: [.button, .keyboardKey]) { return .button }
    return traits.contains(.image) ? .image : .text
  }
}
