import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { invalidatePagesOf } from '@/lib/platform/page-cache/rendered-pages';
import { CachedAddresses } from './cached-address';
import { giveUp, nextOf, visit, type Visit } from './cached-selections.fixture';
import { sendCachedSelection, sendRenderedSelection } from './cached-selections.server';

const addresses = new CachedAddresses(new Map([['hgg.localhost', 'hgg']]), 'build1');
const EDGE_MS = 5_000;

let now = Date.parse('2026-11-20T12:00:00Z');
let lists = 0;
let isDown = false;
let version = 0;
const documents = new Map<string, number>();

/** Each list has one document, which changes every five seconds. */
const stateOf = (url: string) => {
  const [path = ''] = url.split('?');
  return `${url} v${documents.get(path) ?? 0} e${Math.floor(now / EDGE_MS)}`;
};
const next = nextOf((url) => ({
  body: isDown ? 'down' : stateOf(url),
  validUntil: (Math.floor(now / EDGE_MS) + 1) * EDGE_MS,
  documents: url.split('?').slice(0, 1),
  isWhole: !isDown,
}));

beforeAll(() => void jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate'] }));
beforeEach(() => {
  isDown = false;
  pass(600_000);
});
afterAll(() => void jest.useRealTimers());

const newPath = () => `/de-de/list${++lists}`;
function pass(milliseconds: number) {
  now += milliseconds;
  jest.setSystemTime(now);
}
function publish(path: string) {
  documents.set(path, ++version);
  invalidatePagesOf(new Set([path]));
}
async function settle() {
  for (let count = 0; count < 5; count++) await turn();
}
function load(url: string, headers?: Record<string, string>): Visit {
  const requested = visit(url, { 'accept-encoding': 'identity', ...headers });
  const address = addresses.findSelection(requested.request.headers.host, url);
  if (!address) throw new Error(`no page for everybody: ${url}`);
  const { request, response } = requested;
  if (!sendCachedSelection(address, request, response))
    sendRenderedSelection(address, request, response, next.passOf(requested));
  return requested;
}
async function finishAll() {
  for (await settle(); next.renders.length > 0; await settle()) next.renders.shift()?.finish();
}
async function bodyOf({ sent: response }: Visit) {
  await finishAll();
  return (await response).body;
}

test('a list is rendered once for all simultaneous requests, however they spell its address', async () => {
  const path = newPath();
  const visits = [
    `${path}?filters[brand]=Brae&page=2`,
    `${path}?page=2&filters%5Bbrand%5D=Brae`,
    `${path}?utm_source=a&page=2&filters[brand]=Brae,&sortBy=none`,
  ].map((url) => load(url, { cookie: 'mine=1' }));
  await settle();
  expect(next.renders.map(({ url }) => url)).toEqual([`${path}?page=2&filters[brand]=Brae`]);
  expect(next.renders[0]?.headers['cookie']).toBeUndefined();
  await finishAll();
  const bodies = await Promise.all(visits.map(bodyOf));
  expect(new Set(bodies).size).toBe(1);
  expect(await bodyOf(load(`${path}?gclid=1&page=2&filters[brand]=Brae`))).toBe(bodies[0]);
});

test('parameters that select nothing share one page', async () => {
  const path = newPath();
  const first = await bodyOf(load(`${path}?page=1`));
  for (const query of ['page=x', 'filters[brand]=', 'sortBy=default', 'size=52'])
    expect(await bodyOf(load(`${path}?${query}`))).toBe(first);
});

test('a render is aborted when the last visitor has left, and its rest is discarded', async () => {
  const url = `${newPath()}?page=2`;
  const visits = [load(url), load(url)];
  await settle();
  const [render] = next.renders;
  visits.slice(0, 1).forEach(giveUp);
  await settle();
  expect(render?.signal?.aborted).toBe(false);
  visits.slice(1).forEach(giveUp);
  await settle();
  expect(render?.signal?.aborted).toBe(true);
  const later = load(url);
  await settle();
  expect(next.renders).toHaveLength(2);
  expect(await bodyOf(later)).toBe(stateOf(url));
});

test('an incomplete response is not shared', async () => {
  const url = `${newPath()}?page=2`;
  isDown = true;
  expect(await bodyOf(load(url))).toBe('down');
  isDown = false;
  expect(await bodyOf(load(url))).toBe(stateOf(url));
});

/** A visitor waits for each response. */
type Step = {
  [Name in 'request' | 'finish' | 'publish' | 'pass' | 'giveUp']?: number;
} & { down?: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ request: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ finish: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ publish: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ pass: fc.constantFrom(1, 400, 2_500, 61_000) }) },
  { weight: 1, arbitrary: fc.record({ down: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ giveUp: fc.nat(9) }) },
);
/** Every text that was valid at some time since the visit began. */
interface Watched {
  visited: Visit;
  url: string;
  allowed: Set<string>;
}

function changeWorld({ down, pass: duration, publish: published }: Step, paths: string[]) {
  if (down !== undefined) isDown = down;
  if (duration !== undefined) pass(duration);
  if (published !== undefined) publish(paths[published] ?? '');
}

function takeStep(made: Step, paths: string[], open: Watched[]) {
  changeWorld(made, paths);
  if (made.finish !== undefined) next.renders.splice(made.finish, 1)[0]?.finish();
  if (made.giveUp !== undefined)
    open.splice(made.giveUp, 1).forEach(({ visited }) => void giveUp(visited));
  if (made.request !== undefined) {
    const url = `${paths[made.request] ?? ''}?page=2`;
    open.push({ visited: load(url), url, allowed: new Set() });
  }
  // An up-to-date list stays valid during an outage.
  for (const { url, allowed } of open) allowed.add(stateOf(url)).add(isDown ? 'down' : '');
}

async function walk(steps: readonly Step[]): Promise<string[]> {
  const paths = [newPath(), newPath()];
  isDown = false;
  const responded: Watched[] = [];
  let open: Watched[] = [];
  const settleSteps = async () => {
    await settle();
    responded.push(...open.filter(({ visited }) => visited.response.writableEnded));
    open = open.filter(({ visited }) => !visited.response.writableEnded);
  };
  for (const made of steps) {
    takeStep(made, paths, open);
    await settleSteps();
  }
  await finishAll();
  await settleSteps();
  expect(open.map(({ url }) => url)).toEqual([]);
  const bodies = await Promise.all(responded.map(({ visited }) => visited.sent));
  return bodies.flatMap(({ body }, at) => (responded[at]?.allowed.has(body) ? [] : [body]));
}

test('ED-01: no response contains anything that a shop without this cache would not send', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      expect(await walk(steps)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
