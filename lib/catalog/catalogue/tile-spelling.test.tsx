import { readTileProduct } from './tile-product';
import { tileRecord } from './tile-product.fixture';

const titleAt = (path: string) => {
  history.replaceState(null, '', path);
  return readTileProduct(tileRecord({ title: 'Weißes Hemd' }))?.title;
};

test('articles that the browser loads in the Swiss market have no ß', () => {
  expect(titleAt('/de-ch/hemden')).toBe('Weisses Hemd');
});

test('articles that the browser loads elsewhere keep their ß', () => {
  expect(titleAt('/de-de/hemden')).toBe('Weißes Hemd');
});
