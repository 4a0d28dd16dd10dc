import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { definePart } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { migrateDown } from './down';
import { readMigrations } from './migration-files';
import { openMigrationSpace, type MigrationSpace } from './migration-space.fixture';
import { newMigration } from './new-migration';
import { planPending } from './plan';
import { readSpace } from './read-space';
import type { Space } from './space';
import { migrationStatus } from './status';
import { migrateUp } from './up';

let opened: MigrationSpace;
let space: Space;
let folder: string;

beforeEach(async () => {
  opened = await openMigrationSpace();
  ({ space, folder } = opened);
  await write('0001-create-colour', [
    "const type = migration.createContentType('colour', { name: 'Colour' });",
    "type.createField('name', { name: 'Name', type: 'Symbol', localized: true });",
    "type.createField('note', { name: 'Note', type: 'Symbol' });",
    "type.createField('rank', { name: 'Rank', type: 'Integer' });",
    "type.changeFieldControl('note', 'builtin', 'singleLine', { helpText: 'Short.' });",
    "type.displayField('name');",
  ]);
});

afterEach(() => opened.close());

const write = (name: string, lines: string[], rest = '') =>
  writeFile(
    path.join(folder, `${name}.ts`),
    `export default (migration) => {\n${lines.join('\n')}\n};\n${rest}`,
  );

const files = () => readMigrations(folder);
const up = (...confirmed: string[]) =>
  migrateUp(space, files(), () => undefined, new Set(confirmed));
const down = (...confirmed: string[]) => migrateDown(space, files(), new Set(confirmed));
const plan = (...confirmed: string[]) => planPending(space, files(), new Set(confirmed));

async function writeColour(entryId: string, fields: Record<string, Record<string, unknown>>) {
  const ids = { contentTypeId: 'colour', entryId };
  const draft = await space.client.entry.createWithId(ids, { fields });
  await space.client.entry.publish({ entryId }, draft);
}

const fieldsOf = async (entryId: string) => (await space.client.entry.get({ entryId })).fields;

/** Everything that a write could change: every entity with its version. */
async function everything(): Promise<unknown> {
  const [types, entries] = await Promise.all([
    space.client.contentType.getMany({}),
    space.client.entry.getMany({}),
  ]);
  return [...types.items, ...entries.items].map(({ sys }) => [sys.id, sys.version]);
}

test('ED-06: the plan lists the changes of each migration and writes nothing', async () => {
  await up();
  await writeColour('navy', { name: { de: 'Marine', en: 'Navy' }, note: { de: 'deep' } });
  await write('0002-rename-note', [
    "const type = migration.editContentType('colour');",
    "type.changeFieldId('note', 'remark');",
    "type.createField('code', { name: 'Code', type: 'Symbol', required: true });",
    "migration.transformEntries({ contentType: 'colour', from: ['remark'], to: ['code'],",
    "  transformEntryForLocale: ({ remark }, locale) => locale === 'de' ? { code: remark.de.toUpperCase() } : undefined });",
  ]);
  await write('0003-drop-remark', ["migration.editContentType('colour').deleteField('remark');"]);
  const before = await everything();
  const planned = await plan();
  expect(planned.map(({ words }) => words)).toEqual([
    [
      'colour',
      '  renames field note to remark; content moves along',
      '  adds field code (Symbol, required)',
      '  note: entries cannot be published again until code is filled in',
      'writes 1 entry',
      'publishes 1 entry',
    ],
    ['colour', '  removes field remark', 'loses: colour.remark holds content in 1 entry'],
  ]);
  expect(planned.flatMap(({ unconfirmed }) => unconfirmed)).toEqual([
    { id: 'colour.remark', entries: 1 },
  ]);
  expect(await everything()).toEqual(before);
  // `up` rejects what the plan rejects, and runs once confirmed.
  await expect(up()).rejects.toThrow('confirmed with: --remove colour.remark');
  expect((await plan('colour.remark')).flatMap(({ unconfirmed }) => unconfirmed)).toEqual([]);
  expect(await up('colour.remark')).toBe(1);
  expect(await fieldsOf('navy')).toEqual({
    name: { de: 'Marine', en: 'Navy' },
    code: { de: 'DEEP' },
  });
  expect(await plan()).toEqual([]);
});

