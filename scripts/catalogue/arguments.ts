import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '@/lib/shop/page-context/locale';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';
import type { SkuPart } from '@/lib/catalog/import/read-skus.server';

export const USAGE = `usage: npm run catalogue -- import <file|folder|-> [options]
       npm run catalogue -- check [--repair]   compares the search index with database and schema
       npm run catalogue -- check --pictures   requests every picture of the imported articles
       npm run catalogue -- navigation --shop <hgg>   makes pages and navigation of the imported categories
       npm run catalogue -- schema             prints the JSON Schema of a line
  --shop <hgg|hrm|eck>   shop of rows that name none
  --format <format>      jsonl, csv, xml (Google Merchant) or google-tsv; else the file's ending says it
  --language <de>        of a Google Merchant feed
  --columns <file>       foreign names of CSV columns, as JSON: {"Artikelnr": "article", "Lager": ""}
  --defaults <file>      fields of articles for rows without them, as JSON
  --prices, --stock      changes prices or stock of known SKUs alone; all else in the file is ignored
  --delta                changes what is in the file and nothing else (default)
  --full                 also discontinues what is missing; stops if that is more than a tenth
  --yes                  lets --full discontinue more than a tenth
  --stock-at <time>      when stock was counted, for rows without stockAt: 2026-11-29T06:00:00Z
  --dry-run              writes nothing; says what would change
  --strict               stops at the first row that is rejected
  --report <file>        writes counts, rejected rows and warnings as JSON; as CSV to a file with this ending

exit codes: 0 everything is imported, 1 failed, 2 wrong usage, 3 some rows were rejected, 4 another
import is running, 5 too much would be discontinued, 6 stopped by --strict
`;

export class UsageError extends Error {}

const OPTIONS = {
  shop: { type: 'string' },
  format: { type: 'string' },
  delta: { type: 'boolean' },
  full: { type: 'boolean' },
  yes: { type: 'boolean' },
  'stock-at': { type: 'string' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  report: { type: 'string' },
  columns: { type: 'string' },
  defaults: { type: 'string' },
  prices: { type: 'boolean' },
  stock: { type: 'boolean' },
  repair: { type: 'boolean' },
  pictures: { type: 'boolean' },
  language: { type: 'string', default: 'de' },
} as const;

export interface ImportCommand {
  source: string;
  shop: string | undefined;
  format: string | undefined;
  isFull: boolean;
  isConfirmed: boolean;
  isDryRun: boolean;
  isStrict: boolean;
  countedAt: Date | null;
  report: string | undefined;
  /** File with the names of columns. */
  columns: string | undefined;
  /** File with fields of articles. */
  defaults: string | undefined;
  /** What is imported of known SKUs; `null` for whole articles. */
  part: SkuPart | null;
  language: Language;
}

function readTime(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  // Without a zone the time would depend on the machine.
  if (Number.isNaN(time.getTime()) || !/(?:Z|[+-]\d{2}:\d{2})$/.test(text))
    throw new UsageError(`--stock-at is a time with its zone, not ${text}`);
  if (time.getTime() > Date.now() + 60_000)
    throw new UsageError(`--stock-at ${text} is in the future`);
  return time;
}

/** Checks the index, and pushes what is wrong again. */
export interface CheckCommand {
  isRepaired: boolean;
  /** Checks the pictures instead. */
  isOfPictures: boolean;
}

/** Makes pages and navigation of the imported categories. */
export interface NavigationCommand {
  navigationOf: ProjectId;
  isDryRun: boolean;
}

function navigationCommand({ shop, 'dry-run': dryRun }: Values): NavigationCommand {
  if (shop === undefined || !isProjectId(shop)) throw new UsageError('--shop names the shop');
  return { navigationOf: shop, isDryRun: dryRun === true };
}

/** @throws UsageError if the command is not understood */
export function readCatalogueCommand(
  given: readonly string[],
): ImportCommand | CheckCommand | NavigationCommand | 'schema' {
  const { values, positionals } = parse(given);
  const [name, source, ...rest] = positionals;
  if (name === 'schema' && !source) return 'schema';
  if (name === 'check' && !source)
    return { isRepaired: values.repair === true, isOfPictures: values.pictures === true };
  if (name === 'navigation' && !source) return navigationCommand(values);
  if (name !== 'import' || !source || rest.length > 0)
    throw new UsageError('name one file to import');
  return importCommand(source, values);
}

type Values = ReturnType<typeof parse>['values'];

function importCommand(source: string, values: Values): ImportCommand {
  if (values.delta && values.full) throw new UsageError('--delta and --full exclude each other');
  if (values.prices && values.stock)
    throw new UsageError('--prices and --stock exclude each other');
  const part = values.prices ? 'prices' : values.stock ? 'stock' : null;
  if (part && values.full) throw new UsageError(`--${part} and --full exclude each other`);
  if (!isLanguage(values.language)) throw new UsageError(`there is no language ${values.language}`);
  return {
    part,
    language: values.language,
    columns: values.columns,
    defaults: values.defaults,
    source,
    shop: values.shop,
    format: values.format,
    isFull: values.full === true,
    isConfirmed: values.yes === true,
    isDryRun: values['dry-run'] === true,
    isStrict: values.strict === true,
    countedAt: readTime(values['stock-at']),
    report: values.report,
  };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
