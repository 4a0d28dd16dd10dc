import type { Entity, JsonObject } from '#model/entities';
import { entityKey } from '#store/environment-state';
import { type EntityView, viewer } from './entity-view';
import { contentAt, type Reading } from './reading';

export interface Includes {
  Entry: EntityView[];
  Asset: EntityView[];
  /** One per unresolved link, in order of appearance; the same target may occur twice. */
  errors: JsonObject[];
}

/** Follows links breadth first down to `depth`; entities in `items` are not included again. */
export function resolveIncludes(items: Entity[], depth: number, reading: Reading): Includes {
  const includes: Includes = { Entry: [], Asset: [], errors: [] };
  if (depth === 0) return includes;
  const seen = new Set(items.map((item) => entityKey(item.kind, item.id)));
  const viewOf = viewer(reading);
  let level = items.map(viewOf);
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: EntityView[] = [];
    for (const { kind, id, key } of level.flatMap((view) => view.targets)) {
      if (seen.has(key)) continue;
      const target = reading.environment.entity(kind, id);
      if (!target || !contentAt(target, reading.stage)) {
        includes.errors.push(notResolvable(kind, id));
        continue;
      }
      seen.add(key);
      const view = viewOf(target);
      includes[kind].push(view);
      next.push(view);
    }
    level = next;
  }
  return includes;
}

const notResolvable = (linkType: string, id: string): JsonObject => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType, id },
});
