import fc from 'fast-check';
import { GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import { EVERY_INSTANT, LAST_INSTANT, node, placed } from './arbitrary-nodes.fixture';
import {
  entry,
  homeTeaser,
  pageDocument,
  readRegion,
  TEASER_FIELDS,
  textBox,
} from './content.fixture.server';
import type { ContentNode } from './content-tree';
import { earlier, resolveRegion, type BlockInstance } from './resolve-page';

const at = (now: number) => ({ ...GERMANY, now });
const iso = (instant: number) => new Date(instant).toISOString();

/** Which entries are shown, by a second, simple implementation of the rules. */
function shown(nodes: readonly ContentNode[], now: number): string[] {
  return nodes.flatMap((item) => {
    if (item.kind === 'broken') return [];
    const { countries, projects, isActive, windowRule } = item.rules;
    const { start, end } = item.rules.schedule;
    const isInside = now >= (start ?? -Infinity) && now < (end ?? Infinity);
    const isComplete = start !== null && end !== null;
    const isOnTime = windowRule === 'insideWindow' ? isInside : isComplete && !isInside;
    const isHere =
      isActive &&
      (projects.length === 0 || projects.includes('hgg')) &&
      (countries.codes.length === 0 || countries.codes.includes('DE'));
    if (!isHere || !isOnTime) return [];
    const below = new Map(item.children.map((list) => [list.field, shown(list.nodes, now)]));
    const isFilled = (field: string) =>
      (below.get(field)?.length ?? 0) > 0 || Boolean(item.values[field]);
    if (!item.requiredContent.every((group) => group.some(isFilled))) return [];
    return [item.path, ...[...below.values()].flat()];
  });
}

/** Paths of blocks in the order of the component list. */
function delivered(blocks: readonly BlockInstance[]): string[] {
  return blocks.flatMap(({ id, fields }) => [
    id,
    ...Object.values(fields)
      .filter((value): value is BlockInstance[] => Array.isArray(value))
      .flatMap(delivered),
  ]);
}

const forest = fc.array(node, { maxLength: 4 }).map((nodes) => placed(nodes));

test('CMS-02: delivers exactly the entries allowed by their rules and those of their parents', () => {
  fc.assert(
    fc.property(forest, fc.integer({ min: 0, max: LAST_INSTANT }), (nodes, now) => {
      expect(delivered(resolveRegion(nodes, at(now)).blocks)).toEqual(shown(nodes, now));
    }),
    { numRuns: 3_000 },
  );
});

test('ED-01: nothing changes before validUntil, and something does at validUntil', () => {
  fc.assert(
    fc.property(forest, fc.integer({ min: 0, max: LAST_INSTANT }), (nodes, now) => {
      const states = EVERY_INSTANT.map((instant) => shown(nodes, instant).join());
      const change = EVERY_INSTANT.find((later) => later > now && states[later] !== states[now]);
      expect(resolveRegion(nodes, at(now)).validUntil).toBe(change ?? null);
    }),
    { numRuns: 3_000 },
  );
});

test('ED-01: any two instants before validUntil give the same result', () => {
  fc.assert(
    fc.property(forest, fc.integer({ min: 0, max: LAST_INSTANT }), (nodes, now) => {
      const { validUntil, blocks } = resolveRegion(nodes, at(now));
      for (const t of EVERY_INSTANT.filter((t) => t > now && t < (validUntil ?? Infinity)))
        expect(resolveRegion(nodes, at(t))).toMatchObject({ blocks, validUntil });
    }),
    { numRuns: 1_000 },
  );
});

test('the random trees cover the cases of these properties', () => {
  const samples = fc.sample(forest, { numRuns: 1_000, seed: 1 });
  const changing = samples.filter((nodes) => resolveRegion(nodes, at(3)).validUntil !== null);
  const later = samples.filter((nodes) => shown(nodes, 3).length < shown(nodes, 9).length);
  const nested = samples.filter((nodes) => shown(nodes, 3).some((path) => path.includes('.')));
  expect(changing.length).toBeGreaterThan(200);
  expect(nested.length).toBeGreaterThan(100);
  expect(later.length).toBeGreaterThan(50);
});

describe('ED-01: the next change', () => {
  const validUntil = (...blocks: Parameters<typeof pageDocument>[0]) =>
    resolveRegion(readRegion(pageDocument(blocks)), GERMANY).validUntil;

  test('never comes for a page without windows', () => {
    expect(validUntil(textBox(), homeTeaser())).toBeNull();
    expect(validUntil()).toBeNull();
  });

  test('is the earliest future start or end', () => {
    expect(
      validUntil(
        textBox({ startDateTime: iso(NOON + 3 * HOUR) }),
        homeTeaser({ startDateTime: iso(NOON - HOUR), endDateTime: iso(NOON + 2 * HOUR) }),
      ),
    ).toBe(NOON + 2 * HOUR);
  });

  test('does not come for a window that is over, or that is open and has begun', () => {
    expect(validUntil(textBox({ endDateTime: iso(NOON) }))).toBeNull();
    expect(validUntil(textBox({ startDateTime: iso(NOON) }))).toBeNull();
  });

  test('does not come for entries that this context never shows', () => {
    const soon = { startDateTime: iso(NOON + HOUR) };
    const banner = entry('banner', 'bannerTeaser', { teaserName: 'Off', active: false, ...soon });
    expect(validUntil(textBox({ ...soon, countries: 'AT' }))).toBeNull();
    expect(validUntil(textBox({ ...soon, projects: ['eck'] }))).toBeNull();
    expect(validUntil(homeTeaser({ ...soon, image: null }))).toBeNull();
    expect(validUntil(banner)).toBeNull();
    expect(validUntil(entry('text', 'textBox', { title: 'no body', ...soon }))).toBeNull();
  });

  test('comes for entries that only the browser can decide on', () => {
    expect(validUntil(textBox({ audience: 'loggedIn', endDateTime: iso(NOON + HOUR) }))).toBe(
      NOON + HOUR,
    );
  });

  test('BLK-02: comes at both ends of an auto-change text’s window', () => {
    const words = { text_1: 'One', text_2: 'Two' };
    const window = (start: number, end: number) =>
      validUntil(
        entry('auto', 'autoChangeText', {
          ...words,
          startDateTime: iso(start),
          endDateTime: iso(end),
        }),
      );
    expect(window(NOON + HOUR, NOON + 2 * HOUR)).toBe(NOON + HOUR);
    expect(window(NOON - HOUR, NOON + 2 * HOUR)).toBe(NOON + 2 * HOUR);
    expect(window(NOON - HOUR, NOON)).toBeNull();
    expect(
      validUntil(entry('auto', 'autoChangeText', { ...words, endDateTime: iso(NOON + HOUR) })),
    ).toBeNull();
  });

  test('is the same for a hundred blocks that share it', () => {
    const blocks = Array.from({ length: 100 }, (_, index) =>
      entry(`b${index}`, 'homeTeaser', { ...TEASER_FIELDS, endDateTime: iso(NOON + HOUR) }),
    );
    const nodes = readRegion(pageDocument(blocks));
    expect(resolveRegion(nodes, GERMANY)).toMatchObject({ validUntil: NOON + HOUR, hidden: [] });
    const after = resolveRegion(nodes, at(NOON + HOUR));
    expect(after).toMatchObject({ blocks: [], validUntil: null });
    expect(after.hidden).toHaveLength(100);
  });

  test('comes when one block replaces another', () => {
    const swap = iso(NOON + HOUR);
    expect(validUntil(textBox({ endDateTime: swap }), homeTeaser({ startDateTime: swap }))).toBe(
      NOON + HOUR,
    );
  });
});

test('is the earlier of two ends', () => {
  expect(earlier(1, 2)).toBe(1);
  expect(earlier(2, 1)).toBe(1);
  expect(earlier(null, 0)).toBe(0);
  expect(earlier(0, null)).toBe(0);
  expect(earlier(null, null)).toBeNull();
});
