// Apple's UIKit re-exports these; `import UIKit` is enough there, so it is here.
@_exported public import Foundation
@_exported public import QuartzCoreOnLinux
