import type { Link } from '@/lib/content/block';

/** Where the nodes of a project are, in one locale. */
export interface NodePaths {
  /** `de-at` */
  locale: string;
  /** Node id → path below the locale, for nodes that can be visited. */
  paths: ReadonlyMap<string, string>;
  /** Host names of this project, without ports. */
  hosts: readonly string[];
}

const MODAL_SUFFIX = '_modal';
const NODE_PREFIX = 'node_';
const PHONE = /^\+?[\d()\-\s./]{5,30}$/;

/** Public path of a node path in a locale: `/hemden` → `/de-at/hemden`, `/` → `/de-at`. */
export function localizedPath(locale: string, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

function nodeLink(target: string, nodes: NodePaths): Link | null {
  const opensModal = target.endsWith(MODAL_SUFFIX);
  const id = target.slice(NODE_PREFIX.length, opensModal ? -MODAL_SUFFIX.length : undefined);
  const path = nodes.paths.get(id);
  if (path === undefined) return null;
  return { href: localizedPath(nodes.locale, path), opens: opensModal ? 'modal' : 'page' };
}

/** Paths keep their own locale if they name one; `//host` and backslashes never pass as paths. */
function pathLink(target: string, nodes: NodePaths): Link | null {
  if (/^\/[\\/]/.test(target) || target.includes('\\')) return null;
  const namesLocale = /^\/[a-z]{2}-[a-z]{2}(\/|$|[?#])/.test(target);
  return { href: namesLocale ? target : localizedPath(nodes.locale, target), opens: 'page' };
}

/**
 * Link of an editor's target text: `node_{id}`, `node_{id}_modal`, a path, a telephone number or
 * an http(s) URL; a URL on the shop's own host becomes a path.
 * @returns `null` for a node that cannot be visited and for every other scheme.
 */
export function linkTarget(text: string, nodes: NodePaths): Link | null {
  const target = text.trim();
  if (target.startsWith(NODE_PREFIX)) return nodeLink(target, nodes);
  if (target.startsWith('/')) return pathLink(target, nodes);
  if (PHONE.test(target) && /\d{3}/.test(target))
    return { href: `tel:${target.replace(/[^\d+]/g, '')}`, opens: 'phone' };
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (nodes.hosts.includes(url.hostname))
    return { href: `${url.pathname}${url.search}${url.hash}`, opens: 'page' };
  return { href: url.href, opens: 'external' };
}
