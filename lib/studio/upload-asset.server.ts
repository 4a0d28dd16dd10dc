import { DEFAULT_LOCALE } from '@/cms-schema/contentful-model';
import { assetSummary } from './read-entries.server';
import { managementClient } from './space.server';
import type { EntitySummary } from './studio-entry';

interface UploadedFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/**
 * Puts a picture into the media library and publishes it, so that a page that shows it can be.
 * @returns the asset as lists show it
 * @throws the client's error when the API refuses the file or cannot be reached
 */
export async function uploadPicture({
  name,
  contentType,
  bytes,
}: UploadedFile): Promise<EntitySummary> {
  const client = managementClient();
  const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
  const title = name.replace(/\.[a-z0-9]+$/i, '').slice(0, 200) || name;
  const created = await client.asset.create(
    {},
    {
      fields: {
        title: { [DEFAULT_LOCALE]: title },
        description: {},
        file: {
          [DEFAULT_LOCALE]: {
            ...{ fileName: name, contentType },
            uploadFrom: { sys: { type: 'Link', linkType: 'Upload', id: sys.id } },
          },
        },
      },
    },
  );
  const processed = await client.asset.processForAllLocales({}, created);
  const published = await client.asset.publish({ assetId: processed.sys.id }, processed);
  return assetSummary(published);
}
