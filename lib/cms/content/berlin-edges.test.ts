import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { entry, pageDocument, resolveBlocks, textBox } from './content.fixture.server';

const { fields } = textBox();
const block = (id: string, window: Record<string, string>) =>
  entry(id, 'textBox', { ...fields, ...window });

/** What a page shows at an instant, and until when, in UTC. */
function pageAt(instant: number, ...blocks: ReturnType<typeof block>[]) {
  const { blocks: shown, validUntil } = resolveBlocks(pageDocument(blocks), {
    ...GERMANY,
    now: instant,
  });
  const until = validUntil === null ? null : new Date(validUntil).toISOString();
  return { ids: shown.map(({ id }) => id), until };
}

/** Editors give times without an offset; they mean the clocks of Berlin. */
test.each([
  ['midnight in winter', '2026-11-27', '2026-11-26T23:00:00.000Z'],
  ['midnight in summer', '2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['midnight before the short day', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['the hour that is skipped on the short day', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['midnight after the short day', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['midnight before the long day', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['the hour that comes twice on the long day', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['midnight after the long day', '2026-10-26', '2026-10-25T23:00:00.000Z'],
])('ED-01: at %s one block replaces another, to the millisecond', (_, local, utc) => {
  const blocks = [block('ends', { endDateTime: local }), block('starts', { startDateTime: local })];
  const edge = Date.parse(utc);
  expect(pageAt(edge - 1, ...blocks)).toEqual({ ids: ['ends'], until: utc });
  expect(pageAt(edge, ...blocks)).toEqual({ ids: ['starts'], until: null });
});

test.each([
  ['short', '2026-03-29', '2026-03-30', 23],
  ['long', '2026-10-25', '2026-10-26', 25],
])('ED-01: a block for the %s day is shown for all its hours', (_, first, next, hours) => {
  const day = block('day', { startDateTime: first, endDateTime: next });
  const begin = Date.parse(pageAt(Date.parse(`${first}T00:00Z`) - 86_400_000, day).until ?? '');
  const { ids, until } = pageAt(begin, day);
  expect(ids).toEqual(['day']);
  expect((Date.parse(until ?? '') - begin) / 3_600_000).toBe(hours);
});

test('ED-01: a hundred blocks with the same edge on the long day change together', () => {
  const edge = '2026-10-25T02:00';
  const blocks = Array.from({ length: 100 }, (_, index) =>
    block(`b${index}`, index % 2 === 0 ? { endDateTime: edge } : { startDateTime: edge }),
  );
  const instant = Date.parse('2026-10-25T00:00:00Z');
  const isEven = (id: string) => Number(id.slice(1)) % 2 === 0;
  const before = pageAt(instant - 1, ...blocks);
  expect([before.ids.length, before.ids.every(isEven)]).toEqual([50, true]);
  const after = pageAt(instant, ...blocks);
  expect([after.ids.length, after.ids.some(isEven), after.until]).toEqual([50, false, null]);
});
