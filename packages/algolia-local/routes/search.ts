import { browse } from '#engine/browse';
import { search, searchMany } from '#engine/search';
import { searchFacetValues } from '#engine/search-facet-values';
import { badRequest } from '#http/api-error';
import { isObject, isTooDeep, type Json, type JsonObject, parseJson } from '#http/json';
import { requireKnownNamesOf } from '#http/known-names';
import { type Call, parameter, type Route } from '#http/routes';
import type { IndexStore } from '#indexing/index-store';
import type { ServedIndex } from '#indexing/served-indices';
import type { Grant } from '#keys/grant';
import type { SearchLog } from '#analytics/search-log';
import { loggedSearch } from '#query/logged-search';
import { type PreparedSearch, prepareSearch } from '#query/prepared-search';
import { rawParameters, toQueryString } from '#query/raw-parameters';
import { oneOf, text, wholeUpTo } from '#query/readers';
import { searchResponse } from '#query/response';
import type { SearchResult } from '#engine/types';
import { readSearch } from '#query/search-parameters';

const MAX_QUERIES = 100;
const MAX_BROWSED = 1_000;
const MAX_FACET_HITS = 100;

type Respond = (
  prepared: PreparedSearch,
  result: SearchResult,
  tookMs: number,
) => Record<string, unknown>;

export function searchRoutes(
  store: Pick<IndexStore, 'served'>,
  searches: Pick<SearchLog, 'note'>,
): Route[] {
  const respond: Respond = (prepared, result, tookMs) => {
    const response = searchResponse(prepared, result, tookMs);
    const logged = loggedSearch(prepared, result, response);
    if (logged) searches.note(logged);
    return response;
  };
  const indexOf = (name: string, grant: Grant): ServedIndex => {
    grant.requireIndex(name);
    return store.served.require(name);
  };
  const searchOne = ({ parameters, body, grant }: Call) => {
    const index = indexOf(parameter(parameters, 'index'), grant);
    return runOne(prepareSearch(index, rawParameters(body), grant, Date.now()), respond);
  };
  const browseOne = ({ parameters, body, query, grant }: Call) => {
    const index = indexOf(parameter(parameters, 'index'), grant);
    return browsed(index, { ...Object.fromEntries(query), ...rawParameters(body) }, grant);
  };
  return [
    {
      method: 'POST',
      path: '/1/indexes/*/queries',
      acl: 'search',
      handle: ({ body, grant }) => runMany(body, grant, indexOf, respond),
    },
    { method: 'POST', path: '/1/indexes/:index/query', acl: 'search', handle: searchOne },
    {
      method: 'POST',
      path: '/1/indexes/:index/facets/:facet/query',
      acl: 'search',
      handle: ({ parameters, body, grant }) => {
        const index = indexOf(parameter(parameters, 'index'), grant);
        return facetHits(index, parameter(parameters, 'facet'), rawParameters(body), grant);
      },
    },
    ...(['GET', 'POST'] as const).map((method): Route => ({
      method,
      path: '/1/indexes/:index/browse',
      acl: 'browse',
      query: 'any',
      handle: browseOne,
    })),
  ];
}

type IndexOf = (name: string, grant: Grant) => ServedIndex;

function runOne(prepared: PreparedSearch, respond: Respond): unknown {
  const started = performance.now();
  const result = search(prepared.engine, prepared.params, prepared.context);
  return respond(prepared, result, performance.now() - started);
}

/** One of the queries of a request: a search for hits or for facet values. */
type Query =
  | { kind: 'hits'; prepared: PreparedSearch }
  | { kind: 'facet'; index: ServedIndex; facet: string; raw: JsonObject };

function readQuery(request: Json, grant: Grant, indexOf: IndexOf): Query {
  const { indexName, type = 'default', facet, ...rest } = rawParameters(request);
  if (typeof indexName !== 'string') throw badRequest('Missing mandatory "indexName" parameter');
  const kind = oneOf('default', 'facet')(type, 'type');
  const index = indexOf(indexName, grant);
  if (kind === 'facet') {
    return { kind, index, facet: text(facet ?? null, 'facet'), raw: rest };
  }
  return { kind: 'hits', prepared: prepareSearch(index, rest, grant, Date.now()) };
}

