import type { LiteClient } from 'algoliasearch/lite';
import { LruMap } from '@/lib/platform/cache/lru-map';
import { withFacetEndpoint } from './facet-endpoint';
import { searchClient } from './search-client';
import type { SearchService } from './search-service';

/** Responses are cached for this long: Back requests nothing, and prices do not become outdated. */
const FRESH_MS = 300_000;
const MAX_ANSWERS = 100;

type Answer = ReturnType<LiteClient['search']>;

const answers = new LruMap<string, { at: number; answer: Answer }>(MAX_ANSWERS);

function keep(key: string, answer: Answer): Answer {
  answers.set(key, { at: Date.now(), answer });
  answer.catch(() => answers.delete(key));
  return answer;
}

/** A tab that is not painted gets no frame. */
const UNPAINTED_MS = 100;

/** The browser has painted what the visitor's press has changed so far. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Delays a response that is there at once, which would be rendered before the press is seen: with
 * 500 articles that took 600 ms on a phone.
 */
async function afterPaint(answer: Answer) {
  if (typeof window !== 'undefined') await painted();
  return answer;
}

/** The client of lists: as the vendor's, but equal queries share one request. */
export function listClient(service: SearchService): Pick<LiteClient, 'search' | 'customPost'> {
  const client = searchClient(service);
  const search = (...asked: Parameters<LiteClient['search']>): Answer => {
    const key = JSON.stringify(asked);
    const cached = answers.get(key);
    const isFresh = cached && Date.now() - cached.at <= FRESH_MS;
    return afterPaint(isFresh ? cached.answer : keep(key, client.search(...asked)));
  };
  // The client's function has several signatures; arguments are forwarded unchanged.
  return withFacetEndpoint({
    search: search as LiteClient['search'],
    customPost: (...asked) => client.customPost(...asked),
  });
}
