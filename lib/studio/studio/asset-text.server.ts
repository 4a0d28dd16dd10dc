import type { AssetProps } from 'contentful-management';
import { isEntityId } from './entity-id';
import { apiErrorId, managementClient } from './space.server';
import { stateOf, type EditedEntry, type LocalizedFields } from './studio-entry';
import { withStoredChanges, type WriteResult } from './write-entry.server';

/** Fields of an asset that editors write; the upload sets its file. */
const textOf = ({ fields }: AssetProps): LocalizedFields => ({
  title: fields.title ?? {},
  description: fields.description ?? {},
});

/** @returns `null` if the space has no such asset */
export async function findAsset(assetId: string): Promise<AssetProps | null> {
  if (!isEntityId(assetId)) return null;
  try {
    return await managementClient().asset.get({ assetId });
  } catch (error) {
    if (apiErrorId(error) === 'NotFound') return null;
    throw error;
  }
}

/** Title and description of a picture, for its editor; `null` if it was deleted. */
export async function loadAssetText(assetId: string): Promise<EditedEntry | null> {
  const asset = await findAsset(assetId);
  if (!asset) return null;
  const { id, version, updatedAt } = asset.sys;
  const state = stateOf(asset.sys);
  return { id, type: 'asset', version, updatedAt, state, fields: textOf(asset) };
}

const conflictWith = (asset: AssetProps): WriteResult => ({
  ok: false,
  kind: 'conflict',
  version: asset.sys.version,
  fields: textOf(asset),
});

/**
 * Saves title and description of a picture as its draft.
 * @param changes `title` and `description` → locale → value; an empty text removes a value
 * @returns a conflict with the current values if it is no longer at `version`
 * @throws the client's error when the API rejects the values or cannot be reached
 */
export async function saveAssetText(
  assetId: string,
  version: number,
  changes: LocalizedFields,
): Promise<WriteResult> {
  const { asset: client } = managementClient();
  const asset = await client.get({ assetId });
  if (asset.sys.version !== version) return conflictWith(asset);
  // The route has validated that these are texts.
  const texts = withStoredChanges(textOf(asset), changes) as Pick<
    AssetProps['fields'],
    'title' | 'description'
  >;
  const fields = {
    ...asset.fields,
    title: texts.title ?? {},
    description: texts.description ?? {},
  };
  try {
    const { sys } = await client.update({ assetId }, { ...asset, fields });
    return { ok: true, version: sys.version, state: stateOf(sys), updatedAt: sys.updatedAt };
  } catch (error) {
    if (apiErrorId(error) !== 'VersionMismatch') throw error;
    return conflictWith(await client.get({ assetId }));
  }
}

/**
 * Publishes a picture with its texts, if it is still at `version`. Succeeds if it is already
 * published, because the response to an earlier request may have been lost.
 */
export async function publishAsset(assetId: string, version: number): Promise<WriteResult> {
  const { asset: client } = managementClient();
  const asset = await client.get({ assetId });
  const isPublished = asset.sys.publishedVersion === version && asset.sys.version === version + 1;
  if (asset.sys.version !== version && !isPublished) return conflictWith(asset);
  const { sys } = isPublished ? asset : await client.publish({ assetId }, asset);
  return { ok: true, version: sys.version, state: stateOf(sys), updatedAt: sys.updatedAt };
}
