@_spi(Testing) public import UIKit
