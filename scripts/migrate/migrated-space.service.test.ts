import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { migratedSpace } from '@/scripts/content/testing/studio-space';
import { checkSpace } from './check-space';
import { readMigrations } from './migration-files';
import { openMigrationSpace, type MigrationSpace } from './migration-space.fixture';
import { repairSpace } from './repair';
import { migrateUp } from './up';

// Commands for a space that has the shop's whole model.

const migrations = readMigrations(path.join(process.cwd(), 'cms-schema/migrations'));

let opened: MigrationSpace;
let variables: MigrationSpace['variables'];
let space: MigrationSpace['space'];

beforeEach(async () => {
  opened = await openMigrationSpace(migratedSpace());
  ({ space, variables } = opened);
}, 300_000);

afterEach(() => opened.close());

test('ED-07: older code reports only that a space is newer', async () => {
  const later = { name: '9999-add-later', checksum: '', load: () => () => undefined };
  const newer = [...migrations, { ...later, loadTerms: () => ({ down: null, removes: [] }) }];
  await migrateUp(space, newer, () => undefined);
  const params = { contentTypeId: 'textBox' };
  const type = await space.client.contentType.get(params);
  const kicker = { id: 'later', name: 'Later', type: 'Symbol', localized: true, required: false };
  const fields = [...type.fields, { ...kicker, disabled: false, omitted: false }];
  const changed = await space.client.contentType.update(params, { ...type, fields });
  await space.client.contentType.publish(params, changed);
  const complaint = await checkSpace(space, migrations);
  expect(complaint).toMatch(/textBox, field later: found, but not declared/);
  expect(complaint).toContain('newer than this code: it has 9999-add-later');
  expect(complaint).toMatch(/git pull\n$/);
  await expect(repairSpace(space, migrations, new Set())).rejects.toThrow('missing file');
});

test('ED-07: the plan lists manual changes', async () => {
  const run = (command: string) => {
    const script = path.join(process.cwd(), 'scripts/migrate.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, command], {
      encoding: 'utf8',
      env: { ...process.env, ...variables },
    });
    return { status, stderr };
  };
  expect(run('plan')).toEqual({ status: 0, stderr: '' });
  const type = await space.client.contentType.get({ contentTypeId: 'textBox' });
  const changed = await space.client.contentType.update(
    { contentTypeId: 'textBox' },
    { ...type, name: 'Kasten' },
  );
  await space.client.contentType.publish({ contentTypeId: 'textBox' }, changed);
  const { status, stderr } = run('plan');
  expect(stderr).toContain('content type textBox.name: declared "Text box", found "Kasten"');
  expect(stderr).toContain('npm run migrate -- repair');
  expect(status).toBe(1);
}, 240_000);
