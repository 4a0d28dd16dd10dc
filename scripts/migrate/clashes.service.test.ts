import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HISTORY, stored } from './bookkeeping';
import { checkSpace } from './check-space';
import { migrateDown } from './down';
import { driftOf } from './drift';
import { readHistory } from './history';
import { readMigrations } from './migration-files';
import { openMigrationSpace, type MigrationSpace } from './migration-space.fixture';
import { planPending } from './plan';
import { readSpace } from './read-space';
import { renumberMigration } from './renumber';
import { resolveMigration } from './resolve';
import type { Space } from './space';
import { migrationStatus } from './status';
import { migrateUp } from './up';

let opened: MigrationSpace;
let space: Space;
let folder: string;

beforeEach(async () => {
  opened = await openMigrationSpace();
  ({ space, folder } = opened);
  await write('0001-create-colour', CREATE_COLOUR);
});

afterEach(() => opened.close());

const CREATE_COLOUR =
  "migration.createContentType('colour', { name: 'Colour' }).createField('name', { name: 'Name', type: 'Symbol' });";
const addField = (id: string) =>
  `migration.editContentType('colour').createField('${id}', { name: '${id}', type: 'Symbol' });`;

const write = (name: string, line: string) =>
  writeFile(path.join(folder, `${name}.ts`), `export default (migration) => {\n${line}\n};\n`);
const remove = (name: string) => rm(path.join(folder, `${name}.ts`));

const files = () => readMigrations(folder);
const up = () => migrateUp(space, files(), () => undefined);
const ran = async () => [...(await readHistory(space)).keys()].toSorted();
const fields = async () =>
  (await readSpace(space)).contentTypes.flatMap((type) => type.fields.map(({ id }) => id));

/** Two branches have each added a second migration; the one of the other branch has run. */
async function clash(): Promise<void> {
  await write('0002-add-code', addField('code'));
  await up();
  await remove('0002-add-code');
  await write('0002-add-rank', addField('rank'));
}

test('ED-06: two migrations with one number are detected, and the second gets the next number', async () => {
  await clash();
  const reported = 'npm run migrate -- renumber 0002-add-rank';
  await expect(up()).rejects.toThrow(reported);
  await expect(planPending(space, files(), new Set())).rejects.toThrow(reported);
  expect((await migrationStatus(space, files())).map(({ name, detail }) => [name, detail])).toEqual(
    expect.arrayContaining([['0002-add-rank', expect.stringContaining(reported)]]),
  );
  expect(await renumberMigration(folder, '0002-add-rank', space)).toBe('0003-add-rank');
  await write('0002-add-code', addField('code'));
  await up();
  expect(await ran()).toEqual(['0001-create-colour', '0002-add-code', '0003-add-rank']);
  expect(await fields()).toEqual(['name', 'code', 'rank']);
});

test('ED-06: down reverts the latest migration, not another with the same number', async () => {
  await clash();
  await expect(migrateDown(space, files(), new Set())).rejects.toThrow(
    '0002-add-code has no file here',
  );
  expect(await ran()).toEqual(['0001-create-colour', '0002-add-code']);
});

test('ED-06: every command reports that a space from before the baseline has to be recreated', async () => {
  await up();
  await remove('0001-create-colour');
  await write('0001-baseline', CREATE_COLOUR);
  const reported = 'ran 0001-create-colour, which 0001-baseline has replaced';
  await expect(up()).rejects.toThrow(reported);
  await expect(planPending(space, files(), new Set())).rejects.toThrow(reported);
  const [baseline] = await migrationStatus(space, files());
  expect(baseline).toMatchObject({ name: '0001-baseline', state: 'pending' });
  expect(baseline?.detail).toMatch(/which 0001-baseline has replaced.*npm run reset/);
  const complaint = await checkSpace(space, files());
  expect(complaint).toMatch(/which 0001-baseline has replaced.*npm run reset/);
  expect(complaint).not.toContain('git pull');
});

test('ED-06: the baseline is not renumbered', async () => {
  const name = '0001-baseline';
  await write(name, CREATE_COLOUR);
  await expect(renumberMigration(folder, name, null)).rejects.toThrow('keeps its number');
});

test('ED-06: an applied migration is not renumbered', async () => {
  await up();
  await expect(renumberMigration(folder, '0001-create-colour', space)).rejects.toThrow(
    'has run on this space',
  );
});

test('ED-06: an interrupted migration is finished under its number', async () => {
  const isLast = ({ url = '' }) => url === '/content_types/colour/published';
  const request: Space['request'] = (request) =>
    isLast(request) ? Promise.reject(new Error('killed')) : space.request(request);
  await expect(migrateUp({ ...space, request }, files(), () => undefined)).rejects.toThrow(
    'killed',
  );
  await expect(renumberMigration(folder, '0001-create-colour', space)).rejects.toThrow(
    'was stopped; finish it with: npm run migrate -- up',
  );
  expect(await up()).toBe(1);
  expect(await ran()).toEqual(['0001-create-colour']);
});

test('ED-06: a history entry whose id is only a number is still reverted', async () => {
  await up();
  const name = '0001-create-colour';
  const entries = await space.client.entry.getMany({
    query: { 'sys.contentType.sys.id[in]': HISTORY.id },
  });
  expect(entries.items.map(({ sys }) => sys.id)).toEqual([`${HISTORY.id}-${name}`]);
  await space.client.entry.delete({ entryId: `${HISTORY.id}-${name}` });
  await space.client.entry.createWithId(
    { contentTypeId: HISTORY.id, entryId: `${HISTORY.id}-0001` },
    {
      fields: stored({
        name,
        checksum: files()[0]?.checksum,
        appliedAt: '2026-01-01T00:00:00Z',
      }),
    },
  );
  expect(await migrateDown(space, files(), new Set())).toBe(name);
  expect(await ran()).toEqual([]);
});

test('ED-06: a manually applied migration is recorded and not run again', async () => {
  await up();
  await write('0002-add-code', addField('code'));
  const type = await space.client.contentType.get({ contentTypeId: 'colour' });
  const code = {
    id: 'code',
    name: 'code',
    type: 'Symbol',
    localized: false,
    required: false,
  };
  const changed = await space.client.contentType.update(
    { contentTypeId: 'colour' },
    { ...type, fields: [...type.fields, code] },
  );
  await space.client.contentType.publish({ contentTypeId: 'colour' }, changed);
  await resolveMigration(space, files(), {
    name: '0002-add-code',
    done: 'applied',
  });
  expect(await driftOf(space, files())).toEqual([]);
  expect(await up()).toBe(0);
  await resolveMigration(space, files(), {
    name: '0002-add-code',
    done: 'taken back',
  });
  expect(await ran()).toEqual(['0001-create-colour']);
  await expect(
    resolveMigration(space, files(), { name: '0009-none', done: 'applied' }),
  ).rejects.toThrow('there is no migration 0009-none');
});
