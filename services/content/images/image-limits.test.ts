import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { allowedQuery } from './allowed-sizes';
import { naturalWidth } from './render';
import { QueueFull, RenderQueue } from './render-queue';
import { RenderingCache } from './rendering-cache';

test('a picture is rendered at its own width, whatever that is', async () => {
  const odd = await sharp({ create: { width: 333, height: 7, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(allowedQuery(new URLSearchParams('w=333'), await naturalWidth(odd)).get('w')).toBe('333');
});

test('renderings beyond the ceiling leave, those that nobody asked for first', async () => {
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

test('a queue that is full refuses at once', async () => {
  const queue = new RenderQueue(1, 1);
  let finish = () => {};
  const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = queue.run(() => Promise.resolve('second'));
  await expect(queue.run(() => Promise.resolve())).rejects.toBeInstanceOf(QueueFull);
  finish();
  await first;
  expect(await second).toBe('second');
});
