import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readMigrations } from './migrate/migration-files';
import { openSpace, type Space } from './migrate/space';
import { migrateUp } from './migrate/up';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/services/content/testing/running-service';

let service: RunningService;
let variables: Record<string, string>;
let space: Space;

beforeAll(async () => {
  service = await startService();
  variables = {
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
    CONTENTFUL_INSECURE: 'true',
  };
  space = openSpace(variables);
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

/** The drift gate as `npm run check` runs it, in an environment that names the space. */
function check() {
  const script = path.join(process.cwd(), 'scripts/check-model.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  return { status, said: stdout + stderr };
}

test('ED-07: the gate looks at the space that is named, and tells the command that mends it', async () => {
  expect(check()).toEqual({
    status: 1,
    said: expect.stringMatching(/selvedge\/master differs[\s\S]*content type textBox: declared, but not found[\s\S]*npm run migrate -- up\n$/), // prettier-ignore
  });
  await migrateUp(
    space,
    readMigrations(path.join(process.cwd(), 'cms-schema/migrations')),
    () => undefined,
  );
  expect(check()).toEqual({ status: 0, said: expect.stringContaining('the space') });

  const params = { contentTypeId: 'textBox' };
  const type = await space.client.contentType.get(params);
  const changed = await space.client.contentType.update(params, { ...type, name: 'Words' });
  await space.client.contentType.publish(params, changed);
  expect(check()).toEqual({
    status: 1,
    said: expect.stringMatching(/content type textBox.*Words[\s\S]*changed by hand/),
  });
}, 300_000);

test('ED-07: a space that does not answer is a failure that says so', () => {
  variables = { ...variables, CONTENTFUL_MANAGEMENT_HOST: '127.0.0.1:1' };
  expect(check()).toEqual({
    status: 1,
    said: expect.stringMatching(/^The content service does not answer .*127\.0\.0\.1:1.*$/m),
  });
}, 120_000);
