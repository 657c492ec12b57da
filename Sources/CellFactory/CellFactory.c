#include "CellFactory.h"
