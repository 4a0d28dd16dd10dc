import type { Locale } from '#model/entities';

/** Orders locales for every list: the default first, the others by code. */
export const inLocaleOrder = (locales: Iterable<Locale>): Locale[] =>
  [...locales].sort(
    ({ body: one }, { body: other }) =>
      Number(other.default) - Number(one.default) || (one.code < other.code ? -1 : 1),
  );
