import Foundation

/// Ends the process in the way of an uncaught Objective-C exception, with Apple's own words where they are known.
///
/// - Parameters:
///   - name: The exception's name, such as `NSInvalidArgumentException`.
///   - reason: What was wrong.
package func raise(_ name: Exception, _ reason: String) -> Never {
  let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  abort()
}

/// The exceptions that UIKit raises.
package enum Exception: String {
  case generic = "NSGenericException"
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case range = "NSRangeException"
}
