import { createHash } from 'node:crypto';
import { headsOf } from '@/lib/cms/layout/navigation-state';
import type { Navigation, NavigationEntry } from '@/lib/cms/layout/site-frame';
import { navigationTree } from '@/lib/cms/layout/server-only-content';

/** Characters of a hash, enough to avoid collisions within a shop. */
const VERSION_LENGTH = 12;

/**
 * Address from which the browser loads a tree. It contains the version, so that it matches the
 * page.
 */
function treeAddress(tree: readonly NavigationEntry[], locale: string): string {
  const hash = createHash('sha256').update(JSON.stringify(tree)).digest('base64url');
  return `/api/navigation?locale=${locale}&version=${hash.slice(0, VERSION_LENGTH)}`;
}

/**
 * The part of a navigation tree that is sent in a page's props. The server renders the page with
 * the whole tree, including every link, but does not send that to the browser.
 * @param locale segment of the address, `de-at`
 */
export function carriedNavigation(tree: readonly NavigationEntry[], locale: string): Navigation {
  const navigation = { heads: headsOf(tree), address: treeAddress(tree, locale) };
  return navigationTree.attach(navigation, tree);
}

const DAY_SECONDS = 86_400;

/**
 * How long a tree may be cached under an address, in whole seconds. Under its own address that is
 * until a node starts or ends, because from then on pages use another address. Under the address of
 * an older page the current tree is sent, which must not be cached.
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
