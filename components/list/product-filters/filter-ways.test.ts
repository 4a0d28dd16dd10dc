import { formatSizeString } from '@/lib/catalog/catalogue/size-string';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { withFilterColours } from '@/lib/shop/i18n/shop-messages';
import { waysOf, wayOfSwitch } from './filter-ways';
import { listAddress } from './list-address';
import type { ListChoice } from './list-choice';

const shop = { project: 'hgg', language: 'de', currency: 'EUR', allFilters: false } as const;
const place = (choice: ListChoice = {}) => ({
  messages: messagesFor('de'),
  currency: 'EUR' as const,
  addressAfter: (next: (choice: ListChoice) => ListChoice) => listAddress(next(choice), shop),
});

const size = (sizeOnLabel: string, hasStock = true, sizeType: 'standard' | 'shoe' = 'standard') =>
  formatSizeString({ bodyType: 'normal', sizeType, hasStock, sizeOnLabel });

const values = (attribute: 'sizeString' | 'filterColor', counted: readonly string[]) => ({
  kind: 'values' as const,
  attribute,
  path: attribute === 'filterColor' ? 'colorVariants.filterColor' : 'colorVariants.sizeVariants.sizeString', // oxfmt-ignore
  values: () => counted.map((value) => ({ value, count: 3 })),
  chosen: ['blue'],
  isOffered: true,
});

test('FLT-09: a value links to the list with it, a chosen one to the list without it', () => {
  const choice = { refinementList: { 'colorVariants.filterColor': ['blue'] }, page: 4 };
  const ways = waysOf(values('filterColor', ['white', 'blue']), place(choice));
  expect(ways.map(({ name, isChosen, href }) => [name, isChosen, href])).toEqual([
    ['Blau', true, '?'],
    ['Weiß', false, '?filters[filterColor]=blue,white'],
  ]);
});

test('colours of a shop’s own filter have its names and order, and colours without one come last', () => {
  const filterColours = { navy: { de: 'Marine', en: 'Navy' }, anthracite: { en: 'Anthracite' } };
  const messages = withFilterColours(messagesFor('de'), { filterColours });
  const filter = { ...values('filterColor', ['not_specified', 'anthracite', 'navy']), chosen: [] };
  const ways = waysOf(filter, { ...place(), messages });
  expect(ways.map(({ name }) => name)).toEqual(['Marine', 'Anthracite', 'Sonstige']);
});

test('ENT-09: sizes are sorted by kind and size, without sold-out ones', () => {
  const labels = [size('47,5', true, 'shoe'), size('5XL'), size('3XL'), size('4XL', false)];
  const ways = waysOf({ ...values('sizeString', labels), chosen: [] }, place());
  expect(ways.map(({ name }) => name)).toEqual(['3XL', '5XL', '47,5 (Schuhe)']);
  expect(ways[2]?.href).toContain('47,5');
});

test('FLT-04: prices are grouped into ranges of round amounts, open at both ends', () => {
  const filter = {
    kind: 'price' as const,
    attribute: 'priceMin' as const,
    path: 'priceMin.eur',
    range: { min: 1900, max: 25_900 },
    chosen: { min: 5_000, max: 10_000 },
    isOffered: true,
  };
  const choice = { range: { 'priceMin.eur': '5000:10000' } };
  const ways = waysOf(filter, place(choice));
  expect(ways.map(({ name, href }) => [name.replaceAll('\u00a0', ' '), href])).toEqual([
    ['bis 20,00 €', '?range[priceMin]=:20'],
    ['20,00 € bis 50,00 €', '?range[priceMin]=20:50'],
    ['50,00 € bis 100,00 €', '?'],
    ['100,00 € bis 200,00 €', '?range[priceMin]=100:200'],
    ['ab 200,00 €', '?range[priceMin]=200:'],
  ]);
});

test('FLT-14: a switch is also a link', () => {
  const offered = { attribute: 'sale', path: 'isOnSale', isOn: false, count: 7 } as const;
  expect(wayOfSwitch(offered, place())).toMatchObject({
    name: 'Sale',
    href: '?filters[sale]=true',
  });
});
