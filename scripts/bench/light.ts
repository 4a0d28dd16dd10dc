import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { get, median } from './hammer';
import { besideBare } from './light-door';
import { removeLightState, startLightShop, type LightShop, type Parts } from './light-shop';

const STARTS = 3;
const LISTS = 1_000;
const CONNECTIONS = 4;
/** Time after which a process that has just started is measured. */
const CALM_MS = 15_000;
const PAGES = ['/de-de', '/de-de/hosen', '/de-de/hemden', '/de-de/pullover', '/de-de/sakkos'];
const USES = 300;

/** One line of the table: a figure of the shop, by checkout. */
interface Figure {
  name: string;
  before: number;
  now: number;
  bound?: Bound;
}

/** Limit of the ratio of now to before, or of the figure itself; figures without one are only printed. */
type Bound = { ratio: number } | { most: number } | { least: number };

type Measured = Record<string, number>;

const total = (parts: Parts) => Object.values(parts).reduce((sum, each) => sum + each, 0);

function byPart(title: string, parts: Parts): Measured {
  const named = Object.entries(parts).map(([name, size]) => [`${title}: ${name}`, size]);
  return { [title]: total(parts), ...Object.fromEntries(named) };
}

/** Requests pages, each from an address of its own. */
async function request(port: number, count: number, pathOf: (at: number) => string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const work = async () => {
    for (let at = next++; at < count; at = next++) {
      const address = `2001:db8:${(at % 60_000).toString(16)}::1`;
      const headers = { Accept: 'text/html', 'Accept-Encoding': 'br', 'X-Forwarded-For': address };
      await get({ port, host: 'hgg.localhost', path: pathOf(at), headers }, agent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
}

const newList = (at: number) => `/de-de/hosen?range%5BpriceMin%5D=${at % 40}:${900 + at}`;

async function measureMemory(shop: LightShop): Promise<Measured> {
  await delay(CALM_MS);
  const started = byPart('MB, just started', shop.memory());
  await request(shop.port, USES, (at) => PAGES[at % PAGES.length] ?? '/de-de');
  const used = byPart('MB, after some use', shop.memory());
  await request(shop.port, LISTS, newList);
  return { ...started, ...used, ...byPart('MB, after 1,000 lists', shop.memory()) };
}

async function measureStarts(checkout: string): Promise<Measured> {
  const shops: LightShop[] = [];
  // What an earlier commit has prepared is prepared again, once.
  await withShop(checkout, () => Promise.resolve({}));
  for (let start = 0; start < STARTS; start += 1) {
    const shop = await startLightShop(checkout);
    shops.push(shop);
    await shop.stop();
  }
  return {
    'second start, processor s': median(shops.map(({ processor }) => processor)),
    'second start, s': median(shops.map(({ seconds }) => seconds)),
  };
}

async function measureFirstStart(checkout: string): Promise<Measured> {
  removeLightState(checkout);
  const shop = await startLightShop(checkout);
  await shop.stop();
  return {
    'first start, processor s': shop.processor,
    'first start, s': shop.seconds,
    'next build, processor s': shop.build,
    'first start without build, processor s': shop.processor - shop.build,
  };
}

async function measureDevelopment(checkout: string): Promise<Measured> {
  const shop = await startLightShop(checkout, { dev: true });
  await shop.stop();
  return {
    'npm run dev to the first page, processor s': shop.processor,
    'npm run dev to the first page, s': shop.seconds,
  };
}

async function measureDoor(shop: LightShop): Promise<Measured> {
  await request(shop.port, 20, () => '/de-de');
  const figures: Measured = {};
  for (const connections of [32, 256]) {
    const { perSecond, p99 } = await besideBare(shop.port, connections);
    figures[`wrk ${connections}: requests/s beside bare`] = perSecond;
    figures[`wrk ${connections}: p99 beside bare`] = p99;
  }
  return figures;
}

async function withShop(
  checkout: string,
  measure: (shop: LightShop) => Promise<Measured>,
): Promise<Measured> {
  const shop = await startLightShop(checkout);
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
}

/** Steps by name; the first one makes what the others start. */
const STEPS: Readonly<Record<string, (checkout: string) => Promise<Measured>>> = {
  first: measureFirstStart,
  second: measureStarts,
  memory: (checkout) => withShop(checkout, measureMemory),
  door: (checkout) => withShop(checkout, measureDoor),
  dev: measureDevelopment,
};

const BOUNDS: readonly [RegExp, Bound][] = [
  [/^MB, [^:]*$/, { ratio: 0.5 }],
  [/^MB, .*: starter$/, { most: 40 }],
  [/^(first|second) start, processor/, { ratio: 0.5 }],
  [/^next build, processor/, { ratio: 0.6 }],
  [/^npm run dev.*processor/, { ratio: 0.5 }],
  [/^wrk .*requests/, { least: 0.75 }],
  [/^wrk .*p99/, { most: 1.5 }],
];

function sideBySide(before: Measured, now: Measured): Figure[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].map((name) => {
    const bound = BOUNDS.find(([pattern]) => pattern.test(name))?.[1];
    return { name, before: before[name] ?? 0, now: now[name] ?? 0, ...(bound && { bound }) };
  });
}

function isWithin(bound: Bound | undefined, ratio: number, now: number): boolean {
  if (!bound) return true;
  if ('ratio' in bound) return ratio <= bound.ratio;
  return 'most' in bound ? now <= bound.most : now >= bound.least;
}

/** @returns whether the figure is within its bound */
function print({ name, before, now, bound }: Figure): boolean {
  const ratio = now / before;
  const limit = bound ? ` (${Object.entries(bound).join(' ').replace(',', ' ')})` : '';
  const figures = `${before.toFixed(2)} before, ${now.toFixed(2)} now`;
  console.log(`${name}: ${figures}, ${ratio.toFixed(2)}${limit}`);
  return isWithin(bound, ratio, now);
}

/**
 * Compares memory, starts, build, front server and development with an earlier checkout, whose path
 * is in BEFORE and which has its dependencies installed.
 * @param parameters names of steps; all by default
 */
export async function run(parameters: readonly string[]): Promise<boolean> {
  const before = process.env['BEFORE'];
  if (!before)
    throw new Error('BEFORE is to name a checkout of the earlier code, with node_modules');
  let areWithin = true;
  for (const name of parameters.length > 0 ? parameters : Object.keys(STEPS)) {
    const step = STEPS[name];
    if (!step) throw new Error(`there is no step ${name}: ${Object.keys(STEPS).join(', ')}`);
    console.log(`${name}: load ${loadavg()[0]?.toFixed(1)}`);
    try {
      const earlier = await step(before);
      const current = await step(process.cwd());
      for (const figure of sideBySide(earlier, current)) areWithin = print(figure) && areWithin;
    } catch (error) {
      // The steps after it do not depend on it.
      console.error(`${name}:`, error);
      areWithin = false;
    }
  }
  return areWithin;
}
