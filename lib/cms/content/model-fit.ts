import type { ContentType } from '@/cms-schema/content-type';

/** A content type of a space, reduced to what code depends on. */
export interface SpaceType {
  id: string;
  fields: readonly { id: string; type: string }[];
}

/** Differences between a space and this code's content model. */
export interface ModelFit {
  /**
   * Types and fields that the code reads but the space lacks or has changed: pages would lose them.
   */
  missing: string[];
  /** Fields that only the space has: the code is older than its space. */
  additions: string[];
}

/** Compares the code's declarations with a space. Pure. */
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
    // Unknown types are ignored: the migrations store their history in two.
    if (!own) return [];
    return fields.filter((field) => !(field.id in own.fields)).map((field) => `${id}.${field.id}`);
  });
  return { missing, additions };
}
