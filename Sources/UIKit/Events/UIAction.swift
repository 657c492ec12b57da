import Foundation

/// A closure that an action calls.
///
/// It receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs a closure, with a title and an image.
@MainActor @preconcurrency open class UIAction: UIMenuElement {
  /// A unique name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image next to the title.
  ///   - identifier: The identifier of the action, or `nil` for a unique one.
  ///   - discoverabilityTitle: A longer title, for places with more space.
  ///   - attributes: The attributes that determine the action's behavior.
  ///   - state: The checkmark of the action.
  ///   - handler: A closure that receives the action and performs it.
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

  /// Creates an action with a subtitle.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - image: The image next to the title.
  ///   - identifier: The identifier of the action, or `nil` for a unique one.
  ///   - discoverabilityTitle: A longer title, for places with more space.
  ///   - attributes: The attributes that determine the action's behavior.
  ///   - state: The checkmark of the action.
  ///   - handler: A closure that receives the action and performs it.
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

  /// The title of the action.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image next to the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The identifier of the action.
  open private(set) var identifier: UIAction.Identifier
  /// A longer title, for places with more space.
  open var discoverabilityTitle: String?
  /// The attributes that determine the action's behavior.
  open var attributes: UIMenuElement.Attributes
  /// The checkmark of the action.
  open var state: UIMenuElement.State
  /// The object that sent the action, while the action is performed.
  open private(set) var sender: Any?

  override func duplicate() -> UIMenuElement {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  /// Performs the action unless it's disabled.
  ///
  /// - Parameters:
  ///   - sender: The object that sends the action.
  ///   - target: The target, which actions don't use.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
