import { setTimeout as pause } from 'node:timers/promises';
import { loadPage } from '@/lib/cms/content/load-page.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { chosenView } from '@/lib/studio/studio/chosen-view.server';
import {
  loadRelease,
  loadReleases,
  unpublishedOnPage,
} from '@/lib/studio/studio/load-releases.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { releasesBetween } from '@/lib/studio/studio/release-state';
import { spaceAuthors } from '@/lib/studio/studio/space-authors.server';
import { takeBack } from '@/lib/studio/studio/take-back.server';
import {
  addPageToRelease,
  cancelSchedule,
  createRelease,
  publishRelease,
  saveRelease,
  scheduleRelease,
} from '@/lib/studio/studio/write-release.server';
import { releaseJourney, SEEN } from './testing/release-journey';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

/** A public page with a changed text and a new one, both drafts. @returns id of their release */
async function drafted(slug: string): Promise<string> {
  await space.publish(`${slug}-a`, 'textBox', { title: 'Bisher', body: body('Bisher') });
  await space.publishPage(slug, [`${slug}-a`]);
  // Earlier publishes are distinguished from those of a release by their times.
  await pause(2_500);
  await space.draft(`${slug}-a`, 'textBox', { title: 'Bald' });
  await space.draft(`${slug}-b`, 'textBox', { title: 'Neu', body: body('Neu') });
  await space.draft(`${slug}-page`, 'page', { main: [`${slug}-a`, `${slug}-b`].map(link) });
  const id = await createRelease(`Release ${slug}`);
  const entities = await unpublishedOnPage('hgg', `/${slug}`);
  await saveRelease(id, 1, { title: `Release ${slug}`, entities });
  return id;
}

async function shown(slug: string, source: string, release = ''): Promise<unknown[]> {
  const path = `/${slug}`;
  const now = Date.now();
  const context = pageContext({ project: 'hgg', locale: 'de-de', path }, now);
  if (!context) throw new Error('hgg has no de-de');
  const at = source === 'past' ? new Date(now).toISOString() : '';
  const view = await chosenView(readChoice({ source, release, at }), now);
  const { page } = await loadPage(path, { ...context, ...view });
  return page?.main.map(({ fields }) => Reflect.get(fields, 'title')) ?? [];
}

/** Blocks that visitors see now, without the cache of the public pages. */
const shownNow = (slug: string) => shown(slug, 'past');

async function stateOf(id: string) {
  const release = await loadRelease(id);
  if (!release) throw new Error(`there is no release ${id}`);
  return release;
}

test('ED-10: a release collects the unpublished entries of a page and previews the result', async () => {
  const id = await drafted('look');
  const { entities, places, faults } = await stateOf(id);
  expect(entities.map((entity) => entity.id).toSorted()).toEqual(['look-a', 'look-b', 'look-page']);
  expect(places).toEqual([{ project: 'hgg', path: '/look', isPage: true }]);
  expect(faults).toEqual([]);
  expect(await shown('look', 'planned', id)).toEqual(['Bald', 'Neu']);
  expect(await shownNow('look')).toEqual(['Bisher']);
});

test('ED-10: a release is published as a whole, and can be reverted to the previous state', async () => {
  const id = await drafted('back');
  expect(await publishRelease(id, (await stateOf(id)).version)).toBeNull();
  expect(await shownNow('back')).toEqual(['Bald', 'Neu']);
  const { takeBack: steps, publishedAt } = await stateOf(id);
  expect(steps.map((step) => [step.id, step.does]).toSorted()).toEqual([
    ['back-a', 'restore'],
    ['back-b', 'withdraw'],
    ['back-page', 'restore'],
  ]);
  const result = await takeBack(steps, publishedAt ?? 0);
  expect(result).toMatchObject({ ok: true, withdrawn: ['back-b'] });
  expect(await shownNow('back')).toEqual(['Bisher']);
  const entry = await space.service.management.entry.get({ entryId: 'back-b' });
  expect(entry.sys.publishedVersion).toBeUndefined();
  expect(entry.fields['title']).toEqual({ de: 'Neu' });
});

