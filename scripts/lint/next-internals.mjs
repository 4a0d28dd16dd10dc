/**
 * Names by which code uses Next's internals: its globals, the private parts of its router, and
 * modules whose path in the package may change. Code that needs them is in
 * `lib/platform/hydration`.
 */

/** Prefix of Next's own globals, attributes and page properties: `__NEXT_DATA__`, `__N_SSG`. */
const PRIVATE = /^__(NEXT_|N_|BUILD_MANIFEST|SSG_MANIFEST)/;

/** Fields of its client router that its types declare private. */
const ROUTER_FIELDS = new Set(['pageLoader', 'sdc', 'sbc']);

/** Changing the URL directly loses the state that Next stores in the history. */
const HISTORY_METHODS = new Set(['pushState', 'replaceState']);

const GLOBALS = new Set(['window', 'self', 'globalThis']);

/** Next creates the page's only root; a module that replaces its functions does so for Next. */
const REACT_ROOT = 'react-dom/client';

/** @param {unknown} source @returns {string | null} the internal that an import uses */
export function privateModule(source) {
  if (typeof source !== 'string') return null;
  return source.startsWith('next/dist/') || source === REACT_ROOT ? source : null;
}

/** @param {string} name of a variable or property, or a text @returns {string | null} */
export function privateName(name) {
  return PRIVATE.test(name.replace(/^#/, '')) || ROUTER_FIELDS.has(name) ? name : null;
}

/**
 * @param {string | undefined} object name of the object, if it has one
 * @param {string | undefined} property
 * @returns {string | null}
 */
export function privateMember(object, property) {
  if (!object || !property) return null;
  const isNext = property === 'next' && GLOBALS.has(object);
  const isAddress = object === 'history' && HISTORY_METHODS.has(property);
  return isNext || isAddress ? `${object}.${property}` : null;
}
