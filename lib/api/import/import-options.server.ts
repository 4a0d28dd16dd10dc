import { z } from 'zod';
import type { RowFormat } from '@/lib/catalog/import/row-readers.server';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { PROJECT_IDS } from '@/lib/shop/project/projects';

/** Maximum number of parts of an import. */
export const MAX_PARTS = 500;

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

/** An object in a parameter, as JSON. */
const jsonOf = <Value>(schema: z.ZodType<Value>) =>
  z
    .string()
    .transform((text) => parseJson(text))
    .pipe(schema)
    .optional();

/** Parameters of `POST /api/import/…`; each is an option of the command. */
export const importOptions = z
  .strictObject({
    shop: z.enum(PROJECT_IDS).optional(),
    mode: z.enum(['delta', 'full']).default('delta'),
    /** Lets a full import discontinue more than a tenth. */
    confirmed: flag,
    strict: flag,
    dryRun: flag,
    stockAt: z.iso.datetime({ offset: true }).optional(),
    language: z.enum(LANGUAGES).default('de'),
    columns: jsonOf(z.record(z.string(), z.string())),
    defaults: jsonOf(z.record(z.string(), z.unknown())),
    part: z.coerce.number().int().min(1).max(MAX_PARTS).default(1),
    parts: z.coerce.number().int().min(1).max(MAX_PARTS).default(1),
  })
  .refine(({ part, parts }) => part <= parts, {
    path: ['part'],
    message: 'is not one of the parts',
  });

const FORMATS: Readonly<Record<string, RowFormat>> = {
  'application/jsonl': 'jsonl',
  'application/x-ndjson': 'jsonl',
  'text/csv': 'csv',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/tab-separated-values': 'google-tsv',
};

/** The format of a body by its content type; `null` for another one. */
export const formatOf = (contentType = ''): RowFormat | null =>
  FORMATS[contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? null;

/** What an import is stored with: the format and every option but the part. */
export const storedOptions = z.object({
  format: z.enum(['jsonl', 'csv', 'xml', 'google-tsv']),
  shop: z.enum(PROJECT_IDS).optional(),
  mode: z.enum(['delta', 'full']),
  confirmed: z.boolean(),
  strict: z.boolean(),
  dryRun: z.boolean(),
  stockAt: z.string().optional(),
  language: z.enum(LANGUAGES),
  columns: z.record(z.string(), z.string()).optional(),
  defaults: z.record(z.string(), z.unknown()).optional(),
});
