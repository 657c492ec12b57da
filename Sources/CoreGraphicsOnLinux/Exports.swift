// Apple's Core Graphics has its points, sizes and rectangles; those of Linux are Foundation's.
@_exported public import Foundation
