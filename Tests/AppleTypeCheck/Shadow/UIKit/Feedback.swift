@MainActor @preconcurrency @objc open class UIFeedbackGenerator: NSObject {
  override public dynamic init()
  open func prepare()
}
@MainActor @preconcurrency @objc open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  @objc(UIImpactFeedbackStyle) public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  override public dynamic init()
  public init(style: UIImpactFeedbackGenerator.FeedbackStyle)
  open func impactOccurred()
  open func impactOccurred(intensity: CGFloat)
}
@MainActor @preconcurrency @objc open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged()
}
@MainActor @preconcurrency @objc open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  @objc(UINotificationFeedbackType) public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType)
}
