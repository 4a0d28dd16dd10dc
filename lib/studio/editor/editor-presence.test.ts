import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/database.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { endVisit, reportVisit } from './editor-presence.server';

withDatabase(openTestDatabase);

const age = (visit: string, seconds: number) =>
  database().$client.query(
    'UPDATE shop.editor_visits SET seen_at = now() - make_interval(secs => $2) WHERE visit = $1',
    [visit, seconds],
  );

test('two pages that can edit the same entry know of each other', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  expect(await reportVisit({ visit: one, entries: ['page', 'text'] })).toBe(0);
  expect(await reportVisit({ visit: two, entries: ['text'] })).toBe(1);
  expect(await reportVisit({ visit: one, entries: ['page', 'text'] })).toBe(1);
});

test('pages with other entries do not count', async () => {
  await reportVisit({ visit: randomUUID(), entries: ['elsewhere'] });
  expect(await reportVisit({ visit: randomUUID(), entries: ['here'] })).toBe(0);
});

test('a closed page is gone at once', async () => {
  const visit = randomUUID();
  await reportVisit({ visit, entries: ['closed'] });
  await endVisit(visit);
  expect(await reportVisit({ visit: randomUUID(), entries: ['closed'] })).toBe(0);
});

test('a page that has not reported itself for a minute is gone, and its row is deleted', async () => {
  const visit = randomUUID();
  await reportVisit({ visit, entries: ['silent'] });
  await age(visit, 61);
  expect(await reportVisit({ visit: randomUUID(), entries: ['silent'] })).toBe(0);
  const { rows } = await database().$client.query(
    'SELECT FROM shop.editor_visits WHERE visit = $1',
    [visit],
  );
  expect(rows).toHaveLength(0);
});
