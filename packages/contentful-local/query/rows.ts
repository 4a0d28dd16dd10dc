import type { Entity, Json } from '#model/entities';

export type Read = (entity: Entity) => Json | undefined;

/** How the rows of a list have moved: the previous row of each, -1 if it is new. */
export type Origins = Int32Array;
