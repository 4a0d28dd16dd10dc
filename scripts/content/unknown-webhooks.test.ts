import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { ENVIRONMENT } from '@/lib/platform/env/environment.fixture';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import * as revalidate from '@/pages/api/revalidate';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

withDatabase(openTestDatabase);
const call = withApi({ '/api/revalidate': revalidate });

const deliver = (body: string) =>
  call('/api/revalidate', {
    method: 'POST',
    headers: { 'x-selvedge-revalidate-secret': ENVIRONMENT.CONTENTFUL_REVALIDATE_SECRET },
    body,
  });

test.each([
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a body without sys', '{}'],
  ['an id no database can store', JSON.stringify({ sys: { id: 'a\u0000', type: 'Entry' } })],
  ['an id with half a character', '{"sys":{"id":"a\\ud800","type":"Entry"}}'],
  [
    'a content type no database can store',
    JSON.stringify({ sys: { id: 'a', type: 'Entry', contentType: { sys: { id: '\u0000' } } } }),
  ],
])(
  'a webhook of the CMS without an entity is rejected with a client error: %s',
  async (_, body) => {
    expect((await deliver(body)).status).toBe(400);
  },
);

test.each(['Release', 'BulkAction', 'Workflow', 'Locale'])(
  'a webhook of the CMS about a %s is accepted and invalidates nothing',
  async (type) => {
    const { status, text } = await deliver(JSON.stringify({ sys: { id: 'one', type } }));
    expect([status, text]).toEqual([200, '{"pages":0}']);
  },
);

test('a webhook of the CMS about an entry is accepted', async () => {
  expect((await deliver(JSON.stringify({ sys: { id: 'one', type: 'Entry' } }))).status).toBe(200);
});
