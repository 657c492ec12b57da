/// The appearance of a toolbar's background.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}
