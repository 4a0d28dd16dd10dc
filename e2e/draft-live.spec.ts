import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { Editor, inSeconds, link, richText } from './editor';
import { sendRequest, published, shopUrl } from './hosts';
import { test, visit } from './hydrated-page';

const editor = new Editor();
const secret = process.env.CONTENTFUL_PREVIEW_SECRET ?? '';
const draftOf = (path: string) =>
  shopUrl('hgg', `/api/draft?secret=${encodeURIComponent(secret)}&path=${path}`);

interface SentEntry {
  sys: { id: string; type: string };
  fields: Record<string, unknown>;
}

/** A message of the SDK from the frame to its parent page. */
interface SentMessage {
  method: string;
  locale?: string;
  id?: string;
  /** Written by `flatted`, which the SDK includes. */
  config?: string;
}

/**
 * The reverse of flatted's stringify, which stores every text and object in a list and refers to
 * them by index.
 */
function parsed(config: string): { data: SentEntry[]; locale: string } {
  const list: unknown[] = JSON.parse(config);
  const valueOf = (reference: unknown): unknown => {
    if (typeof reference !== 'string') return reference;
    const value = list[Number(reference)];
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(valueOf);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, valueOf(inner)]));
  };
  // Written by the page under test.
  return valueOf('0') as { data: SentEntry[]; locale: string };
}

/** A page in place of Contentful's web app, which frames a draft and communicates with its SDK. */
class WebApp {
  readonly page: Page;
  private server: Server | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path: string): Promise<void> {
    const html = `<title>Editor</title><iframe title="Preview" src="${draftOf(path)}" width="1200" height="800"></iframe>
      <script>globalThis.told = []; addEventListener('message', ({ data, origin }) => {
        if (data?.source === 'live-preview-sdk') told.push({ ...data, origin });
      });</script>`;
    const server = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(html),
    ).listen(0, '127.0.0.1');
    this.server = server;
    await new Promise((resolve) => server.once('listening', resolve));
    // A TCP server that listens on a port has an AddressInfo, never a pipe name.
    const { port } = server.address() as AddressInfo;
    await this.page.goto(`http://localhost:${port}/`);
  }

  get shown() {
    return this.page.frameLocator('iframe');
  }

  close(): void {
    this.server?.close();
  }

  /** Messages of one method, in order. */
  async told(method: string): Promise<SentMessage[]> {
    const all = await this.page.evaluate(() => Reflect.get(globalThis, 'told') as SentMessage[]);
    return all.filter((message) => message.method === method);
  }

  /** Waits for the frame's subscription. */
  async subscription() {
    await expect.poll(async () => (await this.told('SUBSCRIBED')).length).toBeGreaterThan(0);
    const { id = '', config = '' } = (await this.told('SUBSCRIBED')).at(-1) ?? {};
    return { id, ...parsed(config) };
  }

  private async send(message: object): Promise<void> {
    await this.page.evaluate((sent) => {
      const target = document.querySelector('iframe')?.contentWindow;
      target?.postMessage({ source: 'live-preview-editor', ...sent }, '*');
    }, message);
  }

  /**
   * Simulates typing into a field of an entry: the SDK's subscription receives all entries again.
   */
  async type(entryId: string, field: string, value: unknown): Promise<void> {
    const { id, data } = await this.subscription();
    const typed = data.map((entry) =>
      entry.sys.id === entryId ? { ...entry, fields: { ...entry.fields, [field]: value } } : entry,
    );
    await this.send({ method: 'ENTRY_UPDATED', subscriptionId: id, data: typed });
  }

  async save(entryId: string): Promise<void> {
    const entity = { sys: { id: entryId, type: 'Entry' }, fields: {} };
    await this.send({ method: 'ENTRY_SAVED', entity });
  }
}

