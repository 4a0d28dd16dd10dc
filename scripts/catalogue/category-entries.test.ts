import type { SeedEntry } from '@/demo/seed-entry';
import { categoryEntries, type PresentNodes } from './category-entries';
import { categoryTree } from './category-tree';

const IMPORTED = [
  { titles: { de: ['Accessoires', 'Hüte'], en: ['Accessories', 'Hats'] }, articles: 2 },
  { titles: { de: ['Accessoires', 'Tücher'] }, articles: 5 },
  { titles: { de: ['Schuhe'] }, keys: ['shoes-10'], articles: 1 },
];
const EMPTY: PresentNodes = { home: 'hgg-node-home', byCategory: new Map(), paths: new Set(['/']) };

const nodesOf = (entries: SeedEntry[]) => entries.filter(({ type }) => type === 'node');
const made = (present: Partial<PresentNodes> = {}) =>
  nodesOf(categoryEntries('hgg', categoryTree(IMPORTED), { ...EMPTY, ...present }));
const valuesOf = (entries: SeedEntry[], field: string) =>
  entries.map(({ fields }) => fields[field]?.['de']);
const linkTo = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });

test('each level of the imported categories gets a place, those with most articles first', () => {
  expect(valuesOf(made(), 'path')).toEqual([
    '/accessoires',
    '/accessoires/tuecher',
    '/accessoires/huete',
    '/schuhe',
  ]);
});

test('a place has the key by which its articles are found, made of the title or from the file', () => {
  expect(valuesOf(made(), 'pimSlug')).toEqual(['accessoires', 'tuecher', 'huete', 'shoes-10']);
});

test('a level is below the one above it, the first one below the home page', () => {
  const above = ['hgg-node-home', 'hgg-node-accessoires', 'hgg-node-accessoires', 'hgg-node-home'];
  expect(valuesOf(made(), 'parent')).toEqual(above.map(linkTo));
});

test('a path is in the languages that name all of its levels', () => {
  const [, scarves, hats] = made();
  expect(hats?.fields['path']).toEqual({ de: '/accessoires/huete', en: '/accessories/hats' });
  expect(scarves?.fields['path']).toEqual({ de: '/accessoires/tuecher' });
});

test('a category that has a place gets no second one, and its parts are below that place', () => {
  const nodes = made({ byCategory: new Map([['accessoires', 'by-an-editor']]) });
  expect(valuesOf(nodes, 'pimSlug')).toEqual(['tuecher', 'huete', 'shoes-10']);
  expect(nodes[0]?.fields['parent']?.['de']).toEqual(linkTo('by-an-editor'));
});

test('a path that a page has is not taken from it', () => {
  const nodes = made({ paths: new Set(['/', '/schuhe']) });
  expect(valuesOf(nodes, 'pimSlug')).not.toContain('shoes-10');
});
