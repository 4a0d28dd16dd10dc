import { wordsOf } from '#engine/words';
import type { Anchoring } from './rule';

/** A part of a pattern: a word, or any value of a facet. */
export type PatternPart = { kind: 'word'; word: string } | { kind: 'facet'; attribute: string };

/** Words of a facet's values → the value: `dark navy` → `Dark Navy`. */
export type FacetValues = (attribute: string) => ReadonlyMap<string, string>;

/** Position of a pattern's match in a query, with the matched facet values. */
export interface PatternMatch {
  /** Position of its first word. */
  position: number;
  words: number;
  values: readonly { attribute: string; value: string }[];
}

const PLACEHOLDER = /\{facet:([^}]*)\}/;

export function parsePattern(pattern: string): PatternPart[] {
  // `split` with a capturing group puts the captures at odd indices.
  const parts = pattern
    .split(PLACEHOLDER)
    .flatMap((piece, at): PatternPart[] =>
      at % 2 === 1
        ? [{ kind: 'facet', attribute: piece }]
        : wordsOf(piece).map((word) => ({ kind: 'word', word })),
    );
  // Without the spare room that `flatMap` leaves, which is larger than most patterns.
  return parts.slice();
}

/** Whether a word of the query matches a word of the pattern. */
export type SameWord = (ofPattern: string, ofQuery: string) => boolean;

interface Lookup {
  words: readonly string[];
  isSame: SameWord;
  facetValues: FacetValues;
}

/** The first position in a query at which a pattern matches according to its anchoring. */
export function findPattern(
  parts: readonly PatternPart[],
  anchoring: Anchoring,
  lookup: Lookup,
): PatternMatch | null {
  const { length } = lookup.words;
  if (parts.length === 0) return length === 0 ? { position: 0, words: 0, values: [] } : null;
  const isAtStart = anchoring === 'is' || anchoring === 'startsWith';
  const isAtEnd = anchoring === 'is' || anchoring === 'endsWith';
  for (let position = 0; position < (isAtStart ? 1 : length); position += 1) {
    for (const { end, values } of matchesFrom(parts, position, lookup)) {
      if (isAtEnd && end !== length) continue;
      return { position, words: end - position, values };
    }
  }
  return null;
}

interface Tail {
  end: number;
  values: PatternMatch['values'];
}

/** Every way to match the rest of a pattern from a position in the query, longest values first. */
function* matchesFrom(parts: readonly PatternPart[], at: number, lookup: Lookup): Generator<Tail> {
  const [part, ...rest] = parts;
  if (!part) return yield { end: at, values: [] };
  if (part.kind === 'word') {
    const word = lookup.words[at];
    if (word !== undefined && lookup.isSame(part.word, word))
      yield* matchesFrom(rest, at + 1, lookup);
    return;
  }
  const known = lookup.facetValues(part.attribute);
  for (let end = lookup.words.length; end > at; end -= 1) {
    const value = known.get(lookup.words.slice(at, end).join(' '));
    if (value === undefined) continue;
    for (const tail of matchesFrom(rest, end, lookup)) {
      yield { ...tail, values: [{ attribute: part.attribute, value }, ...tail.values] };
    }
  }
}
