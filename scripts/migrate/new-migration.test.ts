import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definePart, type ContentType } from '@/cms-schema/content-type';
import { contentfulModel } from '@/cms-schema/contentful-model';
import { field, type Field } from '@/cms-schema/field';
import { compareModels } from './compare-models';
import { readMigrations } from './migration-files';
import { newMigration } from './new-migration';
import { replay } from './offline-space';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'selvedge-migrations-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const swatch = (fields: Record<string, Field>, rest: Partial<ContentType> = {}): ContentType => ({
  ...definePart({
    id: 'swatch',
    name: 'Swatch',
    description: '',
    displayField: 'name',
    fields: { name: field.symbol(40) },
  }),
  ...rest,
  fields,
});

const write = (name: string, types: ContentType[], confirmed: string[] = []) =>
  newMigration({
    name,
    folder,
    declared: Object.fromEntries(types.map((type) => [type.id, type])),
    confirmed: new Set(confirmed),
  });

/** Differences between declarations and the result of the written files. */
async function driftOf(types: ContentType[]) {
  const declared = contentfulModel(Object.fromEntries(types.map((type) => [type.id, type])));
  return compareModels(declared, await replay(readMigrations(folder)));
}

const name = field.symbol(40);
const code = field.help('Four digits.', field.key(/^\d{4}$/));
const finish = field.withDefault(field.choice(['matt', 'gloss']), 'matt');

test('ED-06: one command each adds, changes, moves and renames a field', async () => {
  const stages: [string, ContentType[], string[]][] = [
    ['create-swatch', [swatch({ name, code, finish })], ['  adds field code (Symbol, required)']],
    [
      'add-note',
      [swatch({ note: field.optional(field.text(200)), name, code, finish })],
      ['  adds field note (Text, per language)', '  moves field note to the top'],
    ],
    [
      'rename-code',
      [
        swatch({
          note: field.optional(field.text(200)),
          name: field.symbol(80),
          number: field.renamedFrom('code', field.key(/^\d{4}$/)),
          finish: field.optional(field.choice(['matt', 'gloss', 'satin'])),
        }),
      ],
      [
        '  renames field code to number; content moves along',
        '  changes field name: validations [{"size":{"max":40}}] → [{"size":{"max":80}}]',
        '  input of number: as the space chooses',
      ],
    ],
    [
      'name-by-number',
      [
        swatch(
          {
            note: field.optional(field.text(200)),
            number: field.renamedFrom('code', field.key(/^\d{4}$/)),
            finish: field.optional(field.choice(['matt', 'gloss', 'satin'])),
            label: field.renamedFrom('name', field.symbol(80)),
          },
          { displayField: 'label', name: 'Colour swatch' },
        ),
        definePart({
          id: 'card',
          name: 'Card',
          description: 'Holds swatches.',
          displayField: 'title',
          fields: { title: name, swatches: field.parts(['swatch'], 9) },
        }),
      ],
      ['  renames field name to label; content moves along', '  entries are called by label'],
    ],
  ];
  for (const [index, [title, types, words]] of stages.entries()) {
    const written = await write(title, types);
    expect(path.basename(written?.file ?? '')).toBe(`000${index + 1}-${title}.ts`);
    expect(written?.words).toEqual(expect.arrayContaining(words));
    expect(await driftOf(types)).toEqual([]);
    expect(await write('again', types)).toBeNull();
  }
  expect(readdirSync(folder)).toHaveLength(stages.length);
});

test('ED-14: an undeclared field is removed only if confirmed, and the file says so', async () => {
  const card = definePart({
    id: 'card',
    name: 'Card',
    description: '',
    displayField: 'title',
    fields: { title: name },
  });
  await write('create-all', [swatch({ name, code }), card]);
  const left = [swatch({ name })];
  await expect(write('tidy-up', left)).rejects.toThrow(
    'npm run migrate -- new tidy-up --remove swatch.code --remove card',
  );
  await expect(write('tidy-up', left, ['swatch.code'])).rejects.toThrow('No longer declared: card');
  await expect(write('tidy-up', left, ['swatch.code', 'card', 'swatch.name'])).rejects.toThrow(
    'Nothing removes swatch.name',
  );
  expect(readdirSync(folder)).toHaveLength(1);
  await write('tidy-up', left, ['swatch.code', 'card']);
  expect(await driftOf(left)).toEqual([]);
  expect(readMigrations(folder)[1]?.loadTerms().removes).toEqual(['swatch.code', 'card']);
});

test('a change that no migration can make is rejected with an alternative', async () => {
  await write('create-swatch', [swatch({ name, code })]);
  await expect(write('lengthen', [swatch({ name: field.text(400), code })])).rejects.toThrow(
    'swatch.name is Symbol and cannot become Text',
  );
  const misspelt = field.renamedFrom('kode', field.key());
  await expect(write('rename', [swatch({ name, code, number: misspelt })])).rejects.toThrow(
    'swatch.number: there is no field kode to rename',
  );
  await expect(write('No Name', [swatch({ name })])).rejects.toThrow('A name is like add-kicker');
});

test('removing the translations of a field requires confirmation like a removal', async () => {
  await write('create-swatch', [swatch({ name, code })]);
  const plain = [swatch({ name: field.unlocalized(name), code })];
  await expect(write('unlocalize', plain)).rejects.toThrow('--remove swatch.name.languages');
  await write('unlocalize', plain, ['swatch.name.languages']);
  expect(await driftOf(plain)).toEqual([]);
});

test('the file reads as if written by hand', async () => {
  await write('create-swatch', [swatch({ name, code, finish })]);
  const text = readFileSync(path.join(folder, '0001-create-swatch.ts'), 'utf8');
  expect(text).toContain("const type = migration.createContentType('swatch', {");
  expect(text).toContain("defaultValue: { de: 'matt' },");
  expect(text).toContain(' *   adds field code (Symbol, required)\n');
  expect(text).toContain('export default migrate;');
});
