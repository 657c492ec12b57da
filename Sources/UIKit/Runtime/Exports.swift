// Apple's UIKit re-exports Foundation and Core Graphics; `import UIKit` is enough there, so it is here.
@_exported public import CoreGraphics
@_exported public import Foundation
