#pragma once
#include <stdint.h>

// Each calls the initializer that the second class declares or inherits, and returns the object with one count. Each prints and traps
// where the first class, which declares that initializer, has it not in its table of methods.

/// Calls a cell's `init(style:reuseIdentifier:)`.
///
/// The two words are a Swift `String?` of which one count is given away.
void *_Nonnull uikit_makeCell(const void *_Nonnull baseClass, const void *_Nonnull cellClass, uint8_t style,
                              uint64_t identifier0, uint64_t identifier1);

/// Calls the `init(reuseIdentifier:)` of a subclass of `UITableViewHeaderFooterView`, as above.
void *_Nonnull uikit_makeHeaderFooterView(const void *_Nonnull baseClass, const void *_Nonnull viewClass,
                                          uint64_t identifier0, uint64_t identifier1);

/// Calls a layer's `init()`.
void *_Nonnull quartz_makeLayer(const void *_Nonnull baseClass, const void *_Nonnull layerClass);

/// Calls a layer's `init(layer:)`.
///
/// `other` points to a Swift `Any`, which is given away.
void *_Nonnull quartz_copyLayer(const void *_Nonnull baseClass, const void *_Nonnull layerClass, void *_Nonnull other);

/// Calls an animation's `init()`.
void *_Nonnull quartz_makeAnimation(const void *_Nonnull baseClass, const void *_Nonnull animationClass);
