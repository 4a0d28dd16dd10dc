import { linkTarget, type NodePaths } from './link-target';

/** How to redirect: by the client router, or by loading a new document. */
export interface Redirect {
  kind: 'internal' | 'full';
  href: string;
}

/**
 * Target of a redirect: `node_…`, paths and URLs on the shop's own host are routed within the shop;
 * anything else is a full navigation. A target that cannot be parsed is reported and, if safe, a
 * full navigation.
 * @param warn receives one sentence if the target cannot be parsed
 */
export function redirectTarget(
  target: string,
  nodes: NodePaths,
  warn: (message: string) => void,
): Redirect | null {
  const link = linkTarget(target, nodes);
  if (link?.opens === 'external') return { kind: 'full', href: link.href };
  if (link && link.opens !== 'phone') return { kind: 'internal', href: link.href };
  warn(`the redirect target “${target.slice(0, 120)}” cannot be routed`);
  // A relative reference may be a file on this host; other schemes than http are never accepted.
  const isRelative = /^[\w.~%-][\w.~%/-]*$/.test(target) && !target.startsWith('node_');
  return isRelative ? { kind: 'full', href: `/${target}` } : null;
}
