import { fetchJson } from '@/lib/platform/http/fetch-json';
import type { Language } from '@/lib/shop/page-context/locale';
import { hasVisitorHint } from '@/lib/customer/session/visitor-hint';

/** What is not sold after a switch, and has left the basket. */
export interface UnsoldArticle {
  sku: string;
  /** `null` where the visitor has never seen it in the basket. */
  name: string | null;
}

/** How to go on, when the country has a domain of its own. */
export interface HostMove {
  /** `https://www.example.at` */
  origin: string;
  /** Opens the visitor's session there; `null` without one. */
  temporarySessionId: string | null;
}

/** What a switch has changed besides the locale. */
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
 * Loads what a switch would remove from basket and reservation; nothing is changed. Never throws:
 * without a response the switch itself reports what it has removed.
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
 * Switches the basket to another country or language. Browsers without a session send no request
 * for another language: only a country can have a domain of its own. Never throws: without a
 * response the basket's page reports what is gone.
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
 * Opens a page on another domain of the shop. The temporary session id goes with a form: it is in
 * no address, history or log.
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
