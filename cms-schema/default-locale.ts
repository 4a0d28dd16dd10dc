/** Locale to which all others fall back; values without a translation are stored under it. */
export const DEFAULT_LOCALE = 'de';
