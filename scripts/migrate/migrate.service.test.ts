import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentfulModel } from '@/cms-schema/contentful-model';
import { contentTypes } from '@/cms-schema/model';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { checkSpace } from './check-space';
import { repairSpace } from './repair';
import { compareModels } from './compare-models';
import { readMigrations, type MigrationFile } from './migration-files';
import { readSpace } from './read-space';
import { openSpace, type Space } from './space';
import { migrationStatus } from './status';
import { migrateUp } from './up';

const migrations = readMigrations(path.join(process.cwd(), 'cms-schema/migrations'));
const declared = contentfulModel(contentTypes);

let service: RunningService;
let variables: Record<string, string>;
let space: Space;

beforeEach(async () => {
  service = await startService();
  variables = {
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
    CONTENTFUL_UPLOAD_HOST: service.hosts.management,
    CONTENTFUL_INSECURE: 'true',
  };
  space = openSpace(variables);
});

afterEach(async () => {
  await service.stop();
});

/** Number of content types, published or not. */
async function countTypes(): Promise<number> {
  return (await space.client.contentType.getMany({ query: { limit: 0 } })).total;
}

/**
 * Runs `migrate up` in a process of its own, and kills it once it has created this many more types.
 */
async function upKilledAfter(types: number): Promise<void> {
  const script = path.join(process.cwd(), 'scripts/migrate.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'up'], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const enough = (await countTypes()) + types;
  while (child.exitCode === null && (await countTypes()) < enough) await setTimeout(20);
  child.kill('SIGKILL');
  await ended;
}

/** Kills every run after its first write. @returns the number of runs */
async function upOneRequestAtATime(files: MigrationFile[]): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    let writes = 0;
    const request: Space['request'] = (request) => {
      if (request.method !== 'GET') writes += 1;
      return writes > 1 ? Promise.reject(new Error('killed')) : space.request(request);
    };
    try {
      await migrateUp({ ...space, request }, files, () => undefined);
      return runs;
    } catch (error) {
      if (!String(error).includes('killed')) throw error;
    }
  }
}

const CREATE_FABRIC = `export default (migration) => {
  const type = migration.createContentType('fabric', { name: 'Fabric' });
  type.createField('name', { name: 'Name', type: 'Symbol' });
};`;

const CHANGE_ALL = `export default (migration) => {
  const type = migration.editContentType('colour');
  type.createField('code', { name: 'Code', type: 'Symbol' });
  type.createField('scrap', { name: 'Scrap', type: 'Symbol' });
  migration.transformEntries({
    contentType: 'colour',
    from: ['name'],
    to: ['code'],
    transformEntryForLocale: ({ name }, locale) =>
      locale === 'de' ? { code: name.de.toUpperCase() } : undefined,
  });
  type.changeFieldId('name', 'title');
  type.changeFieldControl('title', 'builtin', 'singleLine', { helpText: 'Short' });
  type.deleteField('scrap');
  migration.deleteContentType('fabric');
};`;

const statesOf = async (files = migrations) =>
  (await migrationStatus(space, files)).map(({ name, state }) => `${name} ${state}`);

