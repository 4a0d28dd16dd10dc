import { type Bitset, has } from '#engine/bitset';
import type { Candidates } from '#engine/candidates';
import type { Corpus } from '#engine/corpus';
import { atomSet } from '#engine/filters/evaluate';
import { sortCriterionOf } from '#engine/index-schema';
import type { FilterAtom, QuerySettings, SearchParams } from '#engine/types';
import { type Criterion, criterion } from './rank';
import { sortKeys } from './sort-keys';

/** The criteria that can distinguish the candidates, in the order of the index's `ranking`. */
export function criteriaOf(
  corpus: Corpus,
  candidates: Candidates,
  params: SearchParams,
): Criterion[] {
  const { ranking, customRanking, typoTolerance } = candidates.settings;
  const isStrict = typoTolerance === 'min' || typoTolerance === 'strict';
  const names = isStrict ? ['typo', ...ranking.filter((name) => name !== 'typo')] : ranking;
  return names.flatMap((name) => {
    if (name === 'custom') {
      return customRanking.flatMap((entry) => bySorting(corpus, candidates, entry));
    }
    return [
      ...bySorting(corpus, candidates, name),
      ...byWords(candidates, name),
      ...byGeo(candidates, name),
      ...byFilters(corpus, candidates, params, name),
    ];
  });
}

/** Only `customRanking`, for virtual replicas. */
export function customCriteria(corpus: Corpus, candidates: Candidates): Criterion[] {
  return candidates.settings.customRanking.flatMap((entry) => bySorting(corpus, candidates, entry));
}

function bySorting(corpus: Corpus, candidates: Candidates, entry: string): Criterion[] {
  const sort = sortCriterionOf(entry);
  if (!sort) return [];
  const keys = sortKeys(corpus, sort);
  const { records } = candidates;
  return [criterion(entry, (slot) => keys[records[slot] ?? 0] ?? Infinity)];
}

function byWords(candidates: Candidates, name: string): Criterion[] {
  const { words } = candidates.text;
  const count = words.length;
  if (count === 0) return [];
  const features = candidates.features();
  const least = candidates.settings.minProximity;
  switch (name) {
    case 'typo':
      return [criterion(name, (slot) => features.typos(slot))];
    case 'words': {
      const isSame = words.every((word) => !word.isOptional);
      return isSame ? [] : [criterion(name, (slot) => -features.matchedWords(slot))];
    }
    case 'proximity':
      return count < 2 ? [] : [criterion(name, (slot) => features.proximity(slot, least))];
    case 'attribute':
      return count > 1 && isByProximity(candidates.settings)
        ? [criterion(name, (slot) => features.firstWordOfNearest(slot, least))]
        : [criterion(name, (slot) => features.firstMatchedWord(slot))];
    case 'exact':
      return [criterion(name, (slot) => -features.exactWords(slot))];
    default:
      return [];
  }
}

/** As documented, the setting applies only if `attribute` precedes `proximity`. */
function isByProximity(settings: QuerySettings): boolean {
  const { ranking, attributeCriteriaComputedByMinProximity: isOn } = settings;
  return isOn && ranking.indexOf('attribute') < ranking.indexOf('proximity');
}

function byGeo(candidates: Candidates, name: string): Criterion[] {
  const { geo, records } = candidates;
  const distanceOf = geo?.distanceOf;
  if (name !== 'geo' || !distanceOf) return [];
  return [
    criterion(name, (slot) => {
      const distance = distanceOf(records[slot] ?? 0);
      return Math.floor(distance / geo.precisionOf(distance));
    }),
  ];
}

function byFilters(
  corpus: Corpus,
  candidates: Candidates,
  params: SearchParams,
  name: string,
): Criterion[] {
  if (name !== 'filters') return [];
  const score = filterScore(corpus, params);
  if (!score) return [];
  const { records } = candidates;
  return [criterion(name, (slot) => -score(records[slot] ?? 0))];
}

interface ScoredGroup {
  readonly atoms: readonly { readonly set: Bitset; readonly score: number }[];
}

/** Score of a record from optional filters and `<score=n>`; null if none applies. */
export function filterScore(
  corpus: Corpus,
  params: SearchParams,
): ((record: number) => number) | null {
  const optional = params.optionalFilters ?? [];
  const isScored = (atom: FilterAtom): boolean => atom.kind === 'facet' && atom.score !== 1;
  const sums = params.sumOrFiltersScores === true;
  const scored = (params.filters ?? []).filter((group) => sums || group.some(isScored));
  if (optional.length + scored.length === 0) return null;
  const groups: ScoredGroup[] = [...optional, ...scored].map((group) => ({
    atoms: group.map((atom) => ({
      set: atomSet(corpus, atom),
      score: atom.kind === 'facet' ? atom.score : 1,
    })),
  }));
  return (record) => {
    let total = 0;
    for (const { atoms } of groups) {
      let worth = 0;
      for (const { set, score } of atoms) {
        if (has(set, record)) worth = sums ? worth + score : Math.max(worth, score);
      }
      total += worth;
    }
    return total;
  };
}
