import { writeFileSync } from 'node:fs';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { formatFiles } from '@/scripts/format-files';
import { removalsIn, type TypeSteps } from './model-steps';
import { callsOf, type Call, type TypeCalls } from './step-calls';
import { wordsOf } from './step-words';

const literal = (value: unknown) => JSON.stringify(value);

function written({ method, parameters, chained }: Call): string {
  const own = `.${method}(${parameters.map(literal).join(', ')})`;
  return chained ? own + written(chained) : own;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const VERBS: Record<string, string> = { createContentType: 'create', editContentType: 'edit' };

const functionName = ({ typeId, open }: TypeCalls) =>
  `${VERBS[open.method] ?? 'remove'}${capitalised(typeId)}`;

function typeFunction(change: TypeCalls): string {
  const lines = change.calls.map((call) => `  type${written(call)};`);
  const opening = `migration${written(change.open)};`;
  return [
    `function ${functionName(change)}(migration: Migration): void {`,
    lines.length > 0 ? `  const type = ${opening}` : `  ${opening}`,
    ...lines,
    '}',
  ].join('\n');
}

/** `0007-add-kicker` → `addKicker` */
function migrationName(name: string): string {
  const words = name.replace(/^\d+-/, '').split('-');
  return words.map((word, index) => (index === 0 ? word : capitalised(word))).join('');
}

/** Prevents words from ending a comment. */
const safe = (words: string) => words.replaceAll('*/', '*∕');

/** `textBox.kicker` and the value for entries without it, in the default language. */
export type Fills = ReadonlyMap<string, unknown>;

/**
 * Fills all fields of a content type at once, because its entries could not be published in
 * between.
 */
function fillCall(typeId: string, values: Record<string, unknown>): string {
  const fields = literal(Object.keys(values));
  const isEmpty = (fieldId: string) => `from.${fieldId}?.${DEFAULT_LOCALE} === undefined`;
  const parts = Object.entries(values).map(
    ([fieldId, value]) => `...(${isEmpty(fieldId)} && { ${fieldId}: ${literal(value)} })`,
  );
  // An entry that has all values is not written.
  const isWanted = Object.keys(values).map(isEmpty).join(' || ');
  return [
    `  migration.transformEntries({ contentType: ${literal(typeId)}, from: ${fields}, to: ${fields},`,
    "shouldPublish: 'preserve', transformEntryForLocale: (from, locale) =>",
    `locale === ${literal(DEFAULT_LOCALE)} && (${isWanted}) ? { ${parts.join(', ')} } : undefined });`,
  ].join('\n');
}

function fillCalls(fills: Fills): string[] {
  const types = new Map<string, Record<string, unknown>>();
  for (const [id, value] of fills) {
    const [typeId = '', fieldId = ''] = id.split('.');
    types.set(typeId, { ...types.get(typeId), [fieldId]: value });
  }
  return [...types].map(([typeId, values]) => fillCall(typeId, values));
}

/** Writes the migration for these steps; `name` is the file's, without its extension. */
export function writeMigration(
  file: string,
  name: string,
  changes: TypeSteps[],
  fills: Fills = new Map(),
): void {
  const calls = callsOf(changes);
  const removals = removalsIn(changes);
  // The function's own name must differ from that of a content type's variable.
  const own = migrationName(name);
  const main = calls.some((change) => functionName(change) === own) ? 'migrate' : own;
  const source = [
    "import type Migration from 'contentful-migration';",
    "import type { MigrationFunction } from 'contentful-migration';",
    '',
    ...calls.flatMap((change) => [typeFunction(change), '']),
    ...(removals.length > 0
      ? [
          '/** Confirmed to go, with its content. */',
          `export const removes = ${literal(removals)};`,
          '',
        ]
      : []),
    '/**',
    ...wordsOf(changes).map((line) => ` * ${safe(line)}`),
    ' */',
    `const ${main}: MigrationFunction = (migration) => {`,
    ...calls.map((change) => `  ${functionName(change)}(migration);`),
    ...fillCalls(fills),
    '};',
    '',
    `export default ${main};`,
  ].join('\n');
  writeFileSync(file, `${source}\n`);
  formatFiles([file]);
}
