/// The look of a tab bar: its background.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}
