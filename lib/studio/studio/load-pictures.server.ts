import type { AssetProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { findAsset } from './asset-text.server';
import { loadAllAssets, loadAllEntries } from './load-report.server';
import {
  sameFiles,
  withFaults,
  type LibraryPicture,
  type ListedPicture,
  type PictureFile,
} from './picture-list';
import { assetSummary, entrySummary, linkedIds } from './read-entries.server';
import { managementClient } from './space.server';
import { stateOf, type EntitySummary } from './studio-entry';

function fileOf({ fields }: AssetProps): PictureFile | null {
  const { contentType, details } = fields.file?.[DEFAULT_LOCALE] ?? {};
  const { size, image } = Object(details);
  const { width, height } = Object(image);
  if (typeof contentType !== 'string' || typeof size !== 'number') return null;
  return { contentType, bytes: size, width: Number(width ?? 0), height: Number(height ?? 0) };
}

const isPicture = ({ fields }: AssetProps): boolean =>
  fields.file?.[DEFAULT_LOCALE]?.contentType.startsWith('image/') ?? false;

const libraryPicture = (asset: AssetProps, uses: number): LibraryPicture => ({
  picture: assetSummary(asset),
  file: fileOf(asset),
  hasDescription: Boolean(asset.fields.description?.[DEFAULT_LOCALE]),
  uses,
});

/** Pictures that are not archived, with the number of their uses. */
const picturesOf = (assets: readonly AssetProps[], uses: ReadonlyMap<string, number>) =>
  assets
    .filter((asset) => isPicture(asset) && stateOf(asset.sys) !== 'archived')
    .map((asset) => libraryPicture(asset, uses.get(asset.sys.id) ?? 0));

/**
 * All pictures of the space that are not archived, by title, with their uses and faults.
 * @throws the client's error when the content service cannot be reached
 */
export async function loadPictures(): Promise<ListedPicture[]> {
  const [entries, assets] = await Promise.all([loadAllEntries(), loadAllAssets()]);
  const uses = new Map<string, number>();
  for (const { fields, state } of entries)
    if (state !== 'archived')
      for (const id of linkedIds(fields).assets) uses.set(id, (uses.get(id) ?? 0) + 1);
  return withFaults(picturesOf(assets, uses)).toSorted((one, other) =>
    one.picture.title.localeCompare(other.picture.title, 'de'),
  );
}

export interface ShownPicture extends ListedPicture {
  version: number;
  /** URL of the whole picture; `null` for a file that is not a picture. */
  source: string | null;
  shownBy: EntitySummary[];
  /** Other pictures with the same file. */
  same: EntitySummary[];
}

/**
 * A picture with its uses and faults; `null` if it was deleted.
 * @throws the client's error when the content service cannot be reached
 */
export async function loadPicture(assetId: string): Promise<ShownPicture | null> {
  const asset = await findAsset(assetId);
  if (!asset) return null;
  const query = { links_to_asset: assetId, limit: 1_000 };
  const [{ items }, assets] = await Promise.all([
    managementClient().entry.getMany({ query }),
    loadAllAssets(),
  ]);
  const all = withFaults(picturesOf(assets, new Map([[assetId, items.length]])));
  const own = all.find(({ picture }) => picture.id === assetId) ?? {
    ...libraryPicture(asset, items.length),
    faults: [],
  };
  const [address] = own.picture.thumbnail?.split('?', 1) ?? [];
  return {
    ...own,
    version: asset.sys.version,
    source: address ? `${address}?w=640` : null,
    shownBy: items.map(entrySummary),
    same: sameFiles(own, all),
  };
}
