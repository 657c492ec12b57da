// Apple's QuartzCore re-exports the modules that its layers use.
@_exported public import CoreGraphicsOnLinux
@_exported public import Foundation
