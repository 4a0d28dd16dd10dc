import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/platform/env/env.server';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';

const rawEntry = z.looseObject({
  sys: z.looseObject({
    id: z.string(),
    contentType: z.object({ sys: z.looseObject({ id: z.string() }) }),
  }),
  // outside: zod-record
  fields: z.record(z.string(), z.unknown()),
});
const rawAsset = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  fields: z.record(z.string(), z.unknown()),
});
const storedCopy = z.object({
  key: z.string(),
  document: z.object({
    entries: z.record(z.string(), rawEntry),
    assets: z.record(z.string(), rawAsset),
    roots: z.array(z.string()),
    fetchedAt: z.number(),
  }),
});

function fileOf(key: string): string {
  const { STATE_DIRECTORY, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT } = env();
  const scope = `${CONTENTFUL_SPACE_ID}/${CONTENTFUL_ENVIRONMENT}/${key}`;
  const name = createHash('sha256').update(scope).digest('hex').slice(0, 40);
  return join(STATE_DIRECTORY, 'last-good', `${name}.json`);
}

const storing = new Map<string, Promise<void>>();

/** Stores a document for outages of the content API, after earlier copies of it. */
export function storeCopy(key: string, document: ContentDocument): Promise<void> {
  const write = () => writeCopy(key, document);
  const stored = (storing.get(key) ?? Promise.resolve()).then(write, write).finally(() => {
    if (storing.get(key) === stored) storing.delete(key);
  });
  storing.set(key, stored);
  return stored;
}

/** Writes the file atomically. */
async function writeCopy(key: string, document: ContentDocument): Promise<void> {
  const file = fileOf(key);
  const draft = `${file}.${randomUUID()}`;
  await mkdir(join(file, '..'), { recursive: true });
  try {
    await writeFile(draft, JSON.stringify({ key, document }), { flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes the copy of a document, if there is one. */
export const removeCopy = (key: string): Promise<void> => rm(fileOf(key), { force: true });

/** @returns the newest copy, or `null` when there is none that can be read */
export async function readCopy(key: string): Promise<ContentDocument | null> {
  const text = await readFile(fileOf(key), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return storedCopy.parse(JSON.parse(text)).document;
  } catch {
    // A damaged copy counts as missing; the next good response replaces it.
    return null;
  }
}