test('ED-06: a field cannot become required while it is empty in published entries', async () => {
  await up();
  await writeColour('navy', { name: { de: 'Marine' }, note: { de: 'deep' } });
  await writeColour('red', { name: { de: 'Rot' } });
  const draft = { fields: { name: { de: 'Nie gezeigt' } } };
  await space.client.entry.createWithId({ contentTypeId: 'colour', entryId: 'draft' }, draft);
  const require = [
    "const type = migration.editContentType('colour');",
    "type.createField('code', { name: 'Code', type: 'Symbol', required: true });",
    "type.changeFieldId('note', 'remark');",
    "type.editField('remark', { required: true });",
  ];
  const gaps = [
    { id: 'colour.code', entries: 2 },
    { id: 'colour.remark', entries: 1 },
  ];
  await write('0002-require', require);
  const [planned] = await plan();
  expect(planned?.words).toEqual(
    expect.arrayContaining(['leaves out: 2 published entries have no colour.code']),
  );
  expect(planned?.gaps.toSorted((a, b) => b.entries - a.entries)).toEqual(gaps);
  const before = await everything();
  await expect(up()).rejects.toThrow('field.optional or field.withDefault, or fill it in');
  expect(await everything()).toEqual(before);
  const fill = (...ids: string[]) =>
    `migration.transformEntries({ contentType: 'colour', from: ${JSON.stringify(ids)}, to: ${JSON.stringify(ids)}, shouldPublish: 'preserve',
      transformEntryForLocale: (from, locale) => locale === 'de' ? { ${ids.map((id) => `${id}: from.${id}?.de ?? 'x'`).join(', ')} } : undefined });`;
  // A file is loaded only once.
  for (const [name, fills, left] of [
    ['0002-fill-code', ['code'], [gaps[1]]],
    ['0002-fill-both', ['code', 'remark'], []],
  ] as const) {
    await rm(path.join(folder, `${files()[1]?.name}.ts`));
    await write(name, [...require, fill(...fills)]);
    expect((await plan())[0]?.gaps).toEqual(left);
  }
  expect(await up()).toBe(1);
  expect(await fieldsOf('red')).toMatchObject({ code: { de: 'x' }, remark: { de: 'x' } });
});

test('ED-06: a new migration fills the fields it requires in published entries', async () => {
  await up();
  await writeColour('navy', { name: { de: 'Marine' } });
  const colour = definePart({
    id: 'colour',
    name: 'Colour',
    description: '',
    displayField: 'name',
    fields: {
      name: field.optional(field.symbol()),
      note: field.unlocalized(field.optional(field.symbol())),
      rank: field.integer(0, 9),
      shade: field.choice(['light', 'dark']),
    },
  });
  const rank = { name: 'rank-colours', folder, declared: { colour }, confirmed: new Set<string>() };
  await expect(newMigration({ ...rank, space })).rejects.toThrow(
    '1 published entry has no colour.rank: required, it would take them off their pages.',
  );
  await expect(
    newMigration({ ...rank, space, fills: new Map([['colour.nothing', 1]]) }),
  ).rejects.toThrow('Nothing requires colour.nothing');
  expect(files()).toHaveLength(1);
  const fills = new Map<string, unknown>([
    ['colour.rank', 5],
    ['colour.shade', 'dark'],
  ]);
  await newMigration({ ...rank, space, fills });
  expect((await plan())[0]?.gaps).toEqual([]);
  await up();
  expect(await fieldsOf('navy')).toMatchObject({
    rank: { de: 5 },
    shade: { de: 'dark' },
  });
});

test('a file that declares its removals needs no flag, and a rejection of the planner is reported', async () => {
  await up();
  await writeColour('navy', { name: { de: 'Marine', en: 'Navy' }, note: { de: 'deep' } });
  await write(
    '0002-drop-note',
    [
      "const type = migration.editContentType('colour');",
      "type.deleteField('note');",
      "type.editField('name', { localized: false });",
    ],
    "export const removes = ['colour.note', 'colour.name.languages'];",
  );
  await write('0003-drop-colour', ["migration.deleteContentType('colour');"]);
  const [first, second] = await plan();
  expect(first?.words).toEqual(
    expect.arrayContaining([
      'loses: colour.note holds content in 1 entry',
      'loses: colour.name.languages holds content in 1 entry',
    ]),
  );
  expect(first?.unconfirmed).toEqual([]);
  expect(second?.rejection).toMatch(/colour.*entries/);
});

