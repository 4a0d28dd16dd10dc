import type { AssetProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { findAsset } from './asset-text.server';
import { assetSummary } from './read-entries.server';
import { processAsset } from './process-asset.server';
import { managementClient } from './space.server';
import type { EntitySummary } from './studio-entry';

/** Shorter than the wait of the editor's browser. */
const POLLING = { intervalMs: 1_000, timeoutMs: 25_000 };

interface UploadedFile {
  /** Id of the asset, chosen by the editor's browser. */
  id: string;
  name: string;
  contentType: string;
  bytes: Buffer;
}

async function createAsset({ id, name, contentType, bytes }: UploadedFile): Promise<AssetProps> {
  const client = managementClient();
  const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  const title = name.replace(/\.[a-z0-9]+$/i, '').slice(0, 200) || name;
  const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: sys.id } };
  return client.asset.createWithId(
    { assetId: id },
    {
      fields: {
        title: { [DEFAULT_LOCALE]: title },
        description: {},
        file: { [DEFAULT_LOCALE]: { fileName: name, contentType, uploadFrom } },
      },
    },
  );
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
