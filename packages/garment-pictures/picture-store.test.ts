import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureStore } from './picture-store';

const OLD = '0123456789ab';
const NEW = 'ba9876543210';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'picture-store-'));
});

afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 5 }));

test('another edition opens while pictures of the last one are still written', async () => {
  const last = new PictureStore(root, OLD);
  await last.open();
  let isDrawing = true;
  const draw = async (artist: number) => {
    for (let picture = 0; isDrawing && picture < 2_000; picture += 1) {
      // Writes to a deleted folder may fail, because nothing uses them any more.
      await last.write(`p/${artist}-${picture}/1_300.webp`, Buffer.from('x')).catch(() => null);
    }
  };
  const artists = Promise.all([1, 2, 3, 4].map(draw));
  setTimeout(() => (isDrawing = false), 200);
  await new PictureStore(root, NEW).open();
  await artists;
  expect(await readdir(root)).toContain(NEW);
});
