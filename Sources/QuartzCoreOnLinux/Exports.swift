// Apple's QuartzCore re-exports what its layers are made of.
@_exported public import CoreGraphicsOnLinux
@_exported public import Foundation
