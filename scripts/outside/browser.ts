import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumPath } from '@/scripts/stack/chromium.mjs';

/** Another host name than `localhost` for the same server, which is no secure context. */
const PLAIN_HOST = 'shop.example';
const LOCAL_HOST = 'localhost';

let browser: Browser;
let context: BrowserContext;
let server: Server;
let port: number;
let received: { path: string; headers: IncomingMessage['headers'] }[] = [];

type Respond = (response: ServerResponse) => void;

const page = (body: string, headers: Record<string, string> = {}): Respond => {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers });
    response.end(`<!doctype html><title>page</title><body>${body}`);
  };
};
let responses: Record<string, Respond> = {};

const address = (path: string, host = LOCAL_HOST) => `http://${host}:${port}${path}`;

async function open(path: string, host = LOCAL_HOST): Promise<Page> {
  const opened = await context.newPage();
  await opened.goto(address(path, host));
  return opened;
}

before(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://any');
    request.resume();
    request.on('end', () => {
      received.push({ path: pathname, headers: request.headers });
      (responses[pathname] ?? page(''))(response);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo); // TCP
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * 127.0.0.1'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext();
  received = [];
  responses = {};
});
after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test('browser-plain-http: without encryption a page has random values, and no clipboard, locks or worker', async () => {
  const look = () => [
    typeof crypto.getRandomValues,
    ...[crypto.subtle, navigator.clipboard, navigator.serviceWorker, navigator.locks].map(
      (part) => typeof part,
    ),
    typeof window.caches,
    typeof window.PublicKeyCredential,
    typeof crypto.randomUUID,
  ];
  const plain = await (await open('/', PLAIN_HOST)).evaluate(look);
  assert.deepEqual(plain, ['function', ...Array.from({ length: 7 }, () => 'undefined')]);
  const local = await (await open('/')).evaluate(look);
  assert.ok(!local.includes('undefined'));
});

test('browser-own-storage-event: a tab is notified of what other tabs store, not of what it stores itself', async () => {
  const one = await open('/');
  const other = await open('/');
  for (const tab of [one, other])
    await tab.evaluate(() => {
      Object.assign(window, { heard: [] });
      addEventListener('storage', ({ key }) => Object(window).heard.push(key));
    });
  await one.evaluate(() => localStorage.setItem('a', '1'));
  await other.waitForFunction(() => Object(window).heard.length > 0);
  const heard = () => Object(window).heard;
  assert.deepEqual([await one.evaluate(heard), await other.evaluate(heard)], [[], ['a']]);
});

test('browser-channel: a channel reaches the other tabs of the same host, not the tab itself or another shop', async () => {
  const tabs = [await open('/'), await open('/'), await open('/', PLAIN_HOST)];
  for (const tab of tabs)
    await tab.evaluate(() => {
      const channel = new BroadcastChannel('visitor');
      Object.assign(window, { channel, heard: 0 });
      channel.addEventListener('message', () => (Object(window).heard += 1));
    });
  await tabs[0]?.evaluate(() => Object(window).channel.postMessage('changed'));
  await tabs[1]?.waitForFunction(() => Object(window).heard > 0);
  const heard = await Promise.all(tabs.map((tab) => tab.evaluate(() => Object(window).heard)));
  assert.deepEqual(heard, [0, 1, 0]);
});

test('browser-keepalive: a request that outlives its page may have 64 KiB, all of a page together', async () => {
  const send = (bytes: number[]) =>
    Promise.all(
      bytes.map((length) =>
        fetch('/slow', { method: 'POST', keepalive: true, body: 'x'.repeat(length) }).then(
          () => 'sent',
          ({ name }) => name,
        ),
      ),
    );
  responses['/slow'] = (response) => void setTimeout(() => response.end(), 200);
  const tab = await open('/');
  assert.deepEqual(await tab.evaluate(send, [65_536]), ['sent']);
  assert.deepEqual(await tab.evaluate(send, [65_537]), ['TypeError']);
  assert.deepEqual(await tab.evaluate(send, [40_000, 40_000]), ['sent', 'TypeError']);
});

test('browser-timeout: a response that does not end fails with a TimeoutError while its body is read', async () => {
  responses['/half'] = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"a":');
  };
  const tab = await open('/');
  const names = await tab.evaluate(async () => {
    const response = await fetch('/half', { signal: AbortSignal.timeout(300) });
    return [response.ok, await response.json().catch(({ name }) => name)];
  });
  assert.deepEqual(names, [true, 'TimeoutError']);
});

test('browser-sandboxed-storage: a frame without an origin cannot touch the storage, and is called null', async () => {
  responses['/frame'] = page(`<script>
    let name = 'none';
    try { localStorage.length } catch (error) { name = error.name }
    fetch('/from-frame', { method: 'POST', mode: 'no-cors' }).finally(() => parent.postMessage(name, '*'));
  </script>`);
  responses['/'] =
    page(`<script>addEventListener('message', ({ data }) => (window.heard = data))</script>
    <iframe src="/frame" sandbox="allow-scripts"></iframe>`);
  const tab = await open('/');
  await tab.waitForFunction(() => Object(window).heard);
  assert.equal(await tab.evaluate(() => Object(window).heard), 'SecurityError');
  const sent = received.find(({ path }) => path === '/from-frame');
  assert.equal(sent?.headers.origin, 'null');
});

