import { isOn } from './switches.mjs';

/**
 * Changes the address without a navigation: Next's `replace` and `push`, shallow ones too, would
 * fetch the page again where the address leads to another of our routes. Next's router keeps the
 * address of each history entry in `history.state.as` as well, and opens that one on Back: it has
 * to say the same. Read from next 16.4.6 (`next/dist/shared/lib/router/router.js`, `onPopState`);
 * `e2e/product-list.spec.ts` fails when Back leads elsewhere.
 * @param address path, query and fragment
 */
export function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  const ofNext = isOn('history-address') && { as: address };
  history[how]({ ...history.state, ...ofNext }, '', address);
}
