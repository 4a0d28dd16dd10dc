import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { leaveDraft } from './leave-draft.server';

withEnvironment();

const EXIT = '/api/draft/exit';
const call = withApi({ [EXIT]: { default: leaveDraft } });
const host = 'hgg.localhost:3000';

const exit = (sent: Record<string, string>, method = 'GET') =>
  call(`${EXIT}?path=/de-de/hemden`, { method, headers: { host, ...sent } });

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
  { 'sec-fetch-site': 'none' },
  {},
])('ED-11: draft mode is left by its link, typed or clicked: %j', async (sent) => {
  const { status, headers } = await exit(sent);
  expect([status, headers.location]).toEqual([307, '/de-de/hemden']);
  expect(headers['set-cookie']).toHaveLength(2);
  for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toContain('1970');
});

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none', origin: 'null' },
  { origin: 'https://evil.example' },
];

test.each(FOREIGN)('ED-11: a page of another site cannot end draft mode: %j', async (sent) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await exit(sent, method);
    expect([status, headers['set-cookie'], headers.location]).toEqual([403, undefined, undefined]);
  }
});
