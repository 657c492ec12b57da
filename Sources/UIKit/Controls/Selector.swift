/// The name of an Objective-C method. There are none on Linux: nothing makes a value of this type.
///
/// It is here so that the closure of `UIControl.enumerateEventHandlers(_:)` has Apple's type; controls call closures,
/// which `UIControl.addAction(_:for:)` takes.
public struct Selector: Hashable, Sendable {}
