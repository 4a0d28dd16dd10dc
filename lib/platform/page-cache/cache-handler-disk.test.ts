import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  clock,
  directory,
  get,
  htmlOf,
  keyOf,
  newPath,
  pass,
  render,
  withCache,
} from './cache-handler.fixture';

withCache();

describe('pages beyond the memory limit', () => {
  const HALF = 'x'.repeat(33 * 1024 * 1024);
  /** Names of the files on disk, once this many are complete and for a while none is added. */
  const settledFiles = async (count: number) => {
    for (let before = 'unknown'; ; await delay(150)) {
      const files = readdirSync(directory);
      const isComplete = files.length >= count && files.every((name) => name.endsWith('.json'));
      if (isComplete && files.join() === before) return files;
      before = files.join();
    }
  };

  const nameOf = (path: string) => `${createHash('sha256').update(keyOf(path)).digest('hex')}.json`;
  const whenOnDisk = async (path: string) => {
    while (!(await settledFiles(1)).includes(nameOf(path)));
  };

  test('are written to disk, least recently used first, and read back', async () => {
    const [first, second, third] = [newPath(), newPath(), newPath()];
    await render(first, `1${HALF}`, clock() + 60_000);
    await render(second, '2');
    expect(await settledFiles(0)).toEqual([]);
    await render(third, `3${HALF}`);
    expect(await settledFiles(1)).toHaveLength(1);
    expect(htmlOf(await get(first))).toBe('1xxxxxxxxx');
    // Reading this entry from disk evicted the other two.
    expect(await settledFiles(3)).toHaveLength(3);
    expect(htmlOf(await get(third))).toBe('3xxxxxxxxx');
    expect(htmlOf(await get(second))).toBe('2');
    pass(60_000);
    expect(await get(first)).toBeNull();
  });

  test('are measured by their size in bytes', async () => {
    const twoBytesEach = 'ä'.repeat(17 * 1024 * 1024);
    await render(newPath(), twoBytesEach);
    const before = await settledFiles(0);
    await render(newPath(), twoBytesEach);
    expect(await settledFiles(before.length + 1)).toHaveLength(before.length + 1);
  });

  test('do not replace a newer page stored during the read', async () => {
    const [path, other] = [newPath(), newPath()];
    await render(path, `old${HALF}`);
    await render(other, HALF);
    await whenOnDisk(path);
    const reading = get(path);
    await render(path, 'new');
    await reading;
    expect(htmlOf(await get(path))).toBe('new');
  });

  test('a damaged file is a cache miss', async () => {
    const [path, other] = [newPath(), newPath()];
    await render(path, `damaged${HALF}`);
    await render(other, HALF);
    await whenOnDisk(path);
    writeFileSync(join(directory, nameOf(path)), '{"value":{"html":"damag');
    expect(await get(path)).toBeNull();
  });
});
