/// The look of a toolbar: its background.
@MainActor @preconcurrency open class UIToolbarAppearance: UIBarAppearance {}
