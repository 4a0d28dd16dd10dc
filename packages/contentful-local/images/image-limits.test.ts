import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowedQuery, isAllowed } from './allowed-sizes';
import { QueueFull, RenderQueue } from './render-queue';
import { RenderingCache } from './rendering-cache';

const allowed = (query: string, naturalWidth?: number) =>
  decodeURIComponent(allowedQuery(new URLSearchParams(query), naturalWidth).toString());

test('a picture is rendered at its own width, whatever it is', () => {
  expect(allowed('w=333', 333)).toBe('w=333');
  expect(allowed('w=333')).toBe('w=352');
});

test('only a few radii and backgrounds are rendered', () => {
  const radii = Array.from({ length: 4_000 }, (_, at) => allowed(`r=${at + 1}`));
  expect(new Set(radii).size).toBeLessThan(40);
  const greys = Array.from({ length: 256 }, (_, level) => level.toString(16).padStart(2, '0'));
  const colours = greys.map((grey) => allowed(`bg=rgb:${grey}${grey}ff`));
  expect(new Set(colours).size).toBe(16);
  expect(allowed('r=99&bg=rgb:1278f0')).toBe('r=100&bg=rgb:1177ee');
});

test.each(['w=832&fm=webp&q=78', 'w=160&h=160&fit=thumb', 'r=max', 'bg=rgb:FFffFF', 'r=4000'])(
  '%s is rendered unchanged',
  (query) => expect(isAllowed(new URLSearchParams(query))).toBe(true),
);

test('deletes renderings beyond the limit, the least recently requested first', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'renderings-'));
  const cache = new RenderingCache(directory, 10_000);
  const rendering = { bytes: Buffer.alloc(900), contentType: 'image/webp' };
  for (let at = 0; at < 30; at += 1) {
    await cache.keep(`${at}0key`, rendering);
    await cache.read('00key');
  }
  expect(await cache.read('00key')).toMatchObject({ contentType: 'image/webp' });
  expect(await cache.read('290key')).toBeDefined();
  expect(await cache.read('10key')).toBeUndefined();
  await rm(directory, { recursive: true });
});

test('a full queue rejects at once', async () => {
  const queue = new RenderQueue(1, 1);
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(() => Promise.resolve('second'));
  await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFull);
  finish();
  await first;
  expect(await second).toBe('second');
});
