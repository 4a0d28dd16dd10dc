import type { IncomingHttpHeaders } from 'node:http';
import { env } from '@/lib/platform/env/env.server';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { chooseLocale, LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { shopContext } from './shop-context.server';

/** The choice is stored for a year, like one made in the browser. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

interface Visitor {
  headers: IncomingHttpHeaders;
  cookies: Readonly<Partial<Record<string, string>>>;
}

/** A visitor's choice; parts that are left out stay unchanged. */
export interface LocaleChoice {
  language?: string;
  deliveryCountry?: string;
}

/** `Set-Cookie` header that stores a locale as the visitor's choice. */
export function localeCookie(headers: IncomingHttpHeaders, locale: string): string {
  const secure = isHttps(headers) ? '; Secure' : '';
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/** The shop context in the visitor's own locale, or in the named one. */
export async function contextResponse(
  { headers, cookies }: Visitor,
  locale?: string,
): Promise<ApiResponse> {
  const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
  if (!project) return problem(404, 'No shop has this host name');
  const own = chooseLocale(project, cookies[LOCALE_COOKIE], headers['accept-language']);
  const context = await shopContext(project, locale ?? own);
  if (!context) return problem(404, 'This shop has no such locale');
  return { status: 200, body: context, headers: { Vary: 'Accept-Language, Cookie' } };
}

/**
 * Stores another language or country as the visitor's choice and returns the shop context there.
 */
export async function redirectToLocale(
  visitor: Visitor,
  choice: LocaleChoice,
): Promise<ApiResponse> {
  const { headers, cookies } = visitor;
  const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
  if (!project) return problem(404, 'No shop has this host name');
  const own = chooseLocale(project, cookies[LOCALE_COOKIE], headers['accept-language']);
  const [language = '', country = ''] = own.split('-');
  const territory = choice.deliveryCountry?.toLowerCase() ?? country;
  const locale = `${choice.language ?? language}-${territory}`;
  const response = await contextResponse(visitor, locale);
  if (response.status !== 200) return response;
  const cookie = localeCookie(headers, locale);
  return { ...response, headers: { ...response.headers, 'Set-Cookie': cookie } };
}
