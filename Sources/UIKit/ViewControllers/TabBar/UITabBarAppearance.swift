/// The appearance of a tab bar's background.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}
