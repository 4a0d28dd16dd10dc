import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssetProps, EntryProps } from 'contentful-management';
import type { Space } from '@/scripts/migrate/space';
import { changesFile, fileAddress, localFile } from './export-files';
import { readAll } from './space-pages';

export interface ExportCounts {
  entries: number;
  assets: number;
  /** Number of entries with unpublished changes, which are stored in a separate file. */
  changed: number;
}

/** Whether a published entry has been edited since. */
const hasChanges = ({ sys }: EntryProps) =>
  sys.publishedVersion !== undefined && sys.version > sys.publishedVersion + 1;

/** Saves the files of assets beside the export, in contentful-export's layout. */
async function saveFiles(folder: string, assets: AssetProps[], isLocal: boolean): Promise<void> {
  for (const { sys, fields } of assets) {
    for (const { url } of Object.values(fields.file ?? {})) {
      if (!url) continue;
      const response = await fetch(fileAddress(url, isLocal));
      if (!response.ok) throw new Error(`asset ${sys.id}: ${response.status} from ${url}`);
      const place = localFile(folder, url);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, Buffer.from(await response.arrayBuffer()));
    }
  }
}

/**
 * Writes a whole space in contentful-export's file format, with the assets' files beside it.
 * Published entries are written in their published state. The format does not support unpublished
 * changes, so they are written to `<file>.changes.json`, which `importSpace` reads.
 */
export async function exportSpace(space: Space, file: string): Promise<ExportCounts> {
  const { client } = space;
  const folder = path.dirname(file);
  const contentTypes = await readAll((options) => client.contentType.getMany(options));
  const editorInterfaces = await Promise.all(
    contentTypes.map(({ sys }) => client.editorInterface.get({ contentTypeId: sys.id })),
  );
  const { items: locales } = await client.locale.getMany({ query: { limit: 1000 } });
  const { items: tags } = await client.tag.getMany({ query: { limit: 1000 } });
  const entries = await readAll((options) => client.entry.getMany(options));
  const live = new Map(
    (await readAll((options) => client.entry.getPublished(options))).map((entry) => [
      entry.sys.id,
      entry.fields,
    ]),
  );
  const assets = await readAll((options) => client.asset.getMany(options));
  const changed = entries.filter(hasChanges);
  const written = entries.map((entry) =>
    hasChanges(entry) ? { ...entry, fields: live.get(entry.sys.id) ?? entry.fields } : entry,
  );
  const content = { contentTypes, tags, editorInterfaces, entries: written, assets, locales };
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
  await writeFile(changesFile(file), `${JSON.stringify({ entries: changed }, null, 2)}\n`);
  await saveFiles(folder, assets, space.isLocal);
  return { entries: entries.length, assets: assets.length, changed: changed.length };
}
