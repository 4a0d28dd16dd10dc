import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { addEarlierFiles } from '@/scripts/artefact/earlier-files';
import { get } from '@/scripts/bench/hammer';
import { figuresOf } from './ending';
import type { Figure } from './figure';
import { FLEET_SETTINGS, replaceAll, type Fleet } from './fleet';
import { startNginx } from './nginx';
import { findGoods } from './belongings';
import { Editors } from './editors';
import { startPageLoad } from './page-load';
import { openRows, type Rows } from './rows';
import { ShopFolder, type Storefront } from './shop-folder';
import { startVarnish } from './varnish';
import { startVisitors, visitorFigures } from './busy-visitor';

const HOST = 'hgg.localhost';
/** Cached pages, a selection, and what no cache serves. */
const PATHS = [
  '/de-de',
  '/de-de/hemden',
  '/de-de/hemden?page=2',
  '/api/health/live',
  '/de-de/checkout/cart',
];
/** Storefronts, and the proxy in front of them. */
interface Setting {
  size: number;
  start: typeof startNginx;
}

const BEHIND_NGINX: readonly Setting[] = [
  { size: 2, start: startNginx },
  { size: 3, start: startNginx },
];
const BEHIND_VARNISH: readonly Setting[] = [{ size: 2, start: startVarnish }];
/** Articles of the visitors, more than they need. */
const GOODS = 60;
const VISITORS = { guests: 2, customers: 2 };

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

interface RollingFleet extends Fleet {
  rows: Rows;
}

/** Number of files of a build that the storefronts no longer have. */
async function filesGone(folder: string, port: number): Promise<number> {
  let gone = 0;
  for (const file of filesOf(folder))
    if ((await get({ port, host: HOST, path: file })).status !== 200) gone++;
  return gone;
}

/** Restarts all storefronts, and then rolls out another build. */
async function replaceTwice(
  fleet: RollingFleet,
  shop: ShopFolder,
  next: ShopFolder,
  paths: string[],
) {
  const load = startPageLoad(fleet.port, HOST, paths);
  try {
    const endings = await replaceAll(fleet, shop);
    const restart = load.failures().length;
    endings.push(...(await replaceAll(fleet, next)));
    await load.stop();
    for (const failure of new Set(load.failures())) console.log(`  ${failure}`);
    const rolledOut = load.failures().length - restart;
    return [
      { name: 'requests', value: load.count() },
      { name: 'failed while all were restarted', value: restart, max: 0 },
      { name: 'failed while another build was rolled out', value: rolledOut, max: 0 },
      ...figuresOf(endings),
    ];
  } finally {
    await load.stop();
  }
}

/** Restarts and rolls out while visitors and editors are at work. */
async function roll(fleet: RollingFleet, shop: ShopFolder): Promise<Figure[]> {
  const { port, rows } = fleet;
  const next = new ShopFolder(shop.folder, shop.variables);
  const before = changeBuildId(next.folder);
  addEarlierFiles(shop.folder, next.folder);
  const visitors = await startVisitors(port, await findGoods(rows, GOODS), VISITORS);
  const editors = new Editors(port);
  const endAll = () => Promise.all([...visitors, editors].map((each) => each.end()));
  try {
    await editors.begin(shop.variables);
    const paths = [...PATHS, `/_next/static/${before}/_buildManifest.js`];
    const replaced = await replaceTwice(fleet, shop, next, paths);
    await endAll();
    const gone = await filesGone(shop.folder, port);
    return [
      ...replaced,
      { name: 'files of the build before that are gone', value: gone, max: 0 },
      ...(await visitorFigures(rows, visitors)),
      ...editors.figures(),
      { name: 'load of the machine', value: loadavg()[0] ?? 0 },
    ];
  } finally {
    await endAll();
    next.remove();
  }
}

async function drillWith(
  { size, start }: Setting,
  shop: ShopFolder,
  rows: Rows,
): Promise<Figure[]> {
  const storefronts: Storefront[] = [];
  try {
    for (let count = 0; count < size; count++)
      storefronts.push(await shop.startStorefront(FLEET_SETTINGS));
    const proxy = await start(storefronts.map(({ port }) => port));
    try {
      return await roll({ storefronts, port: proxy.port, rows }, shop);
    } finally {
      await proxy.stop();
    }
  } finally {
    await Promise.all(storefronts.map((each) => each.stop()));
  }
}

async function drillAll(settings: readonly Setting[], shop: ShopFolder): Promise<Figure[]> {
  const rows = await openRows(process.env['DATABASE_OWNER_URL'] ?? '');
  const figures = [];
  try {
    for (const setting of settings) {
      const found = await drillWith(setting, shop, rows);
      figures.push(...found.map((each) => ({ ...each, name: `${setting.size}: ${each.name}` })));
    }
  } finally {
    await rows.end();
  }
  return figures;
}

/** Rolls out behind the real nginx. */
export const rollingDrill = (shop: ShopFolder): Promise<Figure[]> => drillAll(BEHIND_NGINX, shop);

/** Rolls out behind the real Varnish. */
export const varnishDrill = (shop: ShopFolder): Promise<Figure[]> => drillAll(BEHIND_VARNISH, shop);
