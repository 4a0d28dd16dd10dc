/**
 * What reaches into Next; `docs/next-internals.md` says why, and what each one earns.
 * @typedef {'after-paint' | 'slices' | 'history-address' | 'whole-pages' | 'one-piece'} Trick
 */

/** Names of those that a build leaves out, separated by commas: an input of the build. */
const without = (process.env.HYDRATION_WITHOUT ?? '').split(',');

/**
 * Whether a build has it: `HYDRATION_WITHOUT=slices npm start` shows the shop without slices.
 * @param {Trick} trick
 */
export const isOn = (trick) => !without.includes(trick);
