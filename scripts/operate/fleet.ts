import { setTimeout as delay } from 'node:timers/promises';
import { endStorefront, type Ending } from './ending';
import type { ShopFolder, Storefront, Variables } from './shop-folder';

const PAUSE_MS = 1_000;

/** Storefronts behind a proxy. */
export interface Fleet {
  storefronts: Storefront[];
  /** Port of the proxy. */
  port: number;
}

/** Variables of a storefront in a drill. */
export const FLEET_SETTINGS: Variables = {
  SHARED_CACHE_SECONDS: '1',
  // The visitors of the drill name their addresses, as another proxy would.
  TRUSTED_PROXIES: '2',
  // A visitor of the drill changes more than one would.
  WRITES_PER_MINUTE: '10000000',
};

/** Ends each storefront and starts another one on its port, one after the other. */
export async function replaceAll(
  fleet: Pick<Fleet, 'storefronts'>,
  next: ShopFolder,
  more: Variables = {},
): Promise<Ending[]> {
  const endings = [];
  for (const [index, before] of fleet.storefronts.entries()) {
    endings.push(await endStorefront(before));
    const settings = { ...FLEET_SETTINGS, ...more, PORT: String(before.port) };
    fleet.storefronts[index] = await next.startStorefront(settings);
    await delay(PAUSE_MS);
  }
  return endings;
}
