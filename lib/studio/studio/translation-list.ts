/** Entries with texts on one page of the translations. */
export const TRANSLATED_ON_A_PAGE = 20;

/** Translations that one request stores. */
export const UNITS_PER_REQUEST = 50;
