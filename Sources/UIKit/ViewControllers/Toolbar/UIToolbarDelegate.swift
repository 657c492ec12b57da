/// Says where a toolbar is. The method is optional.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
