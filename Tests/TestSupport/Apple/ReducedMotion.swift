/// Does nothing: only the user can ask a device for less motion.
///
/// - Returns: Whether the body was run: false.
@MainActor @discardableResult public func withReducedMotion(_ body: () throws -> Void) rethrows -> Bool { false }
