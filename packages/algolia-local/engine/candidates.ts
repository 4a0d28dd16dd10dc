import { type Bitset, intersect, members, remove } from './bitset';
import { filteredSet } from './filters/evaluate';
import { wordFormOf } from './index-schema';
import { geoMatch, type GeoMatch } from './geo';
import type { TextMatch } from './query/match-text';
import { type ParsedQuery, parseQuery, type QueryWord } from './query/parse-query';
import { matchTextOnce } from './query/text-cache';
import { Features } from './ranking/features';
import { maskOf } from './query/alternative';
import type { SearchIndex } from './search-index';
import type { IndexSettings, SearchContext, SearchParams } from './types';
import type { WordForm } from './words';

export interface Candidates {
  readonly settings: IndexSettings;
  readonly text: TextMatch;
  /** In ascending order. */
  readonly records: Uint32Array;
  readonly geo: GeoMatch | null;
  /** Set if words were removed to find something. */
  readonly queryAfterRemoval: string | null;
  /** Positions of the query's words in the records; computed once. */
  readonly features: () => Features;
  /** Restricts the candidates to fewer records. */
  readonly narrowed: (records: Uint32Array) => Candidates;
}

export function settingsFor(index: SearchIndex, params: SearchParams): IndexSettings {
  const settings = { ...index.settings, ...params };
  return params.similarQuery ? { ...settings, ...broadened(settings) } : settings;
}

/** Settings that a similar query changes, as the vendor documents. */
function broadened({ ranking }: IndexSettings): Partial<IndexSettings> {
  return {
    queryType: 'prefixNone',
    removeStopWords: true,
    ranking: ['words', ...ranking.filter((name) => name !== 'words')],
  };
}

/** Every word of a similar query is optional. */
function queryOf(params: SearchParams, settings: IndexSettings, form: WordForm): ParsedQuery {
  if (!params.similarQuery) return parseQuery(params.query ?? '', settings, form);
  const query = parseQuery(params.similarQuery, settings, form);
  return { ...query, words: query.words.map((word) => ({ ...word, isOptional: true })) };
}

export function findCandidates(
  index: SearchIndex,
  params: SearchParams,
  context: SearchContext,
): Candidates {
  const { corpus } = index;
  const settings = settingsFor(index, params);
  const geo = geoMatch(corpus, params);
  const allowed = allowedSet(index, params, context, geo);
  const query = queryOf(params, settings, wordFormOf(corpus.settings));
  let found: Candidates | null = null;
  for (const attempt of attempts(query, settings)) {
    const text = matchTextOnce(corpus, attempt.query, settings, params, context.synonyms);
    found = candidatesOf(index, recordsIn(text.set, allowed), {
      settings,
      text,
      geo,
      queryAfterRemoval: attempt.removed,
    });
    if (found.records.length > 0) break;
  }
  if (!found) throw new Error('a query is attempted at least once');
  return withTypoTolerance(found);
}

function candidatesOf(
  index: SearchIndex,
  records: Uint32Array,
  rest: Omit<Candidates, 'records' | 'features' | 'narrowed'>,
): Candidates {
  const { disableExactOnAttributes, exactOnSingleWordQuery } = rest.settings;
  let features: Features | null = null;
  const gather = (): Features => {
    const notExactIn = maskOf(index.corpus, disableExactOnAttributes);
    return new Features(index.corpus, rest.text.words, records, notExactIn, exactOnSingleWordQuery);
  };
  return {
    ...rest,
    records,
    features: () => (features ??= gather()),
    narrowed: (fewer) => candidatesOf(index, fewer, rest),
  };
}

/** `min` keeps the records with the fewest typos, `strict` those with the two lowest numbers. */
function withTypoTolerance(found: Candidates): Candidates {
  const tolerance = found.settings.typoTolerance;
  const isStrict = tolerance === 'min' || tolerance === 'strict';
  if (!isStrict || found.text.words.length === 0) return found;
  const features = found.features();
  const typos = Array.from(found.records.keys(), (slot) => features.typos(slot));
  const levels = [...new Set(typos)].sort((left, right) => left - right);
  const most = levels[tolerance === 'min' ? 0 : Math.min(1, levels.length - 1)] ?? 0;
  return found.narrowed(found.records.filter((_record, slot) => (typos[slot] ?? 0) <= most));
}

/**
 * Records that pass everything but the words: live, filtered, nearby, not hidden by a rule.
 * Read-only.
 */
function allowedSet(
  index: SearchIndex,
  params: SearchParams,
  context: SearchContext,
  geo: GeoMatch | null,
): Bitset {
  const { corpus } = index;
  const filtered = filteredSet(corpus, params.filters ?? []);
  const hidden = context.hidden ?? [];
  if (!filtered && !geo?.set && hidden.length === 0) return corpus.live;
  const allowed = corpus.live.slice();
  if (filtered) intersect(allowed, filtered);
  if (geo?.set) intersect(allowed, geo.set);
  for (const objectID of hidden) {
    const number = corpus.numberOf.get(objectID);
    if (number !== undefined) remove(allowed, number);
  }
  return allowed;
}

function recordsIn(text: Bitset | null, allowed: Bitset): Uint32Array {
  if (!text) return members(allowed);
  const both = text.slice();
  intersect(both, allowed);
  return members(both);
}

interface Attempt {
  readonly query: ParsedQuery;
  readonly removed: string | null;
}

/** `firstWords` is not applied to longer queries. */
const MAX_FIRST_WORDS = 5;

/** The query unchanged, then with the words removed that `removeWordsIfNoResults` names. */
function* attempts(query: ParsedQuery, settings: IndexSettings): Generator<Attempt> {
  yield { query, removed: null };
  const { words } = query;
  if (words.length < 2) return;
  const mode = settings.removeWordsIfNoResults;
  if (mode === 'allOptional') {
    yield {
      query: { ...query, words: words.map((word) => ({ ...word, isOptional: true })) },
      removed: null,
    };
  }
  if (mode === 'lastWords') {
    for (let count = words.length - 1; count > 0; count -= 1)
      yield without(query, (at) => at >= count);
  }
  if (mode === 'firstWords' && words.length <= MAX_FIRST_WORDS) {
    for (let gone = 1; gone < words.length; gone += 1) yield without(query, (at) => at < gone);
  }
}

function without(query: ParsedQuery, isGone: (at: number) => boolean): Attempt {
  const mark = (word: QueryWord, at: number): string =>
    isGone(at) ? `<em>${word.text}</em>` : word.text;
  return {
    query: { ...query, words: query.words.filter((_word, at) => !isGone(at)) },
    removed: query.words.map(mark).join(' '),
  };
}
