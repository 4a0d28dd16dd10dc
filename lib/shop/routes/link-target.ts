import type { Link } from '@/cms-schema/shapes';

/** Addresses of a project's nodes in one locale. */
export interface NodePaths {
  /** `de-at` */
  locale: string;
  /** Node id → path below the locale, for nodes that can be visited. */
  paths: ReadonlyMap<string, string>;
  /** Host names of this project, without ports. */
  hosts: readonly string[];
}

const NODE_PREFIX = 'node_';
const MAIL = /^[^\s@,]{1,64}@[\w.-]{1,255}$/;
const NODE = /^node_(.+?)(_modal)?$/;
const MODAL_ENDING = /_modal$/;
/** Targets that show the project's shipping information, which is not a page. */
export const SHIPPING_TARGETS: ReadonlySet<string> = new Set([
  'node_shipping_modal',
  'node_delivery_modal',
  'node_returns_modal',
]);
// outside: react-script-addresses
const PHONE = /^\+?[\d()\-\s./]{5,30}$/;
/** Minimum digits of a phone number; fewer are a price or a size. */
const FEWEST_DIGITS = 5;

/** Public path of a node path in a locale: `/hemden` → `/de-at/hemden`, `/` → `/de-at`. */
export function localizedPath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function nodeLink(target: string, nodes: NodePaths): Link | null {
  const [, id = '', modal] = NODE.exec(target) ?? [];
  const path = nodes.paths.get(id);
  // Without scripts it leads to the page of that name, or home.
  if (SHIPPING_TARGETS.has(target))
    return { href: localizedPath(nodes.locale, path ?? '/'), opens: 'shippingInfo' };
  if (path === undefined) return null;
  return { href: localizedPath(nodes.locale, path), opens: modal ? 'modal' : 'page' };
}

/**
 * Link to a URL's path, in its own locale if it has one. Dots have been resolved and double slashes
 * merged, because a leading `//` would be read as a host name.
 */
function pathLink({ pathname, search, hash }: URL, nodes: NodePaths): Link {
  const path = pathname.replaceAll(/\/{2,}/g, '/');
  const namesLocale = /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path);
  const href = namesLocale ? path : localizedPath(nodes.locale, path);
  return { href: `${href}${search}${hash}`, opens: 'page' };
}

/** Number to dial, without the trunk zero in `+49 (0)89 …`, which is only dialled nationally. */
function phoneLink(target: string): Link | null {
  const number = target.replace(/^(\+.*?)\(0\)/, '$1').replace(/[^\d+]/g, '');
  if (number.replace('+', '').length < FEWEST_DIGITS) return null;
  return { href: `tel:${number}`, opens: 'phone' };
}

/** Link for an email address or URL; on the shop's own host it becomes a path. */
function urlLink(target: string, nodes: NodePaths): Link | null {
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol === 'mailto:' && MAIL.test(url.pathname))
    return { href: url.href, opens: 'external' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (nodes.hosts.includes(url.hostname)) return pathLink(url, nodes);
  return { href: url.href, opens: 'external' };
}

/** Link for any target but a node. */
function plainLink(target: string, nodes: NodePaths): Link | null {
  if (target.startsWith('/')) {
    if (target.startsWith('//') || target.includes('\\')) return null;
    // Only the path is used, so any host works.
    return pathLink(new URL(`http://shop.invalid${target}`), nodes);
  }
  return PHONE.test(target) ? phoneLink(target) : urlLink(target, nodes);
}

/** Whether a link leads to a page; phone numbers and email addresses cannot open in a modal. */
const isPage = ({ href }: Link) => !/^(tel|mailto):/.test(href);

/**
 * Link for an editor's target: `node_{id}`, a path, a phone number, an email address (`mailto:`) or
 * an http(s) URL; a URL on the shop's own host becomes a path. Targets that end with `_modal` open
 * in a modal.
 * @returns `null` for a node that cannot be visited and for all other schemes; `//host` and
 *   backslashes are never accepted as paths
 */
export function linkTarget(text: string, nodes: NodePaths): Link | null {
  const target = text.trim();
  if (target.startsWith(NODE_PREFIX)) return nodeLink(target, nodes);
  if (!MODAL_ENDING.test(target)) return plainLink(target, nodes);
  const link = plainLink(target.replace(MODAL_ENDING, ''), nodes);
  return link && isPage(link) ? { ...link, opens: 'modal' } : link;
}
