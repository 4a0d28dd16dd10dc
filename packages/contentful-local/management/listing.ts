import { type ApiResponse, type Call, ok } from '#http/call';
import type { Entity, JsonObject } from '#model/entities';
import { parseEntityQuery } from '#query/entity-query';
import { findAll } from '#query/find-entities';
import { paginate } from '#query/cursor';
import type { FileUrl, Stage } from '#query/reading';
import { parseSelection, selected } from '#query/selection';
import type { EnvironmentState } from '#store/environment-state';
import { managedEntity, publishedEntity } from './sys';

type Show = (entity: Entity, environment: EnvironmentState, fileUrl: FileUrl) => JsonObject;

export const listManaged = (call: Call, kind: Entity['kind']): ApiResponse =>
  list(call, kind, 'management', managedEntity);

export const listPublic = (call: Call, kind: Entity['kind']): ApiResponse =>
  list(call, kind, 'published', publishedEntity);

function list(call: Call, kind: Entity['kind'], stage: Stage, show: Show): ApiResponse {
  const { environment, fileUrl } = call;
  const locale = environment.defaultLocale.body.code;
  const query = parseEntityQuery(kind, call.query, { environment, stage, locale, fileUrl });
  const selection = parseSelection(call.query.get('select'));
  const found = findAll(query);
  const { shown, envelope } = paginate(found, call.url, query.paging);
  const items = shown.map((entity) => {
    const item = show(entity, environment, fileUrl);
    return selection ? selected(item, selection) : item;
  });
  return ok({ sys: { type: 'Array' }, ...envelope, items });
}
