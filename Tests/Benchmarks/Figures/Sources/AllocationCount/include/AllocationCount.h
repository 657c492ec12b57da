#pragma once
#include <stddef.h>

/// What malloc and its relatives have been asked for since the program began.
typedef struct {
  size_t blocks;
  size_t bytes;
} AllocationCount;

AllocationCount count_allocations(void);
