#include "ClassFactory.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

// The allocating initializers of the base classes. Weak, so that a program that lacks them still links.
#define INITIALIZER(name, symbol) __attribute__((weak)) extern void name(void) __asm__(symbol)
INITIALIZER(cellInit, "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC");
INITIALIZER(headerFooterInit, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");
INITIALIZER(layerInit, "$s17QuartzCoreOnLinux7CALayerCACycfC");
INITIALIZER(layerCopy, "$s17QuartzCoreOnLinux7CALayerC5layerACyp_tcfC");
INITIALIZER(animationInit, "$s17QuartzCoreOnLinux11CAAnimationCACycfC");

// A Swift initializer: it owns its parameters, returns an owned object, and finds the class in the context register.
#define CLASS __attribute__((swift_context)) const void *
typedef __attribute__((swiftcall)) void *(*MakeCell)(uint8_t, uint64_t, uint64_t, CLASS);
typedef __attribute__((swiftcall)) void *(*MakeHeaderFooter)(uint64_t, uint64_t, CLASS);
typedef __attribute__((swiftcall)) void *(*Make)(CLASS);
typedef __attribute__((swiftcall)) void *(*Copy)(void *, CLASS);

// The fields of a Swift class's metadata on Linux, up to where its own words begin (docs/ABI/TypeMetadata.rst).
struct ClassMetadata {
  intptr_t kind;
  const void *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t instanceAlignmentMask, reserved;
  uint32_t classSize, classAddressPoint;
};

// The implementation that `subclass` has where `base` has `implementation`: a subclass's table begins with its superclass's.
static const void *override(const void *base, const void *subclass, const void *implementation, const char *name) {
  const struct ClassMetadata *metadata = base;
  size_t count = (metadata->classSize - metadata->classAddressPoint) / sizeof(void *);
  const void *const *words = base;
  for (size_t slot = sizeof(struct ClassMetadata) / sizeof(void *); implementation && slot < count; slot++)
    if (words[slot] == implementation) return ((const void *const *)subclass)[slot];
  fprintf(stderr,
          "UIKit: %s is not where it is expected in its class. The mangled name in Sources/ClassFactory/ClassFactory.c "
          "must be that of the initializer.\n",
          name);
  abort();
}

void *uikit_makeCell(const void *baseClass, const void *cellClass, uint8_t style, uint64_t identifier0,
                     uint64_t identifier1) {
  MakeCell make = (MakeCell)override(baseClass, cellClass, (const void *)cellInit,
                                     "UITableViewCell.init(style:reuseIdentifier:)");
  return make(style, identifier0, identifier1, cellClass);
}

void *uikit_makeHeaderFooterView(const void *baseClass, const void *viewClass, uint64_t identifier0,
                                 uint64_t identifier1) {
  MakeHeaderFooter make = (MakeHeaderFooter)override(baseClass, viewClass, (const void *)headerFooterInit,
                                                     "UITableViewHeaderFooterView.init(reuseIdentifier:)");
  return make(identifier0, identifier1, viewClass);
}

void *quartz_makeLayer(const void *baseClass, const void *layerClass) {
  Make make = (Make)override(baseClass, layerClass, (const void *)layerInit, "CALayer.init()");
  return make(layerClass);
}

void *quartz_copyLayer(const void *baseClass, const void *layerClass, void *other) {
  Copy copy = (Copy)override(baseClass, layerClass, (const void *)layerCopy, "CALayer.init(layer:)");
  return copy(other, layerClass);
}

void *quartz_makeAnimation(const void *baseClass, const void *animationClass) {
  Make make = (Make)override(baseClass, animationClass, (const void *)animationInit, "CAAnimation.init()");
  return make(animationClass);
}
