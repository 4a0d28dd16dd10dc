import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import { assetLink, entry, entryLink } from './content.fixture.server';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { navigationReport } from './navigation-report.server';
import { below, node, siteOf } from './site.fixture.server';

type Fields = Record<string, unknown>;
const treeOf = (...given: Parameters<typeof siteOf>) => siteOf(...given).tree;
const reportOf = (entries: readonly RawEntry[], context = GERMANY) =>
  navigationReport(siteOf(entries, context), context);

describe('a node’s configuration', () => {
  const group = (id: string, fields: Fields = {}) =>
    entry(id, 'flyoutTeaserGroup', {
      title: id,
      imagesList: [assetLink('coat')],
      link: '/',
      occupiedColumns: 3,
      ...fields,
    });
  const configured = (fields: Fields, others: RawEntry[] = []) =>
    treeOf([node('a', fields), ...others])[0]?.configuration;

  test('NAV-06: an entry has id, type, name, link, children and configuration', () => {
    const [first] = treeOf([node('a', { nodeType: 'category' }), node('b', below('a'))]);
    expect(first).toMatchObject({
      nodeId: 'a',
      nodeType: 'category',
      name: 'A',
      link: { href: '/de-de/a', opens: 'page' },
      configuration: {},
    });
    expect(first?.children.map(({ nodeId }) => nodeId)).toEqual(['b']);
  });

  test('NAV-07, NAV-08, NAV-09: contains the settings that are set, and no others', () => {
    expect(configured({})).toEqual({});
    const set = {
      pageName: 'All of A',
      hideAdditionAll: true,
      layerTwoName: 'Layer two',
      styleAllNavigationTitles: 'sale',
      isPremiumSale: true,
      MobileAppStyle: 'main red=Bold Red',
      mobileNavigationIndex: 7,
      displayHighlightMenuItem: true,
      displayHighlightCategoryTag: true,
      displayDescription: 'Wool and linen',
      displayClassname: 'winter',
    };
    expect(configured(set)).toEqual(set);
    expect(configured({ navigationImage: assetLink('coat') })).toMatchObject({
      navigationImage: { url: 'https://images.example/coat.jpg' },
    });
  });

  test('NAV-08: the mobile index defaults to 999, and an invalid value affects only itself', () => {
    expect(configured({ mobileNavigationIndex: 999 })).toEqual({});
    expect(configured({ mobileNavigationIndex: 5_000, MobileAppStyle: 'shouting' })).toEqual({});
    expect(
      reportOf([node('a', { mobileNavigationIndex: 5_000 })]).findings.map(({ path }) => path),
    ).toEqual(['mobileNavigationIndex']);
  });

  test('NAV-10: has up to six picture groups with a link and a width in columns', () => {
    const flyoutTeaser = ['g1', 'g2'].map(entryLink);
    expect(configured({ flyoutTeaser }, [group('g1'), group('g2')])?.flyoutTeaser).toEqual([
      expect.objectContaining({
        id: 'g1',
        occupiedColumns: 3,
        link: { href: '/de-de', opens: 'page' },
        imagesList: [expect.objectContaining({ width: 1200 })],
      }),
      expect.objectContaining({ id: 'g2' }),
    ]);
  });

  test('NAV-10: leaves out a seventh group, one without a picture and one with a script', () => {
    const ids = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'];
    const groups = [
      group('g1', { imagesList: [] }),
      group('g2', { link: 'javascript:alert(1)' }),
      group('g3', { occupiedColumns: 9 }),
      ...ids.slice(3).map((id) => group(id)),
    ];
    const fields = { flyoutTeaser: ids.map(entryLink) };
    expect(configured(fields, groups)?.flyoutTeaser?.map(({ id }) => id)).toEqual([
      'g4',
      'g5',
      'g6',
    ]);
    const { hidden, findings } = reportOf([node('a', fields), ...groups]);
    expect(hidden.map(({ id }) => id)).toEqual(['g1', 'g2', 'g3']);
    expect(findings).toEqual([
      expect.objectContaining({ path: 'flyoutTeaser', message: expect.stringContaining('7') }),
    ]);
  });

  test('NAV-11: additional items with a link of their own', () => {
    const item = entry('i', 'navigationItem', {
      layerTwoNameTitle: 'Service',
      navitem: 'Gutscheine',
      navitemlink: 'node_b',
    });
    const unsafe = entry('u', 'navigationItem', { navitem: 'U', navitemlink: 'javascript:0' });
    const fields = { additionalnavigationitems: ['i', 'u'].map(entryLink) };
    const [first] = treeOf([node('a', fields), node('b'), item, unsafe]);
    expect(first?.configuration.additionalnavigationitems).toEqual([
      {
        id: 'i',
        layerTwoNameTitle: 'Service',
        navitem: 'Gutscheine',
        navitemlink: { href: '/de-de/b', opens: 'page' },
      },
    ]);
  });

  test('CMS-06: a content page opens in a modal if its node is configured for it', () => {
    const item = entry('i', 'navigationItem', {
      navitem: 'Größenberatung',
      navitemlink: 'node_guide_modal',
    });
    const fields = { additionalnavigationitems: [entryLink('i')] };
    const link = (guide: Fields) =>
      treeOf([node('a', fields), node('guide', { showInNavigation: false, ...guide }), item])[0]
        ?.configuration.additionalnavigationitems?.[0]?.navitemlink;
    expect(link({})).toEqual({ href: '/de-de/guide', opens: 'modal' });
    expect(link({ countries: 'AT' })).toBeUndefined();
  });

  test('NAV-07: “all brands” leads to the page that is a brand index, and is empty without one', () => {
    const all = { showAllBrands: true, showAllBrandsText: 'Alle Marken', styleAllBrands: 'bold' };
    const index = node('index', { showInNavigation: false, brandsPageSource: 'index' });
    expect(treeOf([node('a', all), index])[0]?.configuration.allBrands).toEqual({
      text: 'Alle Marken',
      style: 'bold',
      link: { href: '/de-de/index', opens: 'page' },
    });
    expect(treeOf([node('a', all)])[0]?.configuration).toEqual({});
  });
});
