import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { definePart } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';
import { readMigrations } from './migration-files';
import { openMigrationSpace, type MigrationSpace } from './migration-space.fixture';
import { newMigration } from './new-migration';
import { planPending } from './plan';
import type { Space } from './space';
import { migrateUp } from './up';

let opened: MigrationSpace;
let space: Space;
let folder: string;

const write = (name: string, lines: string[]) =>
  writeFile(
    path.join(folder, `${name}.ts`),
    `export default (migration) => {\n${lines.join('\n')}\n};\n`,
  );

const up = () => migrateUp(space, readMigrations(folder), () => undefined);

beforeEach(async () => {
  opened = await openMigrationSpace();
  ({ space, folder } = opened);
  await write('0001-create-colour', [
    "const type = migration.createContentType('colour', { name: 'Colour' });",
    "type.createField('name', { name: 'Name', type: 'Symbol', localized: true });",
    "type.createField('note', { name: 'Note', type: 'Symbol' });",
    "type.displayField('name');",
  ]);
  await up();
});

afterEach(() => opened.close());

async function publish(entryId: string, fields: Record<string, Record<string, unknown>>) {
  const ids = { contentTypeId: 'colour', entryId };
  const draft = await space.client.entry.createWithId(ids, { fields });
  return space.client.entry.publish({ entryId }, draft);
}

const entryOf = (entryId: string) => space.client.entry.get({ entryId });

test('ED-06: a published entry that is being edited is a gap, although its draft is filled', async () => {
  const navy = await publish('navy', { name: { de: 'Marine' } });
  await publish('red', { name: { de: 'Rot' } });
  const fields = { ...navy.fields, name: { de: 'Tinte' } };
  await space.client.entry.update({ entryId: 'navy' }, { ...navy, fields });
  await write('0002-code', [
    "const type = migration.editContentType('colour');",
    "type.createField('code', { name: 'Code', type: 'Symbol', required: true });",
    "migration.transformEntries({ contentType: 'colour', from: ['code'], to: ['code'], shouldPublish: 'preserve',",
    "  transformEntryForLocale: (from, locale) => locale === 'de' ? { code: 'x' } : undefined });",
  ]);
  const [planned] = await planPending(space, readMigrations(folder), new Set());
  expect(planned?.gaps).toEqual([{ id: 'colour.code', entries: 1, edited: ['navy'] }]);
  await expect(up()).rejects.toThrow('publish it or discard it: navy');
});

test('ED-06: a value that only a draft has does not fill what is public', async () => {
  const navy = await publish('navy', { name: { de: 'Marine' } });
  const fields = { ...navy.fields, note: { de: 'Entwurf' } };
  await space.client.entry.update({ entryId: 'navy' }, { ...navy, fields });
  await write('0002-require-note', [
    "migration.editContentType('colour').editField('note', { required: true });",
  ]);
  await expect(up()).rejects.toThrow('1 published entry has no colour.note');
});

test('ED-06: a fill writes only the entries without a value', async () => {
  await publish('navy', { name: { de: 'Marine' }, note: { de: 'deep' } });
  await publish('red', { name: { de: 'Rot' } });
  const colour = definePart({
    id: 'colour',
    name: 'Colour',
    description: '',
    displayField: 'name',
    fields: {
      name: field.optional(field.symbol()),
      note: field.unlocalized(field.symbol()),
    },
  });
  const { version } = (await entryOf('navy')).sys;
  await newMigration({
    name: 'require-note',
    folder,
    declared: { colour },
    confirmed: new Set<string>(),
    space,
    fills: new Map([['colour.note', 'none']]),
  });
  await up();
  expect((await entryOf('navy')).sys.version).toBe(version);
  expect((await entryOf('red')).fields).toMatchObject({ note: { de: 'none' } });
});
