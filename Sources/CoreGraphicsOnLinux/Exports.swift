// Apple's Core Graphics declares points, sizes, and rectangles. On Linux, Foundation declares them.
@_exported public import Foundation
