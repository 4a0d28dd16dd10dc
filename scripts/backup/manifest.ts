import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const DUMP = 'database.dump';
export const CONTENT = 'content/content.json';
const MANIFEST = 'backup.json';

const manifest = z.object({
  /** Moment before which every acknowledged write is in the backup. */
  begunAt: z.iso.datetime(),
  hasContent: z.boolean(),
});

export type Manifest = z.output<typeof manifest>;

export const manifestOf = (folder: string): string => path.join(folder, MANIFEST);

/** @throws Error when the folder is no backup, or one that was interrupted: the file is written last */
export function readManifest(folder: string): Manifest {
  const file = manifestOf(folder);
  if (!existsSync(file)) throw new Error(`${folder} is no complete backup: it has no ${MANIFEST}`);
  return manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
}
