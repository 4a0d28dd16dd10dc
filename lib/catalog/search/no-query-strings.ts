/**
 * Replaces `qs` in the browser (next.config.ts). InstantSearch imports it (12 KB) for its own
 * router, which lists never use: they write their address themselves (list-router.ts).
 */
function reject(): never {
  throw new Error('lists have a router of their own');
}

const noQueryStrings = { parse: reject, stringify: reject };

// oxlint-disable-next-line import/no-default-export -- qs has one
export default noQueryStrings;
