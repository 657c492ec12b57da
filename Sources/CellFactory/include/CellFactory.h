#pragma once
#include <stdint.h>

/// Calls the `init(style:reuseIdentifier:)` that `cellClass` declares or inherits, and returns the cell with one count.
///
/// The two words are a Swift `String?` of which one count is given away. Prints and traps where `UITableViewCell` has no such
/// initializer in its table of methods.
void *_Nonnull uikit_makeCell(const void *_Nonnull baseClass, const void *_Nonnull cellClass, uint8_t style,
                              uint64_t identifier0, uint64_t identifier1);

/// The same for the `init(reuseIdentifier:)` of a subclass of `UITableViewHeaderFooterView`.
void *_Nonnull uikit_makeHeaderFooterView(const void *_Nonnull baseClass, const void *_Nonnull viewClass,
                                          uint64_t identifier0, uint64_t identifier1);
