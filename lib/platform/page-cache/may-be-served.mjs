/**
 * Whether a cached page may still be served: it has not reached its `validUntil`, the first instant at which
 * it is wrong, and was rendered from content that has not changed since. Freshness is another question:
 * a page that is right but no longer fresh is served while it is rendered anew.
 * @param {{ validUntil: number | null, renderedAt: number }} render epoch milliseconds; `renderedAt` is
 *   before any content was read
 * @param {number} validFrom first render that has the current content, in epoch milliseconds
 * @param {number} now epoch milliseconds
 */
export const mayBeServed = ({ validUntil, renderedAt }, validFrom, now) =>
  renderedAt >= validFrom && (validUntil === null || now < validUntil);
