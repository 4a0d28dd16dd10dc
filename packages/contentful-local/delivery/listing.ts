import type { ApiResponse, Call } from '#http/call';
import { notFound, unknownParameter } from '#http/api-error';
import { joined, type Written, writtenAs } from '#http/written';
import type { Entity, JsonObject } from '#model/entities';
import { paginate } from '#query/cursor';
import { parseEntityQuery } from '#query/entity-query';
import { findAll } from '#query/find-entities';
import { type EntityView, viewer } from '#query/entity-view';
import { type Includes, resolveIncludes } from '#query/includes';
import { parseInclude } from '#query/paging';
import type { Stage } from '#query/reading';
import { parseSelection, selected } from '#query/selection';
import { readingOf } from './locale-choice';
import { SourceMaps } from './source-maps';

export function listEntities(call: Call, stage: Stage, kind: Entity['kind']): ApiResponse {
  const reading = readingOf(call, stage);
  const query = parseEntityQuery(kind, call.query, reading);
  const depth = parseInclude(call.query);
  const selection = parseSelection(call.query.get('select'));
  const maps = sourceMapsFor(call, stage);
  const found = findAll(query);
  const { shown, envelope } = paginate(found, call.url, query.paging);
  // Views cache their JSON, so most responses need no serialization.
  const write = (view: EntityView) => (maps ? writtenAs(maps.annotate(view.json)) : view.written);
  const items = shown.map(viewer(reading)).map((view) => {
    if (!selection) return write(view);
    return writtenAs(selected(maps ? maps.annotate(view.json) : view.json, selection));
  });
  const includes =
    kind === 'Entry' ? writtenIncludes(resolveIncludes(shown, depth, reading), write) : [];
  const sys = { type: 'Array', ...(maps ? { contentSourceMapsLookup: maps.lookup() } : {}) };
  const head = JSON.stringify({ sys, ...envelope }).slice(0, -1);
  const written = joined([`${head},"items":[`, ...listed(items), ']', ...includes, '}']);
  return { status: 200, written };
}

const listed = (items: readonly Written[]) =>
  items.flatMap((item, index) => (index === 0 ? [item] : [',', item]));

function writtenIncludes(
  { Entry, Asset, errors }: Includes,
  write: (view: EntityView) => Written,
): (Written | string)[] {
  const kinds = Object.entries({ Entry, Asset })
    .filter(([, views]) => views.length > 0)
    .map(([kind, views]) => [`"${kind}":[`, ...listed(views.map(write)), ']']);
  return [
    errors.length > 0 ? `,"errors":${JSON.stringify(errors)}` : '',
    ...(kinds.length > 0 ? [',"includes":{', ...separated(kinds), '}'] : []),
  ];
}

const separated = (groups: (Written | string)[][]) =>
  groups.flatMap((group, index) => (index === 0 ? group : [',', ...group]));

/** Only preview has source maps, because they name editors' widgets. */
function sourceMapsFor(call: Call, stage: Stage): SourceMaps | undefined {
  const requested = call.query.get('includeContentSourceMaps');
  if (requested === null) return undefined;
  if (stage !== 'preview') throw unknownParameter('includeContentSourceMaps');
  return requested === 'true' ? new SourceMaps(call.environment) : undefined;
}

/** `GET entries/{id}` and `GET assets/{id}`, never with includes. */
export function showEntity(call: Call, stage: Stage, kind: Entity['kind']): ApiResponse {
  for (const name of call.query.keys()) {
    if (!SINGLE_PARAMETERS.has(name)) throw unknownParameter(name);
  }
  const reading = readingOf(call, stage);
  const maps = sourceMapsFor(call, stage);
  const id = call.params.id ?? '';
  const query = parseEntityQuery(kind, new URLSearchParams([['sys.id', id]]), reading);
  const [entity] = findAll(query).slice(0, 1);
  if (!entity) throw notFound(entityDetails(call, kind, id));
  const view = viewer(reading)(entity);
  return maps
    ? { status: 200, body: withLookup(view.json, maps) }
    : { status: 200, written: view.written };
}

/** Adds the lists that the mappings of a single item point into. */
function withLookup(item: JsonObject, maps: SourceMaps): JsonObject {
  const annotated = maps.annotate(item);
  const sys = { ...(annotated.sys as JsonObject), contentSourceMapsLookup: maps.lookup() }; // Every view has `sys`.
  return { ...annotated, sys };
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
