import type { LiteClient } from 'algoliasearch/lite';
import { buildIndex } from '#engine/build-index';
import type { Json, JsonObject } from '#http/json';
import { Router } from '#http/routes';
import { ServedIndices } from '#indexing/served-indices';
import { Grant } from '#keys/grant';
import { searchRoutes } from '#routes/search';
import { engineSettings, sortAttributes } from '#settings/index-settings';

interface TestIndex {
  name: string;
  settings: JsonObject;
  records: readonly JsonObject[];
  /** Index name → the replica's own settings. */
  replicas?: Readonly<Record<string, JsonObject>>;
}

/** InstantSearch's form of a query, whose parameters the vendor's client flattens too. */
interface LegacyQuery {
  indexName: string;
  params?: JsonObject;
}

function serve({ name, settings, records, replicas = {} }: TestIndex): ServedIndices {
  const served = new ServedIndices();
  const row = (each: string, own: JsonObject, primary: string | null) => {
    const now = new Date(0);
    const dates = { createdAt: now, updatedAt: now };
    served.replaceRow({
      name: each,
      place: name,
      settings: own,
      primary,
      isVirtual: false,
      task: 0,
      ...dates,
    });
  };
  row(name, settings, null);
  const orders = Object.values(replicas).flatMap((own) =>
    sortAttributes(engineSettings(own, false)),
  );
  for (const [replica, own] of Object.entries(replicas))
    row(replica, { ...settings, ...own }, name);
  const list = records.map((record) => ({ ...record, objectID: String(record['objectID']) }));
  served.replaceRecords(name, buildIndex(list, engineSettings(settings, false), orders));
  return served;
}

/** Allows searching everything and nothing else. */
const SEARCH_ONLY = new Grant({
  key: 'search',
  acls: ['search'],
  patterns: [],
  forced: [],
  maxHitsPerQuery: 0,
});

/**
 * The parts of the vendor's client that lists use, directly on the engine: routes, parameters and
 * responses are the service's, without network and database.
 */
export function engineClient(index: TestIndex): Pick<LiteClient, 'search' | 'customPost'> {
  const router = new Router(searchRoutes({ served: serve(index) }, { note: () => undefined }));
  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const match = router.match('POST', path);
    if (!match) throw new Error(`the service has no ${path}`);
    const { route, parameters } = match;
    // The network would transfer JSON.
    const sent = JSON.parse(JSON.stringify(body)) as Json;
    const call = { parameters, query: new URLSearchParams(), body: sent, grant: SEARCH_ONLY };
    return JSON.parse(JSON.stringify(route.handle(call))) as Record<string, unknown>;
  };
  const search = (queries: readonly LegacyQuery[]) =>
    post('1/indexes/*/queries', {
      requests: queries.map(({ params, ...query }) => ({ ...query, ...params })),
    });
  return {
    // One of several overloads; the responses are the service's.
    search: search as unknown as LiteClient['search'],
    customPost: ({ path, body }) => post(path, body ?? {}),
  };
}
