import { loadComposedPage } from '@/lib/studio/studio/load-compose.server';
import { createPage, type NewPage } from '@/lib/studio/studio/new-page.server';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;

beforeAll(async () => {
  space = await startStudioSpace();
  const { publish, publishPage } = space;
  await publish('shared', 'textBox', { title: 'Versand', body: body('Kostenlos') });
  await publish('own', 'textBox', { title: 'Hemden', body: body('Aus Leinen') });
  await publishPage('shirts', ['own', 'shared']);
  await publishPage('shoes', ['shared']);
}, 300_000);

afterAll(() => space.stop());

const wanted: NewPage = {
  id: 'new-node',
  title: 'Sommer Größe',
  project: 'hgg',
  parent: '',
  copyOf: '',
};
const fieldsOf = async (entryId: string) =>
  (await space.service.management.entry.get({ entryId })).fields;
const entriesOf = async (type: string) =>
  (await space.service.management.entry.getMany({ query: { content_type: type, limit: 1 } })).total;

test('a new page is a draft with a place and a path of its own', async () => {
  await createPage(wanted);
  expect(await fieldsOf('new-node')).toMatchObject({
    nodeId: { de: 'sommer-groesse' },
    path: { de: '/sommer-groesse' },
    name: { de: 'Sommer Größe' },
    project: { de: 'hgg' },
  });
  const page = await loadComposedPage('new-node');
  expect(page?.entries.map(({ type, state }) => [type, state])).toEqual([
    ['node', 'draft'],
    ['page', 'draft'],
  ]);
});

test('a page below another one continues its path in every language', async () => {
  await space.service.management.entry
    .get({ entryId: 'shirts-node' })
    .then((node) =>
      space.service.management.entry.update(
        { entryId: 'shirts-node' },
        { ...node, fields: { ...node.fields, path: { de: '/shirts', en: '/all-shirts' } } },
      ),
    );
  await createPage({ ...wanted, id: 'below', title: 'Neu', parent: 'shirts-node' });
  expect(await fieldsOf('below')).toMatchObject({
    path: { de: '/shirts/neu', en: '/all-shirts/neu' },
    parent: { de: link('shirts-node') },
  });
});

test('a second page of the same title gets another path and id', async () => {
  await createPage({ ...wanted, id: 'once', title: 'Doppelt' });
  await createPage({ ...wanted, id: 'twice', title: 'Doppelt' });
  expect(await fieldsOf('twice')).toMatchObject({
    nodeId: { de: 'doppelt-2' },
    path: { de: '/doppelt-2' },
  });
});

test('the same request twice creates one page', async () => {
  const request = { ...wanted, id: 'repeated', title: 'Einmal', copyOf: 'shirts-page' };
  expect(await createPage(request)).toMatchObject({ ok: true });
  const before = [await entriesOf('node'), await entriesOf('textBox')];
  expect(await createPage(request)).toMatchObject({ ok: true });
  expect([await entriesOf('node'), await entriesOf('textBox')]).toEqual(before);
});

test('a copy has blocks of its own, and links to those that other pages contain', async () => {
  await createPage({ ...wanted, id: 'copy', title: 'Kopie', copyOf: 'shirts-page' });
  const page = await loadComposedPage('copy');
  const blocks = page?.entries.filter(({ type }) => type === 'textBox') ?? [];
  expect(blocks.map(({ fields }) => fields['title'])).toEqual([
    { de: 'Hemden' },
    { de: 'Versand' },
  ]);
  expect(blocks.map(({ id, state }) => [id === 'own', id === 'shared', state])).toEqual([
    [false, false, 'draft'],
    [false, true, 'published'],
  ]);
});

test('a parent of another shop creates nothing', async () => {
  const before = await entriesOf('page');
  const foreign = { ...wanted, id: 'foreign', project: 'eck' as const, parent: 'shirts-node' };
  expect(await createPage(foreign)).toBeNull();
  expect(await entriesOf('page')).toBe(before);
});
