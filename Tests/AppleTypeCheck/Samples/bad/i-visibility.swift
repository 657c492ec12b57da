// swift-format-ignore-file
// A public signature needs a public import.
import Foundation
import UIKit

@MainActor public func first(_ table: UITableView) -> Int { table.numberOfSections }  //! function cannot be declared public because its parameter uses an internal type
