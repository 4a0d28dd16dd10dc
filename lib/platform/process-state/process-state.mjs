/** @typedef {import('./process-values').ProcessValues} ProcessValues */

const holder = /** @type {{ [key: symbol]: ProcessValues | undefined }} */ (globalThis);
const KEY = Symbol.for('selvedge.process-state');

/**
 * Values that a process has once. Next bundles pages, endpoints and instrumentation apart, each with
 * modules of its own, and `renderer.mjs` and the cache handler are in no bundle: only the global
 * object is the same for all of them.
 */
export const processState = (holder[KEY] ??= {});
