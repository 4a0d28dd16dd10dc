import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { builtInAssortment } from './catalogue';
import { OwnPictures } from './own-pictures';
import { parsePicturePath } from './picture-path';
import { PictureService } from './picture-service';
import { PictureStore } from './picture-store';
import { RenderQueue } from './render-queue';

let directory: string;
let retailer: Server;
let host = '';
/** Addresses that the shop gives for item 80000000-001. */
let addresses: string[] = [];
let requested: string[] = [];

/** The shop, and a server with its pictures: a red, a small blue, a text, one that has moved. */
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'own-pictures-'));
  const fill = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const files: Record<string, Buffer | string> = {
    '/red.jpg': await fill(800, 800, '#ff0000'),
    '/blue.jpg': await fill(100, 200, '#0000ff'),
    '/text.jpg': 'not found, says a page with status 200',
    '/drawing.jpg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  };
  retailer = createServer((request, response) => {
    const url = request.url ?? '';
    requested.push(url);
    if (url === '/moved.jpg') return void response.writeHead(302, { location: '/red.jpg' }).end();
    if (url === '/private.jpg')
      return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    const isItem = url === '/api/pictures?item=80000000-001';
    const body = isItem ? JSON.stringify({ addresses }) : files[url];
    response.writeHead(body === undefined ? 404 : 200).end(body ?? 'nothing');
  }).listen(0, '127.0.0.1');
  await once(retailer, 'listening');
  // A server that listens has an address with a port.
  host = `127.0.0.1:${(retailer.address() as AddressInfo).port}`;
});
afterAll(async () => {
  retailer.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => {
  requested = [];
});

/** A service that has just been started; files of earlier ones remain. */
const started = () =>
  new OwnPictures({
    shop: `http://${host}`,
    directory,
    queue: new RenderQueue({ parallel: 2, depth: 16 }),
    allowedHosts: [],
  });

async function picture(file: string, own = started()) {
  const request = parsePicturePath(`/p/80000000-001/${file}`);
  const found = request && (await own.find(request));
  if (!found) return null;
  const { width, height, format } = await sharp(found.bytes).metadata();
  const { dominant } = await sharp(found.bytes).stats();
  return { width, height, format, dominant, maxAge: found.maxAge };
}

test('an article’s own picture is shown whole, in each size and format', async () => {
  addresses = [`http://${host}/red.jpg`, `http://${host}/blue.jpg`];
  expect(await picture('1_600.webp')).toMatchObject({
    width: 600,
    height: 800,
    format: 'webp',
    maxAge: 3_600,
  });
  expect(await picture('1_300_darkmode.webp')).toMatchObject({ width: 300, height: 400 });
  expect(await picture('2_300.jpg')).toMatchObject({ width: 300, height: 400, format: 'jpeg' });
  expect(await picture('c_45.webp')).toMatchObject({ width: 45, height: 45 });
});

test('it is fetched once for all sizes, also after a restart', async () => {
  addresses = [`http://${host}/red.jpg`];
  const own = started();
  await Promise.all([picture('1_900.webp', own), picture('1_1200.webp', own)]);
  await picture('1_900.webp');
  expect(requested.filter((url) => url === '/red.jpg').length).toBeLessThanOrEqual(1);
});

test('another address is another picture', async () => {
  addresses = [`http://${host}/blue.jpg`];
  expect((await picture('1_600.webp'))?.dominant.b).toBeGreaterThan(200);
});

test('a redirect is followed, unless it leads to a private address', async () => {
  addresses = [`http://${host}/moved.jpg`, `http://${host}/private.jpg`];
  expect(await picture('1_300.webp')).not.toBeNull();
  expect(await picture('2_300.webp')).toBeNull();
});

test.each(['missing.jpg', 'text.jpg', 'drawing.jpg'])(
  '%s is no picture, and is not requested again at once',
  async (file) => {
    addresses = [`http://${host}/${file}`];
    const own = started();
    expect(await picture('1_300.webp', own)).toBeNull();
    expect(await picture('1_600.webp', own)).toBeNull();
    expect(requested.filter((url) => url === `/${file}`)).toHaveLength(1);
  },
);

test('an address in a private network is not requested', async () => {
  addresses = ['http://127.0.0.1:1/x.jpg', 'http://169.254.169.254/latest'];
  expect(await picture('1_300.webp')).toBeNull();
  expect(await picture('2_300.webp')).toBeNull();
});

test('an article that the shop does not know has no pictures', async () => {
  const request = parsePicturePath('/p/80000009-001/1_300.webp');
  expect(request && (await started().find(request))).toBeUndefined();
});

test('a picture that the article does not have is none', async () => {
  addresses = [`http://${host}/red.jpg`];
  expect(await picture('3_300.webp')).toBeNull();
  expect(await picture('s_300.webp')).toBeNull();
});

test('the service shows drawn articles and own pictures side by side', async () => {
  addresses = [`http://${host}/red.jpg`];
  const store = new PictureStore(directory, '0123456789ab');
  await store.open();
  const queue = new RenderQueue({ parallel: 1, depth: 16 });
  const service = new PictureService({
    assortment: builtInAssortment,
    store,
    queue,
    own: started(),
  });
  const found = async (file: string) => {
    const request = parsePicturePath(file);
    return request && service.find(request, 'requested');
  };
  expect((await found('/p/80000000-001/1_300.webp'))?.maxAge).toBe(3_600);
  expect((await found('/p/20310000/c_20.jpg'))?.bytes.length).toBeGreaterThan(0);
  expect(await found('/p/80000009-001/1_300.webp')).toBeUndefined();
});
