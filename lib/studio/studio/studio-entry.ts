export { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
/** Where an entry or asset stands between its draft and what visitors see. */
export type PublishState = 'draft' | 'published' | 'changed' | 'archived';

/** Field id → locale → value, as the management API stores it. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

/** An entry or asset in a list. */
export interface EntitySummary {
  id: string;
  kind: 'Entry' | 'Asset';
  /** Content type id; `asset` for an asset. */
  type: string;
  title: string;
  state: PublishState;
  /** ISO 8601. */
  updatedAt: string;
  /** Address of a small picture, for an asset that is one. */
  thumbnail: string | null;
}

/** Where an entry or a picture is edited. */
export const editorHref = ({ id, kind }: Pick<EntitySummary, 'id' | 'kind'>): string =>
  `/studio/${kind === 'Asset' ? 'picture' : 'entry'}/${encodeURIComponent(id)}`;

/** An entry as its editor receives it. */
export interface EditedEntry {
  id: string;
  type: string;
  version: number;
  state: PublishState;
  fields: LocalizedFields;
  updatedAt: string;
}

/** The part of an entity's `sys` that decides its state. */
interface EntitySys {
  version: number;
  publishedVersion?: number | undefined;
  archivedVersion?: number | undefined;
}

/** Publishing counts as a change of its own: the version after it is the published one plus one. */
export function stateOf({ version, publishedVersion, archivedVersion }: EntitySys): PublishState {
  if (archivedVersion !== undefined) return 'archived';
  if (publishedVersion === undefined) return 'draft';
  return version > publishedVersion + 1 ? 'changed' : 'published';
}
