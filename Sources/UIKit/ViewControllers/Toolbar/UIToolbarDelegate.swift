/// The interface for the position of a toolbar.
///
/// The method is optional.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
