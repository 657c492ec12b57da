import Foundation

/// Crashes like an uncaught Objective-C exception, with Apple's message if it's known.
///
/// - Parameters:
///   - name: The name of the exception, such as `NSInvalidArgumentException`.
///   - reason: The reason for the exception.
package func raise(_ name: Exception, _ reason: String) -> Never {
  let text = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'\n"
  FileHandle.standardError.write(Data(text.utf8))
  abort()
}

/// Constants for the exceptions that UIKit raises.
package enum Exception: String {
  case generic = "NSGenericException"
  case invalidArgument = "NSInvalidArgumentException"
  case internalInconsistency = "NSInternalInconsistencyException"
  case range = "NSRangeException"
}
