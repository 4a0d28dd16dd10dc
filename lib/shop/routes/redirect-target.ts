import { linkTarget, type NodePaths } from './link-target';

/** How a redirect is performed: by the client router, or by loading a new document. */
export interface Redirect {
  kind: 'internal' | 'full';
  href: string;
}

/**
 * Where a redirect leads: `node_…` and paths are routed inside the shop, and so is a URL on the
 * shop's own host, by its path; anything else is a full navigation. A target that cannot be parsed
 * is reported and navigated to in full, if it is safe.
 * @param warn receives one sentence when the target cannot be parsed.
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
  // A relative reference may still be a file on this host; schemes other than http never pass.
  const isRelative = /^[\w.~%-][\w.~%/-]*$/.test(target) && !target.startsWith('node_');
  return isRelative ? { kind: 'full', href: `/${target}` } : null;
}
