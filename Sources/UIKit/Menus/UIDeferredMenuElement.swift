/// An element that stands for others, which are asked for when the menu around it shows.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// A Boolean value that indicates whether elements that came once are kept.
  let keepsElements: Bool
  /// The elements that came, where they are kept.
  private(set) var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []

  init(keepsElements: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", image: nil)
  }

  /// Makes an element whose elements are asked for once, when it first shows, and then kept.
  ///
  /// - Parameter elementProvider: Gets a closure, and calls it once with the elements, now or later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(keepsElements: true, provider: elementProvider)
  }

  /// Returns an element whose elements are asked for each time that it shows.
  ///
  /// - Parameter elementProvider: Gets a closure, and calls it once with the elements, now or later.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let made = UIDeferredMenuElement(keepsElements: false, provider: elementProvider)
    guard let made = made as? Self else {
      // Our words: Apple's makes one of the subclass, which nothing in Swift can do for an initializer that is not required.
      raise(.invalidArgument, "uncached(_:) makes a UIDeferredMenuElement, not a \(self)")
    }
    return made
  }

  /// Asks for the elements, and hands them on when they have come; elements that are kept at once.
  func ask(_ take: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return take(elements) }
    if keepsElements {
      waiting.append(take)
      guard waiting.count == 1 else { return }
    }
    var isAnswered = false
    provider { [weak self] elements in
      // A second answer is none.
      guard let self, !isAnswered else { return }
      isAnswered = true
      guard keepsElements else { return take(elements) }
      self.elements = elements
      let waiting = waiting
      self.waiting = []
      for take in waiting { take(elements) }
    }
  }
}
