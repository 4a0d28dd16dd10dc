/** Locale whose value every other locale falls back to; values that are the same in all are stored under it. */
export const DEFAULT_LOCALE = 'de';
