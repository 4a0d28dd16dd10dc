import { randomBytes } from 'node:crypto';
import type { SearchResult } from '#engine/types';
import type { PreparedSearch } from './prepared-search';
import { toQueryString } from './raw-parameters';

export function searchResponse(
  { name, params, options, effects, raw }: PreparedSearch,
  result: SearchResult,
  tookMs: number,
): Record<string, unknown> {
  const renderingContent = { ...options.renderingContent, ...effects?.renderingContent };
  const { exhaustiveFacetsCount, exhaustiveNbHits, exhaustiveTypo } = result;
  const response: Record<string, unknown> = {
    ...result,
    exhaustive: {
      ...(exhaustiveFacetsCount !== undefined && { facetsCount: exhaustiveFacetsCount }),
      nbHits: exhaustiveNbHits,
      typo: exhaustiveTypo,
    },
    query: params.query ?? '',
    params: toQueryString(raw),
    index: name,
    renderingContent,
    processingTimeMS: Math.max(1, Math.round(tookMs)),
    processingTimingsMS: { total: Math.max(1, Math.round(tookMs)) },
    serverTimeMS: Math.max(1, Math.round(tookMs)),
    ...(options.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    ...(effects && effects.userData.length > 0 && { userData: effects.userData }),
    ...(effects && { appliedRules: effects.appliedRules.map((objectID) => ({ objectID })) }),
    // No model has learned categories; the vendor answers an empty object then, too.
    ...(options.extensions && { extensions: { queryCategorization: {} } }),
    ...(params.getRankingInfo && { serverUsed: 'embedded', indexUsed: name }),
  };
  return withFields(response, options.responseFields);
}

/** Parts of a response that cannot be excluded. */
const ALWAYS = ['message', 'warning', 'cursor', 'abTestVariantID'];

function withFields(response: Record<string, unknown>, fields: readonly string[] | undefined) {
  if (!fields || fields.includes('*')) return response;
  const wanted = new Set([...fields, ...ALWAYS]);
  return Object.fromEntries(Object.entries(response).filter(([name]) => wanted.has(name)));
}
