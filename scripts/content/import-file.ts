import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { changesFile } from './export-files';

/** Rejects a file that is not an export. */
export class ImportRejected extends Error {}

/**
 * Outcome for one entity; `kept` differs and was left unchanged in the space, and `draft` was
 * created but not published, because the export has its draft in place of what is public.
 */
export type Decision = 'created' | 'draft' | 'updated' | 'same' | 'kept';

const localized = z.record(z.string(), z.unknown());

const sys = z.object({
  id: z.string(),
  version: z.int().optional(),
  publishedVersion: z.int().optional(),
  archivedVersion: z.int().optional(),
});

const metadata = z.looseObject({ tags: z.array(z.unknown()).default([]) }).optional();

const entry = z.object({
  sys: sys.extend({ contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  fields: z.record(z.string(), localized),
  metadata,
});

const assetFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  url: z.string().optional(),
});

const asset = z.object({
  sys,
  fields: z.object({
    title: localized.optional(),
    description: localized.optional(),
    file: z.record(z.string(), assetFile).default({}),
  }),
  metadata,
});

const contentType = z.object({
  sys,
  name: z.string(),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(z.looseObject({ id: z.string() })),
});

const editorInterface = z.looseObject({
  sys: z.looseObject({ contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  controls: z
    .array(z.looseObject({ fieldId: z.string(), widgetId: z.string().optional() }))
    .default([]),
});

const locale = z.object({
  name: z.string(),
  code: z.string(),
  fallbackCode: z.string().nullable().default(null),
  default: z.boolean().default(false),
  optional: z.boolean().default(false),
});

const tag = z.object({
  name: z.string(),
  sys: z.object({ id: z.string(), visibility: z.enum(['private', 'public']).default('private') }),
});

const exported = z.object({
  contentTypes: z.array(contentType).default([]),
  editorInterfaces: z.array(editorInterface).default([]),
  tags: z.array(tag).default([]),
  locales: z.array(locale).default([]),
  entries: z.array(entry).default([]),
  assets: z.array(asset).default([]),
});

const changes = z.object({ entries: z.array(entry) });

export type ExportedSpace = z.output<typeof exported>;
export type ExportedEntry = ExportedSpace['entries'][number];
export type ExportedAsset = ExportedSpace['assets'][number];

function parse<Schema extends z.ZodType>(schema: Schema, file: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ImportRejected(`${file} is not what contentful-export writes:\n${why}`);
  }
}

/** Whether a published entry was edited since, so that a vendor's export has its draft instead. */
const isEdited = ({ sys: { version, publishedVersion } }: ExportedEntry): boolean =>
  version !== undefined && publishedVersion !== undefined && version > publishedVersion + 1;

/**
 * Reads a file in contentful-export's format, and the unpublished changes beside it if there are
 * any. `unknown` are the ids of entries whose public state the export does not contain.
 */
export function readExport(file: string): {
  space: ExportedSpace;
  changed: ExportedEntry[];
  unknown: ReadonlySet<string>;
} {
  const beside = changesFile(file);
  const space = parse(exported, file);
  if (existsSync(beside))
    return { space, changed: parse(changes, beside).entries, unknown: new Set() };
  return {
    space,
    changed: [],
    unknown: new Set(space.entries.filter(isEdited).map(({ sys: { id } }) => id)),
  };
}
