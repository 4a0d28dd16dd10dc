import pg from 'pg';
import type { Environment } from '#model/entities';
import { openTestDatabase, type TestDatabase } from 'service-kit/testing/test-database';
import { bootstrap } from './bootstrap';
import { ContentStore } from './content-store';
import { openDatabase } from './database';
import { newUnitOfWork } from './unit-of-work';

let database: TestDatabase;
let pool: pg.Pool;
let store: ContentStore;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = await openDatabase(database.url);
  store = new ContentStore(pool);
  await bootstrap(store, 'shop', 'master');
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

function environment() {
  const state = store.environment('shop', 'master');
  if (!state) throw new Error('bootstrap made no environment');
  return state;
}

function writeTag(version: number): Promise<void> {
  return store.write(environment(), ['Tag:sale'], async () => {
    const unit = newUnitOfWork();
    const stamps = {
      version,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
    };
    unit.puts.push({
      record: {
        kind: 'Tag',
        id: 'sale',
        ...stamps,
        body: { name: `v${version}`, visibility: 'public' },
      },
      from: version === 1 ? null : version - 1,
    });
    return { unit, result: undefined };
  });
}

const shownVersion = () => environment().tags.get('sale')?.version;

/** Lets the next commit reach the database but loses its response. */
function loseNextCommitResponse(): void {
  const query: typeof pg.Client.prototype.query = pg.Client.prototype.query;
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  spy.mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const result: unknown = await Reflect.apply(query, this, args);
    if (args[0] !== 'commit') return result;
    spy.mockRestore();
    throw new Error('connection lost');
  } as never); // The overloads of pg cannot be expressed in one signature.
}

test('a commit whose response was lost is read back, and the next write continues from there', async () => {
  await writeTag(1);
  const settled = store.settledPosition;
  loseNextCommitResponse();
  await expect(writeTag(2)).rejects.toThrow('connection lost');
  expect(shownVersion()).toBe(2);
  expect(store.settledPosition).toBeGreaterThan(settled);
  await writeTag(3);
  expect(shownVersion()).toBe(3);
});

const copyOf = (id: string): Environment => ({
  kind: 'Environment',
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  body: { name: id },
});

const isNamed = (id: string) => store.spaces.get('shop')?.environments.has(id);

test('an environment whose copy was committed without a response exists with its contents', async () => {
  loseNextCommitResponse();
  const copied = store.cloneEnvironment(environment(), copyOf('copy'));
  await expect(copied).rejects.toThrow('connection lost');
  expect(isNamed('copy')).toBe(true);
  expect(store.environment('shop', 'copy')?.tags.get('sale')?.version).toBe(3);
  await expect(store.cloneEnvironment(environment(), copyOf('copy'))).rejects.toMatchObject({
    status: 409,
  });
});

test('an environment whose deletion was committed without a response is gone', async () => {
  await store.cloneEnvironment(environment(), copyOf('old'));
  loseNextCommitResponse();
  await expect(store.deleteEnvironment('shop', copyOf('old'))).rejects.toThrow('connection lost');
  expect(isNamed('old')).toBe(false);
  expect(store.environment('shop', 'old')).toBeUndefined();
});

test('the next write recovers from an outage right after a copy was committed', async () => {
  loseNextCommitResponse();
  jest.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(new Error('down')));
  const copied = store.cloneEnvironment(environment(), copyOf('late'));
  await expect(copied).rejects.toThrow('connection lost');
  expect(isNamed('late')).toBe(false);
  await writeTag(4);
  expect(store.environment('shop', 'late')?.tags.get('sale')?.version).toBe(3);
});

test('a write over an outdated version is rejected, and the current one is read', async () => {
  await pool.query(
    `update content.resource set version = 9, state = jsonb_set(state::jsonb, '{version}', '9')
     where kind = 'Tag'`,
  );
  await expect(writeTag(4)).rejects.toMatchObject({ status: 409 });
  expect(shownVersion()).toBe(9);
});

test('a failed write shows nothing', async () => {
  const failing = store.write(environment(), ['Tag:other'], async () => {
    const unit = newUnitOfWork();
    unit.removals.push({ kind: 'Tag', id: 'sale', from: 9 });
    unit.removals.push({ kind: 'Tag', id: 'nobody', from: 1 });
    return { unit, result: undefined };
  });
  await expect(failing).rejects.toMatchObject({ status: 409 });
  expect(shownVersion()).toBe(9);
});

test('an unfinished write holds the settled position back', async () => {
  let finish: () => void = () => {};
  let started = 0;
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  const slow = store.write(environment(), ['slow'], async (position) => {
    started = position;
    await waiting;
    return { unit: newUnitOfWork(), result: undefined };
  });
  const quick = await store.write(environment(), ['quick'], async (position) => {
    return { unit: newUnitOfWork(), result: position };
  });
  expect(quick).toBeGreaterThan(started);
  expect(store.settledPosition).toBeLessThan(started);
  finish();
  await slow;
  expect(store.settledPosition).toBeGreaterThanOrEqual(quick);
});
