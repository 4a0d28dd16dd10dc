import { isOn } from './switches.mjs';

/**
 * Changes the address without a navigation: Next's `replace` and `push`, even shallow ones, would
 * fetch the page again if the new address matches another of our routes. Next's router stores the
 * address of each history entry in `history.state.as` and opens that on Back, so it is updated too.
 * Based on next 16.4.6 (`next/dist/shared/lib/router/router.js`, `onPopState`);
 * `e2e/product-list.spec.ts` fails when Back leads elsewhere.
 * @param address path, query and fragment
 */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  const ofNext = isOn('history-address') && { as: address };
  history[how]({ ...history.state, ...ofNext }, '', address);
}
