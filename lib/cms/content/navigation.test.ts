import { node as nodeType } from '@/cms-schema/content-types/node';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { assetLink, entryLink } from './content.fixture.server';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { navigationReport } from './navigation-report.server';
import { below, node, outline, siteOf } from './site.fixture.server';

const AUSTRIA = { ...GERMANY, locale: { ...GERMANY.locale, segment: 'de-at', territory: 'AT' } };
const FRANCE = { ...GERMANY, locale: { ...GERMANY.locale, segment: 'de-fr', territory: 'FR' } };

const treeOf = (...given: Parameters<typeof siteOf>) => siteOf(...given).tree;
const reportOf = (entries: readonly RawEntry[], context = GERMANY) =>
  navigationReport(siteOf(entries, context), context);

describe('the tree', () => {
  test('NAV-07: distinguishes header row and mobile menu', () => {
    const menuOnly = { showInNavigation: false, showInMobileNavigation: true };
    const tree = treeOf([
      node('a'),
      node('b', menuOnly),
      node('c', { showInMobileNavigation: true }),
    ]);
    expect(tree.map(({ standsIn }) => standsIn)).toEqual(['header', 'menu', 'both']);
  });

  test('has the same order on every machine if editors set none', () => {
    const tree = treeOf([node('b'), node('Z', { nodeId: 'z', path: '/z' }), node('a')]);
    expect(tree.map(({ id }) => id)).toEqual(['Z', 'a', 'b']);
  });

  test('hides the children of hidden nodes and moves up those of unlisted nodes', () => {
    const nodes = [
      node('sale', { countries: 'AT' }),
      node('shirts', below('sale')),
      node('linen', below('shirts')),
      node('top'),
      node('unlisted', { ...below('top'), showInNavigation: false }),
      node('polo', below('unlisted')),
    ];
    expect(outline(treeOf(nodes))).toBe('TOP(POLO)');
    expect(outline(treeOf(nodes, AUSTRIA))).toBe('SALE(SHIRTS(LINEN)) TOP(POLO)');
    expect(reportOf(nodes).hidden.map(({ id, reason }) => `${id} ${reason.kind}`)).toEqual([
      'sale country',
      'shirts invalid',
      'linen invalid',
    ]);
  });

  test('ED-02: reports cycles, missing parents and missing pages without losing entries', () => {
    const nodes = [
      node('a', below('b')),
      node('b', below('a')),
      node('c', below('gone')),
      node('d', { page: entryLink('unpublished') }),
      node('e', { page: undefined }),
      node('f', below('e')),
    ];
    expect(outline(treeOf(nodes))).toBe('C E(F) A(B)');
    const { hidden, findings } = reportOf(nodes);
    expect(hidden.map(({ id, reason }) => `${id} ${reason.kind}`)).toEqual(['d missing']);
    expect(findings.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'a: stands in a circle: a → b → a',
      'b: stands in a circle: b → a → b',
      'c: gone is not published; it stands at the top',
      'd: unpublished is not published; nothing links to the node',
    ]);
    expect(treeOf(nodes).find(({ id }) => id === 'e')?.link).toBeNull();
  });

  test('is cut at the sixth level for a chain of two thousand nodes', () => {
    const chain = Array.from({ length: 2_000 }, (_, index) =>
      node(`n${index}`, index === 0 ? {} : below(`n${index - 1}`)),
    );
    expect(outline(treeOf(chain))).toBe('N0(N1(N2(N3(N4(N5)))))');
  });

  test('CMS-08: shows the voucher node and its children in Austria, Switzerland and Germany only', () => {
    const nodes = [
      node('hgg-gutscheine'),
      node('card', below('hgg-gutscheine')),
      node('a', { navigationImage: assetLink('coat'), navigationImageLink: 'node_hgg-gutscheine' }),
    ];
    expect(outline(treeOf(nodes))).toBe('A HGG-GUTSCHEINE(CARD)');
    expect(outline(treeOf(nodes, FRANCE))).toBe('A');
    expect(treeOf(nodes)[0]?.configuration.navigationImageLink).toBeDefined();
    expect(treeOf(nodes, FRANCE)[0]?.configuration.navigationImageLink).toBeUndefined();
    expect(reportOf(nodes, FRANCE).hidden[0]).toMatchObject({
      id: 'hgg-gutscheine',
      reason: { kind: 'country', allowed: ['AT', 'CH', 'DE'], territory: 'FR' },
    });
  });

  test('NAV-09: a node without a page links to the other shop if that delivers to the country', () => {
    const nodes = [node('a', { page: undefined, crossShopUrl: '/anzuege' })];
    expect(treeOf(nodes)[0]?.link).toEqual({
      href: 'https://hrm.example/de-de/anzuege',
      opens: 'external',
    });
    const america = { ...GERMANY.locale, segment: 'en-us', territory: 'US' };
    expect(treeOf(nodes, { ...GERMANY, locale: america })).toEqual([]);
  });

  test('NAV-09: the other shop’s path is set for each language, like the node’s own', () => {
    expect(nodeType.fields.crossShopUrl.localized).toBe(nodeType.fields.path.localized);
  });

  test.each(['//evil.example', '/\\evil', 'https://evil.example', 'javascript:0'])(
    'NAV-09: %s is not a path of another shop',
    (crossShopUrl) => expect(treeOf([node('a', { page: undefined, crossShopUrl })])).toEqual([]),
  );
});
