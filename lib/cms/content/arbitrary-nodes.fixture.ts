import fc from 'fast-check';
import type { VisibilityRules } from '@/lib/cms/visibility/verdict';
import { ALWAYS } from '@/lib/cms/visibility/visibility.fixture';
import type { ContentNode, SoundNode } from './content-tree';

/** Instants are small integers here, so that all of them can be tried. */
export const LAST_INSTANT = 12;
export const EVERY_INSTANT = Array.from({ length: LAST_INSTANT + 2 }, (_, instant) => instant);

const edge = fc.option(fc.integer({ min: 0, max: LAST_INSTANT }));
const schedule = fc
  .tuple(edge, edge)
  .filter(([start, end]) => start === null || end === null || start < end)
  .map(([start, end]) => ({ start, end }));
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const countries = (...codes: string[]) => ({ codes, unknown: [] });
const rules: fc.Arbitrary<VisibilityRules> = fc.record({
  schedule: fc.oneof(schedule, fc.constant({ start: null, end: null })),
  countries: mostly<VisibilityRules['countries']>(
    ALWAYS.countries,
    countries('AT'),
    countries('DE'),
  ),
  projects: mostly<VisibilityRules['projects']>([], ['hgg'], ['eck']),
  windowRule: mostly<VisibilityRules['windowRule']>('insideWindow', 'outsideWindow'),
  isActive: mostly(true, false),
  audience: mostly<VisibilityRules['audience']>(null, 'loggedIn'),
  closedByCookie: mostly<string | null>(null, 'ActionTeaser'),
});

const place = { id: 'entry', type: 'textBox', path: '' };
/** Any tree of entries, valid and invalid ones, with all kinds of rules. */
export const { node } = fc.letrec<{ broken: ContentNode; node: ContentNode }>((tie) => ({
  broken: fc.constant<ContentNode>({ ...place, kind: 'broken', reason: { kind: 'inactive' } }),
  node: fc.oneof(
    { depthSize: 'large', maxDepth: 3, withCrossShrink: true },
    { weight: 1, arbitrary: tie('broken') },
    {
      weight: 5,
      arbitrary: fc
        .record({
          rules,
          title: fc.constantFrom('words', '', null),
          first: fc.array(tie('node'), { maxLength: 3 }),
          second: fc.array(tie('node'), { maxLength: 2 }),
          requiredContent: fc.constantFrom(
            [],
            [],
            [['title']],
            [['first']],
            [['title', 'first']],
            [['first'], ['second']],
          ),
        })
        .map(({ first, second, title, ...own }): SoundNode => ({
          ...place,
          ...own,
          kind: 'sound',
          values: { title },
          children: [
            { field: 'first', shape: 'blocks', nodes: first },
            { field: 'second', shape: 'blocks', nodes: second },
          ],
          issues: [],
        })),
    },
  ),
}));

/** Sets every node's position for a path, as the reader does. */
export function placed(nodes: readonly ContentNode[], above = ''): ContentNode[] {
  return nodes.map((item, index) => {
    const path = `${above}${index}`;
    if (item.kind === 'broken') return { ...item, path, id: path };
    const children = item.children.map((list) => ({
      ...list,
      nodes: placed(list.nodes, `${path}.${list.field}.`),
    }));
    return { ...item, path, id: path, children };
  });
}
