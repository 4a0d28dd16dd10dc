import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMAIL_KINDS } from '@/cms-schema/email-kinds';
import { loadEmailTemplate } from '@/lib/cms/content/email-template.server';
import { servePage } from '@/lib/cms/content/serve-page.server';
import { pageEntries } from '@/lib/cms/sitemap/page-entries.server';
import { database } from '@/lib/platform/db/database.server';
import { migrateDatabase } from '@/lib/platform/db/migrate-database.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { requestTo, serveRoutes } from '@/lib/platform/http/api-server.fixture';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import * as revalidate from '@/pages/api/revalidate';
import { publishAsset } from '@/packages/contentful-local/testing/fixtures';
import { openTestDatabase, type TestDatabase } from '@/packages/service-kit/testing/test-database';
import { body, link, startStudioSpace, type StudioSpace } from './testing/studio-space';

let space: StudioSpace;
let shopDatabase: TestDatabase;
let server: Server;

beforeAll(async () => {
  shopDatabase = await openTestDatabase();
  space = await startStudioSpace();
  process.env['DATABASE_URL'] = shopDatabase.url;
  await migrateDatabase();
  server = serveRoutes({ '/api/revalidate': revalidate });
  await once(server.listen(0, '127.0.0.1'), 'listening');
}, 300_000);

afterAll(async () => {
  server.close();
  await database().close();
  await space.stop();
  await shopDatabase.drop();
});

/** Sends the webhook that the CMS sends after a publish or unpublish. */
async function reportChange(sys: object): Promise<void> {
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const { status } = await requestTo(port, '/api/revalidate', {
    method: 'POST',
    headers: { 'x-selvedge-revalidate-secret': ENVIRONMENT.CONTENTFUL_REVALIDATE_SECRET },
    body: JSON.stringify({ sys }),
  });
  expect(status).toBe(200);
}

const report = (id: string, type: string) =>
  reportChange({
    id,
    type: 'Entry',
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } },
  });

async function unpublish(id: string, type: string): Promise<void> {
  await space.service.management.entry.unpublish({ entryId: id });
  await report(id, type);
}

async function publish(...entry: Parameters<StudioSpace['publish']>): Promise<void> {
  await space.publish(...entry);
  await report(entry[0], entry[1]);
}

/** Response to a visitor: ids of the page's blocks, target of a redirect, or `missing`. */
async function visit(slug: string): Promise<unknown> {
  const request = { project: 'hgg', locale: 'de-de', path: `/${slug}` };
  const served = await servePage(request, { loaders: {}, list: null });
  if (served?.redirect) return served.redirect.destination;
  return served?.page?.main.map(({ id }) => id) ?? 'missing';
}

async function publishPageOf(slug: string, block: string): Promise<void> {
  await space.publishPage(slug, [block]);
  await report(`${slug}-page`, 'page');
  await report(`${slug}-node`, 'node');
}

async function publishPage(slug: string): Promise<void> {
  await publish(`${slug}-text`, 'textBox', { title: 'Text', body: body('Text') });
  await publishPageOf(slug, `${slug}-text`);
}

test.each([
  ['page', 'missing'],
  ['node', 'missing'],
  ['text', []],
])(
  'a %s that was unpublished, visited and published again is shown at once',
  async (part, without) => {
    const slug = `again-${part}`;
    const [id, type] = [`${slug}-${part}`, part === 'text' ? 'textBox' : part];
    await publishPage(slug);
    expect(await visit(slug)).toEqual([`${slug}-text`]);
    await unpublish(id, type);
    expect(await visit(slug)).toEqual(without);
    await publish(id, type, {});
    expect(await visit(slug)).toEqual([`${slug}-text`]);
  },
);

test('a page that is linked before its first publication is shown once published', async () => {
  const fields = { nodeId: 'early', project: 'hgg', name: 'Early', path: '/early' };
  await space.draft('early-page', 'page', { title: 'Early' });
  await publish('early-node', 'node', { ...fields, page: link('early-page') });
  expect(await visit('early')).toBe('missing');
  await publish('early-page', 'page', {});
  expect(await visit('early')).toEqual([]);
});

test('a redirect is followed as soon as it is published', async () => {
  expect(await visit('moved')).toBe('missing');
  const fields = { project: 'hgg', from: '/moved', to: '/target' };
  await publish('moved-redirect', 'redirect', fields);
  expect(await visit('moved')).toBe('/de-de/target');
});

test('RTE-10: an address that redirects elsewhere is in no sitemap', async () => {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('hgg has no de-de');
  const listed = async () => {
    const paths: string[] = [];
    for await (const batch of pageEntries(context))
      paths.push(...batch.map(({ loc }) => new URL(loc).pathname));
    return paths;
  };
  await publishPage('left');
  await publishPage('kept');
  expect(await listed()).toEqual(expect.arrayContaining(['/de-de/kept', '/de-de/left']));
  await publish('left-redirect', 'redirect', { project: 'hgg', from: '/Left', to: '/kept' });
  expect(await visit('left')).toBe('/de-de/kept');
  const now = await listed();
  expect(now).toContain('/de-de/kept');
  expect(now).not.toContain('/de-de/left');
});

test('a picture that was unpublished, visited and published again is shown at once', async () => {
  const { asset } = space.service.management;
  const assetId = 'again-picture';
  const image = { sys: { type: 'Link', linkType: 'Asset', id: assetId } };
  const change = () => reportChange({ id: assetId, type: 'Asset' });
  await publishAsset(space.service, assetId);
  await publish('again-image', 'imageBlock', { title: 'Bild', image });
  await publishPageOf('again-picture', 'again-image');
  expect(await visit('again-picture')).toEqual(['again-image']);
  await asset.unpublish({ assetId });
  await change();
  expect(await visit('again-picture')).toEqual([]);
  await asset.publish({ assetId }, await asset.get({ assetId }));
  await change();
  expect(await visit('again-picture')).toEqual(['again-image']);
});

const KIND = EMAIL_KINDS[0];

test('an email template is used as soon as it is published', async () => {
  const context = pageContext({ project: 'hgg', locale: 'de-de', path: '/' }, Date.now());
  if (!context) throw new Error('hgg has no de-de');
  expect(await loadEmailTemplate(KIND, context)).toBeNull();
  await publish('template', 'emailTemplate', {
    title: 'Order',
    project: 'hgg',
    kind: KIND,
    subject: 'Danke',
  });
  expect(await loadEmailTemplate(KIND, context)).toMatchObject({ subject: 'Danke' });
});
