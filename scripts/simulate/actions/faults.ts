import { setTimeout as delay } from 'node:timers/promises';
import { addPieces } from '@/scripts/simulate/belongings';
import { requireConnections } from '@/scripts/simulate/connections';
import { adding, crowded, requireAllStored, wishing } from '@/scripts/simulate/crowd';
import { leap } from '@/scripts/simulate/leap';
import { account } from '@/scripts/simulate/look';
import { kill, mayDie, PARTS, signal, well, type Part } from '@/scripts/simulate/parts';
import { number, text, type Action, type Parameters, type Step } from '@/scripts/simulate/step';
import { FREED_MS } from '@/scripts/simulate/quiet';
import type { World } from '@/scripts/simulate/world';
import { drawErrands, rushIn, type Rushed } from './rush';

/**
 * Parts to stop; the database three times, because everything depends on it and statements time
 * out.
 */
const WEIGHED: readonly Part[] = [...PARTS, 'The database', 'The database'];

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** Timeout of an addition during a fault, which it must not prolong. */
const TIMEOUT_MS = 4_000;

/** Adds an article on every device at once. */
async function addAll(world: World): Promise<void> {
  const adding = world.devices.map(async (device, at) => {
    const article = world.articles[at % world.articles.length];
    if (!article) return;
    const body = { sku: article.sku, count: 1 };
    const reply = await device.browser.json('/api/cart/cart/add', body, TIMEOUT_MS);
    account(world, device, reply, addPieces(article.sku, 1));
  });
  await Promise.all(adding);
}

const RECOVERS_WITHIN_MS = 60_000;

const nothing = (): Promise<void> => Promise.resolve();

async function requireWell(world: World, what: string, meanwhile = nothing): Promise<void> {
  const [tookMs] = await Promise.all([well(world.shop, RECOVERS_WITHIN_MS), meanwhile()]);
  if (tookMs === null)
    world.found(
      'the shop recovers by itself',
      `everything responds within ${RECOVERS_WITHIN_MS / 1000} s after ${what}`,
      'a part of it does not',
    );
  else await requireConnections(world, what);
}

/** How long a second crowd uses the connections that are left. */
const AFTERWARDS_MS = 700;

/**
 * Causes a fault while a crowd changes things and every device adds an article. When the shop has
 * recovered, a second crowd comes: what is acknowledged on a connection that was left within a
 * transaction would be lost.
 * @param meanwhile what others do until the shop has recovered
 */
async function amongMany(
  world: World,
  what: string,
  happens: () => Promise<void>,
  meanwhile = nothing,
): Promise<void> {
  const first = await crowded(world, wishing, async () => {
    await Promise.all([happens(), addAll(world)]);
  });
  await requireWell(world, what, meanwhile);
  if (world.findings.length > 0) return;
  const second = await crowded(world, adding, () => delay(AFTERWARDS_MS));
  await second();
  await first();
}

/** Time until each request of a crowd waits for a database that does not respond. */
const ON_THE_WAY_MS = 300;
const endConnections = (world: World) =>
  world.shop.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );

/** Longer than the database needs to end the statements that it was running. */
const RESUMED_MS = 1_500;
/** Longer than the transaction of a request that renders a document. */
const LONGEST_REQUEST_MS = 5_000;
/** Connections that are within a transaction and have received no statement for a second. */
const LEFT_OPEN = `
  SELECT pid || ' ' || xact_start AS id, left(query, 80) AS query FROM pg_stat_activity
  WHERE state LIKE 'idle in transaction%' AND datname = current_database()
    AND state_change < clock_timestamp() - interval '1 second'`;

/**
 * Reports connections that were left within a transaction, which the next request would continue.
 */
async function requireNoOpenTransaction(world: World, what: string): Promise<void> {
  await delay(RESUMED_MS);
  const before = await world.shop.query<{ id: string }>(LEFT_OPEN);
  // The transaction of a slow request ends meanwhile.
  if (before.length > 0) await delay(LONGEST_REQUEST_MS);
  const now = await world.shop.query<{ id: string; query: string }>(LEFT_OPEN);
  const left = now.filter(({ id }) => before.some((open) => open.id === id));
  if (left.length > 0)
    world.found(
      'transactions: No transaction stays open.',
      `every connection is idle after ${what}`,
      `${left.length} are within a transaction, one after: ${left[0]?.query}`,
    );
}

/**
 * Stops the database while a crowd is within transactions, and ends its connections after a second
 * crowd has used those that are left: what was acknowledged on one that is still within a
 * transaction would be lost.
 */
async function silentDatabase(world: World, seconds: number): Promise<void> {
  let silence = Promise.resolve();
  const wished = await crowded(world, wishing, async () => {
    signal(world.shop, 'The database', 'SIGSTOP');
    silence = delay(seconds * 1000);
    await delay(ON_THE_WAY_MS);
  });
  await silence;
  signal(world.shop, 'The database', 'SIGCONT');
  await requireNoOpenTransaction(world, `the database was silent for ${seconds} s`);
  const added = await crowded(world, adding, () => delay(AFTERWARDS_MS));
  await endConnections(world);
  await requireWell(world, `the database was silent for ${seconds} s and failed over`);
  if (world.findings.length > 0) return;
  await added();
  await wished();
}

