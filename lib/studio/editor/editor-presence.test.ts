import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { endVisit, reportVisit } from './editor-presence.server';

/** Names of the others after a report of somebody's page. */
async function report(visit: string, entries: string[], name: string | null = null) {
  return (await reportVisit({ visit, entries, name, person: visit })).others;
}

withDatabase(openTestDatabase);

const age = (visit: string, seconds: number) =>
  database().$client.query(
    'UPDATE shop.editor_visits SET seen_at = now() - make_interval(secs => $2) WHERE visit = $1',
    [visit, seconds],
  );

test('two pages that can edit the same entry know of each other', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await report(one, ['page', 'text'])).toEqual([]);
  expect(await report(two, ['text'])).toEqual([null]);
  expect(await report(one, ['page', 'text'])).toEqual([null]);
});

test('an editor sees the names of the others', async () => {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  await report(one, ['named'], 'anna@example.org');
  expect(await report(two, ['named'], 'Ben')).toEqual(['anna@example.org']);
  const all = await report(three, ['named']);
  expect(all.toSorted()).toEqual(['Ben', 'anna@example.org']);
  expect(await report(one, ['named'], 'anna@example.org')).toEqual(
    expect.arrayContaining(['Ben', null]),
  );
});

test('a second tab is the same editor', async () => {
  const person = randomUUID();
  const open = (visit: string) => reportVisit({ visit, entries: ['twice'], name: 'Ben', person });
  expect(await open(randomUUID())).toEqual({ others: [], isOpenTwice: false });
  expect(await open(randomUUID())).toEqual({ others: [], isOpenTwice: true });
});

test('another editor with several tabs is one', async () => {
  const person = randomUUID();
  for (const visit of [randomUUID(), randomUUID()])
    await reportVisit({ visit, entries: ['often'], name: null, person });
  expect(await report(randomUUID(), ['often'])).toEqual([null]);
});

test('pages with other entries do not count', async () => {
  await report(randomUUID(), ['elsewhere']);
  expect(await report(randomUUID(), ['here'])).toEqual([]);
});

test('a closed page is gone at once', async () => {
  const visit = randomUUID();
  await report(visit, ['closed']);
  await endVisit(visit);
  expect(await report(randomUUID(), ['closed'])).toEqual([]);
});

test('a page that has not reported itself for a minute is gone, and its row is deleted', async () => {
  const visit = randomUUID();
  await report(visit, ['silent']);
  await age(visit, 61);
  expect(await report(randomUUID(), ['silent'])).toEqual([]);
  const { rows } = await database().$client.query(
    'SELECT FROM shop.editor_visits WHERE visit = $1',
    [visit],
  );
  expect(rows).toHaveLength(0);
});
