/**
 * Words that names of the shop no longer use, with what its trade says instead (docs/glossary.md).
 * @typedef {{ pattern: RegExp, instead: string, in?: RegExp }} OldWord
 */

/**
 * Patterns match a name in lower case, its words parted by hyphens: `MOST_ITEMS` is `most-items`.
 * @type {readonly OldWord[]}
 */
const OLD_WORDS = [
  { pattern: /\bjudg(e|es|ed|ing|ement)\b/, instead: 'evaluate' },
  { pattern: /\bmakeshift\b/, instead: 'partial' },
  { pattern: /\bunsent\b/, instead: 'server-only' },
  { pattern: /\bwardrobe\b/, instead: 'fixtures' },
  { pattern: /\brehears(al|e)\b/, instead: 'dry run' },
  { pattern: /\b(farness|is-far|starts-far)\b/, instead: 'offscreen' },
  { pattern: /\bnearness\b/, instead: 'near viewport' },
  { pattern: /\bpatience\b/, instead: 'timeout' },
  { pattern: /\btroubles?\b/, instead: 'error' },
  { pattern: /\bdozens?\b/, instead: 'chunk' },
  { pattern: /\b(sleepers?|sleeping|asleep|awake|late-\w+|\w+-late)\b/, instead: 'deferred' },
  { pattern: /\b(took-over|come-to-life)\b/, instead: 'hydrated or server-rendered' },
  { pattern: /\bat-rest\b/, instead: 'idle' },
  { pattern: /^most-/, instead: 'MAX_… or max…' },
  { pattern: /^least-|-least$/, instead: 'MIN_… or min…' },
  { pattern: /\btile-face\b/, instead: 'summary' },
  {
    pattern: /^words$|\bwords-(provider|context)\b/,
    instead: 'messages',
    in: /^(blocks|components)\//,
  },
  // The drawn garments have folds, and the search engine folds letters.
  {
    pattern: /\b(un)?folded\b/,
    instead: 'collapsed',
    in: /^(pages|registry|blocks|components|lib)\//,
  },
];

/** Vendors' and the trade's own: a name that is one of these is no word of ours. */
const EXCEPTIONS = new Set(['font-face', 'place-order', 'at-least', 'too-late', 'is-late']);

/** @param {string} name */
const hyphenated = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/_+/g, '-')
    .toLowerCase();

/**
 * @param {string} name identifier, or file name without its endings
 * @param {string} file path inside the checkout, with slashes
 * @returns {string | null} what to say instead
 */
export function betterWord(name, file) {
  const plain = hyphenated(name);
  if (EXCEPTIONS.has(plain)) return null;
  const old = OLD_WORDS.find((word) => word.pattern.test(plain) && (word.in?.test(file) ?? true));
  return old?.instead ?? null;
}
