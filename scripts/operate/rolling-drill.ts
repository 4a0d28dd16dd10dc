import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addEarlierFiles } from '@/scripts/artefact/earlier-files';
import { get } from '@/scripts/bench/hammer';
import type { Figure } from './figure';
import { startNginx } from './nginx';
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
const CONNECTIONS = 3;
const PAUSE_MS = 1_000;

interface Load {
  count: number;
  /** `status path`, or the error of the connection. */
  failures: string[];
  stop: () => Promise<void>;
}

/** Requests pages until it is stopped, and counts what a visitor would see as a failure. */
function startLoad(port: number, paths: readonly string[]): Load {
  let isOver = false;
  const load: Load = { count: 0, failures: [], stop: async () => undefined };
  const visit = async () => {
    while (!isOver) {
      const path = paths[load.count++ % paths.length] ?? '/';
      const failure = await get({ port, host: HOST, path }).then(
        ({ status }) => (status >= 400 || status === 0 ? `${status} ${path}` : null),
        (error: unknown) => `${String(error)} ${path}`,
      );
      if (failure) load.failures.push(failure);
      await delay(20);
    }
  };
  const visits = Promise.all(Array.from({ length: CONNECTIONS }, visit));
  load.stop = async () => {
    isOver = true;
    await visits;
  };
  return load;
}

/** Gives a copied build another id, as a build of other sources has. @returns the id of before */
function changeBuildId(folder: string): string {
  const file = path.join(folder, '.next/BUILD_ID');
  const before = readFileSync(file, 'utf8');
  const after = [...before].reverse().join('');
  writeFileSync(file, after);
  renameSync(path.join(folder, '.next/static', before), path.join(folder, '.next/static', after));
  return before;
}

/** Ends a storefront and starts another one on its port. */
async function replace(before: Storefront, next: ShopFolder, settings: Record<string, string>) {
  await before.stop();
  const storefront = await next.startStorefront({ ...settings, PORT: String(before.port) });
  await delay(PAUSE_MS);
  return storefront;
}

/** Restarts two storefronts behind nginx under load, one after the other, and then rolls out another build. */
export async function rollingDrill(shop: ShopFolder): Promise<Figure[]> {
  const settings = { SHARED_CACHE_SECONDS: '1', TRUSTED_PROXIES: '1' };
  let storefronts = [await shop.startStorefront(settings), await shop.startStorefront(settings)];
  const nginx = await startNginx(storefronts.map(({ port }) => port));
  const next = new ShopFolder(shop.folder, shop.variables);
  const file = `/_next/static/${changeBuildId(next.folder)}/_buildManifest.js`;
  addEarlierFiles(shop.folder, next.folder);
  const load = startLoad(nginx.port, [...PATHS, file]);
  const failures = [];
  try {
    for (const folder of [shop, next]) {
      const replaced = [];
      for (const each of storefronts) replaced.push(await replace(each, folder, settings));
      storefronts = replaced;
      failures.push(load.failures.length);
    }
    await load.stop();
    const old = await get({ port: nginx.port, host: HOST, path: file });
    const [restart = 0, rollOut = 0] = failures;
    for (const failure of new Set(load.failures)) console.log(`  ${failure}`);
    return [
      { name: 'requests', value: load.count },
      { name: 'failed while both were restarted', value: restart, max: 0 },
      { name: 'failed while another build was rolled out', value: rollOut - restart, max: 0 },
      {
        name: 'files of the build before that are gone',
        value: old.status === 200 ? 0 : 1,
        max: 0,
      },
    ];
  } finally {
    await load.stop();
    await nginx.stop();
    await Promise.all(storefronts.map((each) => each.stop()));
    next.remove();
  }
}
