import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { assortmentOf, builtInAssortment, type CatalogueBody } from './catalogue';
import { createDemoArticles } from './demo-articles';
import { PictureService } from './picture-service';
import { PictureStore } from './picture-store';
import { RenderQueue } from './render-queue';
import { createPictureServer } from './server';

const shirt = '20310000';
const TOKEN = 'a-token-of-the-tests';

async function startServer(depth = 256) {
  const directory = await mkdtemp(path.join(tmpdir(), 'media-'));
  const store = new PictureStore(directory, '0123456789ab');
  await store.open();
  const queue = new RenderQueue({ parallel: 1, depth });
  const service = new PictureService({ assortment: builtInAssortment, store, queue });
  const replace = async (body: CatalogueBody) => {
    const other = new PictureStore(directory, 'ba9876543210');
    await other.open();
    service.turnTo(assortmentOf(body), other);
  };
  const server = createPictureServer(service, { token: TOKEN, replace });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server listening on TCP has an address object.
  const { port } = server.address() as AddressInfo;
  return { server, directory, port, origin: `http://127.0.0.1:${port}` };
}

async function stopServer(server: Server, directory: string): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true, force: true });
}

/** Status of a request line sent unchanged: `fetch` would normalise the path. */
function statusOf(port: number, method: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1');
    });
    let reply = '';
    socket.on('data', (chunk) => (reply += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(reply.slice(9, 12))));
    socket.setTimeout(60_000, () => socket.destroy(new Error(`no answer to ${target}`)));
  });
}

describe('the picture server', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => stopServer(running.server, running.directory));
  const get = (target: string, init?: RequestInit) => fetch(running.origin + target, init);

  test('IMG-01: serves webp and jpg with a strong tag and for a year', async () => {
    for (const [format, type] of [
      ['webp', 'image/webp'],
      ['jpg', 'image/jpeg'],
    ] as const) {
      const response = await get(`/p/${shirt}/1_300.${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    }
  });

  test('IMG-03: the width is the resolution, the height four thirds of it, or twice for long garments', async () => {
    const size = async (article: string) => {
      const bytes = await (await get(`/p/${article}/1_300.webp`)).arrayBuffer();
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    };
    const articles = createDemoArticles();
    const coat = [...articles.numbers()].find((number) => articles.find(number)?.kind === 'coat');
    expect(await size(shirt)).toEqual([300, 400]);
    expect(await size(coat ?? '')).toEqual([300, 600]);
  });

  test('responds with 304 to a known tag, and to HEAD without a body', async () => {
    const target = `/p/${shirt}/c_45.webp`;
    const etag = (await get(target)).headers.get('etag') ?? '';
    const again = await get(target, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    const head = await get(target, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await head.text()).toBe('');
  });

  test('IMG-02: responds with 404 to unknown articles, sizes and brands, with 405 to writes', async () => {
    for (const target of [
      '/p/99999999/1_300.webp',
      `/p/${shirt}/1_301.webp`,
      `/p/${shirt}-999/1_300.webp`,
      '/b/nobody_300.webp',
      '/',
    ]) {
      const missing = await get(target);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).toBe('no-store');
    }
    const refused = await get(`/p/${shirt}/1_300.webp`, { method: 'PUT', body: 'x' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('each colour of an article has its own picture', async () => {
    const [blue, white] = await Promise.all(
      ['-100', '-380'].map(async (code) => {
        const response = await get(`/p/${shirt}${code}/1_300.webp`);
        expect(response.status).toBe(200);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(blue?.equals(white ?? Buffer.alloc(0))).toBe(false);
  });

  test('dark mode changes the ground and keeps the garment', async () => {
    const pixel = async (name: string, left: number, top: number) => {
      const bytes = await (await get(`/p/${shirt}/${name}.jpg`)).arrayBuffer();
      const area = { left, top, width: 6, height: 6 };
      const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats();
      return channels[0]?.mean ?? Number.NaN;
    };
    expect(await pixel('1_300', 4, 4)).toBeGreaterThan(215);
    expect(await pixel('1_300_darkmode', 4, 4)).toBeLessThan(110);
    const [light, dark] = [await pixel('1_300', 150, 200), await pixel('1_300_darkmode', 150, 200)];
    expect(Math.abs(light - dark)).toBeLessThan(3);
  });

  test('no path, however spelt, causes a server error or reads outside the store', async () => {
    const pieces = fc.constantFrom(
      'p',
      'd',
      'b',
      '/',
      '//',
      '..',
      '%2e%2e',
      '%00',
      '20310000',
      '-100',
      '1',
      'c',
      's',
      '_',
      '45',
      '300',
      '999',
      '_darkmode',
      '.',
      'webp',
      'jpg',
      '?',
      '#',
      '\\',
      ';',
      'etc/passwd',
    );
    const target = fc.array(pieces, { maxLength: 12 }).map((list) => `/${list.join('')}`);
    await fc.assert(
      fc.asyncProperty(
        target,
        fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
        async (text, method) => {
          const status = await statusOf(running.port, method, text);
          expect([200, 304, 400, 404, 405]).toContain(status);
        },
      ),
      { numRuns: 250 },
    );
  });

  test('responds to any article and size with 200 or 404', async () => {
    const numbers = fc.oneof(
      fc.constantFrom(shirt, `${shirt}-100`),
      fc.integer({ min: 0, max: 99_999_999 }).map(String),
    );
    const widths = fc.oneof(fc.constantFrom(20, 45, 90), fc.integer({ min: 0, max: 299 }));
    await fc.assert(
      fc.asyncProperty(
        numbers,
        fc.constantFrom('1', '2', '3', '4', 'c', 's', 'x'),
        widths,
        async (number, index, width) => {
          expect([200, 404]).toContain((await get(`/p/${number}/${index}_${width}.webp`)).status);
        },
      ),
      { numRuns: 120 },
    );
  });
});

test('a picture requested many times at once is rendered once', async () => {
  const { server, directory, origin } = await startServer(1);
  const many = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${origin}/p/${shirt}/1_600.webp`)),
  );
  expect(many.map((response) => response.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await readdir(path.join(directory, '0123456789ab', 'p', shirt))).toEqual([
    'front_600.webp',
  ]);
  await stopServer(server, directory);
});

