import type { AddressInfo } from 'node:net';
import { createServer as createHttpServer } from 'node:http';
import { expect, type BrowserContext } from '@playwright/test';
import { Editor } from './editor';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const secret = process.env.CONTENTFUL_PREVIEW_SECRET ?? '';
const open = (path: string, given = secret) =>
  `/api/draft?secret=${encodeURIComponent(given)}&path=${encodeURIComponent(path)}`;

/** Draft cookies of a browser as a request header. */
async function cookieHeader(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

test.describe('ED-11: draft mode', () => {
  test.beforeAll(async () => {
    await editor.publishText('draft-text', 'Veröffentlichte Fassung');
    await editor.publishText('draft-swiss', 'Nur in der Schweiz', { countries: 'CH' });
    await editor.publishPage('draft-page', ['draft-text', 'draft-swiss']);
    await published('/de-de/draft-page', 'Veröffentlichte Fassung');
    await editor.draft('draft-text', 'textBox', {
      title: 'draft',
      body: {
        nodeType: 'document',
        data: {},
        content: [
          {
            nodeType: 'paragraph',
            data: {},
            content: [{ nodeType: 'text', value: 'Fassung im Entwurf', marks: [], data: {} }],
          },
        ],
      },
    });
  });

  test('ED-11: shows drafts and, in place of hidden blocks, the reason', async ({ page }) => {
    await visit(page, shopUrl('hgg', open('/de-de/draft-page')));
    await expect(page).toHaveURL(shopUrl('hgg', '/de-de/draft-page'));
    await expect(page.getByText('Fassung im Entwurf')).toBeVisible();
    const note = page.getByRole('main').getByRole('listitem').filter({ hasText: 'draft-swiss' });
    await expect(note).toContainText('only for CH, not DE');
    const block = page.locator('[data-block="draft-text"]');
    await expect(block).toHaveAttribute('data-contentful-field-id', 'title');
    const body = block.locator('[data-contentful-field-id="body"]');
    await expect(body).toHaveAttribute('data-contentful-entry-id', 'draft-text');
    await expect(body).toContainText('Fassung im Entwurf');
    await page.getByRole('link', { name: 'Leave draft mode' }).click();
    await expect(page.getByText('Veröffentlichte Fassung')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Draft mode' })).toHaveCount(0);
  });

  test('ED-11: every field that a click opens belongs to an existing entry', async ({
    page,
    context,
  }) => {
    await visit(page, shopUrl('hgg', open('/de-de/draft-page')));
    const headers = { cookie: await cookieHeader(context) };
    const tagged = new Set<string>();
    for (const path of ['/de-de', '/de-de/bausteine', '/de-de/kontakt', '/de-de/hemden']) {
      const { body } = await sendRequest('hgg.localhost', path, { headers });
      for (const [, id = ''] of body.matchAll(/data-contentful-entry-id="([^"]+)"/g))
        tagged.add(id);
    }
    expect(tagged.size).toBeGreaterThan(50);
    expect(await editor.unknownIds([...tagged])).toEqual([]);
  });

  test('ED-11: never reaches the public cache, even under load', async ({ page, context }) => {
    await visit(page, shopUrl('hgg', open('/de-de/draft-page')));
    const cookie = await cookieHeader(context);
    const { body: html } = await sendRequest('hgg.localhost', '/de-de/draft-page');
    const [, buildId = ''] = /"buildId":"([^"]+)"/.exec(html) ?? [];
    const paths = ['/de-de/draft-page', `/_next/data/${buildId}/s/hgg/de-de/draft-page.json`];
    const responses = Array.from({ length: 80 }, async (_, index) => {
      const isEditor = index % 2 === 0;
      const path = paths[index % 3 === 0 ? 1 : 0] ?? '';
      const { body, headers } = await sendRequest('hgg.localhost', path, {
        ...(isEditor && { headers: { cookie } }),
      });
      return { isEditor, body, cacheControl: String(headers['cache-control']) };
    });
    // Re-renders the public page repeatedly in the meantime.
    for (const _ of [1, 2, 3])
      await editor.publishText('draft-swiss', 'Nur in der Schweiz', { countries: 'CH' });
    for (const { isEditor, body, cacheControl } of await Promise.all(responses)) {
      expect(body.includes('Fassung im Entwurf')).toBe(isEditor);
      expect(body.includes('Veröffentlichte Fassung')).toBe(!isEditor);
      expect(cacheControl.includes('no-store')).toBe(isEditor);
    }
    const afterwards = await sendRequest('hgg.localhost', '/de-de/draft-page');
    expect(afterwards.body).toContain('Veröffentlichte Fassung');
  });

  for (const path of [
    '//evil.example',
    '/\\evil.example',
    '/de-de/../..//evil.example',
    'https://evil.example/de-de',
    '/%2F%2Fevil.example',
    '/de-de\\..',
    'javascript:alert(1)',
    '',
    '/api/draft',
  ])
    test(`ED-11: does not redirect to “${path}”`, async () => {
      const { status, headers } = await sendRequest('hgg.localhost', open(path));
      expect([status, headers.location, headers['set-cookie']]).toEqual([
        400,
        undefined,
        undefined,
      ]);
    });

  for (const given of ['', 'wrong', `${secret}x`, secret.slice(1), 'x'.repeat(5_000)])
    test(`ED-11: rejects the secret “${given.slice(0, 8)}…” of ${given.length} characters`, async () => {
      const { status, headers } = await sendRequest('hgg.localhost', open('/de-de', given));
      expect([status, headers['set-cookie']]).toEqual([401, undefined]);
    });

  test('ED-11: the cookies expire and cannot be read by scripts', async () => {
    const { headers } = await sendRequest('hgg.localhost', open('/de-de'));
    expect(headers['set-cookie']).toHaveLength(2);
    for (const cookie of headers['set-cookie'] ?? []) {
      expect(cookie).toMatch(/Max-Age=3600\b/);
      expect(cookie).toMatch(/HttpOnly/);
      expect(cookie).toMatch(/SameSite=None; Secure; Partitioned$/);
    }
  });

  test('ED-11: a page of another site cannot end draft mode', async () => {
    const exit = (site: string) =>
      sendRequest('hgg.localhost', '/api/draft/exit?path=/de-de', {
        headers: { 'sec-fetch-site': site },
      });
    for (const site of ['cross-site', 'same-site']) {
      const { status, headers } = await exit(site);
      expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    }
    const { status, headers } = await exit('same-origin');
    expect([status, headers['set-cookie']?.length]).toEqual([307, 2]);
  });

  test('ED-11: a forged cookie opens nothing', async () => {
    const cookie = `__prerender_bypass=${'0'.repeat(32)}; __next_preview_data=e30.e30.e30`;
    const { status, body } = await sendRequest('hgg.localhost', '/de-de/draft-page', {
      headers: { cookie },
    });
    expect(status).toBe(200);
    expect(body).toContain('Veröffentlichte Fassung');
  });

  test('ED-11: works inside the CMS’s iframe, on another site', async ({ page }) => {
    const html = `<iframe title="Preview" src="${shopUrl('hgg', open('/de-de/draft-page'))}" width="900" height="700"></iframe>`;
    const server = createHttpServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(html),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    // A TCP server that listens on a port has an AddressInfo, never a pipe name.
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.frameLocator('iframe').getByText('Fassung im Entwurf')).toBeVisible();
    server.close();
  });
});
