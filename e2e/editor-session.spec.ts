import { expect } from '@playwright/test';
import { editorLink } from './editor-session';
import { sendRequest, shopUrl } from './hosts';
import { test } from './hydrated-page';

const host = 'hgg.localhost';
const cookieOf = (header: string[] | undefined) => header?.[0]?.split(';', 1)[0] ?? '';

test('a link opens an editor session once, for one browser', async () => {
  const link = await editorLink();
  const responses = await Promise.all([
    sendRequest(host, link),
    sendRequest(host, link),
    sendRequest(host, link),
  ]);
  const opened = responses.filter(({ status }) => status === 307);
  expect(responses.map(({ status }) => status).sort()).toEqual([307, 401, 401]);
  expect(opened[0]?.headers.location).toBe('/studio');
  const [cookie = ''] = opened[0]?.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
  expect((await sendRequest(host, link)).status).toBe(401);
});

test('editors’ pages are closed without a session, and explain how to get one', async () => {
  const closed = await sendRequest(host, '/dev/blocks');
  expect([closed.status, closed.headers.location]).toEqual([307, '/api/editor/open']);
  const how = await sendRequest(host, '/api/editor/open');
  expect(how.status).toBe(401);
  expect(how.body).toContain('npm run editor-link');
});

test('a browser without a session is shown how to get one', async ({ page }) => {
  const response = await page.goto(shopUrl('hgg', '/studio'));
  expect(response?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /session has ended|Sitzung ist zu Ende/,
  );
});

test('forged, truncated and swapped session cookies are rejected', async () => {
  const link = await editorLink();
  const token = new URLSearchParams(link.split('?')[1]).get('link') ?? '';
  const cookie = cookieOf((await sendRequest(host, link)).headers['set-cookie']);
  const statusWith = async (sent: string) =>
    (await sendRequest(host, '/dev/blocks', { headers: { cookie: sent } })).status;
  expect(await statusWith(cookie)).toBe(200);
  for (const wrong of [
    cookie.slice(0, -1),
    `selvedge_editor=${token}`,
    `selvedge_editor=${token.replace(/^link/, 'session')}`,
    'selvedge_editor=%00',
    `selvedge_editor=${'x'.repeat(4_000)}`,
  ])
    expect(await statusWith(wrong)).toBe(307);
});

test('invalid links are rejected; only GET opens and only POST ends a session', async () => {
  for (const link of ['', 'x', '%00', 'a&link=b', 'x'.repeat(4_000)])
    expect((await sendRequest(host, `/api/editor/open?link=${link}`)).status).toBe(401);
  const post = await sendRequest(host, '/api/editor/open', { method: 'POST' });
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await sendRequest(host, '/api/editor/close')).status).toBe(405);
  const elsewhere = await sendRequest(host, '/api/editor/close', { method: 'POST' });
  expect(elsewhere.status).toBe(403);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const closed = await sendRequest(host, '/api/editor/close', { method: 'POST', headers });
  expect(closed.status).toBe(204);
  expect(closed.headers['set-cookie']?.[0]).toMatch(/^selvedge_editor=;.*Max-Age=0/);
});

test('ED-10: a copied cookie is rejected after the editor has logged out', async () => {
  const cookie = cookieOf((await sendRequest(host, await editorLink())).headers['set-cookie']);
  const statuses = async () => {
    const paths = ['/dev/blocks', '/studio', '/studio/exhibit?block=homeTeaser'];
    const responses = await Promise.all(
      paths.map((path) => sendRequest(host, path, { headers: { cookie } })),
    );
    // The address that is opened after signing in follows as `next`.
    return responses.map(({ status, headers }) => headers.location?.split('?', 1)[0] ?? status);
  };
  expect(await statuses()).not.toContain('/api/editor/open');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  expect((await sendRequest(host, '/api/editor/close', { method: 'POST', headers })).status).toBe(
    204,
  );
  expect(new Set(await statuses())).toEqual(new Set(['/api/editor/open']));
});
