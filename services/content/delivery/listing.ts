import type { Answer, Call } from '@/services/content/http/call';
import { notFound, unknownParameter } from '@/services/content/http/api-error';
import type { Entity, JsonObject } from '@/services/content/model/entities';
import { matching, parseEntityQuery } from '@/services/content/query/entity-query';
import { viewOf } from '@/services/content/query/entity-view';
import { resolveIncludes } from '@/services/content/query/includes';
import { page, parseInclude } from '@/services/content/query/paging';
import type { Reading, Stage } from '@/services/content/query/reading';
import { parseSelection, selected } from '@/services/content/query/selection';
import { readingOf } from './locale-choice';

/** `GET entries` and `GET assets` of delivery and preview. */
export function listEntities(call: Call, stage: Stage, kind: Entity['kind']): Answer {
  const reading = readingOf(call, stage);
  const query = parseEntityQuery(kind, call.query, reading);
  const depth = parseInclude(call.query);
  const selection = parseSelection(call.query.get('select'));
  const found = [...matching(query)].sort(query.order);
  const shown = page(found, query.paging);
  const texts = shown.map((entity) => {
    const view = viewOf(entity, reading, call.fileUrl);
    return selection ? JSON.stringify(selected(view.json, selection)) : view.text;
  });
  const extras = kind === 'Entry' ? includesText(shown, depth, reading, call) : '';
  const { skip, limit } = query.paging;
  return {
    status: 200,
    text: `{"sys":{"type":"Array"},"total":${found.length},"skip":${skip},"limit":${limit},"items":[${texts.join(',')}]${extras}}`,
  };
}

function includesText(shown: Entity[], depth: number, reading: Reading, call: Call): string {
  const { Entry, Asset, errors } = resolveIncludes(shown, depth, reading, call.fileUrl);
  const kinds = Object.entries({ Entry, Asset })
    .filter(([, views]) => views.length > 0)
    .map(([kind, views]) => `"${kind}":[${views.map((view) => view.text).join(',')}]`);
  return [
    errors.length > 0 ? `,"errors":${JSON.stringify(errors)}` : '',
    kinds.length > 0 ? `,"includes":{${kinds.join(',')}}` : '',
  ].join('');
}

/** `GET entries/{id}` and `GET assets/{id}`: never with includes. */
export function showEntity(call: Call, stage: Stage, kind: Entity['kind']): Answer {
  for (const name of call.query.keys()) {
    if (!SINGLE_PARAMETERS.has(name)) throw unknownParameter(name);
  }
  const reading = readingOf(call, stage);
  const id = call.params.id ?? '';
  const query = parseEntityQuery(kind, new URLSearchParams([['sys.id', id]]), reading);
  const [entity] = matching(query);
  if (!entity) throw notFound(entityDetails(call, kind, id));
  return { status: 200, text: viewOf(entity, reading, call.fileUrl).text };
}

const SINGLE_PARAMETERS = new Set([
  'locale',
  'access_token',
  'include',
  'includeContentSourceMaps',
]);

export const entityDetails = (call: Call, type: string, id: string): JsonObject => ({
  type,
  id,
  environment: call.environment.id,
  space: call.environment.space,
});
