import fc from 'fast-check';
import {
  EVERY_INSTANT,
  LAST_INSTANT,
  node,
  placed,
} from '@/lib/cms/content/arbitrary-nodes.fixture';
import type { BlockInstance } from '@/lib/cms/content/resolve-page';
import { resolveRegion } from '@/lib/cms/content/resolve-page';
import { AUSTRIA, GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { pageChanges } from './page-changes';
import { marketColumn } from './page-matrix';

/** Ids of visible blocks including nested ones; ids are positions here. */
function idsOf(blocks: readonly BlockInstance[]): string[] {
  return blocks.flatMap(({ id, fields }) => [
    id,
    ...Object.values(fields).flatMap((value) => (Array.isArray(value) ? idsOf(value) : [])),
  ]);
}

const trees = fc.array(node, { minLength: 1, maxLength: 5 }).map((nodes) => placed(nodes));

test('ED-04: the changes of any page equal those found by scanning its resolution over time', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      const shownAt = (now: number) =>
        new Set(idsOf(resolveRegion(nodes, { ...GERMANY, now }).blocks));
      const changes = pageChanges(nodes, { ...GERMANY, now: -1 }, LAST_INSTANT + 1);
      let before = shownAt(-1);
      for (const now of EVERY_INSTANT) {
        const shown = shownAt(now);
        const change = changes.find(({ at }) => at === now);
        const came = [...shown].filter((id) => !before.has(id));
        const went = [...before].filter((id) => !shown.has(id));
        // Changes of nested blocks are reported with the outermost.
        const outermost = (ids: string[]) =>
          ids.filter((id) => !ids.some((other) => id.startsWith(`${other}.`))).toSorted();
        expect((change?.appears ?? []).map(({ id }) => id).toSorted()).toEqual(outermost(came));
        expect((change?.disappears ?? []).map(({ id }) => id).toSorted()).toEqual(outermost(went));
        before = shown;
      }
    }),
    { numRuns: 300 },
  );
});

test('ED-05: the matrix of any page equals the resolution in each market', () => {
  fc.assert(
    fc.property(trees, fc.integer({ min: -1, max: LAST_INSTANT + 1 }), (nodes, now) => {
      for (const context of [
        { ...GERMANY, now },
        { ...AUSTRIA, now },
      ]) {
        const column = marketColumn(nodes, context);
        const shown = new Set(idsOf(resolveRegion(nodes, context).blocks));
        const ever = new Set(
          [-1, ...EVERY_INSTANT].flatMap((at) =>
            idsOf(resolveRegion(nodes, { ...context, now: at }).blocks),
          ),
        );
        for (const [path, { cell }] of column) {
          const isShown = cell.state === 'visible' || cell.state === 'by visitor';
          expect([path, isShown]).toEqual([path, shown.has(path)]);
          expect([path, cell.state !== 'hidden']).toEqual([path, ever.has(path)]);
        }
        expect(column.size).toBeGreaterThanOrEqual(shown.size);
      }
    }),
    { numRuns: 200 },
  );
});
