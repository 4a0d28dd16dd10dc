import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  clock,
  get,
  getKey,
  htmlOf,
  newPath,
  page,
  parent,
  pass,
  render,
  store,
  withCache,
} from './cache-handler.fixture';
import { cachedPage } from './cached-pages';
import { invalidatePagesOf, noteRender } from './rendered-pages';

const deadPid = String(spawnSync('true').pid);

withCache(() => {
  for (const pid of [deadPid, '1', String(process.ppid)]) {
    mkdirSync(join(parent, pid), { recursive: true });
    writeFileSync(join(parent, pid, 'page.json'), '{}');
  }
});

test('deletes the files of dead processes, and none of living ones', () => {
  expect(existsSync(join(parent, deadPid))).toBe(false);
  for (const pid of ['1', String(process.ppid)])
    expect(readdirSync(join(parent, pid))).toEqual(['page.json']);
});

describe('ED-01: an entry', () => {
  test('is served before its validUntil, and not from then on', async () => {
    const path = newPath();
    await render(path, 'before', clock() + 10_500);
    pass(10_499);
    expect(htmlOf(await get(path))).toBe('before');
    pass(1);
    expect(await get(path)).toBeNull();
    pass(1);
    expect(await get(path)).toBeNull();
    await render(path, 'after');
    expect(htmlOf(await get(path))).toBe('after');
  });

  test('may be cached in front until its validUntil or its next render, to the millisecond', async () => {
    const path = newPath();
    const validUntil = clock() + 10_500;
    await render(path, 'page', validUntil);
    pass(10_400);
    expect(cachedPage(path)).toMatchObject({ until: validUntil, revalidate: 1 });
    const storedAt = clock();
    await render(path, 'newer');
    pass(900);
    const due = cachedPage(path);
    expect(due?.until).toBeGreaterThan(clock());
    expect(Math.floor(((due?.until ?? 0) - clock()) / 1_000)).toBe(due?.revalidate);
    expect(Number.isInteger(((due?.until ?? 0) - storedAt) / 1_000)).toBe(true);
  });

  test('has a lifetime that counts down to its validUntil in whole seconds, at least one', async () => {
    const path = newPath();
    await render(path, 'page', clock() + 10_500);
    const lives: unknown[] = [];
    for (const step of [0, 499, 1, 1, 8_000, 1_000, 998]) {
      pass(step);
      lives.push((await get(path))?.cacheControl);
    }
    expect(lives).toEqual(
      [10, 10, 10, 9, 1, 1, 1].map((left) => ({ revalidate: left, expire: left })),
    );
  });

  test('never has a lifetime past its edge, and is not stale while it is replaced', async () => {
    const sample = fc.record({
      life: fc.integer({ min: 1, max: 400_000 }),
      freshFor: fc.integer({ min: 1, max: 300 }),
      age: fc.integer({ min: 0, max: 400_000 }),
    });
    await fc.assert(
      fc.asyncProperty(sample, async ({ life, freshFor, age }) => {
        const path = newPath();
        const validUntil = clock() + life;
        await render(path, 'page', validUntil, freshFor);
        pass(age);
        const entry = await get(path);
        expect(entry === null).toBe(clock() >= validUntil);
        const { expire = 1, revalidate: fresh = 1 } = entry?.cacheControl ?? {};
        expect(Number.isInteger(expire) && Number.isInteger(fresh) && fresh >= 1).toBe(true);
        expect(fresh).toBeLessThanOrEqual(expire);
        expect(expire * 1_000).toBeLessThanOrEqual(Math.max(1_000, validUntil - clock()));
      }),
      { numRuns: 500 },
    );
  });

  test('without an edge stays fresh for as long as its page says', async () => {
    const path = newPath();
    await render(path, 'page', null, 300);
    expect(await get(path)).toMatchObject({
      lastModified: clock(),
      cacheControl: { revalidate: 300, expire: 300 },
    });
    pass(100_000);
    expect((await get(path))?.cacheControl).toEqual({ revalidate: 200, expire: 200 });
  });

  test('that is no longer fresh is served as stale, with a short lifetime, until it is replaced', async () => {
    const path = newPath();
    await render(path, 'old', clock() + 100_000, 5);
    pass(5_000);
    const stale = await get(path);
    expect(htmlOf(stale)).toBe('old');
    // Next renders again after this time.
    expect(
      (stale?.lastModified ?? clock()) + 1_000 * (stale?.cacheControl.revalidate ?? 0),
    ).toBeLessThan(clock());
    expect(stale?.cacheControl.expire).toBeLessThanOrEqual(3);
    await render(path, 'new', clock() + 95_000, 5);
    expect(await get(path)).toMatchObject({
      lastModified: clock(),
      cacheControl: { revalidate: 5 },
    });
  });

  test('that is no longer fresh and close to its edge is not rendered again for the remaining time', async () => {
    const path = newPath();
    await render(path, 'old', clock() + 8_000, 5);
    pass(6_000);
    expect(await get(path)).toMatchObject({
      lastModified: clock(),
      cacheControl: { revalidate: 1, expire: 1 },
    });
  });
});

