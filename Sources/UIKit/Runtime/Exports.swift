// Apple's UIKit re-exports these modules, so `import UIKit` is sufficient.
@_exported public import Foundation
@_exported public import QuartzCoreOnLinux