/** Reads all queries of a request before executing the first: one error rejects all. */
function runMany(body: Json, grant: Grant, indexOf: IndexOf, respond: Respond): unknown {
  requireKnownNamesOf(body, ['requests', 'strategy']);
  const { requests, strategy = 'none' } = isObject(body) ? body : {};
  if (!Array.isArray(requests)) throw badRequest('Missing mandatory "requests" parameter');
  if (requests.length > MAX_QUERIES) throw badRequest(`At most ${MAX_QUERIES} queries in one call`);
  const isStopped = oneOf('none', 'stopIfEnoughMatches')(strategy, 'strategy') !== 'none';
  const queries = requests.map((request) => readQuery(request, grant, indexOf));
  const run = isStopped ? untilEnough : runAll;
  return { results: run(queries, grant, respond) };
}

function runAll(queries: readonly Query[], grant: Grant, respond: Respond): unknown[] {
  const prepared = queries.flatMap((query) => (query.kind === 'hits' ? [query.prepared] : []));
  const started = performance.now();
  const results = searchMany(
    prepared.map(({ engine: index, params, context }) => ({ index, params, context })),
  );
  const took = performance.now() - started;
  const responses = prepared.flatMap((one, at) => {
    const result = results[at];
    return result ? [respond(one, result, took)] : [];
  });
  return queries.map((query) =>
    query.kind === 'hits'
      ? responses.shift()
      : facetHits(query.index, query.facet, query.raw, grant),
  );
}

/** Queries after the first one that fills a page get a response without being executed. */
function untilEnough(queries: readonly Query[], grant: Grant, respond: Respond): unknown[] {
  let isEnough = false;
  return queries.map((query) => {
    if (query.kind === 'facet') return facetHits(query.index, query.facet, query.raw, grant);
    const { engine, params, context, name, raw } = query.prepared;
    const hitsPerPage = params.hitsPerPage ?? engine.settings.hitsPerPage;
    if (isEnough) {
      const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage, processed: false };
      return { ...nothing, query: params.query ?? '', params: toQueryString(raw), index: name };
    }
    const started = performance.now();
    const result = search(engine, params, context);
    isEnough = result.nbHits >= hitsPerPage;
    return respond(query.prepared, result, performance.now() - started);
  });
}

function facetHits(index: ServedIndex, facet: string, raw: JsonObject, grant: Grant): unknown {
  const { facetQuery = '', maxFacetHits, ...rest } = raw;
  const { params } = readSearch(rest, grant.forced);
  const limit = wholeUpTo(MAX_FACET_HITS)(
    maxFacetHits ?? index.engine.settings.maxFacetHits,
    'maxFacetHits',
  );
  const started = performance.now();
  const found = searchFacetValues(
    index.engine,
    facet,
    text(facetQuery, 'facetQuery'),
    { ...params, maxFacetHits: limit },
    { synonyms: index.synonyms.compiled },
  );
  const took = Math.max(1, Math.round(performance.now() - started));
  return { ...found, processingTimeMS: took };
}

function browsed(index: ServedIndex, raw: JsonObject, grant: Grant): unknown {
  const { cursor = null, ...rest } = raw;
  const from = cursor === null ? null : readCursor(text(cursor, 'cursor'));
  // Some clients send only the cursor, which contains the parameters.
  const sent = { ...from?.sent, ...rest };
  // Rules change what a search finds, but browsing returns records unchanged.
  const prepared = prepareSearch(
    index,
    { hitsPerPage: MAX_BROWSED, ...sent, enableRules: false },
    grant,
    Date.now(),
  );
  const started = performance.now();
  const page = browse(prepared.engine, prepared.params, from?.at ?? null, prepared.context);
  const took = performance.now() - started;
  const response = searchResponse({ ...prepared, raw: sent }, page.result, took);
  return {
    ...response,
    ...(page.cursor !== null && { cursor: cursorText({ at: page.cursor, sent }) }),
  };
}

/** Start of the next page and the parameters that apply to it. */
interface Cursor {
  at: string;
  sent: JsonObject;
}

const cursorText = ({ at, sent }: Cursor): string =>
  Buffer.from(JSON.stringify([at, sent])).toString('base64url');

/** Its parameters are read and checked like those of any other request. */
function readCursor(cursor: string): Cursor {
  const read = parseJson(Buffer.from(cursor, 'base64url').toString());
  const [at, sent] = Array.isArray(read) ? read : [];
  if (typeof at !== 'string' || !isObject(sent) || isTooDeep(sent)) {
    throw badRequest('Cursor is not valid');
  }
  return { at, sent };
}
