// Apple's UIKit re-exports Foundation; `import UIKit` is enough there, so it is here.
@_exported public import Foundation