/** Runs the drift gate as `npm run check` does, in an environment that names the space. */
function check() {
  const script = path.join(process.cwd(), 'scripts/check-model.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  return { status, output: stdout + stderr };
}

test('CMS-05, ED-07: migrations bring an empty space to the declared model, and the gate reports its progress', async () => {
  expect(await checkSpace(space, migrations)).toMatch(
    /selvedge\/master differs[\s\S]*content type textBox: declared, but not found[\s\S]*npm run migrate -- up\n$/,
  );
  expect(await statesOf()).toEqual(migrations.map(({ name }) => `${name} pending`));
  expect(await migrateUp(space, migrations, () => undefined)).toBe(migrations.length);
  expect(compareModels(declared, await readSpace(space))).toEqual([]);
  expect(await statesOf()).toEqual(migrations.map(({ name }) => `${name} applied`));
  expect(await migrateUp(space, migrations, () => undefined)).toBe(0);
  expect(check()).toEqual({ status: 0, output: expect.stringContaining('the space') });

  const params = { contentTypeId: 'textBox' };
  const type = await space.client.contentType.get(params);
  const changed = await space.client.contentType.update(params, { ...type, name: 'Words' });
  await space.client.contentType.publish(params, changed);
  expect(await checkSpace(space, migrations)).toMatch(
    /content type textBox.*Words[\s\S]*changed by hand[\s\S]*npm run migrate -- repair\n$/,
  );
  expect((await repairSpace(space, migrations, new Set())).length).toBeGreaterThan(0);
  expect(compareModels(declared, await readSpace(space))).toEqual([]);
  expect(await repairSpace(space, migrations, new Set())).toEqual([]);
});

test('ED-07: an unreachable space is reported as a failure', () => {
  variables = { ...variables, CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:1' };
  expect(check()).toEqual({
    status: 1,
    output: expect.stringMatching(/^The content service does not answer .*127\.0\.0\.1:1.*$/m),
  });
});

test('ED-06: a run that is killed repeatedly is finished by the next one', async () => {
  for (const types of [1, 20, 7]) await upKilledAfter(types);
  expect((await statesOf())[0]).toBe('0001-baseline stopped');
  await migrateUp(space, migrations, () => undefined);
  expect(compareModels(declared, await readSpace(space))).toEqual([]);
  expect(await statesOf()).toEqual(migrations.map(({ name }) => `${name} applied`));
});

describe('with a folder of its own', () => {
  let folder: string;
  const colour = (lines: string) =>
    `export default (migration) => { const type = migration.createContentType('colour', { name: 'Colour' }); ${lines} };`;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'selvedge-migrations-'));
    await writeFile(
      path.join(folder, '0001-create-colour.ts'),
      colour("type.createField('name', { name: 'Name', type: 'Symbol' });"),
    );
  });

  afterEach(() => rm(folder, { recursive: true }));

  test('changed, missing and new files are distinguished', async () => {
    await migrateUp(space, readMigrations(folder), () => undefined);
    await writeFile(path.join(folder, '0001-create-colour.ts'), colour(''));
    await writeFile(path.join(folder, '0002-nothing.ts'), 'export default () => {};');
    expect(await statesOf(readMigrations(folder))).toEqual([
      '0001-create-colour changed file',
      '0002-nothing pending',
    ]);
    await rm(path.join(folder, '0001-create-colour.ts'));
    expect(await statesOf(readMigrations(folder))).toEqual([
      '0001-create-colour missing file',
      '0002-nothing pending',
    ]);
  });

  test('a space with another history is left unchanged, and the error explains how to continue', async () => {
    await migrateUp(space, readMigrations(folder), () => undefined);
    await rm(path.join(folder, '0001-create-colour.ts'));
    await writeFile(path.join(folder, '0001-baseline.ts'), CREATE_FABRIC);
    await expect(migrateUp(space, readMigrations(folder), () => undefined)).rejects.toThrow(
      /ran 0001-create-colour, which 0001-baseline has replaced.*npm run reset/,
    );
    const { contentTypes: types } = await readSpace(space);
    expect(types.map(({ id }) => id)).toEqual(['colour']);
  });

  test('a migration that the planner rejects writes nothing and can be fixed by editing it', async () => {
    await migrateUp(space, readMigrations(folder), () => undefined);
    const second = path.join(folder, '0002-create-colour-again.ts');
    await writeFile(second, colour(''));
    await expect(migrateUp(space, readMigrations(folder), () => undefined)).rejects.toThrow(
      'already exists',
    );
    // A later run is another process without loaded modules.
    jest.resetModules();
    await writeFile(
      second,
      "export default (migration) => { migration.editContentType('colour').createField('code', { name: 'Code', type: 'Symbol' }); };",
    );
    await migrateUp(space, readMigrations(folder), () => undefined);
    const [type] = (await readSpace(space)).contentTypes;
    expect(type?.fields.map(({ id }) => id)).toEqual(['name', 'code']);
  });

  test('ED-06: a migration interrupted after each request has the same result', async () => {
    await writeFile(path.join(folder, '0002-create-fabric.ts'), CREATE_FABRIC);
    await migrateUp(space, readMigrations(folder), () => undefined);
    for (const entryId of ['navy', 'clay']) {
      const ids = { contentTypeId: 'colour', entryId };
      const draft = await space.client.entry.createWithId(ids, {
        fields: { name: { de: entryId } },
      });
      await space.client.entry.publish({ entryId }, draft);
    }
    await writeFile(path.join(folder, '0003-change-all.ts'), CHANGE_ALL);
    const files = readMigrations(folder);
    const runs = await upOneRequestAtATime(files);
    expect(runs).toBeGreaterThan(12);
    expect(await statesOf(files)).toEqual(files.map(({ name }) => `${name} applied`));
    const { contentTypes: types, controls } = await readSpace(space);
    expect(types.map(({ id, fields }) => [id, fields.map((field) => field.id)])).toEqual([
      // The planner moves a renamed field to the end.
      ['colour', ['code', 'title']],
    ]);
    expect(controls['colour']).toMatchObject([
      { fieldId: 'title', settings: { helpText: 'Short' } },
    ]);
    const entry = await space.client.entry.get({ entryId: 'navy' });
    expect(entry.fields).toEqual({ title: { de: 'navy' }, code: { de: 'NAVY' } });
    expect(entry.sys.publishedCounter).toBe(2);
  });

  test('two parallel runs apply each migration once', async () => {
    const files = readMigrations(folder);
    await Promise.allSettled([
      migrateUp(space, files, () => undefined),
      migrateUp(space, files, () => undefined),
    ]);
    await migrateUp(space, files, () => undefined);
    expect(await statesOf(files)).toEqual(['0001-create-colour applied']);
    const type = await space.client.contentType.get({ contentTypeId: 'colour' });
    expect(type.sys.publishedCounter).toBe(1);
  });
});
