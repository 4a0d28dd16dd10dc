import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

test('the usual pictures of the first articles are there before anybody asks', async () => {
  const service = await openService();
  const { articles } = builtInAssortment;
  await warmUp(service, articles, { most: 1, after: 0 }, new AbortController().signal);
  expect(await stored()).toHaveLength(4);
}, 60_000);

test('what was ended while it waited draws nothing', async () => {
  const service = await openService();
  const ending = new AbortController();
  const warming = warmUp(
    service,
    builtInAssortment.articles,
    { most: 1, after: 60_000 },
    ending.signal,
  );
  ending.abort();
  await warming;
  expect(await stored()).toEqual([]);
});
