import { createHash } from 'node:crypto';
import { headsOf } from '@/lib/app-shell/navigation-state';
import type { Navigation, NavigationEntry } from '@/lib/app-shell/site-frame';
import { withUnsent } from '@/lib/app-shell/with-unsent';

/** Enough of a hash to tell every tree a shop will ever have from the others. */
const VERSION_LENGTH = 12;

/** Where the browser asks for a tree. Its version is in the address, so that it fits the page. */
function treeAddress(tree: readonly NavigationEntry[], locale: string): string {
  const hash = createHash('sha256').update(JSON.stringify(tree)).digest('base64url');
  return `/api/navigation?locale=${locale}&version=${hash.slice(0, VERSION_LENGTH)}`;
}

/**
 * What pages carry of a navigation tree. The tree is at hand where the page's HTML is written, with
 * every link in it, and stays there.
 * @param locale segment of the address, `de-at`
 */
export function carriedNavigation(tree: readonly NavigationEntry[], locale: string): Navigation {
  return withUnsent({ heads: headsOf(tree), address: treeAddress(tree, locale) }, { tree });
}

const DAY_SECONDS = 86_400;

/**
 * How long a site's tree may be kept under an address, in whole seconds. Under its own it may until
 * a node comes or goes: from then on pages give another one. Asked for by an older page it is
 * today's, and nobody's to keep.
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
