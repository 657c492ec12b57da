public import Foundation

/// An element of a window for assistive technology, in the form for a browser.
@_spi(Host) public struct HostElement: Sendable, Equatable {
  /// Constants that describe the kind of element, which indicates how to use it.
  public enum Kind: String, Sendable {
    case text, button, link, image, toggle, adjustable, textField, secureTextField, searchField, tab, backButton
  }

  /// The row of an element, with the numbers of its index path.
  public struct Row: Sendable, Equatable {
    /// A stable number that identifies the table view.
    public let table: Int
    /// The section.
    public let section: Int
    /// The row, or `nil` for a header or footer.
    public let row: Int?
  }

  /// A number that identifies the element while its page is visible, even if it scrolls off screen and back.
  public let id: Int
  /// The kind of element.
  public let kind: Kind
  /// The label on one line, or `nil` if there's none.
  public let label: String?
  /// The value on one line, or `nil` if there's none.
  public let value: String?
  /// The hint on one line, or `nil` if there's none.
  public let hint: String?
  /// The language of the texts, or `nil` for the user's language.
  public let language: String?
  /// A Boolean value that indicates whether it is a heading.
  public let isHeading: Bool
  /// A Boolean value that indicates whether it is selected.
  public let isSelected: Bool
  /// A Boolean value that indicates whether it responds to the user.
  public let isEnabled: Bool
  /// The names of the additional actions.
  public let actions: [String]
  /// The row of the element, or `nil` outside of table views.
  public let row: Row?
  /// The visible rectangle of the element in screen coordinates.
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
