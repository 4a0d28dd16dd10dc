import { listEntities } from '@/packages/contentful-local/delivery/listing';
import type { Call } from '@/packages/contentful-local/http/call';
import { newLocale } from '@/packages/contentful-local/store/bootstrap';
import { EnvironmentState } from '@/packages/contentful-local/store/environment-state';
import { benchContent } from './content-fill';
import { QUERIES, type QueryKind } from './content-queries';
import { median } from './hammer';

const REPETITIONS = 400;
const PUBLISHES = 15;
const WARM_UP = 50;

const GERMAN = newLocale(
  {
    code: 'de',
    name: 'German',
    fallbackCode: null,
    default: true,
    optional: false,
    contentManagementApi: true,
    contentDeliveryApi: true,
  },
  new Date().toISOString(),
);

/** Milliseconds that one request takes without sockets. */
function responseTime(environment: EnvironmentState, query: string): number {
  const url = new URL(`http://bench/spaces/bench/environments/master/entries?${query}`);
  const call: Pick<Call, 'environment' | 'url' | 'query' | 'params' | 'fileUrl'> = {
    environment,
    url,
    query: url.searchParams,
    params: {},
    fileUrl: (path) => path,
  };
  const begin = performance.now();
  listEntities(call as Call, 'published', 'Entry'); // lists read no other part of a request
  return performance.now() - begin;
}

/** Publishes a text box once more. */
function publishAgain(environment: EnvironmentState, id: string): void {
  const entry = environment.entries.get(id);
  if (!entry?.published) throw new Error(`${id} is not published`);
  const published = { ...entry.published, at: new Date().toISOString() };
  environment.put({ ...entry, version: entry.version + 1, published });
}

function measure({ name, query }: QueryKind, environment: EnvironmentState, pages: number): void {
  const times = Array.from({ length: WARM_UP + REPETITIONS }, (_, index) =>
    responseTime(environment, query(index, pages)),
  );
  const after = Array.from({ length: PUBLISHES }, (_, index) => {
    publishAgain(environment, `page-${index % pages}-text-1`);
    return responseTime(environment, query(WARM_UP + REPETITIONS + index, pages));
  });
  console.log(
    `${name}, without sockets: median ${median(times.slice(WARM_UP)).toFixed(2)} ms, ` +
      `right after a publish ${median(after).toFixed(2)} ms`,
  );
}

/** Measures finding and composing responses on their own, in this process. */
export function measureFinding(count: number): void {
  const environment = new EnvironmentState('bench', 'master');
  environment.put(GERMAN);
  const { pages, records } = benchContent(count);
  for (const record of records) environment.put(record);
  for (const kind of QUERIES.filter(({ name }) => name !== 'page, asked for again')) {
    measure(kind, environment, pages);
  }
}
