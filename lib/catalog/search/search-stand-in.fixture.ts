import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import type { SearchService } from './search-service';

export interface Known {
  /** Suggested terms that contain the typed text. */
  terms?: readonly string[];
  /** Changes to the linen shirt for each article found. */
  products?: readonly Record<string, unknown>[];
  /** Words that none of the articles has: they are only found where these are optional. */
  missing?: readonly string[];
  /** Only the articles' descriptions have the word, not their names. */
  isDescription?: boolean;
  /** Counts of its facets. */
  facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  redirect?: string;
  delayMs?: number;
  /** The index of terms is missing: requests for it are rejected as a whole. */
  hasNoTermsIndex?: boolean;
  /** Responds with this error status; 0 breaks the connection. */
  status?: number;
}

interface IndexQuery {
  indexName: string;
  query: string;
  filters?: string;
  optionalWords?: readonly string[];
  removeWordsIfNoResults?: string;
  restrictSearchableAttributes?: readonly string[];
  highlightPreTag: string;
  highlightPostTag: string;
}

/** Highlights every occurrence of the query, like the service. */
function marked(text: string, { query, highlightPreTag, highlightPostTag }: IndexQuery): string {
  return query ? text.replaceAll(query, `${highlightPreTag}${query}${highlightPostTag}`) : text;
}

/** As many queries as the service accepts in one request. */
const MAX_QUERIES = 100;

function statusOf(requests: readonly IndexQuery[], { hasNoTermsIndex }: Known): number {
  if (requests.length > MAX_QUERIES) return 400;
  const hasTerms = requests.some(({ indexName }) => indexName.includes('suggestions'));
  return hasNoTermsIndex && hasTerms ? 404 : 200;
}

function isFound(
  { optionalWords = [], removeWordsIfNoResults, restrictSearchableAttributes }: IndexQuery,
  known: Known,
) {
  if (restrictSearchableAttributes && known.isDescription) return false;
  const isOptional = (word: string) =>
    removeWordsIfNoResults === 'allOptional' || optionalWords.includes(word);
  return (known.missing ?? []).every(isOptional);
}

function responseTo(requested: IndexQuery, known: Known) {
  const isSuggesting = requested.indexName.includes('suggestions');
  const products = isFound(requested, known) ? (known.products ?? []) : [];
  const hits = isSuggesting
    ? (known.terms ?? []).map((query) => ({ objectID: query, query }))
    : products.map((changes) => ({ ...linenShirt, ...changes }));
  return {
    hits: hits.map((hit) => {
      const [attribute, text] = 'title' in hit ? ['title', hit.title] : ['query', hit.query];
      return { ...hit, _highlightResult: { [attribute]: { value: marked(text, requested) } } };
    }),
    query: requested.query,
    index: requested.indexName,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    nbHits: hits.length,
    facets: known.facets,
    queryID: 'query-id',
    renderingContent: known.redirect ? { redirect: { url: known.redirect } } : undefined,
  };
}

/**
 * A search service with results for a few queries; the vendor's client connects to it over HTTP.
 */
export async function searchStandIn() {
  const known = new Map<string, Known>();
  const sentRequests: IndexQuery[][] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer); // A request streams buffers.
    // The vendor's client wrote it.
    const { requests } = JSON.parse(Buffer.concat(chunks).toString()) as { requests: IndexQuery[] };
    sentRequests.push(requests);
    const data = known.get(requests[0]?.query ?? '') ?? {};
    const { delayMs = 0, status = statusOf(requests, data) } = data;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    const results = requests.map((each) => responseTo(each, known.get(each.query) ?? {}));
    response.end(JSON.stringify(status === 200 ? { results } : { message: 'No', status }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const service: SearchService = {
    appId: 'APP',
    searchKey: 'key',
    host: `127.0.0.1:${port}`,
    protocol: 'http',
  };
  return {
    service,
    known,
    requests: sentRequests,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