test('ED-10: a release that was taken back says so, and who published it', async () => {
  const id = await drafted('said');
  await publishRelease(id, (await stateOf(id)).version);
  const [author] = await spaceAuthors();
  expect(await stateOf(id)).toMatchObject({ publishedBy: author?.name, isTakenBack: false });
  const { takeBack: steps, publishedAt } = await stateOf(id);
  await takeBack(steps, publishedAt ?? 0);
  expect((await stateOf(id)).isTakenBack).toBe(true);
  const listed = (await loadReleases()).filter((release) => release.id === id);
  expect(releasesBetween(listed, Date.now() - 60_000, Date.now())).toMatchObject([
    { id, does: 'was taken back', at: publishedAt },
  ]);
});

test('ED-10: what is not public of a page is added to a release that has other entries', async () => {
  const id = await drafted('more');
  await space.draft('other-a', 'textBox', { title: 'Andere', body: body('Andere') });
  await space.publishPage('other', []);
  await space.draft('other-page', 'page', { main: [link('other-a')] });
  expect(await addPageToRelease(id, 'other-node')).toBe(2);
  const { entities } = await stateOf(id);
  expect(entities.map((entity) => entity.id).toSorted()).toEqual([
    'more-a',
    'more-b',
    'more-page',
    'other-a',
    'other-page',
  ]);
  expect(await addPageToRelease(id, 'other-node')).toBe(0);
});

test('ED-10: reverting a release keeps later changes', async () => {
  const id = await drafted('since');
  await publishRelease(id, (await stateOf(id)).version);
  const shownSteps = (await stateOf(id)).takeBack;
  await space.draft('since-a', 'textBox', { title: 'Weiter' });
  const { takeBack: steps, publishedAt } = await stateOf(id);
  expect(steps.find((step) => step.id === 'since-a')).toMatchObject({
    does: 'keep',
    because: 'changed since',
  });
  // An editor with an outdated view gets a message, and nothing is written.
  expect(await takeBack(shownSteps, publishedAt ?? 0)).toEqual({
    ok: false,
    kind: 'changed',
    ids: ['since-a'],
  });
  expect(await shownNow('since')).toEqual(['Bald', 'Neu']);
});

test('ED-13: a release that lacks an entry its page requires is rejected, and nothing is published', async () => {
  const id = await drafted('broken');
  const { version } = await stateOf(id);
  const entities = [{ kind: 'Entry' as const, id: 'broken-page' }];
  await saveRelease(id, version, { title: 'Halb', entities });
  const rejected = await publishRelease(id, (await stateOf(id)).version);
  expect(rejected?.faults).toMatchObject([
    { id: 'broken-page', kind: 'unpublished child', detail: 'Neu' },
  ]);
  expect(await shownNow('broken')).toEqual(['Bisher']);
});

test('ED-10: a release is scheduled, previewed at its time, and can be unscheduled', async () => {
  const id = await drafted('plan');
  const at = Date.now() + 3_600_000;
  expect(await scheduleRelease(id, at)).toBeNull();
  const { scheduled } = await stateOf(id);
  expect(scheduled?.at).toBe(at);
  const planned = readChoice({ source: 'planned', at: new Date(at + 1000).toISOString() });
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/plan' }, at);
  if (!context) throw new Error('hgg has no de-de');
  const { page } = await loadPage('/plan', { ...context, ...(await chosenView(planned, at)) });
  expect(page?.main.map(({ id: block }) => block)).toEqual(['plan-a', 'plan-b']);
  await cancelSchedule(scheduled?.actionId ?? '');
  expect((await stateOf(id)).scheduled).toBeNull();
});

test('ED-10: a release is published automatically when due, and can be reverted', async () => {
  const id = await drafted('due');
  await scheduleRelease(id, Date.now() + 5_000);
  while ((await stateOf(id)).publishedAt === null) await pause(200);
  expect(await shownNow('due')).toEqual(['Bald', 'Neu']);
  const { takeBack: steps, publishedAt } = await stateOf(id);
  expect((await takeBack(steps, publishedAt ?? 0)).ok).toBe(true);
  expect(await shownNow('due')).toEqual(['Bisher']);
});

test('ED-10: a page is composed, translated, released and taken back', async () => {
  expect(await releaseJourney()).toEqual(SEEN);
});
