import { openTestDatabase } from 'service-kit/testing/test-database';
import { EventStore } from './events/event-store';
import { openDatabase } from './store/database';

const click = { eventType: 'click', eventName: 'a', index: 'i', userToken: 'u', objectIDs: ['1'] };

async function opened() {
  const { url, drop } = await openTestDatabase();
  const pool = await openDatabase(url);
  const bodies = async () => {
    const { rows } = await pool.query<{ body: unknown }>('select body from search.event');
    return rows.map(({ body }) => body);
  };
  const close = async () => {
    await pool.end();
    await drop();
  };
  return { pool, store: new EventStore(pool), bodies, close };
}

test('API-02: stores only the fields of an event that the API defines, and nothing about the client', async () => {
  const { store, bodies, close } = await opened();
  await store.take([
    { ...click, note: 'x', email: 'a@example.com' },
    { ...click, objectData: [{ price: 1, note: 'x' }] },
    { eventType: 'instantsearch' },
  ]);
  expect(await bodies()).toEqual([click, { ...click, objectData: [{ price: 1 }] }]);
  await close();
});

test('API-02: a flood of events is limited by the quota, and the next minute accepts events again', async () => {
  const { store, bodies, close } = await opened();
  const thousand = Array.from({ length: 1_000 }, () => click);
  for (let call = 0; call < 10; call += 1) await store.take(thousand, 0);
  await expect(store.take([click], 59_000)).rejects.toMatchObject({ status: 429 });
  await store.take([click], 60_000);
  expect(await bodies()).toHaveLength(10_001);
  await close();
});

test('API-02: events are deleted after ninety days', async () => {
  const { pool, store, bodies, close } = await opened();
  await pool.query(
    `insert into search.event (received_at, body) values (now() - interval '91 days', '{}')`,
  );
  await store.take([click]);
  expect(await bodies()).toEqual([click]);
  await close();
});
