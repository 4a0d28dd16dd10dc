import { setTimeout as pause } from 'node:timers/promises';
import { loadRelease, unpublishedOnPage } from '@/lib/studio/studio/load-releases.server';
import { publishEntry } from '@/lib/studio/studio/publish-entry.server';
import { publishTrees } from '@/lib/studio/studio/publish-trees.server';
import { takeBack } from '@/lib/studio/studio/take-back.server';
import { uploadPicture } from '@/lib/studio/studio/upload-asset.server';
import {
  changeState,
  createEntry,
  duplicateEntry,
  saveEntry,
} from '@/lib/studio/studio/write-entry.server';
import {
  createRelease,
  deleteRelease,
  publishRelease,
  saveRelease,
  scheduleRelease,
} from '@/lib/studio/studio/write-release.server';
import { openSpace, type Space } from '@/scripts/migrate/space';
import { addLocales } from '@/scripts/migrate/space-locales';
import { registerWebhook } from '@/scripts/seed/webhook';
import { startLosingProxy, type LosingProxy } from './testing/losing-proxy';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;
let proxy: LosingProxy;
/** The space, reached through the proxy, as scripts use it. */
let scripts: Space;

beforeAll(async () => {
  space = await startStudioSpace();
  proxy = await startLosingProxy(space.service.hosts.management);
  process.env['CONTENTFUL_MANAGEMENT_HOST'] = proxy.host;
  process.env['CONTENTFUL_UPLOAD_HOST'] = proxy.host;
  scripts = openSpace(process.env);
}, 300_000);

