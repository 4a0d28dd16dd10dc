import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import type { CounterBrowser } from './counter-server.fixture';
import { withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

beforeEach(() => rows('DELETE FROM shop.staff_views'));

const save = (browser: CounterBrowser, name: string, state = 'all') =>
  browser.submit('/counter', { step: 'save-view', name, query: 'muster', state, project: 'hgg' });

const viewsOf = async (browser: CounterBrowser): Promise<{ id: string; name: string }[]> =>
  JSON.parse((await browser.open('/counter')).text).views;

test('CNT-03: a search of orders is saved by name, for its owner alone', async () => {
  const service = await signedIn('service');
  const reply = await save(service, ' Meine ');
  expect([reply.status, reply.headers.location]).toEqual([
    303,
    '/counter?query=muster&state=all&project=hgg',
  ]);
  expect(await viewsOf(service)).toMatchObject([
    { name: 'Meine', query: 'muster', state: 'all', project: 'hgg' },
  ]);
  expect(await viewsOf(await signedIn('warehouse'))).toEqual([]);
});

test.each([
  ['no name', ' '],
  ['a name that is too long', 'x'.repeat(41)],
])('CNT-03: a view with %s is rejected, and nothing is saved', async (_fault, name) => {
  const service = await signedIn('service');
  expect((await save(service, name)).status).toBe(400);
  expect(await viewsOf(service)).toEqual([]);
});

test('CNT-03: a view is saved again in place of the one with its name, even as the last one', async () => {
  const service = await signedIn('service');
  for (let number = 1; number <= 20; number++) await save(service, `Ansicht ${number}`);
  expect((await save(service, 'Eine mehr')).status).toBe(400);
  expect((await save(service, 'Ansicht 20', 'open')).status).toBe(303);
  expect(await viewsOf(service)).toHaveLength(20);
});

test('CNT-03: a view is removed by its owner and by nobody else', async () => {
  const service = await signedIn('service');
  await save(service, 'Meine');
  const [view] = await viewsOf(service);
  const remove = { step: 'remove-view', id: view?.id ?? '', query: '', state: 'all' };
  await (await signedIn('warehouse')).submit('/counter', remove);
  expect(await viewsOf(service)).toHaveLength(1);
  await service.submit('/counter', remove);
  expect(await viewsOf(service)).toEqual([]);
});
