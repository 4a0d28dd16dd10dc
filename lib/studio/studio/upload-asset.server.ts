import type { AssetProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { findAsset } from './asset-text.server';
import { assetSummary } from './read-entries.server';
import { processAsset } from './process-asset.server';
import { apiErrorId, managementClient } from './space.server';
import type { EntitySummary } from './studio-entry';

/** Shorter than the wait of the editor's browser. */
const POLLING = { intervalMs: 1_000, timeoutMs: 25_000 };

export interface UploadedFile {
  /** Id of the asset, chosen by the editor's browser. */
  id: string;
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** The field of an asset with a file that was sent to the API. */
async function uploadedFile({ name, contentType, bytes }: Omit<UploadedFile, 'id'>) {
  const { sys } = await managementClient().upload.create(
    {},
    { file: new Uint8Array(bytes).buffer },
  );
  const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: sys.id } };
  return { [DEFAULT_LOCALE]: { fileName: name, contentType, uploadFrom } };
}

async function createAsset({ id, ...file }: UploadedFile): Promise<AssetProps> {
  const { name } = file;
  const title = name.replace(/\.[a-z0-9]+$/i, '').slice(0, 200) || name;
  return managementClient().asset.createWithId(
    { assetId: id },
    {
      fields: {
        title: { [DEFAULT_LOCALE]: title },
        description: {},
        file: await uploadedFile(file),
      },
    },
  );
}

/**
 * Gives a picture another file, as its draft: descriptions and uses stay.
 * @returns its new version; `missing` if it was deleted, `conflict` if somebody changes it at the same time
 * @throws the client's error when the API rejects the file or cannot be reached
 */
export async function replacePicture({
  id,
  ...file
}: UploadedFile): Promise<{ version: number } | 'missing' | 'conflict'> {
  const client = managementClient();
  const uploaded = await uploadedFile(file);
  const asset = await findAsset(id);
  if (!asset) return 'missing';
  const fields = { ...asset.fields, file: uploaded };
  try {
    const replaced = await client.asset.update({ assetId: id }, { ...asset, fields });
    const { sys } = await processAsset(client, replaced, POLLING);
    return { version: sys.version };
  } catch (error) {
    if (apiErrorId(error) === 'VersionMismatch') return 'conflict';
    throw error;
  }
}

/**
 * Uploads a picture to the media library as a draft, which is published with the first page that
 * shows it. Repeating it with the same id continues an upload whose response was lost.
 * @returns summary of the asset, and its version
 * @throws the client's error when the API rejects the file or cannot be reached
 */
export async function uploadPicture(
  file: UploadedFile,
): Promise<{ asset: EntitySummary; version: number }> {
  const draft = (await findAsset(file.id)) ?? (await createAsset(file));
  const isProcessed = draft.fields.file?.[DEFAULT_LOCALE]?.url !== undefined;
  const processed = isProcessed ? draft : await processAsset(managementClient(), draft, POLLING);
  return { asset: assetSummary(processed), version: processed.sys.version };
}