afterEach(() => {
  if (!proxy.hasLost()) throw new Error('no response was lost: the test proves nothing');
});
afterAll(async () => {
  proxy.stop();
  await space.stop();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const entriesOf = async (type: string) => {
  const query = { content_type: type, limit: 1 };
  return (await space.service.management.entry.getMany({ query })).total;
};
const versionOf = async (entryId: string) =>
  (await space.service.management.entry.get({ entryId })).sys.version;

test('a retried request creates or duplicates an entry only once', async () => {
  proxy.loseNext(/^(POST|PUT) .*\/entries/);
  expect(await createEntry('made-once', 'textBox', { title: { de: 'Eins' } })).toMatchObject({
    ok: true,
  });
  expect(await entriesOf('textBox')).toBe(1);
  proxy.loseNext(/^(POST|PUT) .*\/entries/);
  expect(await duplicateEntry('copied-once', 'made-once')).toMatchObject({ ok: true });
  expect(await entriesOf('textBox')).toBe(2);
});

test('a retry finds the entry that was created by a request whose response was lost', async () => {
  proxy.loseNext(/^PUT .*\/entries/);
  await createEntry('asked-twice', 'textBox');
  expect(await createEntry('asked-twice', 'textBox')).toMatchObject({ ok: true, version: 1 });
  expect(await duplicateEntry('copied-twice', 'asked-twice')).toMatchObject({ ok: true });
  expect(await duplicateEntry('copied-twice', 'asked-twice')).toMatchObject({ ok: true });
});

test('a save whose response was lost is not a conflict', async () => {
  await space.draft('saved', 'textBox', { title: 'Alt', body: body('Text') });
  const version = await versionOf('saved');
  proxy.loseNext(/^PUT .*\/entries\/saved$/);
  const saved = await saveEntry('saved', version, { title: { de: 'Neu' } });
  expect(saved).toMatchObject({ ok: true, version: version + 1 });
});

test('a save after another editor’s save stays a conflict', async () => {
  await space.draft('overtaken', 'textBox', { title: 'Alt', body: body('Text') });
  const version = await versionOf('overtaken');
  await space.draft('overtaken', 'textBox', { title: 'Von jemand anderem' });
  proxy.loseNext(/^GET .*\/entries\/overtaken/);
  const saved = await saveEntry('overtaken', version, { title: { de: 'Neu' } });
  expect(saved).toMatchObject({ ok: false, kind: 'conflict', version: version + 1 });
});

test.each([
  ['unpublish', 'DELETE', 'published', 'draft'],
  ['archive', 'PUT', 'archived', 'archived'],
  ['unarchive', 'DELETE', 'archived', 'draft'],
] as const)(
  'a request to %s an entry whose response was lost has taken effect',
  async (to, method, path, state) => {
    const id = `state-${to}`;
    await space.draft(id, 'textBox', { title: 'Titel', body: body('Text') });
    if (to === 'unpublish') await space.publish(id, 'textBox', {});
    if (to === 'unarchive') await space.service.management.entry.archive({ entryId: id });
    const version = await versionOf(id);
    proxy.loseNext(new RegExp(`^${method} .*/${id}/${path}`));
    expect(await changeState(id, version, to)).toMatchObject({ ok: true, state });
    // A browser without a response repeats its request.
    expect(await changeState(id, version, to)).toMatchObject({ ok: true, state });
  },
);

test.each([
  ['upload', /^POST .*\/uploads/],
  ['creation', /^(PUT|POST) .*\/assets(\/[\w-]+)?$/],
  ['processing', /^PUT .*\/process/],
])('a picture is stored once, although the response to its %s was lost', async (step, request) => {
  const id = `picture-${step}`;
  const before = (await space.service.management.asset.getMany({})).total;
  proxy.loseNext(request);
  const file = { id, name: 'blau.png', contentType: 'image/png', bytes: PNG };
  expect(await uploadPicture(file)).toMatchObject({ asset: { id, state: 'draft' } });
  expect(await uploadPicture(file)).toMatchObject({ asset: { id, state: 'draft' } });
  expect((await space.service.management.asset.getMany({})).total).toBe(before + 1);
});

/** A public page with one changed text, in a release. @returns the release's id */
async function releaseOf(slug: string): Promise<string> {
  await space.publish(`${slug}-a`, 'textBox', { title: 'Bisher', body: body('Bisher') });
  await space.publishPage(slug, [`${slug}-a`]);
  // Earlier publishes are distinguished from those of a release by their times.
  await pause(2_500);
  await space.draft(`${slug}-a`, 'textBox', { title: 'Bald' });
  const id = await createRelease(`Release ${slug}`);
  const entities = await unpublishedOnPage('hgg', `/${slug}`);
  proxy.loseNext(/^PUT .*\/releases\//);
  await saveRelease(id, 1, { title: `Release ${slug}`, entities });
  return id;
}

const releasesNamed = async (title: string) => {
  const { items } = await space.service.management.release.query({ query: { limit: 100 } });
  return items.filter((release) => release.title === title).length;
};

test('a retried request creates a release only once', async () => {
  proxy.loseNext(/^POST .*\/releases/);
  const created = await createRelease('Einmal').catch(() => null);
  const again = await createRelease('Einmal');
  expect(await releasesNamed('Einmal')).toBe(1);
  expect([null, again]).toContain(created);
});

test('a release is deleted although the response was lost; an unknown one is reported as missing', async () => {
  const id = await createRelease('Nicht mehr');
  proxy.loseNext(/^DELETE .*\/releases\//);
  await deleteRelease(id);
  expect(await releasesNamed('Nicht mehr')).toBe(0);
  await expect(deleteRelease(id)).rejects.toMatchObject({ name: 'NotFound' });
});

test('a retried request schedules a release only once', async () => {
  const id = await releaseOf('planned');
  const at = Date.now() + 3_600_000;
  proxy.loseNext(/^POST .*\/scheduled_actions/);
  await scheduleRelease(id, at).catch(() => null);
  expect(await scheduleRelease(id, at)).toBeNull();
  const { items } = await space.service.management.scheduledActions.getMany({
    query: { 'environment.sys.id': 'master', limit: 100 },
  });
  expect(items.filter(({ entity }) => entity.sys.id === id)).toHaveLength(1);
});

test('a retried request publishes a release only once, so it can be reverted', async () => {
  const id = await releaseOf('once');
  proxy.loseNext(/^PUT .*\/releases\/.*\/published/);
  expect(await publishRelease(id, (await loadRelease(id))?.version ?? 0)).toBeNull();
  const release = await loadRelease(id);
  expect(release?.takeBack).toMatchObject([{ id: 'once-a', does: 'restore' }]);
  proxy.loseNext(/^POST .*\/bulk_actions\/publish/);
  expect(await takeBack(release?.takeBack ?? [], release?.publishedAt ?? 0)).toMatchObject({
    ok: true,
  });
});

test('a page is published although the response was lost', async () => {
  await space.draft('tree-a', 'textBox', { title: 'Titel', body: body('Text') });
  await space.draft('tree-page', 'page', { title: 'Tree', main: [link('tree-a')] });
  proxy.loseNext(/^POST .*\/bulk_actions\/publish/);
  const seen = { 'Entry tree-a': await versionOf('tree-a') };
  expect(await publishTrees(['tree-page'], { seen, leftOut: [] })).toEqual({ ok: true });
});

test('a save right after a publish is a conflict for the publishing editor, not for the saving one', async () => {
  await space.draft('followed', 'textBox', { title: 'Meins', body: body('Text') });
  const version = await versionOf('followed');
  proxy.beforeNext(/^POST .*\/bulk_actions/, async () =>
    proxy.beforeNext(/^GET .*\/entries\/followed/, () =>
      space.draft('followed', 'textBox', { title: 'Von jemand anderem' }),
    ),
  );
  const published = await publishEntry('followed', version, { seen: {}, leftOut: [] });
  expect(published).toMatchObject({ ok: true, version: version + 1, state: 'changed' });
  const saved = await saveEntry('followed', version + 1, { title: { de: 'Noch einmal' } });
  expect(saved).toMatchObject({ ok: false, kind: 'conflict' });
});

test('scripts create a webhook and a locale only once', async () => {
  const site = { SITE_URL: 'http://localhost:3000', CONTENTFUL_REVALIDATE_SECRET: 'a-secret' };
  proxy.loseNext(/^(POST|PUT) .*\/webhook_definitions/);
  await registerWebhook(scripts, site);
  await registerWebhook(scripts, site);
  expect((await space.service.management.webhook.getMany({})).items).toHaveLength(1);
  const { items } = await space.service.management.locale.getMany({});
  const dutch = items.find(({ code }) => code === 'nl');
  if (dutch) await space.service.management.locale.delete({ localeId: dutch.sys.id });
  proxy.loseNext(/^POST .*\/locales/);
  expect(await addLocales(scripts)).toContain('nl');
});
