#include "Products.h"

static const char document[] = {
#embed "Products.json" suffix(, 0)
};

const char *productCatalogue(void) { return document; }
