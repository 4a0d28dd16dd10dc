/**
 * Changes to Next's internals; `docs/next-internals.md` gives the reason and the gain of each.
 * @typedef {'after-paint' | 'slices' | 'history-address' | 'whole-pages' | 'one-piece' | 'draft-keys' | 'back-from-memory'} Trick
 */

/** Names of those to leave out, separated by commas: an input of the build. */
const without = (process.env.HYDRATION_WITHOUT ?? '').split(',');

/**
 * Whether the build includes it: `HYDRATION_WITHOUT=slices npm start` runs the shop without slices.
 * @param {Trick} trick
 */
export const isOn = (trick) => !without.includes(trick);