test('ED-06: the latest migration is reverted without losing content, or rejected if content would be lost', async () => {
  await up();
  const before = await readSpace(space);
  await writeColour('navy', { name: { de: 'Marine' }, note: { de: 'deep' } });
  await write('0002-change', [
    "const type = migration.editContentType('colour', { name: 'Shade' });",
    "type.changeFieldId('note', 'remark');",
    "type.editField('name', { validations: [{ size: { max: 40 } }] });",
    "type.createField('code', { name: 'Code', type: 'Symbol' });",
    "type.moveField('code').toTheTop();",
    "type.resetFieldControl('remark');",
  ]);
  await up();
  const entry = await space.client.entry.get({ entryId: 'navy' });
  const fields = { ...entry.fields, code: { de: '0001' } };
  await space.client.entry.update({ entryId: 'navy' }, { ...entry, fields });
  await expect(down()).rejects.toThrow('colour.code holds content in 1 entry');
  expect(await fieldsOf('navy')).toEqual(fields);
  expect(await down('colour.code')).toBe('0002-change');
  expect(await fieldsOf('navy')).toEqual({ name: { de: 'Marine' }, note: { de: 'deep' } });
  expect(await readSpace(space)).toEqual(before);
  expect((await migrationStatus(space, files())).map(({ state }) => state)).toEqual([
    'applied',
    'pending',
  ]);
  await expect(down()).rejects.toThrow(/colour.*entries/);
  expect(await up()).toBe(1);
});

test('an exported reverse is used; without it, steps on entries cannot be reverted', async () => {
  const transform = [
    "migration.transformEntries({ contentType: 'colour', from: ['name'], to: ['note'],",
    "  transformEntryForLocale: ({ name }, locale) => locale === 'de' ? { note: name.de } : undefined });",
  ];
  await write('0002-copy-name', transform);
  await up();
  await expect(down()).rejects.toThrow('does more than change the model (transformEntries)');
  await rm(path.join(folder, '0002-copy-name.ts'));
  await expect(down()).rejects.toThrow('0002-copy-name has no file here');
  await write(
    '0003-tidy',
    transform,
    "export const down = (migration) => { migration.editContentType('colour', { name: 'Taken back' }); };",
  );
  await up();
  expect(await down()).toBe('0003-tidy');
  expect((await readSpace(space)).contentTypes[0]?.name).toBe('Taken back');
});

test('a revert interrupted after each request has the same result', async () => {
  await up();
  const before = await readSpace(space);
  await writeColour('navy', { name: { de: 'Marine' }, note: { de: 'deep' } });
  await write('0002-change', [
    "const type = migration.editContentType('colour', { name: 'Shade' });",
    "type.changeFieldId('note', 'remark');",
    "type.createField('code', { name: 'Code', type: 'Symbol' });",
    "migration.createContentType('fabric', { name: 'Fabric' }).createField('name', { name: 'Name', type: 'Symbol' });",
  ]);
  await up();
  let runs = 0;
  for (let isDone = false; !isDone; runs += 1) {
    let writes = 0;
    const request: Space['request'] = (sent) => {
      if (sent.method !== 'GET') writes += 1;
      return writes > 1 ? Promise.reject(new Error('killed')) : space.request(sent);
    };
    isDone = await migrateDown({ ...space, request }, files(), new Set()).then(
      () => true,
      (error: unknown) => {
        if (!String(error).includes('killed')) throw error;
        return false;
      },
    );
    if (isDone) continue;
    const states = await migrationStatus(space, files());
    expect(states[1]).toMatchObject({ state: 'stopped' });
    await expect(up()).rejects.toThrow('finish it with: npm run migrate -- down');
  }
  expect(runs).toBeGreaterThan(5);
  expect(await readSpace(space)).toEqual(before);
  expect(await fieldsOf('navy')).toEqual({ name: { de: 'Marine' }, note: { de: 'deep' } });
});
