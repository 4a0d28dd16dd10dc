import type { EntryProps } from 'contentful-management';
import { placeKey, type BulkEdit, type BulkPlace } from './bulk-edit';
import { apiErrorId, managementClient } from './space.server';

/** A tag of the space, by which entries are found. */
export interface SpaceTag {
  id: string;
  name: string;
}

type TagEdit = Extract<BulkEdit, { kind: 'tag' }>;

/** The id of a tag: the name without what ids may not have. */
const tagId = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64);

const hasTag = ({ metadata }: EntryProps, id: string): boolean =>
  metadata?.tags.some(({ sys }) => sys.id === id) ?? false;

/** All tags of the space, by name. */
export async function spaceTags(): Promise<SpaceTag[]> {
  const { items } = await managementClient().tag.getMany({
    query: { limit: 1_000, order: 'name' },
  });
  return items.map(({ sys, name }) => ({ id: sys.id, name }));
}

/** The place that a tag changes; none where the entry has it already, or has it not. */
export function withTag(
  own: Pick<BulkPlace, 'id' | 'type' | 'title'>,
  entry: EntryProps,
  { name, isOn }: TagEdit,
): BulkPlace[] {
  if (hasTag(entry, tagId(name)) === isOn) return [];
  return [
    {
      ...own,
      key: placeKey(own.id, 'tags', name),
      field: 'Tags',
      locale: null,
      before: isOn ? '' : name,
      after: isOn ? name : '',
      isTooLong: false,
    },
  ];
}

async function ensureTag(id: string, name: string): Promise<void> {
  const { tag } = managementClient();
  try {
    await tag.get({ tagId: id });
  } catch (error) {
    if (apiErrorId(error) !== 'NotFound') throw error;
    await tag.createWithId({ tagId: id }, { name, sys: { visibility: 'private' } });
  }
}

/** Adds a tag to an entry, or takes it away, at the version that the editor has seen. */
export async function tagEntry(
  entry: EntryProps,
  version: number,
  { name, isOn }: TagEdit,
): Promise<'saved' | 'conflict'> {
  if (entry.sys.version !== version) return 'conflict';
  const id = tagId(name);
  if (isOn) await ensureTag(id, name);
  const others = (entry.metadata?.tags ?? []).filter(({ sys }) => sys.id !== id);
  const own = { sys: { type: 'Link' as const, linkType: 'Tag' as const, id } };
  const metadata = { ...entry.metadata, tags: isOn ? [...others, own] : others };
  try {
    await managementClient().entry.update({ entryId: entry.sys.id }, { ...entry, metadata });
    return 'saved';
  } catch (error) {
    if (apiErrorId(error) === 'VersionMismatch') return 'conflict';
    throw error;
  }
}
