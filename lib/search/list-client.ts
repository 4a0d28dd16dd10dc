import type { LiteClient } from 'algoliasearch/lite';
import { withFacetEndpoint } from './facet-endpoint';
import { searchClient } from './search-client';
import type { SearchService } from './search-service';

/** Answers are shown again for this long: Back asks for nothing, and prices do not grow old. */
const FRESH_MS = 300_000;
const MOST_ANSWERS = 100;

type Answer = ReturnType<LiteClient['search']>;

const answers = new Map<string, { at: number; answer: Answer }>();

function keep(key: string, answer: Answer): Answer {
  answers.set(key, { at: Date.now(), answer });
  const [oldest] = answers.keys();
  if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** What lists search with: as the vendor's client, but the same question is asked once. */
export function listClient(service: SearchService): Pick<LiteClient, 'search' | 'customPost'> {
  const client = searchClient(service);
  const search = (...asked: Parameters<LiteClient['search']>): Answer => {
    const key = JSON.stringify(asked);
    const known = answers.get(key);
    answers.delete(key);
    if (!known || Date.now() - known.at > FRESH_MS) return keep(key, client.search(...asked));
    answers.set(key, known);
    return known.answer;
  };
  // Of several signatures, all passed on.
  return withFacetEndpoint({
    search: search as LiteClient['search'],
    customPost: (...asked) => client.customPost(...asked),
  });
}
