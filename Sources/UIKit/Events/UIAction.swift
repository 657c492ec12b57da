import Foundation

/// A closure that an action carries out; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action, with a title and an image to show for it.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// A name to find an action by.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What is shown.
  ///   - image: What is shown beside it.
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - discoverabilityTitle: A longer title, for where there is room.
  ///   - attributes: How it behaves.
  ///   - state: Whether it is marked.
  ///   - handler: What to do; it is given the action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Makes an action with a second line.
  ///
  /// - Parameters:
  ///   - title: What is shown.
  ///   - subtitle: What is shown below it.
  ///   - image: What is shown beside it.
  ///   - identifier: A name to find it by; one that nothing else has if nil.
  ///   - discoverabilityTitle: A longer title, for where there is room.
  ///   - attributes: How it behaves.
  ///   - state: Whether it is marked.
  ///   - handler: What to do; it is given the action.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
    self.subtitle = subtitle
  }

  /// The title that is shown.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The name to find the action by.
  open private(set) var identifier: UIAction.Identifier
  /// A longer title, for where there is room.
  open var discoverabilityTitle: String?
  /// The behavior of the action.
  open var attributes: UIMenuElement.Attributes
  /// The mark of the action.
  open var state: UIMenuElement.State
  /// The object that the action was sent from, while it is carried out.
  open private(set) var sender: Any?

  /// Carries the action out, unless it is disabled.
  ///
  /// - Parameters:
  ///   - sender: What the action is sent from.
  ///   - target: Not used by actions.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
