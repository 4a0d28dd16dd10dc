import type { Candidates } from '#engine/candidates';
import type { Corpus } from '#engine/corpus';
import type { RankingInfo, SearchParams } from '#engine/types';
import { filterScore } from './criteria';

export function rankingInfo(
  corpus: Corpus,
  candidates: Candidates,
  params: SearchParams,
): (record: number, isPromoted: boolean) => RankingInfo {
  const slots = new Map(Array.from(candidates.records, (record, slot) => [record, slot]));
  const features = candidates.features();
  const score = filterScore(corpus, params);
  const { geo, settings, text } = candidates;
  return (record, isPromoted) => {
    const slot = slots.get(record);
    const isFound = slot !== undefined && text.words.length > 0;
    const distance = geo?.distanceOf?.(record) ?? 0;
    const geoDistance = Number.isFinite(distance) ? Math.round(distance) : 0;
    return {
      nbTypos: isFound ? features.typos(slot) : 0,
      firstMatchedWord: isFound ? features.firstMatchedWord(slot) : 0,
      proximityDistance: isFound ? features.proximity(slot, settings.minProximity) : 0,
      userScore: corpus.count - record,
      geoDistance,
      geoPrecision: geo?.distanceOf ? geo.precisionOf(geoDistance) : 0,
      nbExactWords: isFound ? features.exactWords(slot) : 0,
      words: isFound ? features.matchedWords(slot) : 0,
      filters: score?.(record) ?? 0,
      ...(isPromoted ? { promoted: true } : {}),
    };
  };
}
