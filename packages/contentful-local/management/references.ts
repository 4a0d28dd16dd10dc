import { type ApiResponse, type Call, ok, param } from '#http/call';
import { unknownParameter } from '#http/api-error';
import type { Entity, JsonObject } from '#model/entities';
import { eachLink } from '#model/entities';
import { parseInclude } from '#query/paging';
import { entityKey } from '#store/environment-state';
import { managedEntity } from './sys';

/**
 * `GET entries/{id}/references`: the entry with the drafts it links to, down to depth `include`;
 * an empty list for an unknown entry, as the vendor returns it.
 */
export function listReferences(call: Call): ApiResponse {
  for (const name of call.query.keys()) if (name !== 'include') throw unknownParameter(name);
  const root = call.environment.entity('Entry', param(call, 'id'));
  if (!root) return ok({ sys: { type: 'Array' }, items: [] });
  const includes: Record<Entity['kind'], JsonObject[]> = { Entry: [], Asset: [] };
  const seen = new Set([entityKey(root.kind, root.id)]);
  let level: Entity[] = [root];
  for (let depth = parseInclude(call.query); depth > 0 && level.length > 0; depth -= 1) {
    const targets = level
      .flatMap((entity) => linkedFrom(entity, call))
      .filter(({ kind, id }) => {
        const key = entityKey(kind, id);
        return !seen.has(key) && seen.add(key);
      });
    for (const target of targets) includes[target.kind].push(shown(target, call));
    level = targets;
  }
  return ok({ sys: { type: 'Array' }, items: [shown(root, call)], includes });
}

const shown = (entity: Entity, call: Call) => managedEntity(entity, call.environment, call.fileUrl);

function linkedFrom(entity: Entity, call: Call): Entity[] {
  const targets: Entity[] = [];
  for (const values of Object.values(entity.draft.fields)) {
    eachLink(values, ({ sys }) => {
      const target = call.environment.entity(sys.linkType, sys.id);
      if (target) targets.push(target);
    });
  }
  return targets;
}
