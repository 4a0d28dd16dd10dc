import { fetchJson } from '@/lib/platform/http/fetch-json';
import type { Language } from '@/lib/shop/page-context/locale';
import { hasVisitorHint } from '@/lib/customer/session/visitor-hint';

/** An article removed from the basket because it is not sold after the switch. */
export interface UnsoldArticle {
  sku: string;
  /** `null` if the basket was never displayed with it. */
  name: string | null;
}

/** Redirect to the country's own domain. */
export interface HostMove {
  /** `https://www.example.at` */
  origin: string;
  /** Opens the visitor's session there; `null` without a session. */
  temporarySessionId: string | null;
}

export interface Switched {
  removed: readonly UnsoldArticle[];
  move: HostMove | null;
}

const NOTHING: Switched = { removed: [], move: null };

// The shop's own API route responds with exactly this shape.
const switchedIn = (result: unknown): Switched => ({
  ...NOTHING,
  ...(result as Partial<Switched> | null),
});

// The shop's own API route responds with exactly this shape.
const unsoldIn = (result: unknown) =>
  (result as { unsold?: readonly UnsoldArticle[] } | null)?.unsold ?? [];

/**
 * Loads the articles that a switch would remove from basket and reservation, without changing
 * anything. Never throws: without a response the switch itself reports what it has removed.
 */
export async function unsoldAfterSwitch(
  deliveryCountry: string,
  language: Language,
  locale: string,
): Promise<readonly UnsoldArticle[]> {
  if (!hasVisitorHint()) return [];
  const body = { deliveryCountry, language };
  return fetchJson(`/api/context/unsold?locale=${locale}`, unsoldIn, {
    method: 'POST',
    body,
  }).catch(() => []);
}

/**
 * Switches the basket to another country or language. Browsers without a session send a request
 * only for another country, because only countries can have their own domain. Never throws: without
 * a response the basket's page reports removed articles.
 */
export async function switchLocale(
  deliveryCountry: string,
  language: Language,
  isOtherCountry: boolean,
): Promise<Switched> {
  if (!isOtherCountry && !hasVisitorHint()) return NOTHING;
  const body = { deliveryCountry, language };
  return fetchJson('/api/context/locale', switchedIn, { method: 'POST', body }).catch(
    () => NOTHING,
  );
}

/**
 * Opens a page on another domain of the shop. Posts the temporary session id in a form, so that it
 * is in no address, history or log.
 * @param path of the page there, begins with its locale
 */
export function moveTo({ origin, temporarySessionId }: HostMove, path: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `${origin}/api/context/arrive`, hidden: true });
  for (const [name, value] of Object.entries({ path, temporarySessionId })) {
    if (value !== null)
      form.append(Object.assign(document.createElement('input'), { name, value }));
  }
  document.body.append(form);
  form.submit();
}
