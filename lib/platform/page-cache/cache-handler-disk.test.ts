import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  clock,
  directory,
  get,
  htmlOf,
  newPath,
  pass,
  render,
  withCache,
} from './cache-handler.fixture';

withCache();

describe('pages beyond the memory limit', () => {
  const HALF = 'x'.repeat(33 * 1024 * 1024);
  /** Names of the files on disk, once all writes have finished. */
  const settledFiles = async () => {
    for (let before = 'unknown'; ; await delay(150)) {
      const files = readdirSync(directory);
      if (files.every((name) => name.endsWith('.json')) && files.join() === before) return files;
      before = files.join();
    }
  };

  test('are written to disk, least recently used first, and read back', async () => {
    const [first, second, third] = [newPath(), newPath(), newPath()];
    await render(first, `1${HALF}`, clock() + 60_000);
    await render(second, '2');
    expect(await settledFiles()).toEqual([]);
    await render(third, `3${HALF}`);
    expect(await settledFiles()).toHaveLength(1);
    expect(htmlOf(await get(first))).toBe('1xxxxxxxxx');
    // Reading this entry from disk evicted the other two.
    expect(await settledFiles()).toHaveLength(3);
    expect(htmlOf(await get(third))).toBe('3xxxxxxxxx');
    expect(htmlOf(await get(second))).toBe('2');
    pass(60_000);
    expect(await get(first)).toBeNull();
  });

  test('are measured by their size in bytes', async () => {
    const twoBytesEach = 'ä'.repeat(17 * 1024 * 1024);
    await render(newPath(), twoBytesEach);
    const before = await settledFiles();
    await render(newPath(), twoBytesEach);
    expect(await settledFiles()).toHaveLength(before.length + 1);
  });

  test('do not replace a newer page stored during the read', async () => {
    const [path, other] = [newPath(), newPath()];
    await render(path, `old${HALF}`);
    await render(other, HALF);
    await settledFiles();
    const reading = get(path);
    await render(path, 'new');
    await reading;
    expect(htmlOf(await get(path))).toBe('new');
  });

  test('a damaged file is a cache miss', async () => {
    const [path, other] = [newPath(), newPath()];
    await render(path, `damaged${HALF}`);
    const before = new Set(await settledFiles());
    await render(other, HALF);
    const file = (await settledFiles()).find((name) => !before.has(name)) ?? '';
    writeFileSync(join(directory, file), '{"value":{"html":"damag');
    expect(await get(path)).toBeNull();
  });
});
