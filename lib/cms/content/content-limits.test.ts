import { GERMANY, HOUR, NOON } from '@/lib/cms/visibility/visibility.fixture';
import {
  COAT,
  contentDocument,
  entry,
  entryLink,
  homeTeaser,
  pageDocument,
  readRegion,
  resolveBlocks,
  textBox,
} from './content.fixture.server';
import { resolveRegion } from './resolve-page';

/** CPU time of a step in milliseconds, which does not depend on other work on the machine. */
function costOf(step: () => void): number {
  const begin = process.cpuUsage();
  step();
  return process.cpuUsage(begin).user / 1_000;
}

/** Without the limits each of these steps takes half a minute or never ends. */
const QUICK = 2_000;

describe('content whose links multiply exponentially', () => {
  const links = (id: string, count: number) => Array.from({ length: count }, () => entryLink(id));

  test('ED-02: stops quickly at the limit and reports it', () => {
    const page = entry('page', 'page', { title: 'P', main: links('teaser', 2_000) });
    const block = homeTeaser({ buttons: links('button', 2_000) });
    const button = entry('button', 'button', { label: 'Buy', link: '/' });
    const { hidden } = resolveBlocks(contentDocument([page, block, button], [COAT]));
    expect(hidden.at(-1)?.reason).toEqual({ kind: 'too large', limit: 5_000 });
  });

  test('is not followed where it cannot be shown, so that its neighbours stay', () => {
    const pages = Array.from({ length: 40 }, (_, level) =>
      entry(`p${level}`, 'page', { title: 'P', main: links(`p${level + 1}`, 2) }),
    );
    const main = [entryLink('p0'), entryLink('teaser')];
    const page = entry('page', 'page', { title: 'P', main });
    const { blocks, hidden } = resolveBlocks(
      contentDocument([page, ...pages, homeTeaser()], [COAT]),
    );
    expect(blocks.map(({ id }) => id)).toEqual(['teaser']);
    expect(hidden.map(({ reason }) => reason)).toEqual([{ kind: 'unknown type', type: 'page' }]);
  });

  test('is cut where tabs contain each other', () => {
    const tabs = (id: string, items: string[]) =>
      entry(id, 'tabs', { title: 'T', items: items.map(entryLink) });
    const item = (id: string, body: string[]) =>
      entry(id, 'tabItem', { headline: 'I', key: 'i', body: body.map(entryLink) });
    const { blocks, hidden } = resolveBlocks(
      pageDocument(
        [tabs('outer', ['first'])],
        [
          item('first', ['teaser', 'inner']),
          tabs('inner', ['second']),
          item('second', ['outer']),
          homeTeaser(),
        ],
      ),
    );
    expect(blocks[0]?.fields['items']).toMatchObject([{ body: [{ id: 'teaser' }] }]);
    expect(hidden.map(({ id, reason }) => [id, reason.kind])).toEqual([
      ['outer', 'cycle'],
      ['second', 'missing'],
      ['inner', 'missing'],
    ]);
    const through = ['page', 'outer', 'first', 'inner', 'second', 'outer'];
    expect(hidden[0]?.reason).toEqual({ kind: 'cycle', through });
  });

  test('ED-02: stops at the limit when tabs double at every level', () => {
    const levels = Array.from({ length: 30 }, (_, level) => [
      entry(`t${level}`, 'tabs', { title: 'T', items: links(`i${level}`, 2) }),
      entry(`i${level}`, 'tabItem', { headline: 'I', key: 'i', body: links(`t${level + 1}`, 2) }),
    ]).flat();
    const page = entry('page', 'page', { title: 'P', main: links('t0', 1) });
    const document = contentDocument([page, ...levels], [COAT]);
    expect(costOf(() => resolveBlocks(document))).toBeLessThan(QUICK);
    const { hidden } = resolveBlocks(document);
    expect(hidden.some(({ reason }) => reason.kind === 'too large')).toBe(true);
  });

  describe('ED-01: finds the next change quickly among thousands of edges that change nothing', () => {
    const start = (index: number) => new Date(NOON + (index + 1) * HOUR).toISOString();
    const bare = Array.from({ length: 3_000 }, (_, index) =>
      entry(`bare${index}`, 'homeTeaser', { title: 'T', startDateTime: start(index) }),
    );
    const last = homeTeaser({ startDateTime: start(4_000) });
    const blocks = [...bare, last];
    const tab = (id: string, ids: string[]) =>
      entry(id, 'tabItem', { headline: 'I', key: id, body: ids.map(entryLink) });
    const tabs = entry('tabs', 'tabs', { title: 'T', items: ['a', 'b'].map(entryLink) });
    const inTabs = (...first: string[]) =>
      pageDocument(
        [tabs],
        [
          tab('a', first),
          tab(
            'b',
            blocks.map(({ sys }) => sys.id),
          ),
          ...blocks,
          textBox(),
        ],
      );

    test.each([
      ['on the page', pageDocument(blocks)],
      ['in a tab beside one that shows', inTabs('text')],
      ['in tabs of which none shows', inTabs()],
    ])('%s', (_, document) => {
      const nodes = readRegion(document);
      expect(costOf(() => resolveRegion(nodes, GERMANY))).toBeLessThan(QUICK);
      expect(resolveRegion(nodes, GERMANY).validUntil).toBe(NOON + 4_001 * HOUR);
    });
  });
});
