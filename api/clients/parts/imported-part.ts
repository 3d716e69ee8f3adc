// Parts of imported messages that we have no block for: kept as they are in a data block of this name, and exported again.
/** Name of the data block. */
export const IMPORTED_PART = 'imported-part';
