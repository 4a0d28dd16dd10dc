import type { HighlightValue, SnippetValue } from '#engine/types';
import type { Mark, MarkedText, WordMarker } from './word-marker';

export interface Tags {
  readonly pre: string;
  readonly post: string;
}

/** The text with matches between tags. Escaping is left to the caller. */
export function highlighted(marker: WordMarker, text: string, tags: Tags): HighlightValue {
  const { tokens, marks } = marker.mark(text);
  const words = matchedWords(marker, marks);
  const matchLevel = levelOf(words.length, marker.queryWords.length);
  if (matchLevel === 'none') return { value: text, matchLevel, matchedWords: [] };
  const isWhole =
    marks.length === tokens.length && marks.every((mark) => mark.end === tokens[mark.token]?.end);
  return {
    value: withTags(text, 0, text.length, marks, tags),
    matchLevel,
    fullyHighlighted: isWhole,
    matchedWords: words,
  };
}

export interface SnippetOptions {
  readonly words: number;
  readonly ellipsis: string;
  readonly tags: Tags;
}

/** The excerpt of the requested number of words that contains most matches. */
export function snippet(marker: WordMarker, text: string, options: SnippetOptions): SnippetValue {
  const marked = marker.mark(text);
  const matchLevel = levelOf(matchedWords(marker, marked.marks).length, marker.queryWords.length);
  // Without a query nothing was tokenised, and the excerpt is the beginning.
  const tokens = marked.tokens.length > 0 ? marked.tokens : wordSpans(text);
  const first = firstOfWindow(marked, options.words);
  const last = Math.min(tokens.length, first + options.words) - 1;
  const isCutBefore = first > 0;
  const isCutAfter = last < tokens.length - 1;
  const from = isCutBefore ? (tokens[first]?.start ?? 0) : 0;
  const to = isCutAfter ? (tokens[last]?.end ?? 0) : text.length;
  const value = withTags(text, from, to, marked.marks, options.tags);
  return {
    value: `${isCutBefore ? options.ellipsis : ''}${value}${isCutAfter ? options.ellipsis : ''}`,
    matchLevel,
  };
}

function wordSpans(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function firstOfWindow({ tokens, marks }: MarkedText, size: number): number {
  let best = 0;
  let most = 0;
  for (const [at, mark] of marks.entries()) {
    const inside = new Set<number>();
    for (let other = at; other < marks.length; other += 1) {
      const next = marks[other];
      if (!next || next.token >= mark.token + size) break;
      for (const word of next.words) inside.add(word);
    }
    if (inside.size <= most) continue;
    most = inside.size;
    best = mark.token;
  }
  // Some words before the first match, unless the text is too short.
  const lead = Math.floor(size / 3);
  return Math.max(0, Math.min(best - lead, tokens.length - size));
}

function matchedWords(marker: WordMarker, marks: readonly Mark[]): string[] {
  if (marks.length === 0) return [];
  const numbers = new Set(marks.flatMap((mark) => mark.words));
  return marker.queryWords.filter((_word, number) => numbers.has(number));
}

function levelOf(matched: number, total: number): HighlightValue['matchLevel'] {
  if (matched === 0) return 'none';
  return matched === total ? 'full' : 'partial';
}

function withTags(
  text: string,
  from: number,
  to: number,
  marks: readonly Mark[],
  tags: Tags,
): string {
  let value = '';
  let at = from;
  for (const mark of marks) {
    if (mark.start < from || mark.end > to) continue;
    const marked = mark.text ?? text.slice(mark.start, mark.end);
    value += text.slice(at, mark.start) + tags.pre + marked + tags.post;
    at = mark.end;
  }
  return value + text.slice(at, to);
}
