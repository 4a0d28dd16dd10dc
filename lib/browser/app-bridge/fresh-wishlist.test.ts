import { marketLocales } from '@/lib/shop/page-context/locale';
import { projects } from '@/lib/shop/project/projects';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { freshWishlist } from './fresh-wishlist';

const NOW = Date.UTC(2026, 10, 20);
const SHOP = 'https://hgg.example';
const after = (address: string) => freshWishlist(`${SHOP}${address}`, NOW);

test('GEN-10: a wishlist without a load time, or older than a minute, is reloaded', () => {
  const fresh = `${SHOP}/de-at/wishlist?nocache=${NOW}`;
  expect(after('/de-at/wishlist')).toBe(fresh);
  expect(after(`/de-at/wishlist?nocache=${NOW - 60_001}`)).toBe(fresh);
  expect(after(`/de-at/wishlist?nocache=${NOW + 1}`)).toBe(fresh);
  expect(after('/de-at/wishlist?nocache=yes')).toBe(fresh);
  expect(after('/de-at/wishlist?tall=1#list')).toBe(
    `${SHOP}/de-at/wishlist?tall=1&nocache=${NOW}#list`,
  );
});

test('GEN-10: a wishlist loaded in the last minute is not reloaded, nor is any other page', () => {
  expect(after(`/de-at/wishlist?nocache=${NOW}`)).toBeNull();
  expect(after(`/de-at/wishlist?nocache=${NOW - 60_000}`)).toBeNull();
  expect(after('/de-at/hosen')).toBeNull();
  expect(after('/de-at/magazin/wishlist')).toBeNull();
});

test.each(Object.values(projects))(
  'GEN-10: detects the address of the wishlist in $id',
  ({ id }) => {
    for (const locale of marketLocales(id)) {
      const href = routeHref({ name: 'wishlist', parameters: {} }, { project: id, locale });
      expect(after(href)).toBe(`${SHOP}${href}?nocache=${NOW}`);
    }
  },
);