test('requests beyond the queue are rejected with Retry-After', async () => {
  const { server, directory, origin } = await startServer(2);
  const numbers = [...createDemoArticles().numbers()].slice(0, 12);
  const responses = await Promise.all(
    numbers.map((number) => fetch(`${origin}/p/${number}/1_300.webp`)),
  );
  const refused = responses.filter((response) => response.status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((response) => response.headers.get('retry-after') === '2')).toBe(true);
  expect(responses.filter((response) => response.status === 200).length).toBeGreaterThanOrEqual(3);
  await stopServer(server, directory);
});

test('a picture that fails is logged by its path only', async () => {
  const { server, directory, origin } = await startServer();
  const find = jest.spyOn(PictureService.prototype, 'find').mockRejectedValue(new Error('broken'));
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect((await fetch(`${origin}/p/${shirt}/1_300.webp?name=visitor`)).status).toBe(500);
  expect(log.mock.calls).toEqual([['media:', `/p/${shirt}/1_300.webp`, new Error('broken')]]);
  for (const spy of [find, log]) spy.mockRestore();
  await stopServer(server, directory);
});

describe('PUT /catalogue', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    running = await startServer();
  });
  afterAll(() => stopServer(running.server, running.directory));

  const coat = {
    number: '60310000-117',
    kind: 'coat',
    cut: 'slim',
    sizes: 'regular',
    colour: 'blue',
    dye: { l: 0.29, c: 0.06, h: 262 },
    pattern: 'plain',
    fabric: 'wool',
    collar: 'lapel',
    sleeves: 'long',
    closure: 'buttons',
    details: [],
  };
  const brands = [{ slug: 'corvo-e-figli', name: 'Corvo e Figli' }];
  const put = (body: string, authorization = `Bearer ${TOKEN}`) =>
    fetch(`${running.origin}/catalogue`, { method: 'PUT', body, headers: { authorization } });
  const statuses = (...paths: string[]) =>
    Promise.all(paths.map(async (path) => (await fetch(running.origin + path)).status));

  test.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`])(
    'rejects the authorization "%s"',
    async (authorization) => {
      expect((await put('{}', authorization)).status).toBe(401);
    },
  );

  test('rejects an invalid catalogue and names the place', async () => {
    const bodies = [{}, { articles: [{ ...coat, kind: 'cape' }], brands }, [], null];
    const responses = await Promise.all(bodies.map((body) => put(JSON.stringify(body))));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(await responses[1]?.text()).toContain('articles.0.kind');
    expect((await put('{')).status).toBe(400);
    expect((await fetch(`${running.origin}/catalogue`)).status).toBe(405);
  });

  test('only its articles and brands have pictures from then on', async () => {
    expect(await statuses('/p/60310000-117/c_20.webp', `/p/${shirt}/c_20.webp`)).toEqual([
      404, 200,
    ]);
    const reply = await put(JSON.stringify({ articles: [coat], brands }));
    expect([reply.status, await reply.text()]).toEqual([200, '1 articles\n']);
    expect(
      await statuses(
        '/p/60310000-117/c_20.webp',
        '/p/60310000/c_20.webp',
        '/b/corvo-e-figli_300.webp',
        '/p/60310000-118/c_20.webp',
        `/p/${shirt}/c_20.webp`,
      ),
    ).toEqual([200, 200, 200, 404, 404]);
  });
});
