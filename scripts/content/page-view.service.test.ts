import { loadPageView } from '@/lib/studio/studio/load-page-view.server';
import { readChoice } from '@/lib/studio/studio/page-view-choice';
import { body, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
}, 300_000);

afterAll(() => space.stop());

const DAY_MS = 86_400_000;

async function viewOf(query: Record<string, string>) {
  const now = Date.now();
  const view = await loadPageView(readChoice({ source: 'draft', ...query }), now);
  if (!view) throw new Error('no such market');
  return view;
}

async function publishNode(slug: string, fields: Record<string, unknown>): Promise<void> {
  await space.publish(`${slug}-text`, 'textBox', { title: 'Text', body: body('Text') });
  await space.publishPage(slug, [`${slug}-text`]);
  await space.draft(`${slug}-node`, 'node', fields);
}

test('ED-03: a page is not shown where its node is hidden, but why', async () => {
  await publishNode('alps', { countries: 'AT' });
  expect(await viewOf({ path: '/alps', locale: 'de-at' })).toMatchObject({ isFound: true });
  expect(await viewOf({ path: '/alps', locale: 'de-de' })).toMatchObject({
    isFound: false,
    hidden: [{ id: 'alps-node', because: 'only for AT, not DE' }],
  });
});

test('ED-03: a page is not shown before its node begins', async () => {
  const start = Date.now() + 3 * DAY_MS;
  await publishNode('soon', { startDateTime: new Date(start).toISOString() });
  expect((await viewOf({ path: '/soon' })).isFound).toBe(false);
  const at = new Date(start + DAY_MS).toISOString();
  expect((await viewOf({ path: '/soon', at })).isFound).toBe(true);
});

test('ED-03: the view knows the page’s path in every language', async () => {
  await publishNode('many', {});
  const entryId = 'many-node';
  const { entry } = space.service.management;
  const node = await entry.get({ entryId });
  const path = { de: '/many', en: '/many-en' };
  await entry.update({ entryId }, { ...node, fields: { ...node.fields, path } });
  const { paths } = await viewOf({ path: '/many-en', locale: 'en-gb' });
  expect(paths).toMatchObject({ de: '/many', en: '/many-en', fr: '/many' });
});