describe('a page that does not exist', () => {
  test('is cached with the lifetime of the render that found nothing', async () => {
    const path = newPath();
    noteRender(path, { renderedAt: clock(), validUntil: clock() + 4_000, documents: ['nodes'] });
    await store(path, null);
    expect(await get(path)).toEqual({
      value: null,
      lastModified: clock(),
      cacheControl: { revalidate: 4, expire: 4 },
    });
    pass(4_000);
    expect(await get(path)).toBeNull();
  });

  test('is replaced by a page once that exists, and the other way round', async () => {
    const path = newPath();
    noteRender(path, { renderedAt: clock(), validUntil: null, documents: [path] });
    await store(path, null);
    await render(path, 'page');
    expect(htmlOf(await get(path))).toBe('page');
    await store(path, null);
    expect((await get(path))?.value).toBeNull();
  });

  test('is not cached without limit', async () => {
    const [first, ...rest] = Array.from({ length: 5_001 }, newPath);
    for (const path of [first ?? '', ...rest]) {
      noteRender(path, { renderedAt: clock(), validUntil: null, documents: [] });
      await store(path, null);
    }
    expect(await get(first ?? '')).toBeNull();
    expect(await get(rest.at(-1) ?? '')).not.toBeNull();
  });
});

describe('ED-01: a publish', () => {
  test('removes a page from the cache at once', async () => {
    const path = newPath();
    await render(path, 'old');
    pass(10);
    invalidatePagesOf(new Set([path]));
    expect(await get(path)).toBeNull();
  });

  test('discards a page whose render ends after it', async () => {
    const path = newPath();
    const begin = clock();
    noteRender(path, { renderedAt: begin, validUntil: null, documents: [path] });
    pass(10);
    invalidatePagesOf(new Set([path]));
    await store(path, page('old', begin));
    expect(await get(path)).toBeNull();
  });

  test('discards a page whose render ends after the next one has begun', async () => {
    const path = newPath();
    const begin = clock();
    noteRender(path, { renderedAt: begin, validUntil: null, documents: [path] });
    pass(10);
    invalidatePagesOf(new Set([path]));
    pass(10);
    await render(path, 'new');
    await store(path, page('old', begin));
    expect(htmlOf(await get(path))).toBe('new');
  });

  test('discards the old page even if the new one is not rendered yet', async () => {
    const path = newPath();
    const begin = clock();
    await render(path, 'old');
    pass(10);
    invalidatePagesOf(new Set([path]));
    pass(10);
    noteRender(path, { renderedAt: clock(), validUntil: null, documents: [path] });
    expect(await get(path)).toBeNull();
    await store(path, page('old', begin));
    expect(await get(path)).toBeNull();
  });
});

test('stores a static page unchanged', async () => {
  const notFoundPage = { kind: 'PAGES', html: '404', pageData: { pageProps: {} }, status: 404 };
  await store('/404', notFoundPage, false);
  expect(await get('/404')).toMatchObject({ value: notFoundPage, lastModified: clock() });
});

test.each([
  '',
  '/',
  'constructor',
  '__proto__',
  '/route-cache/PAGES/x/$/s/never',
  '/s/hgg',
  '$',
  'x'.repeat(8_000),
])('an unknown key is a miss: %.40s', async (key) => expect(await getKey(key)).toBeNull());