test('browser-buffered-paint: an observer that is created late still gets the first paint', async () => {
  const tab = await open('/');
  await tab.setContent('<p>text</p>');
  await tab.waitForTimeout(500);
  const name = tab.evaluate(
    () =>
      new Promise<string | undefined>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(list.getEntriesByName('first-contentful-paint')[0]?.name),
        ).observe({ type: 'paint', buffered: true }),
      ),
  );
  assert.equal(await name, 'first-contentful-paint');
});

test('browser-script-order: scripts that are added with async off run in their order', async () => {
  const script = (name: string, delay: number): Respond => {
    return (response) => {
      response.setHeader('Content-Type', 'text/javascript');
      setTimeout(() => response.end(`(window.ran ||= []).push('${name}')`), delay);
    };
  };
  responses['/slow.js'] = script('slow', 300);
  responses['/fast.js'] = script('fast', 0);
  const add = (isAsync: boolean) => {
    for (const name of ['slow', 'fast']) {
      const element = document.createElement('script');
      element.src = `/${name}.js`;
      element.async = isAsync;
      document.head.append(element);
    }
  };
  const orders: unknown[] = [];
  for (const isAsync of [false, true]) {
    const tab = await open('/');
    await tab.evaluate(add, isAsync);
    await tab.waitForFunction(() => Object(window).ran?.length === 2);
    orders.push(await tab.evaluate(() => Object(window).ran));
  }
  assert.deepEqual(orders, [
    ['slow', 'fast'],
    ['fast', 'slow'],
  ]);
});

test('browser-csp-hash: a script whose hash is allowed runs, handlers in attributes do not', async () => {
  const inline = 'window.ran = 1';
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256').update(inline).digest('base64');
  responses['/'] = page(
    `<script>${inline}</script><script>window.other = 1</script><img src="x:" onerror="window.handled = 1">`,
    { 'Content-Security-Policy': `script-src 'self' 'sha256-${hash}'` },
  );
  const tab = await open('/');
  await tab.waitForTimeout(200);
  const ran = await tab.evaluate(() => ['ran', 'other', 'handled'].map((name) => name in window));
  assert.deepEqual(ran, [true, false, false]);
});

test('browser-json-script: a script element with JSON is not run, and needs no permission', async () => {
  responses['/'] = page('<script type="application/json" id="a">{"a": 1}</script>', {
    'Content-Security-Policy': "script-src 'self'",
  });
  const tab = await open('/');
  const text = await tab.evaluate(() => document.getElementById('a')?.textContent);
  assert.equal(text, '{"a": 1}');
});

test('browser-lax: a cookie without SameSite None is not sent with a form of another site, a link sends it', async () => {
  responses['/'] = page('', { 'Set-Cookie': 'session=1; Path=/; SameSite=Lax' });
  await open('/');
  responses['/foreign'] =
    page(`<form method="post" action="${address('/target')}"><button>go</button></form>
    <a href="${address('/target')}">go</a>`);
  const cookies: unknown[] = [];
  for (const selector of ['button', 'a']) {
    const tab = await open('/foreign', PLAIN_HOST);
    await tab.click(selector);
    await tab.waitForURL('**/target');
    cookies.push(received.findLast(({ path }) => path === '/target')?.headers.cookie);
  }
  assert.deepEqual(cookies, [undefined, 'session=1']);
});

test('browser-cookie-limit: a cookie of more than 4,096 bytes is dropped without an error', async () => {
  const tab = await open('/');
  const store = (length: number) => {
    document.cookie = `a=${'x'.repeat(length)}; path=/`;
    return document.cookie.length;
  };
  assert.equal(await tab.evaluate(store, 4_096), 0);
  assert.equal(await tab.evaluate(store, 4_095), 4_097);
});

test('browser-fragment: a fragment survives a redirect that has none', async () => {
  responses['/moved'] = (response) => response.writeHead(302, { Location: '/new?a=1' }).end();
  const tab = await open('/moved#sizes');
  assert.equal(new URL(tab.url()).hash, '#sizes');
});

test('browser-form-blank: a form sends line breaks as CR LF, and no disabled field', async () => {
  responses['/'] = page(`<form action="/sent"><textarea name="text">a\nb</textarea>
    <input name="off" value="1" disabled><input type="checkbox" name="box"></form>`);
  const tab = await open('/');
  await tab.evaluate(() => document.forms[0]?.submit());
  await tab.waitForURL('**/sent*');
  assert.equal(new URL(tab.url()).search, '?text=a%0D%0Ab');
});
