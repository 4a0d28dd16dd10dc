import { sendRequest } from '@/e2e/hosts';
import { startOtlpReceiver } from '@/lib/platform/tracing/otlp-receiver.fixture';
import type { Figure } from './figure';
import type { Storefront } from './shop-folder';

const HOST = 'hgg.localhost';
/** A selection, which is in no cache: it needs the search. */
const PAGE = '/de-de/hemden?page=3';
const ID = 'drill-of-one-request';
/** Nothing listens there. */
const NOWHERE = '127.0.0.1:9';

type Start = (variables: Readonly<Record<string, string>>) => Promise<Storefront>;

const visit = ({ port }: Storefront, path: string) =>
  sendRequest(HOST, path, { port, headers: { 'x-request-id': ID, accept: 'text/html' } });

/** Whether the program has logged a page under the id of its request. */
const isLogged = ({ output }: Storefront) =>
  output()
    .split('\n')
    .some((line) => line.includes(`"requestId":"${ID}"`) && line.includes('"msg":"request"'));

/** Follows one request: its id in the log, its trace over two processes to the search. */
export async function followRequest(start: Start): Promise<Figure[]> {
  const collector = await startOtlpReceiver();
  try {
    const storefront = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const { status } = await visit(storefront, PAGE);
    // Ends only when all spans have been sent.
    await storefront.stop();
    const { spans } = collector;
    const front = spans.find(
      ({ scope, attributes }) =>
        scope === 'front-server' && attributes['selvedge.request_id'] === ID,
    );
    const trace = spans.filter(({ trace }) => trace === front?.trace);
    const rendered = trace.find(({ scope }) => scope === 'renderer');
    const missing = [
      status === 200,
      isLogged(storefront),
      rendered !== undefined && rendered.parent === front?.id,
      trace.some(({ name }) => name === 'search'),
      !JSON.stringify(trace).includes('page=3'),
    ];
    return [
      { name: 'spans of a page', value: trace.length, min: 3 },
      {
        name: 'places where the request cannot be followed',
        value: missing.filter((is) => !is).length,
        max: 0,
      },
    ];
  } finally {
    await collector.stop();
  }
}

/** Has a page fail, because the CMS cannot be reached and there are no copies. */
export async function failRequest(start: Start): Promise<Figure[]> {
  const storefront = await start({ CONTENTFUL_HOST: NOWHERE });
  const { status, body } = await visit(storefront, '/de-de');
  await storefront.stop();
  const isShown = status === 503 && body.includes(`<code>${ID}</code>`);
  return [
    {
      name: 'error pages without the id of their request',
      value: isShown && isLogged(storefront) ? 0 : 1,
      max: 0,
    },
  ];
}
