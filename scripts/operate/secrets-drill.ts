import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { findGoods } from './belongings';
import { startVisitors, visitorFigures } from './busy-visitor';
import { newSecrets, type Secrets } from './drill-secrets';
import { figuresOf, type Ending } from './ending';
import type { Figure } from './figure';
import { FLEET_SETTINGS, replaceAll, type Fleet } from './fleet';
import { startNginx } from './nginx';
import { startPageLoad } from './page-load';
import { openRows, type Rows } from './rows';
import type { ShopFolder, Storefront, Variables } from './shop-folder';

const HOST = 'hgg.localhost';
const STOREFRONTS = 2;
const GOODS = 60;
const VISITORS = { guests: 2, customers: 2 };
/** Pages of content and search, and one that no cache serves. */
const PATHS = ['/de-de', '/de-de/hemden', '/de-de/hemden?page=2', '/de-de/checkout/cart'];
/** How long visitors are watched once the secrets of before open nothing. */
const AFTER_MS = 10_000;

/** Variables with new secrets; those of before are accepted. @param signing whose secret signs */
function settingsOf(next: Variables, before: Variables, signing: 'before' | 'next'): Variables {
  const [signs, accepted] = signing === 'next' ? [next, before] : [before, next];
  return {
    ...next,
    CONTENTFUL_REVALIDATE_SECRETS_ACCEPTED: before['CONTENTFUL_REVALIDATE_SECRET'] ?? '',
    SESSION_SECRET: signs['SESSION_SECRET'] ?? '',
    SESSION_SECRETS_ACCEPTED: accepted['SESSION_SECRET'] ?? '',
  };
}

/**
 * Replaces every secret by another one, with the two restarts that SESSION_SECRET needs, and takes
 * those of before back.
 */
async function rotate(fleet: Fleet, shop: ShopFolder, before: Secrets, next: Secrets) {
  const endings: Ending[] = [];
  for (const signing of ['before', 'next'] as const)
    endings.push(
      ...(await replaceAll(fleet, shop, settingsOf(next.variables, before.variables, signing))),
    );
  const open = await before.retire();
  await delay(AFTER_MS);
  return { endings, open };
}

async function underLoad(fleet: Fleet, shop: ShopFolder, rows: Rows, secrets: [Secrets, Secrets]) {
  const [before, next] = secrets;
  const visitors = await startVisitors(fleet.port, await findGoods(rows, GOODS), VISITORS);
  const load = startPageLoad(fleet.port, HOST, PATHS);
  const endAll = () => Promise.all([load.stop(), ...visitors.map((each) => each.end())]);
  try {
    const { endings, open } = await rotate(fleet, shop, before, next);
    await endAll();
    for (const failure of new Set(load.failures())) console.log(`  ${failure}`);
    return [
      { name: 'secrets replaced', value: Object.keys(next.variables).length, min: 7 },
      { name: 'of those of before that still open something', value: open.length, max: 0 },
      { name: 'requests', value: load.count(), min: 1 },
      { name: 'failed', value: load.failures().length, max: 0 },
      ...figuresOf(endings),
      ...(await visitorFigures(rows, visitors)),
      { name: 'load of the machine', value: loadavg()[0] ?? 0 },
    ];
  } finally {
    await endAll();
  }
}

async function behindNginx(shop: ShopFolder, rows: Rows, superuser: Rows): Promise<Figure[]> {
  const before = await newSecrets(shop, superuser);
  const next = await newSecrets(shop, superuser);
  const storefronts: Storefront[] = [];
  try {
    const settings = { ...FLEET_SETTINGS, ...before.variables };
    for (let count = 0; count < STOREFRONTS; count++)
      storefronts.push(await shop.startStorefront(settings));
    const nginx = await startNginx(storefronts.map(({ port }) => port));
    try {
      return await underLoad({ storefronts, port: nginx.port }, shop, rows, [before, next]);
    } finally {
      await nginx.stop();
    }
  } finally {
    await Promise.all(storefronts.map((each) => each.stop()));
    await next.retire();
  }
}

/**
 * Rotates the secrets of storefronts that visitors use: database, content, search, sessions, and
 * the webhook of a publish.
 */
export async function secretsDrill(shop: ShopFolder): Promise<Figure[]> {
  const rows = await openRows(process.env['DATABASE_OWNER_URL'] ?? '');
  const superuser = await openRows(process.env['DATABASE_SUPERUSER_URL'] ?? '');
  try {
    return await behindNginx(shop, rows, superuser);
  } finally {
    await Promise.all([rows.end(), superuser.end()]);
  }
}
