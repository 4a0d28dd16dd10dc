import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoContent } from '@/demo/demo-content';
import { pictures } from '@/demo/pictures';
import { inOrder } from '@/demo/seed-entry';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { migratedSpace } from '@/scripts/content/testing/studio-space';
import {
  SPACE,
  startService,
  TOKENS,
  type RunningService,
} from '@/packages/contentful-local/testing/running-service';
import { compiled } from '@/packages/service-kit/testing/compiled';

let service: RunningService;
let script: string;
let variables: Record<string, string>;

beforeAll(async () => {
  service = await startService({}, migratedSpace());
  script = await compiled(path.resolve('scripts/seed.ts'));
  variables = {
    CONTENTFUL_SPACE_ID: SPACE,
    CONTENTFUL_MANAGEMENT_TOKEN: TOKENS.management,
    CONTENTFUL_MANAGEMENT_HOST: service.hosts.management,
    CONTENTFUL_UPLOAD_HOST: service.hosts.management,
    CONTENTFUL_INSECURE: 'true',
    SITE_URL: 'http://localhost:3000',
    CONTENTFUL_REVALIDATE_SECRET: 'a-secret-of-the-shop',
  };
}, 300_000);

afterAll(async () => {
  await service.stop();
});

function spawnSeed(flags: string[]) {
  return spawn(process.execPath, [script, 'content', ...flags], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs the seed in its own process. @returns its output */
async function seed(...flags: string[]): Promise<string> {
  const child = spawnSeed(flags);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return output;
}

async function countPublished(): Promise<number> {
  const entries = await service.delivery.getEntries({ limit: 1 });
  return entries.total + (await service.delivery.getAssets({ limit: 1 })).total;
}

/** Kills a seed once this many entries and pictures are published. */
async function seedKilledAt(published: number): Promise<void> {
  const child = spawnSeed([]);
  const ended = once(child, 'exit');
  while ((await countPublished()) < published) {
    if (child.exitCode !== null) throw new Error(`the seed ended before ${published}`);
    // Without a pause, counting would slow down the service and the seed.
    await pause(20);
  }
  child.kill('SIGKILL');
  await ended;
}

async function publishChange(entryId: string, text: string): Promise<void> {
  const entry = await service.management.entry.get({ entryId });
  const fields = { ...entry.fields, headline: { de: text } };
  const changed = await service.management.entry.update({ entryId }, { ...entry, fields });
  await service.management.entry.publish({ entryId }, changed);
}

async function headlineOf(id: string): Promise<unknown> {
  return (await service.delivery.getEntry(id, { locale: 'de' })).fields['headline'];
}

test('a start leaves a space with content of its own as it is', async () => {
  const ids = { contentTypeId: 'page', entryId: 'own' };
  await service.management.entry.createWithId(ids, { fields: {} });
  expect(await seed('--once')).toContain('left out');
  expect(await countPublished()).toBe(0);
  await service.management.entry.delete(ids);
});

test('a killed seed is finished by the next one, and one more changes nothing', async () => {
  for (const published of process.env['LONG_TESTS'] ? [4, 20, 80] : [20])
    await seedKilledAt(published);
  expect(await seed('--once')).toMatch(
    /^demo content: \d+ created, .* 0 left as editors have them/,
  );
  expect(await seed()).toMatch(/0 created, 0 updated, \d+ unchanged, 0 left/);
  const { total, items } = await service.delivery.getAssets({ limit: 1_000 });
  expect(total).toBe(pictures.length);
  expect(items.map(({ fields }) => fields.file?.details.image?.width ?? 0)).not.toContain(0);
  expect(await countPublished()).toBeGreaterThan(100);
}, 300_000);

test('the pages of the three shops are delivered with all linked entries', async () => {
  const { entries } = demoContent(new Date());
  for (const project of ['hgg', 'hrm', 'eck']) {
    const id = `${project}-page-home`;
    const [home] = entries.filter((entry) => entry.id === id);
    if (!home) throw new Error(`${id} is not in the demo content`);
    const query = { 'sys.id': id, include: 10, locale: 'de' } as const;
    const result = await service.delivery.withoutLinkResolution.getEntries(query);
    expect(result.errors).toBeUndefined();
    const delivered = result.includes?.Entry?.map(({ sys }) => sys.id) ?? [];
    const written = inOrder(home.before).map((entry) => entry.id);
    expect(written.length).toBeGreaterThan(30);
    expect(delivered.toSorted()).toEqual(written.toSorted());
  }
});

test('ED-05: the matrix of the demo content has no faults, and exits with 0', async () => {
  const matrix = await compiled(path.resolve('scripts/matrix.ts'));
  const reading = {
    CONTENTFUL_ACCESS_TOKEN: TOKENS.delivery,
    CONTENTFUL_HOST: service.hosts.delivery,
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: TOKENS.preview,
    CONTENTFUL_PREVIEW_HOST: service.hosts.preview,
    STATE_DIRECTORY: await mkdtemp(path.join(tmpdir(), 'selvedge-matrix-')),
  };
  const child = spawn(process.execPath, [matrix], {
    env: { ...process.env, ...ENVIRONMENT, ...variables, ...reading },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = await once(child, 'close');
  expect(output).toContain('hgg /hemden: ');
  expect(output).not.toContain('To mend');
  expect(status).toBe(0);
});

test('a second start does not even compare', async () => {
  expect(await seed('--once')).toBe('demo content: already there\n');
});

test('content changed or deleted by an editor is kept unless forced', async () => {
  await publishChange('gift-card', 'Gutscheine');
  const off = await service.management.entry.get({ entryId: 'hgg-home-jubilee' });
  await service.management.entry.unpublish({ entryId: off.sys.id }, off);
  expect(await seed()).toMatch(/2 left as editors have them/);
  expect(await headlineOf('gift-card')).toBe('Gutscheine');
  expect(await seed('--force')).toMatch(/0 left as editors have them/);
  expect(await headlineOf('gift-card')).toBe('Die Geschenkkarte');
});

test('ED-13: a product template that could tie with another is rejected at publish', async () => {
  const fallback = await service.management.entry.get({ entryId: 'hgg-template-artikel' });
  const { fields } = fallback;
  const rival = await service.management.entry.createWithId(
    { entryId: 'rival', contentTypeId: 'productTemplate' },
    { fields: { ...fields, title: { de: 'Zweite' } } },
  );
  await expect(service.management.entry.publish({ entryId: 'rival' }, rival)).rejects.toThrow(
    'Same field value present in other entry',
  );
  const other = await service.management.entry.update(
    { entryId: 'rival' },
    { ...rival, fields: { ...rival.fields, priority: { de: 7 } } },
  );
  await service.management.entry.publish({ entryId: 'rival' }, other);
});

test('the space reports every publish to the shop once, even if seeded repeatedly', async () => {
  const { items } = await service.management.webhook.getMany({});
  expect(items).toMatchObject([
    {
      url: 'http://localhost:3000/api/revalidate',
      topics: expect.arrayContaining(['Entry.publish', 'Entry.unpublish', 'Asset.delete']),
      headers: [{ key: 'x-selvedge-revalidate-secret' }],
    },
  ]);
  expect(JSON.stringify(items)).not.toContain(variables['CONTENTFUL_REVALIDATE_SECRET']);
});

test('an unknown flag prints the usage', async () => {
  expect(await seed('--twice')).toContain('usage: npm run seed');
});
