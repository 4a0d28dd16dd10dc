import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Watcher, type Sight } from '@/e2e/watcher';
import { addEarlierFiles } from '@/scripts/artefact/earlier-files';
import { endlessSkus } from '@/scripts/bench/endless-skus';
import { get } from '@/scripts/bench/hammer';
import { endStorefront, figuresOf, type Ending } from './ending';
import type { Figure } from './figure';
import { startNginx } from './nginx';
import { storedAdditions } from './stored-additions';
import { startPageLoad } from './page-load';
import { ShopFolder, type Storefront } from './shop-folder';

const HOST = 'hgg.localhost';
/** Cached pages, a selection, and what no cache serves. */
const PATHS = [
  '/de-de',
  '/de-de/hemden',
  '/de-de/hemden?page=2',
  '/api/health/live',
  '/de-de/checkout/cart',
];
/** Numbers of storefronts with which everything is tried. */
const SIZES = [2, 3];
const PAUSE_MS = 1_000;
/** Articles of the visitor's basket, with up to fifteen pieces each. */
const SKUS = 14;
const SETTINGS = {
  SHARED_CACHE_SECONDS: '1',
  TRUSTED_PROXIES: '1',
  // All visitors of the drill share one address.
  WRITES_PER_MINUTE: '10000000',
};

/** Gives a copied build another id, as a build of other sources has. @returns the id of before */
function changeBuildId(folder: string): string {
  const file = path.join(folder, '.next/BUILD_ID');
  const before = readFileSync(file, 'utf8');
  const after = [...before].reverse().join('');
  // The file itself is also that of the build before.
  rmSync(file);
  writeFileSync(file, after);
  renameSync(path.join(folder, '.next/static', before), path.join(folder, '.next/static', after));
  return before;
}

/** Addresses of the scripts and styles of a build. */
function filesOf(folder: string): string[] {
  const root = path.join(folder, '.next/static');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => `/_next/static/${name.split(path.sep).join('/')}`);
}

/** Ends each storefront and starts another one on its port, one after the other. */
async function replaceAll(storefronts: Storefront[], next: ShopFolder): Promise<Ending[]> {
  const endings = [];
  for (const [index, before] of storefronts.entries()) {
    endings.push(await endStorefront(before));
    storefronts[index] = await next.startStorefront({ ...SETTINGS, PORT: String(before.port) });
    await delay(PAUSE_MS);
  }
  return endings;
}

interface Fleet {
  storefronts: Storefront[];
  /** Port of nginx. */
  port: number;
}

/** Restarts all storefronts under load, and then rolls out another build. */
async function roll({ storefronts, port }: Fleet, shop: ShopFolder): Promise<Figure[]> {
  const next = new ShopFolder(shop.folder, shop.variables);
  const before = changeBuildId(next.folder);
  addEarlierFiles(shop.folder, next.folder);
  const owner = process.env['DATABASE_OWNER_URL'] ?? '';
  const skus = await endlessSkus(owner, SKUS);
  const guest = new Watcher(port, '', skus, ['basket']);
  const load = startPageLoad(port, HOST, [...PATHS, `/_next/static/${before}/_buildManifest.js`]);
  guest.begin();
  try {
    const endings = await replaceAll(storefronts, shop);
    const restart = load.failures().length;
    endings.push(...(await replaceAll(storefronts, next)));
    await Promise.all([load.stop(), guest.end()]);
    for (const failure of new Set(load.failures())) console.log(`  ${failure}`);
    let gone = 0;
    for (const file of filesOf(shop.folder))
      if ((await get({ port, host: HOST, path: file })).status !== 200) gone++;
    const additions = (sights: readonly Sight[]) =>
      guest.seconds.filter(({ basket = 'silent' }) => sights.includes(basket)).length;
    return [
      { name: 'requests', value: load.count() },
      { name: 'failed while all were restarted', value: restart, max: 0 },
      {
        name: 'failed while another build was rolled out',
        value: load.failures().length - restart,
        max: 0,
      },
      { name: 'pieces that a visitor added meanwhile', value: guest.acknowledged },
      { name: 'additions that were rejected', value: additions(['broken', 'words']), max: 0 },
      { name: 'additions that took longer than 3 s', value: additions(['silent']) },
      { name: 'load of the machine', value: loadavg()[0] ?? 0 },
      ...(await storedAdditions(owner, guest)),
      { name: 'files of the build before that are gone', value: gone, max: 0 },
      ...figuresOf(endings),
    ];
  } finally {
    await Promise.all([load.stop(), guest.end()]);
    await Promise.all(storefronts.map((each) => each.stop()));
    next.remove();
  }
}

/** Rolls out behind the real nginx, with two storefronts and then with three. */
export async function rollingDrill(shop: ShopFolder): Promise<Figure[]> {
  const figures = [];
  for (const size of SIZES) {
    const storefronts = [];
    for (let count = 0; count < size; count++)
      storefronts.push(await shop.startStorefront(SETTINGS));
    const nginx = await startNginx(storefronts.map(({ port }) => port));
    try {
      const found = await roll({ storefronts, port: nginx.port }, shop);
      figures.push(...found.map((each) => ({ ...each, name: `${size}: ${each.name}` })));
    } finally {
      await nginx.stop();
    }
  }
  return figures;
}
