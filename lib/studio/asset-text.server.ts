import type { AssetProps } from 'contentful-management';
import { apiErrorId, managementClient } from './space.server';
import { stateOf, type EditedEntry, type LocalizedFields } from './studio-entry';
import { withChanges, type Written } from './write-entry.server';

/** Fields of an asset that its editor writes; its file is put there by an upload. */
const textOf = ({ fields }: AssetProps): LocalizedFields => ({
  title: fields.title ?? {},
  description: fields.description ?? {},
});

/** Title and description of a picture, as their editor receives them; `null` when it is gone. */
export async function loadAssetText(assetId: string): Promise<EditedEntry | null> {
  try {
    const asset = await managementClient().asset.get({ assetId });
    const { id, version, updatedAt } = asset.sys;
    return {
      ...{ id, type: 'asset', version, updatedAt },
      state: stateOf(asset.sys),
      fields: textOf(asset),
    };
  } catch (error) {
    if (apiErrorId(error) === 'NotFound') return null;
    throw error;
  }
}

const conflictWith = (asset: AssetProps): Written => ({
  ...{ ok: false, kind: 'conflict', version: asset.sys.version, fields: textOf(asset) },
});

/**
 * Saves what a picture is called and what it shows as its draft.
 * @param changes `title` and `description` → locale → value; an empty text removes a value
 * @returns a conflict with the present values when it is no longer at `version`
 * @throws the client's error when the API refuses the values or cannot be reached
 */
export async function saveAssetText(
  assetId: string,
  version: number,
  changes: LocalizedFields,
): Promise<Written> {
  const { asset: client } = managementClient();
  const asset = await client.get({ assetId });
  if (asset.sys.version !== version) return conflictWith(asset);
  // Texts, as the route has checked.
  const texts = withChanges(textOf(asset), changes) as Pick<
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