test.describe('ED-12: the preview inside the CMS’s own editor', () => {
  test.beforeAll(async () => {
    await editor.publishText('live-text', 'Öffentlich');
    await editor.publishText('live-low', 'Weiter unten');
    await editor.publish('live-item', 'accordionItem', {
      headline: 'Alte Frage',
      text: richText('Antwort'),
    });
    await editor.publish('live-accordion', 'accordion', {
      title: 'live',
      items: [link('live-item')],
    });
    await editor.publishText('live-hidden', 'Noch verborgen', { endDateTime: inSeconds(-3_600) });
    const blocks = ['live-text', 'live-accordion', 'live-low', 'live-hidden'];
    await editor.publishPage('live-page', blocks);
    await published('/de-de/live-page', 'Öffentlich');
  });

  test('ED-12: typed text appears without a reload or shift, including in nested entries', async ({
    page,
  }) => {
    const app = new WebApp(page);
    await app.open('/de-de/live-page');
    await expect(app.shown.getByText('Öffentlich')).toBeVisible();
    const { data, locale } = await app.subscription();
    expect(locale).toBe('de');
    expect(data.map(({ sys }) => sys.id)).toEqual(
      expect.arrayContaining(['live-page-page', 'live-text', 'live-item', 'live-page-node']),
    );
    const frame = page.frames()[1];
    await frame?.evaluate(() => Reflect.set(globalThis, 'isSameDocument', true));
    await frame?.evaluate(() => window.scrollTo(0, 120));
    await app.type('live-text', 'body', richText('Gerade getippt'));
    await expect(app.shown.getByText('Gerade getippt')).toBeVisible();
    await expect(app.shown.getByText('Öffentlich')).toHaveCount(0);
    await app.type('live-item', 'headline', 'Neue Frage');
    await expect(app.shown.getByText('Neue Frage')).toBeVisible();
    const after = await frame?.evaluate(() => [
      Reflect.get(globalThis, 'isSameDocument'),
      Math.round(window.scrollY),
    ]);
    expect(after).toEqual([true, 120]);
    const { body } = await sendRequest('hgg.localhost', '/de-de/live-page');
    expect(body).toContain('Öffentlich');
    expect(body).not.toContain('Gerade getippt');
    app.close();
  });

  test('ED-12: saved changes are loaded in place, and clicks open their field', async ({
    page,
  }) => {
    const app = new WebApp(page);
    await app.open('/de-de/live-page');
    await expect(app.shown.getByText('Weiter unten')).toBeVisible();
    await app.subscription();
    expect((await app.told('CONNECTED'))[0]).toMatchObject({
      locale: 'de',
      isInspectorEnabled: true,
      isLiveUpdatesEnabled: true,
    });
    await editor.draft('live-low', 'textBox', { title: 'live', body: richText('Gespeichert') });
    await app.save('live-low');
    await expect(app.shown.getByText('Gespeichert')).toBeVisible();
    await expect.poll(async () => (await app.told('SUBSCRIBED')).length).toBeGreaterThan(1);
    app.close();
  });

  test('ED-12: a saved block that was hidden, and has no element on the page, appears in place', async ({
    page,
  }) => {
    const app = new WebApp(page);
    await app.open('/de-de/live-page');
    await expect(app.shown.getByText('Öffentlich')).toBeVisible();
    await app.subscription();
    await editor.draft('live-hidden', 'textBox', { title: 'live', body: richText('Zu sehen') });
    await app.save('live-hidden');
    await expect(app.shown.getByText('Zu sehen')).toBeVisible();
    app.close();
  });

  test('ED-12: the script is only loaded in draft mode and for its own pages, never for visitors', async ({
    page,
  }) => {
    const query = new URLSearchParams({ project: 'hgg', locale: 'de-de', path: '/live-page' });
    const closed = await sendRequest('hgg.localhost', `/api/draft/typed?${query}`);
    expect(closed.status).toBe(401);
    const foreign = await sendRequest('hgg.localhost', '/api/draft/typed', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: '{}',
    });
    expect(foreign.status).toBe(403);
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await visit(page, shopUrl('hgg', '/de-de/live-page'));
    await page.waitForLoadState('networkidle');
    const sources = await Promise.all(
      scripts.map((url) => sendRequest('hgg.localhost', new URL(url).pathname)),
    );
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter(({ body }) => body.includes('live-preview-sdk'))).toEqual([]);
    const open = await sendRequest('hgg.localhost', '/de-de/live-page');
    expect(open.headers['content-security-policy']).toMatch(/frame-ancestors 'self';/);
  });

  test('ED-12: the CMS may frame a draft, which ignores messages outside of it', async ({
    page,
  }) => {
    const response = await visit(page, draftOf('/de-de/live-page'));
    expect(response?.headers()['content-security-policy']).toMatch(
      /frame-ancestors 'self' https:\/\/app\.contentful\.com https:\/\/app\.eu\.contentful\.com/,
    );
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/draft/typed')) requests.push(request.url());
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(requests).toEqual([]);
  });
});
