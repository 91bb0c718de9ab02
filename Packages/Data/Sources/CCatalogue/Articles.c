#include "Articles.h"

static const char document[] = {
#embed "Articles.json" suffix(, 0)
};

const char *articleCatalogue(void) { return document; }
