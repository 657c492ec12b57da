// Apple's QuartzCore re-exports what its layers are made of.
@_exported public import CoreGraphics
@_exported public import Foundation
