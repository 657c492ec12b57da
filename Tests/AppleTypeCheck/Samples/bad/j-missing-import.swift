// swift-format-ignore-file
// IndexPath's row and section belong to UIKit, not to Foundation.
import Foundation

func row(_ path: IndexPath) -> Int { path.row }  //! value of type 'IndexPath' has no member 'row'
