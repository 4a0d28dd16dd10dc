import type { ContentType } from '@/cms-schema/content-type';

/** A content type of a space, as far as code depends on it. */
export interface SpaceType {
  id: string;
  fields: readonly { id: string; type: string }[];
}

/** How a space and this code's content model agree. */
export interface ModelFit {
  /** What the code reads and the space has no longer, or has as something else: pages would lose it. */
  missing: string[];
  /** What only the space has: code older than its space. */
  additions: string[];
}

/** Compares what the code declares with what a space has. Pure. */
export function modelFit(
  declared: Readonly<Record<string, ContentType>>,
  space: readonly SpaceType[],
): ModelFit {
  const types = new Map(space.map((type) => [type.id, type]));
  const missing = Object.values(declared).flatMap(({ id, fields }) => {
    const found = types.get(id);
    if (!found) return [id];
    const byId = new Map(found.fields.map((field) => [field.id, field.type]));
    return Object.entries(fields)
      .filter(([name, { type }]) => byId.get(name) !== type)
      .map(([name]) => `${id}.${name}`);
  });
  const additions = space.flatMap(({ id, fields }) => {
    const own = Object.hasOwn(declared, id) ? declared[id] : undefined;
    // Types the shop does not know are none of its business: the migrations keep their history in two.
    if (!own) return [];
    return fields.filter((field) => !(field.id in own.fields)).map((field) => `${id}.${field.id}`);
  });
  return { missing, additions };
}
