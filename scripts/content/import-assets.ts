import { readFile } from 'node:fs/promises';
import type { AssetProps } from 'contentful-management';
import { processAsset } from '@/lib/studio/studio/process-asset.server';
import { errorId, type Space } from '@/scripts/migrate/space';
import { fingerprint } from '@/scripts/seed/fingerprint';
import { fileAddress, localFile } from './export-files';
import { ImportRejected, type Decision, type ExportedAsset } from './import-file';

const POLLING = { intervalMs: 250, timeoutMs: 120_000 };

/** Properties that make two assets equal: texts, and files by name and type. */
function contentOf({ title, description, file = {} }: Partial<ExportedAsset['fields']>): string {
  const files = Object.entries(file).map(([locale, { fileName, contentType }]) => [
    locale,
    fileName,
    contentType,
  ]);
  return fingerprint({ title, description, files });
}

async function find({ client }: Space, assetId: string): Promise<AssetProps | null> {
  return client.asset.get({ assetId }).catch((error: unknown) => {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  });
}

/** Reads a file from beside the export, or else from its original address. */
async function readBytes(url: string, folder: string): Promise<ArrayBuffer> {
  const place = localFile(folder, url);
  const bytes = await readFile(place).catch(() => null);
  // A failed download leaves an empty file in a vendor's export.
  if (bytes && bytes.length > 0) return new Uint8Array(bytes).buffer;
  const isLoopback = /^\/\/(127\.0\.0\.1|localhost)[:/]/.test(url);
  const response = await fetch(fileAddress(url, isLoopback)).catch(() => null);
  if (!response?.ok) throw new ImportRejected(`${url} is neither in ${place} nor to be had`);
  return response.arrayBuffer();
}

async function uploaded({ client }: Space, asset: ExportedAsset, folder: string) {
  const files = Object.entries(asset.fields.file).flatMap(([locale, { url, ...file }]) =>
    url === undefined ? [] : [{ locale, url, file }],
  );
  const uploads = files.map(async ({ locale, url, file }) => {
    const { sys } = await client.upload.create({}, { file: await readBytes(url, folder) });
    const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: sys.id } };
    return [locale, { ...file, uploadFrom }] as const;
  });
  return Object.fromEntries(await Promise.all(uploads));
}

async function write(
  space: Space,
  asset: ExportedAsset,
  found: AssetProps | null,
  folder: string,
): Promise<void> {
  const { client } = space;
  const assetId = asset.sys.id;
  const { title, description } = asset.fields;
  // The API validates the texts; the export contains what the API sent.
  const fields = {
    ...(title && { title }),
    ...(description && { description }),
    file: await uploaded(space, asset, folder),
  } as AssetProps['fields'];
  const draft = found
    ? await client.asset.update({ assetId }, { ...found, fields })
    : await client.asset.createWithId({ assetId }, { fields });
  const hasFile = Object.keys(fields.file ?? {}).length > 0;
  const ready = hasFile ? await processAsset(client, draft, POLLING) : draft;
  if (asset.sys.publishedVersion !== undefined) await client.asset.publish({ assetId }, ready);
  if (asset.sys.archivedVersion !== undefined) await client.asset.archive({ assetId });
}

/**
 * Whether an asset is complete: an interrupted run may have left it without its file, or
 * unpublished.
 */
const isFinished = (asset: ExportedAsset, { sys, fields }: AssetProps) =>
  Object.keys(asset.fields.file).every((locale) => fields.file?.[locale]?.url !== undefined) &&
  (asset.sys.publishedVersion === undefined || (sys.publishedCounter ?? 0) > 0);

/** @param folder containing the files of the export */
export async function importAssets(
  space: Space,
  assets: ExportedAsset[],
  folder: string,
  isForced: boolean,
): Promise<Decision[]> {
  const decisions: Decision[] = [];
  for (const asset of assets) {
    const found = await find(space, asset.sys.id);
    const isAlike = found !== null && contentOf(found.fields) === contentOf(asset.fields);
    const isLeft = found !== null && !isFinished(asset, found);
    if (found && !isLeft && (isAlike || !isForced)) {
      decisions.push(isAlike ? 'same' : 'kept');
      continue;
    }
    await write(space, asset, found, folder);
    decisions.push(found ? 'updated' : 'created');
  }
  return decisions;
}
