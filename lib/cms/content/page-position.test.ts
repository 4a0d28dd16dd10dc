import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { placeOf } from './page-position.server';
import { below, node, siteOf } from './site.fixture.server';
import { nodeAt } from './site.server';

type Fields = Record<string, unknown>;

describe('a page’s position', () => {
  const place = (path: string, entries: readonly RawEntry[]) => {
    const site = siteOf(entries);
    const found = nodeAt(site, path, GERMANY);
    if (!found) throw new Error(`nothing at ${path}`);
    return placeOf(found, site);
  };
  const home = node('home', { path: '/' });
  const shirts = node('shirts', { ...below('home'), nodeType: 'category' });

  test('BLK-01: lists the ancestors from the home page down; a cycle ends the list', () => {
    const linen = node('linen', below('shirts'));
    expect(place('/linen', [home, shirts, linen]).trail.map(({ name }) => name)).toEqual([
      'HOME',
      'SHIRTS',
      'LINEN',
    ]);
    expect(place('/', [home]).trail).toEqual([]);
    const circle = [node('a', below('b')), node('b', below('a'))];
    expect(place('/a', circle).trail.map(({ name }) => name)).toEqual(['B', 'A']);
  });

  test('NAV-07: lists the categories below, unless an editor hides them', () => {
    const listed = node('linen', { ...below('shirts'), displayHighlightCategoryTag: true });
    const unlisted = node('odd', { ...below('shirts'), showInCategories: false });
    const names = (fields: Fields = {}) =>
      place('/shirts', [
        home,
        { ...shirts, fields: { ...shirts.fields, ...fields } },
        listed,
        unlisted,
      ]).categories.map(({ name, isTag }) => [name, isTag]);
    expect(names()).toEqual([['LINEN', true]]);
    expect(names({ hideCategoryLine: true })).toEqual([]);
    expect(names({ nodeType: 'landingpage' })).toEqual([]);
  });

  test('NAV-12: lists the nodes below the source of a brand index', () => {
    const entries = [
      node('index', { brandsPageSource: 'brands' }),
      node('brands'),
      node('oak', below('brands')),
      node('elm', { ...below('brands'), page: undefined }),
    ];
    expect(place('/index', entries).brands).toEqual([
      { id: 'oak', name: 'OAK', link: { href: '/de-de/oak', opens: 'page' } },
    ]);
    expect(place('/brands', entries).brands).toBeNull();
  });
});
