import type { Locale } from '#model/entities';

/** The default first, the others by code: the order of every list of locales. */
export const inLocaleOrder = (locales: Iterable<Locale>): Locale[] =>
  [...locales].sort(
    ({ body: one }, { body: other }) =>
      Number(other.default) - Number(one.default) || (one.code < other.code ? -1 : 1),
  );