const stall: Action = {
  name: 'stall',
  weight: 0.4,
  draw: ({ random }) => ({ part: random.one(WEIGHED), seconds: random.one([3, 6, 12]) }),
  run: async (world, given) => {
    const [part, seconds] = [text(given, 'part'), number(given, 'seconds')];
    if (!isPart(part)) return null;
    await amongMany(world, `${part} was silent for ${seconds} s`, async () => {
      signal(world.shop, part, 'SIGSTOP');
      await delay(seconds * 1000);
      signal(world.shop, part, 'SIGCONT');
    });
    return `${part} says nothing for ${seconds} s while a crowd changes wishlists and baskets, and goes on.`;
  },
};

/** Longer than two statements can take: the one that hangs, and the rollback after it. */
const SILENT_S = 20;

const silent: Action = {
  name: 'silent-database',
  weight: 1.5,
  draw: () => ({}),
  run: async (world) => {
    await silentDatabase(world, SILENT_S);
    return `The database says nothing for ${SILENT_S} s while a crowd changes wishlists, and then ends every connection.`;
  },
};

const LIST = new Intl.ListFormat('en-GB');

/** Parts that may be killed together. */
const SERVICES: readonly Part[] = [
  'The content service',
  'The search',
  'The payment service',
  'The mail service',
];

/**
 * Whether guests can buy while this part is down: baskets are shown, and orders are placed or
 * rejected.
 */
const isBoughtWithout = (part: Part) => SERVICES.includes(part) && part !== 'The search';

const partsIn = (given: Parameters): Part[] =>
  [text(given, 'part'), text(given, 'also'), text(given, 'third')].filter(isPart);

/** Draws a single part, or three of the four services. */
function drawParts({ random }: World): Parameters {
  const part = random.one(PARTS);
  if (!SERVICES.includes(part)) return { part };
  const spared = random.one(SERVICES.filter((service) => service !== part));
  const [also = part, third = part] = SERVICES.filter((each) => each !== part && each !== spared);
  return { part, also, third };
}

/** `The search, the payment service and the mail service` */
const inWords = (parts: readonly Part[]): string =>
  LIST.format(parts.map((part, at) => (at === 0 ? part : part.replace('The', 'the'))));

const killParts: Action = {
  name: 'kill',
  weight: 0.4,
  draw: (world) => ({ ...drawParts(world), errands: drawErrands(world) }),
  run: async (world, given) => {
    const parts = partsIn(given);
    const errands = number(given, 'errands');
    if (parts.length === 0 || !parts.every(mayDie)) return null;
    const names = inWords(parts);
    const rushes: Rushed[] = [];
    const happens = async () => parts.forEach((part) => kill(world.shop, part));
    await amongMany(world, `the end of ${names}`, happens, async () => {
      if (errands > 0 && parts.every(isBoughtWithout)) rushes.push(await rushIn(world, errands));
    });
    await requireAllStored(
      world,
      rushes.flatMap(({ guests }) => guests),
    );
    await leap(world, FREED_MS);
    const are = parts.length === 1 ? 'is' : 'are';
    const how = `${names} ${are} killed while a crowd changes wishlists and baskets, and started again.`;
    return [how, ...rushes.map(({ sentence }) => sentence), 'Three minutes pass.'].join(' ');
  },
};

/** Time between two ends of all connections. */
const AGAIN_MS = 120;

const failOver: Action = {
  name: 'fail-over',
  weight: 0.8,
  draw: (world) => ({ times: world.random.one([1, 10, 30]), errands: drawErrands(world) }),
  run: async (world, given) => {
    const times = Math.max(1, number(given, 'times') || 1);
    const happens = async () => {
      for (let time = 0; time < times; time += 1) {
        if (time > 0) await delay(AGAIN_MS);
        await endConnections(world);
      }
    };
    const rushes: Rushed[] = [];
    const errands = number(given, 'errands');
    await amongMany(world, 'every connection to the database was ended', happens, async () => {
      if (errands > 0) rushes.push(await rushIn(world, errands));
    });
    await requireAllStored(
      world,
      rushes.flatMap(({ guests }) => guests),
    );
    const often = times === 1 ? '' : `, ${times} times,`;
    const how = `The database ends every connection${often} while a crowd changes wishlists and baskets.`;
    return [how, ...rushes.map(({ sentence }) => sentence)].join(' ');
  },
};

export const faults: readonly Action[] = [stall, silent, killParts, failOver];

/** Faults of a silent database that fails over: the silence, and the end of its connections. */
const SILENT_AND_OVER = 2;

/** Number of faults in a step: parts that are stopped or killed, and ends of all connections. */
export function faultsIn({ does, with: given }: Pick<Step, 'does' | 'with'>): number {
  if (does === 'kill') return partsIn(given).length;
  if (does === 'silent-database') return SILENT_AND_OVER;
  return does === 'stall' || does === 'fail-over' ? 1 : 0;
}
