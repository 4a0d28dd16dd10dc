import type { EntitySummary } from './studio-entry';

/** Key of an entity: an entry and an asset may have the same id. */
export const entityKey = (kind: EntitySummary['kind'], id: string): string => `${kind} ${id}`;

/** What an editor has seen of the drafts that are published together with an entry. */
export interface PublishChoice {
  /**
   * {@link entityKey} → version of drafts that the editor has written during this visit, or has
   * agreed to publish.
   */
  seen: Readonly<Record<string, number>>;
  /** Changed entities that stay public as they are, by {@link entityKey}. */
  leftOut: readonly string[];
}

/** A draft that would be published along and that the editor has not written. */
export interface OtherDraft extends EntitySummary {
  version: number;
}
