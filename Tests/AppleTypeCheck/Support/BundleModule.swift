import Foundation

// What SwiftPM generates for a target that has resources.
extension Bundle { static let module = Bundle.main }
