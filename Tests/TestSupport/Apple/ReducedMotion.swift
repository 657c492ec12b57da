/// Does nothing, because only the user can turn on Reduce Motion on a device.
///
/// - Returns: `false`, because the closure isn't called.
@MainActor @discardableResult public func withReducedMotion(_ body: () throws -> Void) rethrows -> Bool { false }
