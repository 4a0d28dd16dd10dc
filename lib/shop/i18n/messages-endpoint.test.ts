import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { messagesFor } from './messages';
import { sendMessages } from './messages-endpoint.server';

withEnvironment();
const call = withApi({ '/api/messages': { default: apiRoute({ GET: sendMessages }) } });

test.each(LANGUAGES)('GEN-02: messages in %s are sent compiled', async (language) => {
  const { status, text } = await call(`/api/messages?language=${language}`);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual(messagesFor(language));
});

test('a browser with current messages gets a 304, others get the messages', async () => {
  const first = await call('/api/messages?language=de');
  const headers = { 'If-None-Match': `W/${first.headers.etag}` };
  expect(first.headers['cache-control']).toBe('public, no-cache');
  expect(await call('/api/messages?language=de', { headers })).toMatchObject({
    status: 304,
    text: '',
  });
  expect((await call('/api/messages?language=pl', { headers })).status).toBe(200);
});

test.each(['', '?language=', '?language=xx', '?language=toString'])(
  'rejects the language %s',
  async (query) => {
    const { status, headers } = await call(`/api/messages${query}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json');
  },
);
