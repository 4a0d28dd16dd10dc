import { publicUses } from '@/lib/studio/studio/in-use.server';
import { isTreeChanged } from '@/lib/studio/studio/load-compose.server';
import { unpublishedOnPage } from '@/lib/studio/studio/load-releases.server';
import { publishTrees } from '@/lib/studio/studio/publish-trees.server';
import { stateOf } from '@/lib/studio/studio/studio-entry';
import { uploadPicture } from '@/lib/studio/studio/upload-asset.server';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
  'base64',
);

const sysOf = async (entryId: string) =>
  (await space.service.management.entry.get({ entryId })).sys;
const versionOf = async (id: string) => (await sysOf(id)).version;
const states = (...ids: string[]) => Promise.all(ids.map(async (id) => stateOf(await sysOf(id))));

const text = (title: string) => ({ title, body: body(title) });

/** A public page with two texts, one of them changed by a colleague. */
async function changedPage(slug: string): Promise<void> {
  await space.publish(`${slug}-mine`, 'textBox', text('Bisher'));
  await space.publish(`${slug}-theirs`, 'textBox', text('Bisher'));
  await space.publishPage(slug, [`${slug}-mine`, `${slug}-theirs`]);
  await space.draft(`${slug}-mine`, 'textBox', { title: 'Von mir' });
  await space.draft(`${slug}-theirs`, 'textBox', { title: 'Noch nicht fertig' });
}

test('ED-10: a colleague’s drafts are not published along before the editor has seen them', async () => {
  await changedPage('along');
  const seen = { 'Entry along-mine': await versionOf('along-mine') };
  const stopped = await publishTrees(['along-page', 'along-node'], { seen, leftOut: [] });
  expect(stopped).toMatchObject({
    kind: 'others',
    others: [{ id: 'along-theirs', title: 'Noch nicht fertig', state: 'changed' }],
  });
  expect(await states('along-mine', 'along-theirs')).toEqual(['changed', 'changed']);
  const agreed = { ...seen, 'Entry along-theirs': await versionOf('along-theirs') };
  expect(await publishTrees(['along-page'], { seen: agreed, leftOut: [] })).toEqual({ ok: true });
  expect(await states('along-mine', 'along-theirs')).toEqual(['published', 'published']);
});

test('ED-10: a draft that a colleague has saved since the editor agreed is asked about again', async () => {
  await changedPage('again');
  const seen = {
    'Entry again-mine': await versionOf('again-mine'),
    'Entry again-theirs': await versionOf('again-theirs'),
  };
  await space.draft('again-theirs', 'textBox', { title: 'Inzwischen anders' });
  const stopped = await publishTrees(['again-page'], { seen, leftOut: [] });
  expect(stopped).toMatchObject({ kind: 'others', others: [{ id: 'again-theirs' }] });
});

test('ED-10: a colleague’s change that is left out stays a draft, whatever is wrong with it', async () => {
  await changedPage('apart');
  await space.draft('apart-theirs', 'textBox', { countries: 'Bayern' });
  const seen = { 'Entry apart-mine': await versionOf('apart-mine') };
  const choice = { seen, leftOut: ['Entry apart-theirs'] };
  expect(await publishTrees(['apart-page'], choice)).toEqual({ ok: true });
  expect(await states('apart-mine', 'apart-theirs')).toEqual(['published', 'changed']);
});

test('ED-10: an uploaded picture becomes public with the first page that shows it', async () => {
  const file = { id: 'fresh', name: 'frisch.png', contentType: 'image/png', bytes: PNG };
  const { version } = await uploadPicture(file);
  const shown = { sys: { type: 'Link', linkType: 'Asset', id: 'fresh' } };
  await space.draft('fresh-image', 'imageBlock', { title: 'Bild', image: shown });
  await space.draft('fresh-page', 'page', { title: 'Frisch', main: [link('fresh-image')] });
  const deliver = () => space.service.delivery.getAsset('fresh');
  await expect(deliver()).rejects.toMatchObject({ name: 'NotFound' });
  const seen = { 'Entry fresh-image': await versionOf('fresh-image'), 'Asset fresh': version };
  expect(await publishTrees(['fresh-page'], { seen, leftOut: [] })).toEqual({ ok: true });
  expect((await deliver()).sys.id).toBe('fresh');
});

test('ED-10: a release of a page includes its new pictures', async () => {
  const file = { id: 'planned', name: 'plan.png', contentType: 'image/png', bytes: PNG };
  await uploadPicture(file);
  const shown = { sys: { type: 'Link', linkType: 'Asset', id: 'planned' } };
  await space.publishPage('planned', []);
  await space.draft('planned-image', 'imageBlock', { title: 'Bild', image: shown });
  await space.draft('planned-page', 'page', { main: [link('planned-image')] });
  expect(await unpublishedOnPage('hgg', '/planned')).toEqual([
    { kind: 'Entry', id: 'planned-page' },
    { kind: 'Entry', id: 'planned-image' },
    { kind: 'Asset', id: 'planned' },
  ]);
});

test('ED-10: a page with a changed block counts as changed', async () => {
  await space.publish('whole-text', 'textBox', text('Bisher'));
  await space.publishPage('whole', ['whole-text']);
  expect(await isTreeChanged('whole-page')).toBe(false);
  await space.draft('whole-text', 'textBox', { title: 'Neu' });
  expect(await isTreeChanged('whole-page')).toBe(true);
});

test('ED-10: unpublishing names what shows an entry, or leads to a node', async () => {
  await space.publish('used-text', 'textBox', text('Text'));
  await space.publishPage('used', ['used-text']);
  await space.publish('used-link', 'linkElement', { label: 'Dorthin', link: 'node_used' });
  await space.draft('used-draft', 'linkElement', { label: 'Entwurf', link: 'node_used' });
  expect((await publicUses('used-text')).map(({ id }) => id)).toEqual(['used-page']);
  expect((await publicUses('used-node')).map(({ id }) => id)).toEqual(['used-link']);
  expect(await publicUses('used-link')).toEqual([]);
});
