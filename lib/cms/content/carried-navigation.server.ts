import { createHash } from 'node:crypto';
import { headsOf } from '@/lib/cms/layout/navigation-state';
import type { Navigation, NavigationEntry } from '@/lib/cms/layout/site-frame';
import { navigationTree } from '@/lib/cms/layout/server-only-content';

/** Long enough for the hashes of a shop's trees not to collide. */
const VERSION_LENGTH = 12;

/** Where the browser loads a tree from. The address has its version, so that it fits the page. */
function treeAddress(tree: readonly NavigationEntry[], locale: string): string {
  const hash = createHash('sha256').update(JSON.stringify(tree)).digest('base64url');
  return `/api/navigation?locale=${locale}&version=${hash.slice(0, VERSION_LENGTH)}`;
}

/**
 * The part of a navigation tree in a page's props. The whole tree is available where the page's
 * HTML is rendered, with every link in it, and is not sent to the browser.
 * @param locale segment of the address, `de-at`
 */
export function carriedNavigation(tree: readonly NavigationEntry[], locale: string): Navigation {
  const navigation = { heads: headsOf(tree), address: treeAddress(tree, locale) };
  return navigationTree.attach(navigation, tree);
}

const DAY_SECONDS = 86_400;

/**
 * How long a site's tree may be cached under an address, in whole seconds. Under its own address it
 * may be until a node starts or ends: from then on pages name another address. Under an older
 * page's address today's tree is sent, which must not be cached.
 */
export function treeLife(
  { frame, validUntil }: { frame: { navigation: Navigation }; validUntil: number | null },
  address: string,
  now: number,
): number {
  if (address !== frame.navigation.address) return 0;
  const left = validUntil === null ? DAY_SECONDS : Math.floor((validUntil - now) / 1000);
  return Math.max(0, Math.min(left, DAY_SECONDS));
}
