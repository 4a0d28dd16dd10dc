import type { AssetProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { SeedPicture } from '@/demo/pictures';
import { errorId, type Space } from '@/scripts/migrate/space';
import { decide, type Decision, type Found } from './decide';
import { fingerprint } from './fingerprint';
import { renderedPictures, type RenderedPicture } from './rendered-pictures';
import { inLocales, type Seeding } from './seeding';
import { sideBySide } from './side-by-side';
import { processAsset } from '@/lib/studio/studio/process-asset.server';

/** Fingerprint of a picture: its texts, and its file by the hash in the name. */
function fingerprintOf(title: unknown, description: unknown, fileName: string | undefined): string {
  return fingerprint({ title, description, fileName });
}

async function find({ client }: Space, assetId: string): Promise<AssetProps | null> {
  return client.asset.get({ assetId }).catch((error: unknown) => {
    if (errorId(error) === 'NotFound') return null;
    throw error;
  });
}

function describe({ sys, fields }: AssetProps): Found {
  const file = fields.file?.[DEFAULT_LOCALE];
  return {
    fingerprint: fingerprintOf(fields.title, fields.description, file?.fileName),
    isPublished: sys.publishedVersion !== undefined,
    wasEverPublished: (sys.publishedCounter ?? 0) > 0,
  };
}

async function upload(
  { client }: Space,
  assetId: string,
  words: Pick<AssetProps['fields'], 'title' | 'description'>,
  { read, fileName }: RenderedPicture,
  found: AssetProps | null,
): Promise<void> {
  const { sys } = await client.upload.create({}, { file: await read() });
  const uploadFrom = { sys: { type: 'Link' as const, linkType: 'Upload' as const, id: sys.id } };
  const file = { contentType: 'image/webp', fileName, uploadFrom };
  const fields = { ...words, file: { [DEFAULT_LOCALE]: file } };
  const draft = found
    ? await client.asset.update({ assetId }, { ...found, fields })
    : await client.asset.createWithId({ assetId }, { fields });
  const processed = await processAsset(client, draft, {
    intervalMs: 250,
    timeoutMs: 120_000,
  });
  await client.asset.publish({ assetId }, processed);
}

const AT_ONCE = 4;

export async function writePictures(
  { space, record, locales, isForced }: Seeding,
  pictures: SeedPicture[],
): Promise<Decision[]> {
  const rendered = await renderedPictures();
  const decisions: Decision[] = [];
  const write = async ({ id, file, title, alt }: SeedPicture) => {
    const picture = rendered.get(file);
    if (!picture) throw new Error(`${file} has not been rendered: npm run render:scenes`);
    const words = { title: inLocales(title, locales), description: inLocales(alt, locales) };
    const wanted = fingerprintOf(words.title, words.description, picture.fileName);
    const key = `Asset:${id}`;
    const found = await find(space, id);
    const situation = { found: found && describe(found), written: record.written[key] };
    const decision = decide({ ...situation, wanted, isForced });
    if (decision === 'create' || decision === 'update') {
      await upload(space, id, words, picture, found);
    }
    if (decision !== 'keep') record.written[key] = wanted;
    decisions.push(decision);
  };
  await sideBySide(pictures, AT_ONCE, write);
  return decisions;
}
