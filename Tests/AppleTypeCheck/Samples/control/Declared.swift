// The same in Swift, in the manner of the shadow.
public import ObjectiveC
@MainActor @preconcurrency @objc open class Panel: NSObject {
  public init(tag: Int) {}
  @available(*, unavailable) override public init() {}
  open var tag: Int {
    get {}
    set {}
  }
  open func reload() {}
  open func prepare() {}
}
@MainActor @preconcurrency @objc public protocol PanelDelegate: NSObjectProtocol {
  @objc optional func did(_ panel: Panel) -> Void  // spelled out: the importer says Void too
  @objc optional func count(_ panel: Panel) -> Int
}
