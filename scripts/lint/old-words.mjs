/**
 * Words that names of the shop no longer use, with what its trade says instead (docs/glossary.md).
 * @typedef {{ pattern: RegExp, instead: string, in?: RegExp }} OldWord
 */

/** The embedded services speak their vendors' protocols, and use their words. */
const SHOP = /^(?!packages\/)/;

/**
 * Files of the shop but for some.
 * @param {RegExp} others
 */
const outside = (others) =>
  new RegExp(`^(?!packages/)(?!.*(?:${others.source.replaceAll('^', '')}))`);

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
  // Visitors answer the size advisor's questions, and those of reviews, consent and the loyalty card; columns keep their names.
  {
    pattern: /\b(un)?answer(s|ed|ing)?\b/,
    instead: 'response',
    in: outside(
      /^demo|size-advisor|size-recommendation|loyalty|review|rating|consent|when-agreed|copy-button|loaded-account|platform\/db/,
    ),
  },
  { pattern: /\b(ask|asks|asked|asking)\b/, instead: 'request', in: outside(/size-advisor/) },
  { pattern: /-calls?$/, instead: 'endpoint', in: /^(pages|components|lib)\// },
  { pattern: /\brefus(e|es|ed|al|als|ing)\b/, instead: 'reject', in: SHOP },
  { pattern: /\b(tell|tells|told)\b/, instead: 'notify, send or print', in: SHOP },
  { pattern: /\b(front|outer)-door\b|^doors?$/, instead: 'front server', in: SHOP },
  { pattern: /(?<!\bin-)\bflights?\b/, instead: 'in-flight request', in: SHOP },
  { pattern: /\blanes?\b/, instead: 'queue', in: SHOP },
  { pattern: /\bfacts?\b/, instead: 'what it is: details, article, page', in: SHOP },
  // The simulation's visitors have wishes, by which it means their wishlists.
  {
    pattern: /\bwish(es|ed)?\b/,
    instead: 'request, or wishlist',
    in: outside(/^scripts\/simulate/),
  },
  {
    pattern:
      /\b(store|queue|new|request|find|confirm)-notices?\b|\bnotice-(kinds?|request|button|form)\b/,
    instead: 'alert',
    in: SHOP,
  },
  { pattern: /\bbrief\b/, instead: 'compact', in: SHOP },
  { pattern: /\b(un)?pack(ed|able|er)\b/, instead: 'compressed', in: SHOP },
  {
    pattern: /\bkept-(pages?|site|copy|markup|responses?|selections?)\b/,
    instead: 'cached',
    in: SHOP,
  },
  {
    pattern: /\bwithdraw-pages\b|\bwithdrawn-(pages|documents)\b/,
    instead: 'invalidate',
    in: SHOP,
  },
  { pattern: /\b(shopper|buyer)s?\b/, instead: 'visitor, guest or customer', in: SHOP },
];

/**
 * Words that comments no longer use: those that mean one thing only, and beginnings that need the comment before.
 * @type {readonly OldWord[]}
 */
const OLD_PHRASES = [
  { pattern: /\b(shopper|buyer)s?\b/i, instead: 'visitor, guest or customer' },
  { pattern: /\b(front|outer) door\b/i, instead: 'front server' },
  { pattern: /\bwhat renders\b/i, instead: 'renderer' },
  { pattern: /^The same\b/, instead: 'what it is' },
  { pattern: /^(Of|And) /, instead: 'a noun or verb first' },
];

/** Vendors' and the trade's own: a name that is one of these is no word of ours. */
const EXCEPTIONS = new Set([
  // A field of stored outcomes (lib/platform/db/schema-baskets.ts).
  'refused',
  'font-face',
  'place-order',
  'at-least',
  'too-late',
  'is-late',
]);

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

/**
 * @param {string} comment without its marks
 * @param {string} file path inside the checkout, with slashes
 * @returns {string | null} what to say instead
 */
export function betterPhrase(comment, file) {
  const plain = comment.replace(/^[\s*]+/, '');
  const old = SHOP.test(file) && OLD_PHRASES.find(({ pattern }) => pattern.test(plain));
  return old ? old.instead : null;
}
