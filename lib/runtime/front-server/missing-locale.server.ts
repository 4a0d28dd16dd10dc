import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { localeOfPath } from '@/lib/cms/content/locale-of-path.server';
import { env } from '@/lib/platform/env/env.server';
import { chooseLocale, LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { lowerCaseAddress } from '@/lib/shop/routes/lower-case-address';
import { meantLocale } from '@/lib/shop/routes/meant-locale';
import { OWN_SEGMENTS } from '@/lib/shop/routes/own-segments';
import { isPageAddress } from './cached-address';
import { plainPath } from './plain-path';

/** Paths of pages without a locale. All others belong to files, machines, the studio or the counter. */
const PATH =
  /^\/(?!(?:api|_next|_search|_hirmer|account|studio|counter|dev|offline)(?:\/|$))[^./][^.]*$/;
/** Articles and a visitor's own pages exist in every locale. */
const IN_EVERY_LOCALE = new RegExp(`^/(?:(?:${OWN_SEGMENTS.join('|')})(?:/|$)|p/[^/]+/[^/]+$)`);

/** Whether an address may be that of a page whose locale is missing. */
export function mayLackLocale(url: string): boolean {
  return PATH.test(plainPath(url)) && !isPageAddress(url);
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/**
 * Finds the page for an address without a locale, or with one in another form (`/de_at`, `/at`): in
 * that locale or the visitor's own, or in another one that has the page. Not for `/` and
 * `/account/…`, which have routes of their own.
 * @returns `null` if there is no such page
 * @throws ContentUnavailable
 */
export async function addressWithLocale({
  headers,
  url = '',
}: IncomingMessage): Promise<string | null> {
  const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
  if (!project) return null;
  // outside: cookie-undecodable
  const chosen = parseCookie(headers.cookie ?? '')[LOCALE_COOKIE];
  const own = chooseLocale(project, chosen, headers['accept-language']);
  const requested = plainPath(url);
  const meant = meantLocale(project, requested, own);
  const [path, preferred] = [(meant?.rest ?? requested).replace(/\/+$/, ''), meant?.locale ?? own];
  const isInEveryLocale = path === '' || IN_EVERY_LOCALE.test(path);
  const found = isInEveryLocale ? preferred : await localeOfPath(project, path, preferred);
  // An address that names a locale has its page for “not found” there.
  const locale = found ?? meant?.locale;
  if (!locale) return null;
  const address = `/${locale}${path.split('/').map(encodeURIComponent).join('/')}${queryOf(url)}`;
  return lowerCaseAddress(address) ?? address;
}
