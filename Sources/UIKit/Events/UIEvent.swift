public import Foundation

/// Something that the user did.
@MainActor open class UIEvent: NSObject {}
