import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtInAssortment } from './catalogue';
import { PictureService } from './picture-service';
import { PictureStore } from './picture-store';
import { RenderQueue } from './render-queue';
import { warmUp } from './warm-up';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'media-warm-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function openService(): Promise<PictureService> {
  const store = new PictureStore(directory, '0123456789ab');
  await store.open();
  const queue = new RenderQueue({ parallel: 1, depth: 8 });
  return new PictureService({ assortment: builtInAssortment, store, queue });
}

async function stored(): Promise<string[]> {
  const found = await readdir(directory, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

const { articles } = builtInAssortment;
const [first = ''] = articles.numbers();
const icon = { type: 'icon', article: first, width: 20, format: 'webp' } as const;

test('the usual pictures of the first articles are rendered before they are requested', async () => {
  const service = await openService();
  await service.find(icon, 'requested');
  await warmUp(service, articles, { most: 1, quiet: 0 }, new AbortController().signal);
  expect(await stored()).toHaveLength(1 + 4);
});

test('nothing is rendered before the first request, while the shop is starting', async () => {
  const service = await openService();
  const ending = new AbortController();
  const warming = warmUp(service, articles, { most: 1, quiet: 0 }, ending.signal);
  await pause(600);
  ending.abort();
  await warming;
  expect(await stored()).toEqual([]);
});

test('nothing is rendered in advance while pictures are requested', async () => {
  const service = await openService();
  const ending = new AbortController();
  // Only the requests move the clock, so that a busy machine takes no longer than a quick one.
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const warming = warmUp(service, articles, { most: 1, quiet: 1_000 }, ending.signal);
  for (let time = 0; time < 5; time += 1) {
    await service.find(icon, 'requested');
    now += 900;
    await pause(300);
  }
  ending.abort();
  await warming;
  clock.mockRestore();
  expect(await stored()).toHaveLength(1);
});
