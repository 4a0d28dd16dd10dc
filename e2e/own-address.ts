import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/**
 * Headers with another visitor's address, as the shop's proxy would send them. The addresses are
 * from the documentation block (RFC 3849).
 */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}::1`,
});

/**
 * Playwright's test with an address of its own, so that one test's requests do not count against
 * another's limits.
 */
export const test = base.extend({
  // Playwright reads what a fixture needs from its first parameter's pattern.
  // eslint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, give) => give(ownAddress()),
});
