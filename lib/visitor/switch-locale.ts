import { fetchJson } from '@/lib/http/fetch-json';
import type { Language } from '@/lib/page-context/locale';
import { hasVisitorHint } from '@/lib/session/visitor-hint';

/** What is not sold after a switch, and has left the basket. */
export interface UnsoldArticle {
  sku: string;
  /** `null` where the visitor has never seen it in the basket. */
  name: string | null;
}

// The shop's own API route responds with exactly this shape.
const removedIn = (answer: unknown) =>
  (answer as { removed?: readonly UnsoldArticle[] } | null)?.removed ?? [];

/**
 * Lets the basket follow the visitor to another country or language. Browsers without a session
 * request nothing. Never throws: without an answer the basket's page says what is gone.
 */
export async function switchLocale(
  deliveryCountry: string,
  language: Language,
): Promise<readonly UnsoldArticle[]> {
  if (!hasVisitorHint()) return [];
  const body = { deliveryCountry, language };
  return fetchJson('/api/context/locale', removedIn, { method: 'POST', body }).catch(() => []);
}
