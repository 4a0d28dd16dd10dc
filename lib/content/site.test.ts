import { GERMANY, HOUR, NOON } from '@/lib/visibility/visibility.fixture';
import { contentDocument, entry, entryLink, SHAPE } from './content.fixture.server';
import type { ContentNode, SoundNode } from './content-tree';
import { EntryReader } from './read-entry.server';
import { brokenNodesAt, headerRegion, nodeAt, resolveFrame, type Site } from './site.server';

type Fields = Record<string, unknown>;
const iso = (instant: number) => new Date(instant).toISOString();
const isSound = (node: ContentNode): node is SoundNode => node.kind === 'sound';

/** A node in the navigation, unless `fields` say otherwise. */
const node = (id: string, fields: Fields = {}) =>
  entry(id, 'node', {
    nodeId: id,
    project: 'hgg',
    name: id.toUpperCase(),
    path: `/${id}`,
    showInNavigation: true,
    ...fields,
  });
const below = (id: string): Fields => ({ parent: entryLink(id) });

function site(nodes: readonly ReturnType<typeof node>[], project: Fields = {}): Site {
  const document = contentDocument([
    entry('project', 'project', { projectId: 'hgg', name: 'Shop', homeLink: '/', ...project }),
    ...nodes,
  ]);
  const reader = new EntryReader(document, SHAPE);
  return {
    nodes: nodes.map(({ sys }) => reader.read(sys.id, sys.id)).filter(isSound),
    broken: [],
    project: reader.read('project', 'project'),
    shape: SHAPE,
    isLastGood: false,
    documents: [],
  };
}

/** Names of a navigation tree, `A(B C)`. */
function outline(entries: ReturnType<typeof resolveFrame>['frame']['navigation']): string {
  return entries
    .map(({ name, children }) => (children.length > 0 ? `${name}(${outline(children)})` : name))
    .join(' ');
}
const frame = (nodes: Parameters<typeof site>[0], context = GERMANY, project: Fields = {}) =>
  resolveFrame(site(nodes, project), context);
const navigation = (...nodes: Parameters<typeof site>[0]) => outline(frame(nodes).frame.navigation);

describe('the navigation', () => {
  test('CMS-01: is the tree of nodes, in the editor’s order', () => {
    expect(
      navigation(
        node('a', { sort: 2 }),
        node('b', { sort: 1 }),
        node('c', { ...below('a'), sort: 5 }),
        node('d', { ...below('a'), sort: 4 }),
        node('e', below('d')),
      ),
    ).toBe('B A(D(E) C)');
  });

  test('CMS-01: leaves out what is not meant for it; what stood below moves up', () => {
    expect(navigation(node('a', { showInNavigation: false }), node('b', below('a')))).toBe('B');
    expect(navigation(node('b', below('gone')))).toBe('B');
  });

  test('CMS-03: shows an item only in its countries', () => {
    const nodes = [node('a', { countries: 'at;CH' }), node('b')];
    expect(outline(frame(nodes).frame.navigation)).toBe('B');
    const austria = { ...GERMANY, locale: { ...GERMANY.locale, territory: 'AT' } };
    expect(outline(frame(nodes, austria).frame.navigation)).toBe('A B');
  });

  test('CMS-01: loses no item to parents in a circle', () => {
    expect(navigation(node('a', below('b')), node('b', below('a')), node('c'))).toBe('C A(B)');
    expect(navigation(node('a', below('a')))).toBe('A');
  });

  test('CMS-01: leads to the visitor’s locale', () => {
    const [first] = frame([node('a')]).frame.navigation;
    expect(first?.href).toBe('/de-de/a');
  });
});

test('the footer lists the nodes that may be visited, in the editor’s order', () => {
  const nodes = [node('a'), node('b', { countries: 'AT' }), node('c', { showInNavigation: false })];
  const footerNodes = ['c', 'b', 'gone', 'a'].map(entryLink);
  expect(frame(nodes, GERMANY, { footerNodes }).frame.footerLinks.map(({ id }) => id)).toEqual([
    'c',
    'a',
  ]);
});

test('a project without its own entry still has a frame', () => {
  const { frame: bare } = resolveFrame({ ...site([node('a')]), project: null }, GERMANY);
  expect(bare).toMatchObject({ projectName: 'hgg', footerLinks: [], home: { href: '/de-de' } });
  expect(headerRegion({ ...site([]), project: null })).toEqual([]);
});

test('ED-01: the frame changes with the first node that comes or goes', () => {
  const nodes = [
    node('a', { endDateTime: iso(NOON + 2 * HOUR) }),
    node('b', { startDateTime: iso(NOON + HOUR) }),
    node('c', { startDateTime: iso(NOON + 1), countries: 'AT' }),
  ];
  expect(frame(nodes).validUntil).toBe(NOON + HOUR);
  expect(frame([node('a')]).validUntil).toBeNull();
});

test('ED-02: a node that can never be visited says why at the path it claims, and there alone', () => {
  const reason = { kind: 'missing', fields: ['name'] } as const;
  const node = { id: 'n', type: 'node', path: 'n', kind: 'broken', reason } as const;
  const shop = { ...site([]), broken: [{ claimed: '/sale', node }] };
  expect(brokenNodesAt(shop, '/sale')).toEqual([
    { id: 'n', type: 'node', path: 'n', reason, issues: [] },
  ]);
  expect(brokenNodesAt(shop, '/')).toEqual([]);
});

describe('the node at a path', () => {
  const winter = node('winter', { path: '/sale', endDateTime: iso(NOON) });
  const summer = node('summer', { path: '/sale', startDateTime: iso(NOON) });
  const found = (path: string, now = NOON) =>
    nodeAt(site([winter, summer]), path, { ...GERMANY, now })?.id;

  test('CMS-02: is the one that may be visited now', () => {
    expect([found('/sale', NOON - 1), found('/sale', NOON)]).toEqual(['winter', 'summer']);
  });

  test('ED-02: is one that may not, where there is no other, so that its reason can be told', () => {
    expect(nodeAt(site([winter]), '/sale', GERMANY)?.id).toBe('winter');
  });

  test.each(['/', '/sale/', '/Sale', '/sale/..', '', '/constructor', '/'.repeat(8_000)])(
    'is none at %.20s',
    (path) => expect(found(path)).toBeUndefined(),
  );
});
