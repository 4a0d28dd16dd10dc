import type { ApiRequest } from '@/lib/platform/http/api-request';
import { env } from '@/lib/platform/env/env.server';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { chooseLocale, LOCALE_COOKIE } from './choose-locale';
import type { PageContext } from './page-context';
import { pageContext } from './page-context.server';

type ContextRequest = Pick<ApiRequest, 'headers' | 'cookies' | 'query'>;

/** Locale in a form field; empty for any other value. */
export function localeIn(sent: unknown): string | undefined {
  const isNamed = typeof sent === 'object' && sent !== null && 'locale' in sent;
  return isNamed && typeof sent.locale === 'string' ? sent.locale : undefined;
}

/**
 * Context of a request: the shop of its host, in the locale given by a form or the query
 * (`?locale=de-at`), else in the visitor's own.
 * @param named a form field's value
 * @returns `null` if no shop has the host, or the shop lacks the locale
 */
export function requestContext(request: ContextRequest, named?: string): PageContext | null {
  const { headers, cookies, query } = request;
  const project = projectOfHost(headers.host, env().PROJECT_HOSTS);
  if (!project) return null;
  const requested = query['locale'] === undefined ? named : [query['locale']].flat().join();
  const own = () => chooseLocale(project, cookies[LOCALE_COOKIE], headers['accept-language']);
  return pageContext({ project, locale: requested ?? own(), path: '/' }, Date.now());
}
