/**
 * Words that names no longer use, with their replacements (docs/glossary.md).
 * @typedef {{ pattern: RegExp, instead: string, in?: RegExp }} OldWord
 */

/** Files that are not part of tests. */
const OUTSIDE_TESTS = /^(?!e2e\/)(?!.*\.(?:test|spec|fixture)\.)/;

/**
 * All files except some.
 * @param {RegExp} others
 */
const allWithout = (others) => new RegExp(`^(?!.*(?:${others.source.replaceAll('^', '')}))`);

/**
 * Patterns match a name in lower case, with hyphens between its words: `MOST_ITEMS` is
 * `most-items`.
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
  // Drawn garments have folds, and the search engine folds letters.
  {
    pattern: /\b(un)?folded\b/,
    instead: 'collapsed',
    in: /^(pages|registry|blocks|components|lib)\//,
  },
  // Visitors answer the questions of the size advisor, reviews, consent and the loyalty card;
  // columns keep their names, Algolia's logs have an `answer`, and comments answer others.
  {
    pattern: /\b(un)?answer(s|ed|ing)?\b/,
    instead: 'response',
    in: allWithout(
      /^demo|size-advisor|size-recommendation|loyalty|review|rating|consent|when-agreed|copy-button|loaded-account|platform\/db|algolia-local\/logs|management\/comments|model\/entities/,
    ),
  },
  { pattern: /\b(ask|asks|asked|asking)\b/, instead: 'request', in: allWithout(/size-advisor/) },
  { pattern: /-calls?$/, instead: 'endpoint', in: /^(pages|components|lib)\// },
  { pattern: /\brefus(e|es|ed|al|als|ing)\b/, instead: 'reject' },
  { pattern: /\b(tell|tells|told)\b/, instead: 'notify, send or print' },
  { pattern: /\b(front|outer)-door\b|^doors?$/, instead: 'front server' },
  { pattern: /(?<!\bin-)\bflights?\b/, instead: 'in-flight request' },
  { pattern: /\blanes?\b/, instead: 'queue' },
  { pattern: /\bfacts?\b/, instead: 'what it is: details, article, page' },
  // The simulation calls the items of a wishlist wishes.
  {
    pattern: /\bwish(es|ed)?\b/,
    instead: 'request, or wishlist',
    in: allWithout(/^scripts\/simulate/),
  },
  {
    pattern:
      /\b(store|queue|new|request|find|confirm)-notices?\b|\bnotice-(kinds?|request|button|form)\b/,
    instead: 'alert',
  },
  { pattern: /\bbrief\b/, instead: 'compact' },
  { pattern: /\b(un)?pack(ed|able|er)\b/, instead: 'compressed' },
  {
    pattern: /\bkept-(pages?|site|copy|markup|responses?|selections?)\b/,
    instead: 'cached',
  },
  {
    pattern: /\bwithdraw-pages\b|\bwithdrawn-(pages|documents)\b/,
    instead: 'invalidate',
  },
  { pattern: /\b(shopper|buyer)s?\b/, instead: 'visitor, guest or customer' },
  // Stripe has payment and setup intents; the field of requests and its table keep their names.
  {
    pattern: /(?<!\b(payment|setup|basket)-)\bintents?\b(?!-(id|metadata|data)\b)/,
    instead: 'change',
    in: allWithout(/^packages\/stripe-local/),
  },
  { pattern: /\bkept\b/, instead: 'cached, stored or what it is', in: OUTSIDE_TESTS },
  { pattern: /^made$|^made-(?!to-measure)/, instead: 'what it is', in: OUTSIDE_TESTS },
  { pattern: /\bsa(id|y|ying)\b/, instead: 'message, text or output', in: OUTSIDE_TESTS },
];

/**
 * Words that comments no longer use, if unambiguous, and beginnings that depend on the previous
 * comment.
 * @type {readonly OldWord[]}
 */
const OLD_PHRASES = [
  { pattern: /\b(shopper|buyer)s?\b/i, instead: 'visitor, guest or customer' },
  { pattern: /\b(front|outer) door\b/i, instead: 'front server' },
  { pattern: /\bwhat renders\b/i, instead: 'renderer' },
  { pattern: /^The same\b/, instead: 'what it is' },
  { pattern: /^(Of|And) /, instead: 'a noun or verb first' },
];

/** Names defined by vendors or standards. */
const EXCEPTIONS = new Set([
  // A field of stored outcomes (lib/platform/db/schema-baskets.ts).
  'refused',
  // Requests (lib/commerce/basket/basket-forms.server.ts) and a column of reservations.
  'intent',
  'intents',
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
 * @param {string} name identifier, or file name without its extensions
 * @param {string} file path inside the checkout, with slashes
 * @returns {string | null} the replacement
 */
export function betterWord(name, file) {
  const plain = hyphenated(name);
  if (EXCEPTIONS.has(plain)) return null;
  const old = OLD_WORDS.find((word) => word.pattern.test(plain) && (word.in?.test(file) ?? true));
  return old?.instead ?? null;
}

/**
 * @param {string} comment without its delimiters
 * @returns {string | null} the replacement
 */
export function betterPhrase(comment) {
  const plain = comment.replace(/^[\s*]+/, '');
  const old = OLD_PHRASES.find(({ pattern }) => pattern.test(plain));
  return old ? old.instead : null;
}
