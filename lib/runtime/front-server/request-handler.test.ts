import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { clock, newPath, pass, withCache } from '@/lib/platform/page-cache/cache-handler.fixture';
import { invalidatePagesOf } from '@/lib/platform/page-cache/rendered-pages';
import { BUILD_ID, handlerOf, nextWithCache } from './request-handler.fixture';
import { installRequestHandler } from './request-handler.server';
import { visit, type Visit } from './cached-selections.fixture';

withEnvironment();
withCache();

const EDGE_MS = 5_000;
const HOUR_MS = 3_600_000;
const FORMS = ['document', 'pageData'] as const;
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const UNCOMPRESSED = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

let isDown = false;
let version = 0;
const versions = new Map<string, number>();

/** Each page has one document, which changes every five seconds. */
const wordsOf = (path: string) =>
  `${path} v${versions.get(path) ?? 0} e${Math.floor(clock() / EDGE_MS)} `.repeat(40);
const next = nextWithCache((path) =>
  isDown
    ? null
    : {
        words: wordsOf(path),
        validUntil: (Math.floor(clock() / EDGE_MS) + 1) * EDGE_MS,
        documents: [path],
      },
);

let handle: ReturnType<typeof handlerOf>;
beforeAll(() => (handle = handlerOf(installRequestHandler)));
beforeEach(() => {
  isDown = false;
});

function publish(path: string) {
  versions.set(path, ++version);
  invalidatePagesOf(new Set([path]));
}

interface Question {
  form: (typeof FORMS)[number];
  encoding: (typeof ENCODINGS)[number];
  /** Sends a conditional request with the last ETag. */
  hasCopy: boolean;
}
interface Exchange extends Question {
  path: string;
  visit: Visit;
  /** The text of the cached copy. */
  copy: string | undefined;
  /** Every text that a shop without a cache would have sent since. */
  allowed: Set<string>;
}
/** What browsers store of an address in one encoding. */
const copies = new Map<string, { tag: string; words: string }>();

function sendRequest(path: string, question: Question): Exchange {
  const { form, encoding, hasCopy } = question;
  const url =
    form === 'document' ? path.replace('/s/hgg', '') : `/_next/data/${BUILD_ID}${path}.json`;
  const copy = hasCopy ? copies.get(`${url} ${encoding}`) : undefined;
  const headers = { 'accept-encoding': encoding, ...(copy && { 'if-none-match': copy.tag }) };
  const visited = visit(url, headers);
  handle(visited.request, visited.response, next.passOf(visited, path, form));
  // Next lets requests wait for a render that is in flight.
  const awaited = next.renders.filter((render) => render.path === path).map(({ words }) => words);
  return { ...question, path, visit: visited, copy: copy?.words, allowed: new Set(awaited) };
}

/** The text of a response, whatever its encoding. */
async function wordsGiven({ visit: { request, sent }, form, encoding, copy }: Exchange) {
  const { status, bytes, headers } = await sent;
  if (status === 503) return 'down';
  if (status === 304) return copy;
  const body = (headers['Content-Encoding'] ? UNCOMPRESSED[encoding](bytes) : bytes).toString();
  const words: string = form === 'document' ? body : JSON.parse(body).pageProps.words;
  const { ETag: tag } = headers;
  if (typeof tag === 'string') copies.set(`${request.url} ${encoding}`, { tag, words });
  return words;
}

async function settle() {
  for (let count = 0; count < 5; count++) await turn();
}

/** Ends every render and waits for the compression threads. */
async function allResponses(open: readonly Exchange[]) {
  while (
    open.some(({ visit: { response } }) => !response.writableEnded) ||
    next.renders.length > 0
  ) {
    await next.renders.shift()?.finish();
    await settle();
  }
}

async function given(path: string, question: Partial<Question> = {}): Promise<string | undefined> {
  const exchange = sendRequest(path, {
    form: 'document',
    encoding: 'br',
    hasCopy: false,
    ...question,
  });
  await allResponses([exchange]);
  return wordsGiven(exchange);
}

test('the compressed copy of a page ends with it, at an edge and at a publish', async () => {
  const path = newPath();
  for (const change of [() => publish(path), () => pass(EDGE_MS), () => pass(HOUR_MS)]) {
    for (const form of FORMS)
      for (const encoding of ENCODINGS)
        for (const hasCopy of [true, false, true])
          expect(await given(path, { form, encoding, hasCopy })).toBe(wordsOf(path));
    change();
  }
  expect(await given(path)).toBe(wordsOf(path));
});

test.each([
  ['a publish', (path: string) => publish(path)],
  ['an edge', () => pass(EDGE_MS)],
])(
  'a page that changes through %s while it is compressed is compressed again',
  async (_, change) => {
    const path = newPath();
    await given(path);
    const exchange = sendRequest(path, { form: 'document', encoding: 'br', hasCopy: false });
    change(path);
    await allResponses([exchange]);
    expect(await wordsGiven(exchange)).toBe(wordsOf(path));
  },
);

test('a page in memory is sent as compressed bytes, and a conditional request gets a 304', async () => {
  const path = newPath();
  await given(path);
  const exchange = sendRequest(path, { form: 'document', encoding: 'br', hasCopy: false });
  const { headers, bytes } = await exchange.visit.sent;
  expect(headers).toMatchObject({ 'Content-Encoding': 'br', 'Content-Length': bytes.length });
  await wordsGiven(exchange);
  const again = sendRequest(path, { form: 'document', encoding: 'br', hasCopy: true });
  expect((await again.visit.sent).status).toBe(304);
  expect(next.renders).toEqual([]);
});

const question = fc.record({
  form: fc.constantFrom(...FORMS),
  encoding: fc.constantFrom(...ENCODINGS),
  hasCopy: fc.boolean(),
});
const which = fc.nat(1);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('request' as const), which, question }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('finish' as const), which: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      duration: fc.constantFrom(1, 400, 2_500, 4_999, 301_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage' as const), down: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(made: Step, paths: readonly string[], open: Exchange[]): Promise<void> {
  if (made.kind === 'request') open.push(sendRequest(paths[made.which] ?? '', made.question));
  if (made.kind === 'finish') await next.renders.splice(made.which, 1)[0]?.finish();
  if (made.kind === 'publish') publish(paths[made.which] ?? '');
  if (made.kind === 'pass') pass(made.duration);
  if (made.kind === 'outage') isDown = made.down;
  if (made.kind === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
}

/** @returns texts that were sent although they were outdated during the whole request */
async function walk(steps: readonly Step[]): Promise<unknown[]> {
  const paths = [newPath(), newPath()];
  isDown = false;
  const open: Exchange[] = [];
  const wrong: unknown[] = [];
  const note = () =>
    open.forEach(({ path, allowed }) => allowed.add(wordsOf(path)).add(isDown ? 'down' : ''));
  const check = async () => {
    for (const exchange of open.filter(({ visit: { response } }) => response.writableEnded)) {
      open.splice(open.indexOf(exchange), 1);
      const words = await wordsGiven(exchange);
      if (!exchange.allowed.has(words ?? 'nothing'))
        wrong.push([words?.slice(0, 40), exchange.allowed]);
    }
  };
  for (const made of steps) {
    await take(made, paths, open);
    note();
    await settle();
    await check();
  }
  await allResponses(open);
  await check();
  return wrong;
}

test('ED-01: no response contains anything that a shop without compressed pages would not send', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      expect(await walk(steps)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
