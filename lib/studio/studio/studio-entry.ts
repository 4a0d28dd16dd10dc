export { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
export type PublishState = 'draft' | 'published' | 'changed' | 'archived';

/** Field id → locale → value, as the management API stores it. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

/** Summary of an entry or asset for lists. */
export interface EntitySummary {
  id: string;
  kind: 'Entry' | 'Asset';
  /** Content type id; `asset` for an asset. */
  type: string;
  title: string;
  state: PublishState;
  /** ISO 8601. */
  updatedAt: string;
  /** Address of a thumbnail, if it is a picture. */
  thumbnail: string | null;
}

export const editorHref = ({ id, kind }: Pick<EntitySummary, 'id' | 'kind'>): string =>
  `/studio/${kind === 'Asset' ? 'picture' : 'entry'}/${encodeURIComponent(id)}`;

export interface EditedEntry {
  id: string;
  type: string;
  version: number;
  state: PublishState;
  fields: LocalizedFields;
  updatedAt: string;
}

/** Members of an entity's `sys` that determine its state. */
interface EntitySys {
  version: number;
  publishedVersion?: number | undefined;
  archivedVersion?: number | undefined;
}

/**
 * Publishing increments the version, so an unchanged entity is at the published version plus one.
 */
export function stateOf({ version, publishedVersion, archivedVersion }: EntitySys): PublishState {
  if (archivedVersion !== undefined) return 'archived';
  if (publishedVersion === undefined) return 'draft';
  return version > publishedVersion + 1 ? 'changed' : 'published';
}
