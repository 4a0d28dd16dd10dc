import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { VisibilityRules } from './verdict';

/** Noon of an ordinary day, the reference time of tests. */
export const NOON = Date.parse('2026-11-20T12:00:00Z');
export const HOUR = 3_600_000;

/** The hgg shop for a visitor from Germany at {@link NOON}. */
export const GERMANY: PageContext = {
  project: 'hgg',
  locale: { segment: 'de-de', language: 'de', territory: 'DE' },
  currency: 'EUR',
  now: NOON,
};

export const AUSTRIA: PageContext = {
  ...GERMANY,
  locale: { segment: 'de-at', language: 'de', territory: 'AT' },
};

/** Rules of an entry that is always shown to everyone. */
export const ALWAYS: VisibilityRules = {
  countries: { codes: [], unknown: [] },
  projects: [],
  schedule: { start: null, end: null },
  windowRule: 'insideWindow',
  isActive: true,
  audience: null,
  closedByCookie: null,
};
