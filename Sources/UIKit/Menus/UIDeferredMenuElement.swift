/// A placeholder for elements that load when their menu appears.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// A Boolean value that indicates whether loaded elements are cached.
  let keepsElements: Bool
  /// The cached elements.
  private(set) var elements: [UIMenuElement]?
  private var waiting: [([UIMenuElement]) -> Void] = []

  init(keepsElements: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.keepsElements = keepsElements
    super.init(title: "", image: nil)
  }

  /// Creates an element that loads its elements when it first appears and caches them.
  ///
  /// - Parameter elementProvider: A closure that receives another closure and calls it once with the elements, now or
  ///   later.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(keepsElements: true, provider: elementProvider)
  }

  /// Returns an element that loads its elements each time it appears.
  ///
  /// - Parameter elementProvider: A closure that receives another closure and calls it once with the elements, now or
  ///   later.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    let made = UIDeferredMenuElement(keepsElements: false, provider: elementProvider)
    guard let made = made as? Self else {
      // The message is our own: Apple's method creates an instance of the subclass, which Swift can't do because the
      // initializer isn't required.
      raise(.invalidArgument, "uncached(_:) makes a UIDeferredMenuElement, not a \(self)")
    }
    return made
  }

  override func duplicate() -> UIMenuElement {
    UIDeferredMenuElement(keepsElements: keepsElements, provider: provider)
  }

  /// Loads the elements and passes them to a closure, immediately if they're cached.
  func ask(_ take: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return take(elements) }
    if keepsElements {
      waiting.append(take)
      guard waiting.count == 1 else { return }
    }
    var isAnswered = false
    provider { [weak self] elements in
      // A second call is ignored.
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
