/// How a tab bar looks: what is behind it.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}
