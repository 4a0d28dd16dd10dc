import { z } from 'zod';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { apiRoute } from './api-route.server';
import { withApi } from './api-server.fixture';
import { seeOther } from './api-response';
import { readBody } from './read-body.server';

withDatabase(openTestDatabase);
process.env['WRITES_PER_MINUTE'] = '3';
process.env['TRUSTED_PROXIES'] = '1';

const config = { api: { bodyParser: false } };
const order = z.object({ shirt: z.string().min(1), count: z.coerce.number().int() });

const take = apiRoute({
  GET: () => ({ status: 200, body: 'seen' }),
  POST: async (request, response) => {
    const body = await readBody(request, order);
    response.appendHeader('Set-Cookie', 'a=1');
    if (!body.ok) return body.rejection;
    if (body.isForm)
      return { ...seeOther('/de-de'), headers: { Location: '/', 'Set-Cookie': 'b=2' } };
    return { status: 200, body: body.value };
  },
});
const signed = apiRoute({ POST: () => ({ status: 204 }) }, { writers: 'signed' });

const call = withApi({ '/take': { default: take, config }, '/signed': { default: signed } });

const HOST = 'hgg.localhost:3000';
const OWN = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = { 'content-type': 'application/json' };
const SHIRT = '{"shirt":"oxford","count":2}';

let visitors = 0;
/** Each test uses another address, so that they do not share a rate limit. */
const from = (address = `203.0.113.${(visitors += 1)}`) => ({ 'x-forwarded-for': address });

const post = (headers: Record<string, string>, body: string | Buffer = SHIRT, path = '/take') =>
  call(path, { method: 'POST', headers: { ...from(), ...headers }, body });

describe('a write from one of our own pages', () => {
  test.each([
    ['that a browser says both of', OWN],
    ['by its origin alone', { host: HOST, origin: `http://${HOST}` }],
    ['by its site alone', { host: HOST, 'sec-fetch-site': 'same-origin' }],
    [
      'behind a proxy that ends TLS',
      { host: 'shop.example', origin: 'https://shop.example', 'x-forwarded-proto': 'https' },
    ],
  ])('%s is accepted', async (_, headers) =>
    expect(await post({ ...JSON_TYPE, ...headers })).toMatchObject({ status: 200, text: SHIRT }),
  );
});

describe('a write is rejected', () => {
  test.each([
    ['that says nothing of where it comes from', { host: HOST }],
    ['of another site', { ...OWN, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of another site that only the origin tells', { host: HOST, origin: 'https://evil.example' }],
    ['of another site that only the browser tells', { ...OWN, 'sec-fetch-site': 'cross-site' }],
    ['of a sister shop', { ...OWN, origin: 'http://hrm.localhost:3000' }],
    ['of the same site but another origin', { ...OWN, 'sec-fetch-site': 'same-site' }],
    ['of another port', { host: HOST, origin: 'http://hgg.localhost:4000' }],
    ['from a place without origin', { ...OWN, origin: 'null' }],
    ['whose origin is no address', { ...OWN, origin: HOST }],
    [
      'that plain http sends to https',
      { host: HOST, origin: `http://${HOST}`, 'x-forwarded-proto': 'https' },
    ],
  ])('%s', async (_, headers) => {
    const { status, headers: responded } = await post({ ...JSON_TYPE, ...headers });
    expect([status, responded['content-type']]).toEqual([403, 'application/problem+json']);
    expect(responded['set-cookie']).toBeUndefined();
  });

  test('signed requests and reads need no Origin', async () => {
    expect((await post({ host: HOST }, '', '/signed')).status).toBe(204);
    expect((await call('/take', { headers: { host: HOST } })).status).toBe(200);
  });
});

describe('the rate limit', () => {
  test('rejects excess requests with Retry-After', async () => {
    const headers = { ...OWN, ...JSON_TYPE, ...from('198.51.100.1') };
    const replies = [];
    for (let n = 0; n < 5; n += 1) replies.push(await post(headers));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(replies[4]?.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('counts concurrent requests together', async () => {
    const headers = { ...OWN, ...JSON_TYPE, ...from('198.51.100.2') };
    const replies = await Promise.all(Array.from({ length: 12 }, () => post(headers)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('cannot be evaded by spoofing addresses or using others of one household', async () => {
    for (const senders of [
      ['1.1.1.1, 198.51.100.3', '2.2.2.2, 198.51.100.3', '3.3.3.3,198.51.100.3', '198.51.100.3'],
      ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::', '2001:DB8:0:0:1:2:3:4'],
    ]) {
      const statuses = [];
      for (const sender of senders)
        statuses.push((await post({ ...OWN, ...JSON_TYPE, ...from(sender) })).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    expect((await post({ ...OWN, ...JSON_TYPE, ...from('2001:db8:0:1::1') })).status).toBe(200);
  });

  test('is stored in the database, for all instances', async () => {
    const { rows } = await database().$client.query(
      `SELECT points FROM shop.request_limits WHERE key = 'write:198.51.100.1'`,
    );
    expect(rows[0]?.points).toBeGreaterThanOrEqual(3);
  });
});

describe('a request body', () => {
  const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  const send = (type: Record<string, string>, body: string | Buffer) =>
    post({ ...OWN, ...type }, body);

  test('of a form gets a page as response, with all its cookies', async () => {
    const { status, headers } = await send(FORM_TYPE, 'shirt=%C3%9Cber&count=2');
    expect([status, headers.location, headers['set-cookie']]).toEqual([303, '/', ['a=1', 'b=2']]);
  });

  test.each<[string, Record<string, string>, string | Buffer, number]>([
    ['half an object', JSON_TYPE, '{"shirt":', 400],
    ['nothing', JSON_TYPE, '', 400],
    ['what the schema does not know', JSON_TYPE, '{"shirt":7}', 400],
    ['a form without its fields', FORM_TYPE, 'trousers=1', 400],
    ['words', { 'content-type': 'text/plain' }, SHIRT, 415],
    ['no type', {}, SHIRT, 415],
    ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 400],
    ['too much', JSON_TYPE, Buffer.alloc(70_000, ' '), 413],
    ['far too much', JSON_TYPE, Buffer.alloc(20_000_000, ' '), 413],
  ])('of %s is rejected', async (_, type, body, expected) => {
    const { status, headers } = await send(type, body);
    expect([status, headers['content-type']]).toEqual([expected, 'application/problem+json']);
  });

  test('is not echoed when it is rejected', async () => {
    const { text } = await send(JSON_TYPE, '{"shirt":{"secret":1},"count":"<b>"}');
    expect(text).not.toMatch(/secret|<b>/);
    expect(JSON.parse(text).errors).toMatchObject([{ path: 'shirt' }, { path: 'count' }]);
  });
});

// Must run last: it drops the tables.
test('an instance counts for itself while the database is unavailable', async () => {
  await database().$client.query('ALTER TABLE shop.request_limits RENAME TO away');
  const headers = { ...OWN, ...JSON_TYPE, ...from('198.51.100.9') };
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await post(headers)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
